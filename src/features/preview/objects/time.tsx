import React, {type ReactNode} from 'react';
import type {ObjectProps, ObjectSpec} from '../model/object';
import PanelField from '../parts/PanelField';

const parts = [
  {name: 'Hour', count: 24},
  {name: 'Minute', count: 60},
] as const;

function two(number: number): string {
  return String(number).padStart(2, '0');
}

/** Hour and minute of a value such as `06:45`; midnight for anything else. */
function timeOf(value: string): readonly [hour: number, minute: number] {
  const groups = /^(?<hour>[01]\d|2[0-3]):(?<minute>[0-5]\d)/u.exec(value)?.groups;
  return [Number(groups?.hour ?? 0), Number(groups?.minute ?? 0)];
}

/** `<time>`: a time of day, edited in a panel with an hour and a minute. */
function Time(props: ObjectProps): ReactNode {
  return (
    <PanelField object={props} text={(value) => value || '--:--'}>
      {(value, change) => {
        const time = timeOf(value);
        return (
          <div className="preview-time">
            {parts.map(({name, count}, index) => (
              <label key={name}>
                {name}
                <select
                  className="preview-field-entry"
                  value={time[index]}
                  onChange={({target}) =>
                    change(
                      time
                        .map((one, at) => two(at === index ? Number(target.value) : one))
                        .join(':'),
                    )
                  }>
                  {Array.from({length: count}, (_, number) => (
                    <option key={number} value={number}>
                      {two(number)}
                    </option>
                  ))}
                </select>
              </label>
            ))}
          </div>
        );
      }}
    </PanelField>
  );
}

export default {
  Picture: Time,
  initialValue: '',
  sample: '<time pos="x32y18" width="96" height="44" label="Alarm" value="06:45" />',
} satisfies ObjectSpec;
