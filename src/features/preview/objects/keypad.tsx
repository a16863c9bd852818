import React, {type ReactNode} from 'react';
import type {ObjectProps, ObjectSpec} from '../model/object';
import PanelField from '../parts/PanelField';

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** `<keypad>`: a code, entered in a panel and shown as dots. */
function Keypad(props: ObjectProps): ReactNode {
  return (
    <PanelField object={props} startsEmpty text={(value) => '•'.repeat(value.length) || 'Code'}>
      {(value, change) => {
        const key = (sign: string, next: string, name?: string) => (
          <button
            key={sign}
            type="button"
            className="preview-button"
            aria-label={name}
            onClick={() => change(next)}>
            {sign}
          </button>
        );
        return (
          <div className="preview-keypad">
            {digits.map((digit) => key(digit, `${value}${digit}`))}
            {key('←', value.slice(0, -1), 'Delete a digit')}
            {key('0', `${value}0`)}
          </div>
        );
      }}
    </PanelField>
  );
}

export default {
  Picture: Keypad,
  initialValue: '',
  sample: '<keypad pos="x32y18" width="96" height="44" label="Code" value="1234" />',
} satisfies ObjectSpec;
