import React, {type ReactNode} from 'react';
import {act} from '../../parts/act';
import {numberIn, useMove} from '../../parts/level';
import type {ObjectProps} from '../../parts/types';

/** `<watch_slider>`: a level that goes into a dimmer, a command or an address when it is let go. */
export default function WatchSlider(props: ObjectProps): ReactNode {
  const {attribute, point, input, inputKey, label, onHappening} = props;
  const isBound = attribute('action') === 'device';
  const read = isBound ? point(attribute('address') ?? '') : undefined;
  const level = Math.min(100, Math.max(0, Math.trunc(numberIn(input ?? read, 0))));
  const handlers = useMove(
    (next) => onHappening({kind: 'input', key: inputKey, value: next}),
    () => act(props, isBound && level > 0 ? `${level}%` : String(level)),
  );
  return (
    <label className="preview-watch-slider">
      <span>{attribute('label') ?? label}</span>
      <span aria-hidden="true">{level}</span>
      <input type="range" min={0} max={100} value={level} {...handlers} />
    </label>
  );
}
