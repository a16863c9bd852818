import React, {type ReactNode} from 'react';

/** Labels of an axis, at most. */
const maxLabels = 12;
/** Number of colours, which repeat for further sets. */
export const colours = 4;

type Range = readonly [min: number, max: number];

/** Numbers of a text such as `7,3,5.5`; other parts are left out. */
export function numbersOf(text: string): number[] {
  return text
    .split(',')
    .filter((part) => part.trim() !== '')
    .map(Number)
    .filter(Number.isFinite);
}

/** Sets of a text such as `7,3` or `[7,3],[4,1]`. */
export function setsOf(text: string): number[][] {
  return text
    .split(']')
    .map((set) => numbersOf(set.slice(set.indexOf('[') + 1)))
    .filter((set) => set.length > 0);
}

/** Displayed range: as given, or of all values and 0. */
export function rangeOf(text: string | undefined, values: readonly number[]): Range {
  const [low = Number.NaN, high = Number.NaN] = numbersOf(text ?? '');
  const [min, max] = [Math.min(0, ...values), Math.max(0, ...values)];
  return low < high ? [low, high] : [min, max > min ? max : min + 1];
}

/** Position of a value in its range, in percent. */
export function shareOf(value: number, [min, max]: Range): number {
  const share = (value - min) / (max - min);
  return Number.isNaN(share) ? 0 : Math.min(100, Math.max(0, share * 100));
}

interface PlotProps {
  readonly sets: readonly (readonly number[])[];
  readonly type: string;
  readonly range?: string;
  /** Labels of the axis, at equal distances. */
  readonly labels: readonly string[];
  readonly isHorizontal?: boolean;
}

/** Sets of values with their axes, in the size of the object. */
export function Plot({sets, type, range: rangeText, labels, isHorizontal}: PlotProps): ReactNode {
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
  const [side, below] = isHorizontal ? [words, range] : [[...range].reverse(), words];
  return (
    <div className="preview-plot" data-words={isHorizontal ? 'side' : 'below'}>
      <div>
        {side.map((word, index) => (
          <span key={index}>{word}</span>
        ))}
      </div>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {/* A horizontal plot is the vertical one with its axes swapped. */}
        <g transform={isHorizontal ? 'matrix(0 1 -1 0 100 0)' : undefined}>
          {sets.map((set, order) => (
            <path
              key={order}
              d={shape(set, order)}
              className={`preview-plot-${type} preview-color-${order % colours}`}
            />
          ))}
        </g>
      </svg>
      <div>
        {below.map((word, index) => (
          <span key={index}>{word}</span>
        ))}
      </div>
    </div>
  );
}
