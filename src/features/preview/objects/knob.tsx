import React, {type ReactNode} from 'react';
import {sketches} from '../model/attributeBuilders';
import {boundAction} from '../model/commonAttributes';
import type {ObjectProps, ObjectSpec} from '../model/object';
import {levelOf, useRangeInput} from '../parts/level';
import {performAction} from '../parts/performAction';

/** Degrees between the lowest and the highest value. */
const turn = 270;

/** `<knob>`: a dial over a range input, which receives touch and keys. */
function Knob(props: ObjectProps): ReactNode {
  const {label, setInput} = props;
  const {min, max, value} = levelOf(props);
  const share = max > min ? (value - min) / (max - min) : 0;
  const handlers = useRangeInput(setInput, (next) => performAction(props, next));
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
  sample: '<knob pos="x48y8" width="64" value="60" />',
  attributes: [...sketches('value', 'min', 'max'), ...boundAction],
} satisfies ObjectSpec;
