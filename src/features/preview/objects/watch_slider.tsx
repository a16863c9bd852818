import React, {type ReactNode} from 'react';
import type {ObjectProps, ObjectSpec} from '../model/object';
import {parseNumber, useRangeInput} from '../parts/level';
import {performAction} from '../parts/performAction';

/** `<watch_slider>`: a level for a dimmer, a command or an address, sent on release. */
function WatchSlider(props: ObjectProps): ReactNode {
  const {attribute, dataPoint, input, label, setInput} = props;
  const text = attribute('label');
  const isBound = attribute('action') === 'device';
  const reading = isBound ? dataPoint(attribute('address') ?? '') : undefined;
  const level = Math.min(100, Math.max(0, Math.trunc(parseNumber(input ?? reading, 0))));
  const handlers = useRangeInput(setInput, (next) =>
    performAction(props, isBound && next !== '0' ? `${next}%` : next),
  );
  return (
    <label className="preview-watch-slider">
      <span>{text}</span>
      <span aria-hidden="true">{level}</span>
      <input
        type="range"
        min={0}
        max={100}
        value={level}
        aria-label={text === undefined ? label : undefined}
        {...handlers}
      />
    </label>
  );
}

export default {
  Picture: WatchSlider,
  sample: '<watch_slider label="Sofa" />',
} satisfies ObjectSpec;
