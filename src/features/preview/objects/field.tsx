import React, {useRef, type ReactNode} from 'react';
import {isPlainKey} from '../../../lib/device/keys';
import type {ObjectProps, ObjectSpec} from '../model/object';
import {fieldOf} from '../parts/field';
import date from './date';
import keypad from './keypad';
import time from './time';

function optionsOf(text: string): readonly string[] {
  const options = text.split(';').map((one) => one.trim());
  return [...new Set(options)].filter(Boolean);
}

/** Entry of a text or an option; a text is sent when the field loses the focus. */
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
      return <textarea {...text} onChange={({target}) => draft(target.value)} />;
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

/** `<field>`: an entry of the type in its attribute `type`, by default a line of text. */
function Field(props: ObjectProps): ReactNode {
  const caption = props.attribute('label');
  switch (props.attribute('type')) {
    case 'date':
      return <date.Picture {...props} />;
    case 'time':
      return <time.Picture {...props} />;
    case 'keypad':
      return <keypad.Picture {...props} />;
    default:
      return (
        <div className="preview-field">
          {caption === undefined ? null : <span>{caption}</span>}
          <Entry {...props} />
        </div>
      );
  }
}

export default {
  Picture: Field,
  initialValue: '',
  sample: '<field pos="x12y18" width="136" height="44" label="Name" value="Office" />',
} satisfies ObjectSpec;
