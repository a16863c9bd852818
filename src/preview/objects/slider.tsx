import React, {type ReactNode} from 'react';
import {boundAction} from '../model/commonAttributes';
import type {ObjectProps, ObjectSpec} from '../model/object';
import {levelOf, useMove} from '../parts/level';
import {performAction} from '../parts/performAction';

/** `<slider>`: a level from 0 to 100, sent when it is let go; a data point gets it in percent. */
function Slider(props: ObjectProps): ReactNode {
  const {attribute, inputKey, label, dispatch} = props;
  const {min, max, value} = levelOf(props);
  const isPercent = attribute('action') === 'datapoint';
  const handlers = useMove(
    (next) => dispatch({kind: 'input', key: inputKey, value: next}),
    (next) => performAction(props, isPercent && next !== '0' ? `${next}%` : next),
  );
  return (
    <input
      type="range"
      {...{min, max, value}}
      aria-label={label}
      className="preview-slider"
      {...handlers}
    />
  );
}

export default {
  Picture: Slider,
  sample:
    '<project width="160" height="80"><slider id="a" pos="x16y24" width="128" height="32" /></project>',
  attributes: boundAction,
} satisfies ObjectSpec;
