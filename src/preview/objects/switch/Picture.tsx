import React, {type ReactNode} from 'react';
import type {ObjectProps} from '../../model/object';
import {fieldOf} from '../../parts/field';

/** `<switch>`: sends its value when it changes, unless a submit button stands beside it. */
export default function Switch(props: ObjectProps): ReactNode {
  const {value, set} = fieldOf(props);
  const isOn = value === 'true';
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={props.label}
      className="preview-switch"
      onClick={() => set(String(!isOn))}>
      <span />
    </button>
  );
}
