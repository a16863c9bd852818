import React, {type ReactNode} from 'react';
import {boolean, editor, inGroup, string} from '../model/attributeBuilders';
import {flex, id, position, width, withDefault} from '../model/commonAttributes';
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
  attributes: [
    id('name of the switch in code; several objects can share an ID'),
    ...withDefault('`auto`', position, ...flex, width),
    ...inGroup('field', [
      editor('Value', boolean, 'the state', {uiset: 'value', default: '`false`'}),
      editor('Name', string(), 'the name of the field', {sketch: 'name', default: 'none'}),
      editor('Auto Send', boolean, '`true` sends the value at each change', {uiset: 'autosend'}),
    ]),
  ],
} satisfies ObjectSpec;
