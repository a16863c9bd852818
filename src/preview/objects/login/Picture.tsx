import React, {type ReactNode} from 'react';
import type {ObjectProps} from '../../model/object';
import {performAction} from '../../parts/performAction';

/** `<login>`: the look of a dialog only. It has no entries: a page of a manual must not ask for a code. */
export default function Login(props: ObjectProps): ReactNode {
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
