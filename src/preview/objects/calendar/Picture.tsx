import React, {type ReactNode} from 'react';
import {fieldOf} from '../../parts/field';
import Month, {eventsOf} from '../../parts/Month';
import type {ObjectProps} from '../../model/object';

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
