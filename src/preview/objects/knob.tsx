import React, {type ReactNode} from 'react';
import {sketches} from '../model/attributeBuilders';
import {boundAction} from '../model/commonAttributes';
import type {ObjectProps, ObjectSpec} from '../model/object';
import {levelOf, useMove} from '../parts/level';
import {performAction} from '../parts/performAction';

/** Degrees that the knob turns from its lowest to its highest value. */
const turn = 270;

/** `<knob>`: a value that is turned; a range input for keyboard and screen reader, drawn as a dial. */
function Knob(props: ObjectProps): ReactNode {
  const {inputKey, label, dispatch} = props;
  const {min, max, value} = levelOf(props);
  const share = max > min ? (value - min) / (max - min) : 0;
  const handlers = useMove(
    (next) => dispatch({kind: 'input', key: inputKey, value: next}),
    (next) => performAction(props, next),
  );
  return (
    <div className="preview-knob">
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="19" />
        <path d="M24 8v9" transform={`rotate(${Math.round((share - 0.5) * turn)} 24 24)`} />
      </svg>
      <input type="range" {...{min, max, value}} aria-label={label} {...handlers} />
      <span>{value}</span>
    </div>
  );
}

export default {
  Picture: Knob,
  sample: '<project width="160" height="80"><knob pos="x48y8" width="64" value="60" /></project>',
  attributes: [...sketches('value', 'min', 'max'), ...boundAction],
} satisfies ObjectSpec;
