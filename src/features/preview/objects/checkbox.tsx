import React, {useEffect, useRef, type ReactNode} from 'react';
import {boolean, choice, editor, inGroup, sketch, string} from '../model/attributeBuilders';
import {flex, id, movablePosition, width, withDefault} from '../model/commonAttributes';
import type {ObjectProps, ObjectSpec} from '../model/object';
import {fieldOf} from '../parts/field';

/** `<checkbox>`: a checkbox; with `tristate`, it can be undetermined. */
function Checkbox(props: ObjectProps): ReactNode {
  const {attribute} = props;
  const label = attribute('label');
  const {value, set} = fieldOf(props);
  const box = useRef<HTMLInputElement>(null);
  const isUndetermined = attribute('tristate') === 'true' && value === '';
  useEffect(() => {
    if (box.current) {
      box.current.indeterminate = isUndetermined;
    }
  }, [isUndetermined]);
  return (
    <label className="preview-checkbox">
      <input
        ref={box}
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

export default {
  Picture: Checkbox,
  initialValue: 'false',
  sample: '<checkbox pos="x24y10" label="One" value="true" /><checkbox pos="x24y44" label="Two" />',
  attributes: [
    id('name of the checkbox in code'),
    ...withDefault('`auto`', movablePosition, width, ...flex),
    ...inGroup('field', [
      editor('Value', choice('true', 'false', ''), 'selected or not', {
        sketch: 'value',
        default: '`false`',
      }),
      editor('Tri State', boolean, 'allows a third, undetermined state', {sketch: 'tristate'}),
      editor(
        'Auto Send',
        boolean,
        'sends each change immediately; see [Field](./field.mdx#behaviour)',
        {uiset: 'autosend'},
      ),
    ]),
    editor('Label', string('text, can contain HTML tags'), 'label next to the checkbox', {
      sketch: 'label',
      edition: '3',
    }),
    editor('CSS', string('CSS declarations'), 'style of the label, for example its colour', {
      edition: '3',
    }),
    sketch('name'),
  ],
} satisfies ObjectSpec;
