import React, {type ReactNode} from 'react';
import {choice, sketch} from '../model/attributeBuilders';
import type {ObjectProps, ObjectSpec} from '../model/object';

/** Pixels up to which a place counts as flat. */
const flat = 2;

/** `<line>`: from corner to corner of its place; level or upright where the place is flat. */
function Line({attribute}: ObjectProps): ReactNode {
  const isFlat = (side: string) => Number(attribute(side) ?? Infinity) <= flat;
  const [left, right] = isFlat('width') ? ['50%', '50%'] : ['0', '100%'];
  const [start, end] = isFlat('height') ? ['50%', '50%'] : ['0', '100%'];
  const isUp = attribute('direction') === 'up';
  return (
    <svg className="preview-line" aria-hidden="true">
      <line x1={left} y1={isUp ? end : start} x2={right} y2={isUp ? start : end} />
    </svg>
  );
}

export default {
  Picture: Line,
  sample:
    '<project width="160" height="80"><line pos="x24y12" width="112" height="56" direction="up" /></project>',
  attributes: [sketch('direction', choice('down', 'up'))],
} satisfies ObjectSpec;
