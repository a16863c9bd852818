import React, {useRef, type ReactNode} from 'react';
import {isPlainKey} from '../../../device/keys';
import {limits} from '../../model/limits';
import type {ObjectProps} from '../../model/object';
import {fieldOf} from '../../parts/field';
import TextArea from '../../parts/TextArea';
import DateField from '../date/Picture';
import Keypad from '../keypad/Picture';
import TimeField from '../time/Picture';

function optionsOf(text: string): readonly string[] {
  const options = text.split(';').map((one) => one.trim());
  return [...new Set(options)].filter(Boolean).slice(0, limits.objects.field.options);
}

/** An entry with the keyboard or from a list; a text goes out when its field is left. */
function Entry(props: ObjectProps): ReactNode {
  const {attribute, label} = props;
  const {value, draft, set, send} = fieldOf(props);
  const before = useRef(value);
  const leave = () => {
    if (before.current !== value) {
      before.current = value;
      send();
    }
  };
  const common = {
    className: 'preview-field-entry',
    value,
    'aria-label': label,
    'aria-invalid': attribute('error') === 'true',
    disabled: attribute('enabled') === 'false',
  };
  const text = {
    ...common,
    onFocus: () => {
      before.current = value;
    },
    onBlur: leave,
  };
  switch (attribute('type')) {
    case 'multiline':
      return <TextArea {...text} most={limits.objects.field} onChange={draft} />;
    case 'select':
      return (
        <select {...common} onChange={({target}) => set(target.value)}>
          {[...new Set([value, ...optionsOf(attribute('options') ?? '')])].map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      );
    default:
      return (
        <input
          type="text"
          {...text}
          onChange={({target}) => draft(target.value)}
          onKeyDown={(event) => isPlainKey(event, 'Enter') && leave()}
        />
      );
  }
}

/** `<field>`: an entry of the type that its attribute `type` names; a line of text without. */
export default function Field(props: ObjectProps): ReactNode {
  const caption = props.attribute('label');
  switch (props.attribute('type')) {
    case 'date':
      return <DateField {...props} />;
    case 'time':
      return <TimeField {...props} />;
    case 'keypad':
      return <Keypad {...props} />;
    default:
      return (
        <div className="preview-field">
          {caption === undefined ? null : <span>{caption}</span>}
          <Entry {...props} />
        </div>
      );
  }
}
