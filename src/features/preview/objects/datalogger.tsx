import React, {type ReactNode} from 'react';
import type {ObjectProps, ObjectSpec} from '../model/object';
import {colours, Plot} from '../parts/plot';

/** Sample values for the hours of one day. */
const hours = [
  0.3, 0.3, 0.2, 0.2, 0.2, 0.4, 1.1, 1.8, 1.2, 0.6, 0.5, 0.7, 1.6, 1.3, 0.6, 0.5, 0.6, 0.9, 1.7,
  2.4, 2.1, 1.4, 0.8, 0.5,
];

/** Sample values of a logger, which differ from those of others. */
function samplesOf(order: number): number[] {
  return hours.map((_, hour) => (hours[(hour + order * 7) % hours.length] ?? 0) / (order + 1));
}

/** `<datalogger>`: one day of sample values for each logger, over the hours or compared as a pie. */
function DataLogger({attribute, label}: ObjectProps): ReactNode {
  const type = attribute('type') ?? 'bars';
  const names = (attribute('loggerid') ?? '').split(',').slice(0, colours);
  const sets = names.map((_, order) => samplesOf(order));
  const totals = sets.map((set) => set.reduce((sum, value) => sum + value, 0));
  const shares = totals.map((total) => (total / totals.reduce((sum, one) => sum + one, 0)) * 100);
  return (
    <div className="preview-plot-frame preview-datalogger" role="group" aria-label={label}>
      <p>
        <span>{attribute('unit')}</span>
        <span>Sample values</span>
      </p>
      {type === 'pie' ? (
        // Each slice is a dash of a circle, with length and start in percent.
        <svg viewBox="0 0 40 40" aria-hidden="true">
          {shares.map((share, order) => (
            <circle
              key={order}
              cx="20"
              cy="20"
              r="10"
              pathLength={100}
              strokeDasharray={`${share} ${100 - share}`}
              strokeDashoffset={-shares.slice(0, order).reduce((sum, one) => sum + one, 0)}
              className={`preview-pie preview-color-${order}`}
            />
          ))}
        </svg>
      ) : (
        <Plot sets={sets} type={type} labels={['0 h', '6 h', '12 h', '18 h']} />
      )}
      {attribute('loggerid') === undefined ? null : (
        <ul>
          {names.map((name, order) => (
            <li key={order} className={`preview-color-${order}`}>
              {type === 'pie' ? `${name} ${Math.round(shares[order] ?? 0)}%` : name}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export default {
  Picture: DataLogger,
  sample:
    '<project width="160" height="112"><datalogger pos="x1y1" width="156" height="108" unit="kWh" /></project>',
} satisfies ObjectSpec;
