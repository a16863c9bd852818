import React, {type ReactNode} from 'react';
import type {ObjectProps, ObjectSpec} from '../model/object';
import {fieldOf} from '../parts/field';
import Month, {eventsOf} from '../parts/Month';

/** `<calendar>`: a month with events, to select a date. */
function Calendar(props: ObjectProps): ReactNode {
  const {value, set} = fieldOf(props);
  return (
    <Month
      value={value}
      onChoose={set}
      events={eventsOf(props.attribute('events') ?? '')}
      isLocked={props.attribute('enabled') === 'false'}
    />
  );
}

export default {
  Picture: Calendar,
  initialValue: '',
  sample:
    '<project width="160" height="184"><calendar pos="x1y1" width="156" height="180" value="2027-02-10" /></project>',
} satisfies ObjectSpec;
