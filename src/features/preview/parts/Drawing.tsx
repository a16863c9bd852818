import React, {type ReactNode} from 'react';

/** A drawing in a rectangle of 128 by 64. */
export interface DrawingParts {
  readonly outline: string;
  readonly accent?: string;
  readonly words?: readonly (readonly [x: number, y: number, text: string])[];
}

/** Static picture of an object that a preview does not simulate. */
export default function Drawing({
  label,
  outline,
  accent,
  words = [],
}: DrawingParts & {readonly label: string}): ReactNode {
  return (
    <svg className="preview-drawing" viewBox="0 0 128 64" role="img" aria-label={label}>
      <path d={outline} />
      <path d={accent} className="preview-drawing-accent" />
      {words.map(([x, y, text]) => (
        <text key={text} x={x} y={y}>
          {text}
        </text>
      ))}
    </svg>
  );
}
