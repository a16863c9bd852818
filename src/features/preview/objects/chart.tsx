import React, {type ReactNode} from 'react';
import type {ObjectProps, ObjectSpec} from '../model/object';
import {numbersOf, Plot, rangeOf, setsOf, shareOf} from '../parts/plot';

/** `<chart>`: values as bars, points, a curve or a gauge. */
function Chart({attribute, label}: ObjectProps): ReactNode {
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
        isHorizontal={attribute('orientation') === 'horizontal'}
      />
    </div>
  );
}

export default {
  Picture: Chart,
  sample: '<chart pos="x8y8" width="144" height="64" values="4,7,3,9,6" axislabels="none" />',
} satisfies ObjectSpec;
