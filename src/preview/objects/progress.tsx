import React, {type ReactNode} from 'react';
import {sketches} from '../model/attributeBuilders';
import type {ObjectProps, ObjectSpec} from '../model/object';
import {numberIn} from '../parts/level';

/** `<progress>`: how far something has come, as a bar and in percent. */
function Progress({attribute, label}: ObjectProps): ReactNode {
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

export default {
  Picture: Progress,
  sample:
    '<project width="160" height="80"><progress pos="x16y28" width="128" height="24" value="60" /></project>',
  attributes: sketches('value', 'max'),
} satisfies ObjectSpec;
