import React, {type ReactNode} from 'react';
import {editor, parameter, sketches, string} from '../model/attributeBuilders';
import {limits} from '../model/limits';
import type {ObjectProps, ObjectSpec} from '../model/object';
import PanelField from '../parts/PanelField';

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
const maxDigits = limits.objects.keypad.digits;

/** `<keypad>`: a code, entered in a panel and shown as dots. */
function Keypad(props: ObjectProps): ReactNode {
  return (
    <PanelField
      object={props}
      startsEmpty
      text={(value) => '•'.repeat(Math.min(value.length, maxDigits)) || 'Code'}>
      {(value, change) => {
        const enter = (digit: string) => `${value}${digit}`.slice(0, maxDigits);
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
            {digits.map((digit) => key(digit, enter(digit)))}
            {key('←', value.slice(0, -1), 'Delete a digit')}
            {key('0', enter('0'))}
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
  attributes: [
    parameter('id', string(), 'name for UISET, and of the command if the keypad sends alone', {
      group: 'common',
    }),
    parameter('position', string('pixels'), 'position on the page', {
      group: 'position',
      uiset: 'pos',
    }),
    editor(
      'Type of the field',
      string('keypad'),
      'type of a [field](./field.mdx) for a numeric code',
      {group: 'field'},
    ),
    ...sketches('label', 'name', 'value'),
  ],
} satisfies ObjectSpec;
