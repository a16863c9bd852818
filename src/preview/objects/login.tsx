import React, {type ReactNode} from 'react';
import {choice, sketch, sketches} from '../model/attributeBuilders';
import type {ObjectProps, ObjectSpec} from '../model/object';
import {performAction} from '../parts/performAction';

/** `<login>`: the look of a dialog only. It has no entries: a page of a manual must not ask for a code. */
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
  sample:
    '<project width="160" height="80"><login pos="x24y4" width="112" height="72" label="Log in" /></project>',
  attributes: [
    sketch('label'),
    sketch('action', choice('command', 'link')),
    ...sketches('name', 'parameter'),
    sketch('link', {kind: 'page'}),
  ],
} satisfies ObjectSpec;
