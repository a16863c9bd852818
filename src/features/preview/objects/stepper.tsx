import React, {type ReactNode} from 'react';
import {sketches} from '../model/attributeBuilders';
import {boundAction} from '../model/commonAttributes';
import type {ObjectProps, ObjectSpec} from '../model/object';
import {levelOf, parseNumber} from '../parts/level';
import {performAction} from '../parts/performAction';

/** `<stepper>`: a number between two buttons that lower and raise it. */
function Stepper(props: ObjectProps): ReactNode {
  const {attribute, label, setInput} = props;
  const {min, max, value} = levelOf(props);
  const step = Math.abs(parseNumber(attribute('step'), 1)) || 1;
  const go = (by: number) => {
    // Sums such as 0.1 + 0.2 have a rounding error.
    const next = Number(Math.min(max, Math.max(min, value + by)).toFixed(6));
    if (next !== value) {
      setInput(String(next));
      performAction(props, String(next));
    }
  };
  return (
    <div role="group" aria-label={label} className="preview-stepper">
      <button type="button" className="preview-button" aria-label="lower" onClick={() => go(-step)}>
        −
      </button>
      <output>{value}</output>
      <button type="button" className="preview-button" aria-label="raise" onClick={() => go(step)}>
        +
      </button>
    </div>
  );
}

export default {
  Picture: Stepper,
  sample: '<stepper pos="x16y20" width="128" height="40" value="21" />',
  attributes: [...sketches('value', 'min', 'max', 'step'), ...boundAction],
} satisfies ObjectSpec;
