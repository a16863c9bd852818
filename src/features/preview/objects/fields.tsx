import React, {useRef, type ReactNode} from 'react';
import {isPlainKey} from '../../../lib/device/keys';
import type {ObjectProps} from '../model/object';
import {fieldOf} from '../parts/field';
import PanelField from '../parts/PanelField';
import {DateField, Time} from './dates';

/** `<checkbox>`: a checkbox; with `tristate`, it can be undetermined. */
export function Checkbox(props: ObjectProps): ReactNode {
  const {attribute} = props;
  const label = attribute('label');
  const {value, set} = fieldOf(props);
  return (
    <label className="preview-checkbox">
      <input
        ref={(box) => {
          if (box) {
            box.indeterminate = attribute('tristate') === 'true' && value === '';
          }
        }}
        type="checkbox"
        checked={value === 'true'}
        disabled={attribute('enabled') === 'false'}
        aria-label={label === undefined ? props.label : undefined}
        onChange={({target}) => set(String(target.checked))}
      />
      <span>{label}</span>
    </label>
  );
}

function optionsOf(text: string): readonly string[] {
  const options = text.split(';').map((one) => one.trim());
  return [...new Set(options)].filter(Boolean);
}

/** Entry of a text or an option; a text is sent when the field loses the focus. */
function Entry(props: ObjectProps): ReactNode {
  const {attribute, label, setInput} = props;
  const {value, set, send} = fieldOf(props);
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
      return <textarea {...text} onChange={({target}) => setInput(target.value)} />;
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
          onChange={({target}) => setInput(target.value)}
          onKeyDown={(event) => isPlainKey(event, 'Enter') && leave()}
        />
      );
  }
}

/** `<field>`: an entry of the type in its attribute `type`, by default a line of text. */
export function Field(props: ObjectProps): ReactNode {
  const caption = props.attribute('label');
  switch (props.attribute('type')) {
    case 'date':
      return <DateField {...props} />;
    case 'time':
      return <Time {...props} />;
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

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** `<keypad>`: a code, entered in a panel and shown as dots. */
export function Keypad(props: ObjectProps): ReactNode {
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

/** `<switch>`: sends each change of its value, unless there is a submit button. */
export function Switch(props: ObjectProps): ReactNode {
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
