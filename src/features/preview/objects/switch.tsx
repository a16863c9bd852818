import React, {type ReactNode} from 'react';
import type {ObjectProps, ObjectSpec} from '../model/object';
import {fieldOf} from '../parts/field';

/** `<switch>`: sends each change of its value, unless there is a submit button. */
function Switch(props: ObjectProps): ReactNode {
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

export default {
  Picture: Switch,
  initialValue: 'false',
  sample: '<switch id="a" pos="x52y26" width="56" />',
} satisfies ObjectSpec;
