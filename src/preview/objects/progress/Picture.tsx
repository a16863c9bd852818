import React, {type ReactNode} from 'react';
import type {ObjectProps} from '../../model/object';
import {numberIn} from '../../parts/level';

/** `<progress>`: how far something has come, as a bar and in percent. */
export default function Progress({attribute, label}: ObjectProps): ReactNode {
  const limit = numberIn(attribute('max'), 100);
  const max = limit > 0 ? limit : 100;
  const value = Math.min(max, Math.max(0, numberIn(attribute('value'), 0)));
  return (
    <div className="preview-progress">
      <progress value={value} max={max} aria-label={label} />
      <span>{Math.round((value / max) * 100)}%</span>
    </div>
  );
}
