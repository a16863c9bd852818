import React, {createContext, useContext, type ReactNode} from 'react';
import {sketches} from '../model/attributeBuilders';
import type {ObjectProps, ObjectSpec} from '../model/object';
import {fieldOf} from '../parts/field';

/** Radio buttons in a group share its name, which is unique in the document, and its value. */
export const RadioContext = createContext<
  | {readonly name: string; readonly value: string; readonly set: (option: string) => void}
  | undefined
>(undefined);

/** `<radiobutton>`: one of several options of a group; without a group, of the same ID. */
function RadioButton(props: ObjectProps): ReactNode {
  const {attribute, label} = props;
  const group = useContext(RadioContext);
  const alone = fieldOf(props);
  const option = attribute('option') ?? label;
  const text = attribute('label') ?? attribute('option');
  return (
    <label className="preview-checkbox">
      <input
        type="radio"
        name={group?.name}
        value={option}
        checked={(group?.value ?? alone.value) === option}
        disabled={attribute('enabled') === 'false'}
        aria-label={text === undefined ? label : undefined}
        onChange={() => (group?.set ?? alone.set)(option)}
      />
      {text}
    </label>
  );
}

export default {
  Picture: RadioButton,
  sample:
    '<radiobutton id="a" pos="x24y10" label="One" option="1" value="1" /><radiobutton id="a" pos="x24y44" label="Two" option="2" value="1" />',
  attributes: sketches('label', 'option', 'value', 'name'),
} satisfies ObjectSpec;
