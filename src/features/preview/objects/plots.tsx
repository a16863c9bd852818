import React, {type CSSProperties, type ReactNode} from 'react';
import type {ObjectProps} from '../model/object';

/** Labels of an axis, at most. */
const maxLabels = 12;
/** Colours of the sets of values, which repeat for further sets. */
const colours = [
  'var(--ifm-color-primary)',
  'var(--manual-accent)',
  'var(--manual-line)',
  'var(--ifm-font-color-base)',
] as const;

/** The colour of a set, as a property that styles use. */
const colourOf = (order: number) => ({'--color': colours[order % colours.length]}) as CSSProperties;

type Range = readonly [min: number, max: number];

/** Numbers of a text such as `7,3,5.5`; other parts are left out. */
function numbersOf(text: string): number[] {
  return text
    .split(',')
    .filter((part) => part.trim() !== '')
    .map(Number)
    .filter(Number.isFinite);
}

/** Sets of a text such as `7,3` or `[7,3],[4,1]`. */
function setsOf(text: string): number[][] {
  return text
    .split(']')
    .map((set) => numbersOf(set.slice(set.indexOf('[') + 1)))
    .filter((set) => set.length > 0);
}

/** Displayed range: as given, or of all values and 0. */
function rangeOf(text: string | undefined, values: readonly number[]): Range {
  const [low = Number.NaN, high = Number.NaN] = numbersOf(text ?? '');
  const [min, max] = [Math.min(0, ...values), Math.max(0, ...values)];
  return low < high ? [low, high] : [min, max > min ? max : min + 1];
}

/** Position of a value in its range, in percent. */
function shareOf(value: number, [min, max]: Range): number {
  const share = (value - min) / (max - min);
  return Number.isNaN(share) ? 0 : Math.min(100, Math.max(0, share * 100));
}

interface PlotProps {
  readonly sets: readonly (readonly number[])[];
  readonly type: string;
  readonly range?: string;
  /** Labels of the axis, at equal distances. */
  readonly labels: readonly string[];
}

/** Sets of values with their axes, in the size of the object. */
function Plot({sets, type, range: rangeText, labels}: PlotProps): ReactNode {
  const range = rangeOf(rangeText, sets.flat());
  const slot = 100 / Math.max(1, ...sets.map(({length}) => length));
  const y = (value: number) => 100 - shareOf(value, range);
  const bar = (slot * 0.7) / sets.length;
  const shape = (set: readonly number[], order: number) =>
    set
      .map((value, index) => {
        const x = (index + 0.5) * slot;
        const left = (index + 0.15) * slot + order * bar;
        const before = set[index - 1];
        switch (type) {
          case 'points':
            return `M${x} ${y(value)}h0`;
          case 'line':
            return `${before === undefined ? 'M' : 'L'}${x} ${y(value)}`;
          case 'spline':
            return before === undefined
              ? `M${x} ${y(value)}`
              : `C${x - slot / 2} ${y(before)} ${x - slot / 2} ${y(value)} ${x} ${y(value)}`;
          default:
            return `M${left} ${y(0)}V${y(value)}h${bar}V${y(0)}Z`;
        }
      })
      .join('');
  const step = Math.ceil(labels.length / maxLabels);
  const words = labels.filter((_, index) => index % step === 0);
  return (
    <div className="preview-plot">
      <div>
        <span>{range[1]}</span>
        <span>{range[0]}</span>
      </div>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {sets.map((set, order) => (
          <path
            key={order}
            d={shape(set, order)}
            className={`preview-plot-${type}`}
            style={colourOf(order)}
          />
        ))}
      </svg>
      <div>
        {words.map((word, index) => (
          <span key={index}>{word}</span>
        ))}
      </div>
    </div>
  );
}

/** `<chart>`: values as bars, points, a curve or a gauge. */
export function Chart({attribute, label}: ObjectProps): ReactNode {
  const type = attribute('type') ?? 'bars';
  const rangeText = attribute('valuerange');
  if (type === 'gauge') {
    const [value = 0] = numbersOf(attribute('value') ?? '');
    const range = rangeOf(rangeText, [value]);
    return (
      <div
        className="preview-gauge"
        role="meter"
        aria-label={label}
        aria-valuemin={range[0]}
        aria-valuemax={range[1]}
        aria-valuenow={value}>
        <svg viewBox="0 0 100 56" aria-hidden="true">
          <path d="M10 50a40 40 0 0 1 80 0" />
          <path
            d="M10 50a40 40 0 0 1 80 0"
            pathLength={100}
            strokeDasharray={`${shareOf(value, range)} 200`}
          />
        </svg>
        <span>{value}</span>
      </div>
    );
  }
  const sets = setsOf(attribute('values') ?? '');
  const words = attribute('axislabels') ?? 'auto';
  const count = Math.max(0, ...sets.map(({length}) => length));
  const own = words === 'none' ? [] : words.split(',');
  return (
    <div
      className="preview-plot-frame"
      role="img"
      aria-label={`${label}: ${sets.map((set) => set.join(', ')).join('; ')}`}>
      <Plot
        sets={sets}
        type={type}
        range={rangeText}
        labels={
          words === 'auto' ? Array.from({length: count}, (_, index) => String(index + 1)) : own
        }
      />
    </div>
  );
}

/** Sample values for the hours of one day. */
const hours = [
  0.3, 0.3, 0.2, 0.2, 0.2, 0.4, 1.1, 1.8, 1.2, 0.6, 0.5, 0.7, 1.6, 1.3, 0.6, 0.5, 0.6, 0.9, 1.7,
  2.4, 2.1, 1.4, 0.8, 0.5,
];

/** Sample values of a logger; each logger has others. */
function samplesOf(order: number): number[] {
  return hours.map((_, hour) => (hours[(hour + order * 7) % hours.length] ?? 0) / (order + 1));
}

/** `<datalogger>`: one day of sample values for each logger, over the hours or compared as a pie. */
export function DataLogger({attribute, label}: ObjectProps): ReactNode {
  const type = attribute('type') ?? 'bars';
  const names = (attribute('loggerid') ?? '').split(',').slice(0, colours.length);
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
              className="preview-pie"
              style={colourOf(order)}
            />
          ))}
        </svg>
      ) : (
        <Plot sets={sets} type={type} labels={['0 h', '6 h', '12 h', '18 h']} />
      )}
      {attribute('loggerid') === undefined ? null : (
        <ul>
          {names.map((name, order) => (
            <li key={order} style={colourOf(order)}>
              {type === 'pie' ? `${name} ${Math.round(shares[order] ?? 0)}%` : name}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
