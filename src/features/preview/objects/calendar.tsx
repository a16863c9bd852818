import React, {type ReactNode} from 'react';
import {boolean, editor, openChoice, sketches} from '../model/attributeBuilders';
import {flex, height, id, position, width, withDefault} from '../model/commonAttributes';
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
  attributes: [
    id('name of the calendar in code'),
    {...position, default: '`x0y0`'},
    ...withDefault('`true`', ...flex),
    {...width, meaning: 'space for the days of a week'},
    {...height, meaning: 'space for the weeks'},
    editor('Auto Send', boolean, '`true` sends each change to the server', {group: 'field'}),
    editor('Action', openChoice('select'), 'action of the calendar; marked as experimental', {
      default: '`select`',
    }),
    ...sketches('name', 'value', 'events'),
  ],
} satisfies ObjectSpec;
