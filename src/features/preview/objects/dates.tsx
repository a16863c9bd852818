import React, {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import type {ObjectProps} from '../model/object';
import {fieldOf} from '../parts/field';
import PanelField from '../parts/PanelField';

/** The default is fixed, so that build and browser render the same. */
const defaultDate = '2027-01-01';
const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;

const isDate = (text: string) => /^\d{4}-(?:0[1-9]|1[0-2])-\d{2}$/u.test(text);

/** The texts of events such as `2027-03-11 Gardener; 2027-03-18 Boiler`, by their date. */
function eventsOf(text: string): ReadonlyMap<string, string> {
  return new Map(
    text
      .split(';')
      .map((one): [string, string] => [one.trim().slice(0, 10), one.trim().slice(10).trim()])
      .filter(([date]) => isDate(date)),
  );
}

interface MonthProps {
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly events?: ReadonlyMap<string, string>;
}

/** The days of a month to select from, with buttons for other months. */
function Month({value, onChoose, events = new Map()}: MonthProps): ReactNode {
  const [offset, setOffset] = useState({value, months: 0});
  const base = [value, ...events.keys()].find(isDate) ?? defaultDate;
  const [year = 0, month = 1] = base.split('-').map(Number);
  // A new value shows its own month again.
  const months = offset.value === value ? offset.months : 0;
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const length = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const title = first.toLocaleDateString('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const prefix = first.toISOString().slice(0, -'01T00:00:00.000Z'.length);
  const turn = (by: number, name: string, sign: string) => (
    <button type="button" aria-label={name} onClick={() => setOffset({value, months: months + by})}>
      {sign}
    </button>
  );
  return (
    <div className="preview-calendar" role="group" aria-label={title}>
      <p>
        {turn(-1, 'Month before', '‹')}
        <span aria-live="polite">{title}</span>
        {turn(1, 'Month after', '›')}
      </p>
      <div>
        {weekdays.map((day) => (
          <span key={day} aria-hidden="true">
            {day}
          </span>
        ))}
        {Array.from({length: (first.getUTCDay() + 6) % 7}, (_, index) => (
          <span key={-1 - index} aria-hidden="true" />
        ))}
        {Array.from({length}, (_, index) => {
          const date = `${prefix}${String(index + 1).padStart(2, '0')}`;
          const event = events.get(date);
          return (
            <button
              key={date}
              type="button"
              className={clsx(event !== undefined && 'preview-calendar-event')}
              aria-label={[`${index + 1} ${title}`, event]
                .filter((text) => text !== undefined)
                .join(', ')}
              aria-pressed={date === value}
              title={event}
              onClick={() => onChoose(date)}>
              {index + 1}
            </button>
          );
        })}
      </div>
      {events.get(value) === undefined ? null : <p>{events.get(value)}</p>}
    </div>
  );
}

/** `<calendar>`: a month with events, to select a date. */
export function Calendar(props: ObjectProps): ReactNode {
  const {value, set} = fieldOf(props);
  return <Month value={value} onChoose={set} events={eventsOf(props.attribute('events') ?? '')} />;
}

/** `<date>`: a date, selected in a calendar in a panel. */
export function DateField(props: ObjectProps): ReactNode {
  return (
    <PanelField object={props} text={(value) => value || 'No date'}>
      {(value, change) => <Month value={value} onChoose={change} />}
    </PanelField>
  );
}

/** `<time>`: a time of day, such as `06:45`, edited in a panel. */
export function Time(props: ObjectProps): ReactNode {
  return (
    <PanelField object={props} text={(value) => value || '--:--'}>
      {(value, change) => (
        <input
          type="time"
          className="preview-field-entry"
          aria-label="Time"
          value={value}
          onChange={({target}) => change(target.value)}
        />
      )}
    </PanelField>
  );
}
