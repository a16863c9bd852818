import React, {type ReactNode} from 'react';
import type {ObjectProps} from '../../model/object';

/** Pixels up to which a place counts as flat. */
const flat = 2;

/** `<line>`: from corner to corner of its place; level or upright where the place is flat. */
export default function Line({attribute}: ObjectProps): ReactNode {
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
