import React, {type ReactNode} from 'react';
import {sketches} from '../model/attributeBuilders';
import {boundAction} from '../model/commonAttributes';
import type {ObjectProps, ObjectSpec} from '../model/object';
import {levelOf, numberIn} from '../parts/level';
import {performAction} from '../parts/performAction';

/** `<stepper>`: a number between two buttons, one that lowers and one that raises it. */
function Stepper(props: ObjectProps): ReactNode {
  const {attribute, inputKey, label, dispatch} = props;
  const {min, max, value} = levelOf(props);
  const step = Math.abs(numberIn(attribute('step'), 1)) || 1;
  const go = (by: number) => {
    // Sums such as 0.1 + 0.2 shall not show their rounding error.
    const next = Number(Math.min(max, Math.max(min, value + by)).toFixed(6));
    if (next !== value) {
      dispatch({kind: 'input', key: inputKey, value: String(next)});
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
  sample:
    '<project width="160" height="80"><stepper pos="x16y20" width="128" height="40" value="21" /></project>',
  attributes: [...sketches('value', 'min', 'max', 'step'), ...boundAction],
} satisfies ObjectSpec;
