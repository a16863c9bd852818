import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {arrowHead, type Box, type Point} from './layout';

export const lineHeight = 15;

export interface TextBoxProps {
  readonly box: Box;
  readonly labelLines: readonly string[];
  readonly noteLines?: readonly string[];
  /** `server` is the platform, `accent` the subject of the drawing. */
  readonly kind?: 'box' | 'server' | 'accent' | 'group';
}

/** Box with centred lines of text. */
export function TextBox({box, labelLines, noteLines = [], kind = 'box'}: TextBoxProps): ReactNode {
  const lines = [...labelLines, ...noteLines];
  const first = box.y + box.height / 2 - ((lines.length - 1) * lineHeight) / 2 + 4;
  return (
    <>
      <rect {...box} rx={5} className={`d-${kind}`} />
      {lines.map((line, index) => (
        <text
          // Lines of a box are never reordered.
          key={index}
          x={box.x + box.width / 2}
          y={first + index * lineHeight}
          className={index < labelLines.length ? 'd-text' : 'd-note'}>
          {line}
        </text>
      ))}
    </>
  );
}

export interface ArrowProps {
  readonly points: readonly Point[];
  /** Arrow at the end (default), at both ends, or none. */
  readonly arrows?: 'end' | 'both' | 'none';
  readonly dashed?: boolean;
}

/** Line with arrowheads. */
export function Arrow({points, arrows = 'end', dashed}: ArrowProps): ReactNode {
  return (
    <>
      <polyline
        points={points.map((point) => `${point.x},${point.y}`).join(' ')}
        className={clsx('d-line', dashed && 'd-line--dashed')}
      />
      {arrows !== 'none' && <polygon points={arrowHead(points)} className="d-head" />}
      {arrows === 'both' && (
        <polygon points={arrowHead([...points].reverse())} className="d-head" />
      )}
    </>
  );
}
