import React, {type ReactNode} from 'react';
import type {ObjectProps} from './types';

/** `<switch>`: sends its value when it changes, unless a submit button stands beside it. */
export default function Switch({
  attribute,
  input,
  inputKey,
  fields,
  label,
  onHappening,
}: ObjectProps): ReactNode {
  const isOn = (input ?? attribute('value')) === 'true';
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      className="preview-switch"
      onClick={() => {
        const value = String(!isOn);
        onHappening({kind: 'input', key: inputKey, value});
        // In a form the value waits for the button that sends it.
        if (fields().length === 0) {
          onHappening({kind: 'command', name: attribute('name') ?? '', parameter: value});
        }
      }}>
      <span />
    </button>
  );
}
