import React, {type ReactNode} from 'react';
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
} satisfies ObjectSpec;
