import React, {type ReactNode} from 'react';
import Month from '../../parts/Month';
import PanelField from '../../parts/PanelField';
import type {ObjectProps} from '../../model/object';

/** `<date>`: a date, chosen from a calendar in a panel. */
export default function DateField(props: ObjectProps): ReactNode {
  return (
    <PanelField object={props} text={(value) => value || 'No date'}>
      {(value, change) => <Month value={value} onChoose={change} />}
    </PanelField>
  );
}
