import React, {useRef, type ReactNode} from 'react';
import type {ObjectProps} from './types';

/** `<slider>`: a level from 0 to 100, sent as a command when it is let go. */
export default function Slider({
  attribute,
  input,
  inputKey,
  label,
  onHappening,
}: ObjectProps): ReactNode {
  const value = input ?? attribute('value') ?? '0';
  const sent = useRef(value);
  const send = () => {
    if (attribute('action') === 'command' && input !== undefined && sent.current !== input) {
      sent.current = input;
      onHappening({kind: 'command', name: attribute('name') ?? '', parameter: input});
    }
  };
  return (
    <input
      type="range"
      min={0}
      max={100}
      value={value}
      aria-label={label}
      className="preview-slider"
      onChange={({target}) => onHappening({kind: 'input', key: inputKey, value: target.value})}
      onPointerUp={send}
      onKeyUp={send}
    />
  );
}
