import React, {type ReactNode} from 'react';
import './styles.css';

export interface FigureProps {
  /** What the drawing shows, for readers who do not see it. A full sentence or two. */
  readonly alt: string;
  /** Line below the drawing. */
  readonly caption?: ReactNode;
  /** Width and height of the drawing's own units. 360 units fill a phone. */
  readonly size: readonly [width: number, height: number];
  /** SVG shapes; the classes `d-box`, `d-line`, `d-text` … follow the colour mode. */
  readonly children: ReactNode;
}

/**
 * Frame of every drawing: a static SVG in the page, with a text alternative,
 * drawn in the colours of the page.
 */
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
