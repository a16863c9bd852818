import React, {type ReactNode} from 'react';
import type {ObjectProps, ObjectSpec} from '../model/object';
import {parseNumber, useRangeInput} from '../parts/level';
import {performAction} from '../parts/performAction';

/** `<slider>`: a level from 0 to 100, sent on release; a data point receives percent. */
function Slider(props: ObjectProps): ReactNode {
  const {attribute, dataPoint, input, label, setInput} = props;
  const isPercent = attribute('action') === 'datapoint';
  const reading = isPercent ? dataPoint(attribute('address') ?? '') : undefined;
  const min = parseNumber(attribute('min'), 0);
  const max = Math.max(min, parseNumber(attribute('max'), 100));
  const level = parseNumber(input ?? reading ?? attribute('value'), min);
  const value = Math.min(max, Math.max(min, level));
  const handlers = useRangeInput(setInput, (next) =>
    performAction(props, isPercent && next !== '0' ? `${next}%` : next),
  );
  return <input type="range" {...{min, max, value}} aria-label={label} {...handlers} />;
}

export default {
  Picture: Slider,
  sample: '<slider id="a" pos="x16y24" width="128" height="32" />',
} satisfies ObjectSpec;
