import React, {type ReactNode} from 'react';
import type {ObjectProps} from '../../model/object';
import Month, {eventsOf} from '../../parts/Month';
import {fieldOf} from '../../parts/field';

/** `<calendar>`: a month that shows events and takes a date. */
export default function Calendar(props: ObjectProps): ReactNode {
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
