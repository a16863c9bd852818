import React, {type ReactNode} from 'react';
import {boolean, editor, inGroup, sketches, uiset} from '../model/attributeBuilders';
import {comment, flex, id, movablePosition, withDefault} from '../model/commonAttributes';
import type {ObjectProps, ObjectSpec} from '../model/object';
import Month from '../parts/Month';
import PanelField from '../parts/PanelField';

/** `<date>`: a date, selected in a calendar in a panel. */
function DateField(props: ObjectProps): ReactNode {
  return (
    <PanelField object={props} text={(value) => value || 'No date'}>
      {(value, change) => <Month value={value} onChoose={change} />}
    </PanelField>
  );
}

export default {
  Picture: DateField,
  initialValue: '',
  sample: '<date pos="x12y18" width="136" height="44" label="Until" value="2027-03-11" />',
  attributes: [
    id('name of the field in code'),
    {...movablePosition, default: '`x0y0`'},
    ...withDefault('`true`', ...flex),
    ...inGroup('field', [
      editor('Auto Send', boolean, '`true`: sends when the date changes', {uiset: 'autosend'}),
      uiset('enabled', boolean, 'whether the field can be used'),
    ]),
    {...comment, meaning: 'a note in the Project Editor, also found by its filter'},
    ...sketches('label', 'name', 'value'),
  ],
} satisfies ObjectSpec;
