import React, {useContext, type ReactNode} from 'react';
import {sketches} from '../model/attributeBuilders';
import type {ObjectProps, ObjectSpec} from '../model/object';
import {ChoiceContext} from '../parts/choice';
import {fieldOf} from '../parts/field';

/** `<radiobutton>`: one of several options; outside a group, those with one ID exclude each other. */
function RadioButton(props: ObjectProps): ReactNode {
  const {attribute, label} = props;
  const group = useContext(ChoiceContext);
  const alone = fieldOf(props);
  const option = attribute('option') ?? label;
  const words = attribute('label') ?? attribute('option');
  return (
    <label className="preview-checkbox">
      <input
        type="radio"
        name={group?.name}
        value={option}
        checked={(group?.value ?? alone.value) === option}
        disabled={attribute('enabled') === 'false'}
        aria-label={words === undefined ? label : undefined}
        onChange={() => (group?.choose ?? alone.set)(option)}
      />
      {words}
    </label>
  );
}

export default {
  Picture: RadioButton,
  sample:
    '<project width="160" height="80"><radiobutton id="a" pos="x24y10" label="One" option="1" value="1" /><radiobutton id="a" pos="x24y44" label="Two" option="2" value="1" /></project>',
  attributes: sketches('label', 'option', 'value', 'name'),
} satisfies ObjectSpec;
