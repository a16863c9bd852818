import React, {type ReactNode} from 'react';
import {sketches} from '../model/attributeBuilders';
import type {ObjectProps, ObjectSpec} from '../model/object';
import {parseNumber} from '../parts/level';

/** `<progress>`: progress as a bar and in percent. */
function Progress({attribute, label}: ObjectProps): ReactNode {
  const limit = parseNumber(attribute('max'), 100);
  const max = limit > 0 ? limit : 100;
  const value = Math.min(max, Math.max(0, parseNumber(attribute('value'), 0)));
  return (
    <div className="preview-progress">
      <progress value={value} max={max} aria-label={label} />
      <span>{Math.round((value / max) * 100)}%</span>
    </div>
  );
}

export default {
  Picture: Progress,
  sample: '<progress pos="x16y28" width="128" height="24" value="60" />',
  attributes: sketches('value', 'max'),
} satisfies ObjectSpec;
