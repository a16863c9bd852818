import React, {type ReactNode} from 'react';
import {choice, openChoice, string, uiset} from '../model/attributeBuilders';
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
  attributes: [
    uiset(
      'type',
      choice('bars', 'gauge', 'points', 'line', 'spline'),
      'bars, a gauge for one value, points, values joined by a line or by a smooth curve',
      {sketch: 'type'},
    ),
    uiset('orientation', choice('vertical', 'horizontal'), 'direction of the drawing', {
      sketch: 'orientation',
      default: '`vertical`',
    }),
    uiset('value', string('a number'), 'value of a gauge', {sketch: 'value'}),
    uiset(
      'values',
      string('`7,3,5.5`, or `[7,3,5.5],[4,1,0.5]`'),
      'one set of values, or several',
      {sketch: 'values'},
    ),
    uiset('value[n]', string('a number'), 'one set among several'),
    uiset('values[n]', string('`7,3,5.5`'), 'one set among several'),
    uiset('valuerange', string('`<min>,<max>`, such as `-2,10`'), 'displayed range', {
      sketch: 'valuerange',
    }),
    uiset(
      'axislabels',
      string('`auto`, `none`, or words separated by commas'),
      'labels from 1 to the number of values, no labels, or your own',
      {sketch: 'axislabels', default: '`auto`'},
    ),
    uiset('valuelabeltype', openChoice('inside'), 'position of the value'),
  ],
} satisfies ObjectSpec;
