import React, {type ReactNode} from 'react';
import type {ObjectProps} from '../../model/object';
import Month from '../../parts/Month';
import PanelField from '../../parts/PanelField';

/** `<date>`: a date, chosen from a calendar in a panel. */
export default function DateField(props: ObjectProps): ReactNode {
  return (
    <PanelField object={props} text={(value) => value || 'No date'}>
      {(value, change) => <Month value={value} onChoose={change} />}
    </PanelField>
  );
}
