import React, {type ReactNode} from 'react';
import './styles.css';

export interface FigureProps {
  /** Description of the drawing in one or two sentences. */
  readonly alt: string;
  readonly caption?: ReactNode;
  /** Size in units; a phone is 360 units wide. */
  readonly size: readonly [width: number, height: number];
  /** SVG shapes with the classes `d-box`, `d-line`, `d-text` …, which follow the colour mode. */
  readonly children: ReactNode;
}

/** Frame of a drawing: static SVG with a text alternative. */
export default function Figure({
  alt,
  caption,
  size: [width, height],
  children,
}: FigureProps): ReactNode {
  return (
    <figure className="drawing">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={alt} focusable="false">
        {children}
      </svg>
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}
