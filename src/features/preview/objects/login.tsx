import React, {type ReactNode} from 'react';
import {choice, sketch, sketches} from '../model/attributeBuilders';
import type {ObjectProps, ObjectSpec} from '../model/object';
import {performAction} from '../parts/performAction';

/** `<login>`: the picture of a dialog, without entries, because documentation must not ask for a password. */
function Login(props: ObjectProps): ReactNode {
  const {attribute} = props;
  const title = attribute('label') ?? 'Log in';
  return (
    <div role="group" aria-label={`${title}, a sketch without entries`} className="preview-login">
      <p>{title}</p>
      <div aria-hidden="true">
        <span>User</span>
        <span>••••</span>
      </div>
      <button type="button" className="preview-button" onClick={() => performAction(props)}>
        OK
      </button>
    </div>
  );
}

export default {
  Picture: Login,
  sample: '<login pos="x24y4" width="112" height="72" label="Log in" />',
  attributes: [
    sketch('label'),
    sketch('action', choice('command', 'link')),
    ...sketches('name', 'parameter'),
    sketch('link', {kind: 'page'}),
  ],
} satisfies ObjectSpec;
