import React, {type ReactNode} from 'react';
import {choice, sketch} from '../model/attributeBuilders';
import type {ObjectProps, ObjectSpec} from '../model/object';

/** Pixels of a side up to which the line is parallel to the other side. */
const flat = 2;

/** `<line>`: a diagonal of its rectangle; horizontal or vertical if the rectangle is flat. */
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
  sample: '<line pos="x24y12" width="112" height="56" direction="up" />',
  attributes: [sketch('direction', choice('down', 'up'))],
} satisfies ObjectSpec;
