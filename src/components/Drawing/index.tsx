import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Figure, {type FigureProps} from '../Figure';
import {arrowHead, charWidth, drawingWidth, route, wrap, type Box, type Point} from './layout';

export interface DrawingNode {
  readonly id: string;
  /** Column and row of the box, from 0. */
  readonly at: readonly [column: number, row: number];
  /** Columns that the box spans; 1 by default. */
  readonly span?: number;
  readonly label: string;
  /** Smaller second line: an address, a model, a role. */
  readonly note?: string;
  /** `server` marks the platform itself, `accent` the point of the drawing. */
  readonly kind?: 'box' | 'server' | 'accent' | 'group';
}

export interface DrawingLink {
  readonly from: string;
  readonly to: string;
  readonly label?: string;
  /** Arrow at the end (default), at both ends, or none. */
  readonly arrows?: 'end' | 'both' | 'none';
  readonly dashed?: boolean;
}

export interface DrawingProps extends Pick<FigureProps, 'alt' | 'caption'> {
  /** Columns of the grid; at most 3, so that text stays legible on a phone. */
  readonly columns?: 1 | 2 | 3;
  readonly nodes: readonly DrawingNode[];
  readonly links?: readonly DrawingLink[];
}

const margin = 14;
const gaps = {1: 0, 2: 64, 3: 28} as const;
const rowGap = 44;
const lineHeight = 15;

interface PlacedNode extends DrawingNode {
  readonly box: Box;
  readonly labelLines: readonly string[];
  readonly noteLines: readonly string[];
}

function place(nodes: readonly DrawingNode[], columns: 1 | 2 | 3): PlacedNode[] {
  const gap = gaps[columns];
  const cell = (drawingWidth - 2 * margin - gap * (columns - 1)) / columns;
  const measured = nodes.map((node) => {
    const width = cell * (node.span ?? 1) + gap * ((node.span ?? 1) - 1);
    const labelLines = wrap(node.label, Math.floor((width - 12) / charWidth.label));
    const noteLines = node.note ? wrap(node.note, Math.floor((width - 12) / charWidth.note)) : [];
    return {
      node,
      width,
      labelLines,
      noteLines,
      height: (labelLines.length + noteLines.length) * lineHeight + 18,
    };
  });
  const rows = Math.max(0, ...nodes.map(({at}) => at[1] + 1));
  const heights = Array.from({length: rows}, (_, row) =>
    Math.max(0, ...measured.filter(({node}) => node.at[1] === row).map(({height}) => height)),
  );
  const top = (row: number) =>
    margin + heights.slice(0, row).reduce((sum, height) => sum + height + rowGap, 0);
  return measured.map(({node, width, labelLines, noteLines}) => ({
    ...node,
    labelLines,
    noteLines,
    box: {
      x: margin + node.at[0] * (cell + gap),
      y: top(node.at[1]),
      width,
      height: heights[node.at[1]] ?? 0,
    },
  }));
}

function NodeShape({node}: {readonly node: PlacedNode}): ReactNode {
  const {box, labelLines, noteLines} = node;
  const x = box.x + box.width / 2;
  const lines = labelLines.length + noteLines.length;
  const first = box.y + box.height / 2 - ((lines - 1) * lineHeight) / 2 + 4;
  return (
    <g>
      <rect {...box} rx={5} className={`d-${node.kind ?? 'box'}`} />
      {[...labelLines, ...noteLines].map((line, index) => (
        <text
          // Lines of one box never change place.
          key={index}
          x={x}
          y={first + index * lineHeight}
          className={index < labelLines.length ? 'd-text' : 'd-note'}>
          {line}
        </text>
      ))}
    </g>
  );
}

/** Middle of the longest stretch of a line: where its label has room. */
function labelPoint(points: readonly Point[]): Point {
  const stretches = points.slice(1).map((end, index) => {
    const start = points[index] ?? end;
    return {start, end, length: Math.hypot(end.x - start.x, end.y - start.y)};
  });
  const longest = stretches.reduce((best, next) => (next.length > best.length ? next : best));
  return {
    x: (longest.start.x + longest.end.x) / 2,
    y: (longest.start.y + longest.end.y) / 2,
  };
}

function LinkShape({
  link,
  from,
  to,
}: {
  readonly link: DrawingLink;
  readonly from: Box;
  readonly to: Box;
}): ReactNode {
  const points = route(from, to);
  const {x, y} = labelPoint(points);
  const arrows = link.arrows ?? 'end';
  return (
    <g>
      <polyline
        points={points.map((point) => `${point.x},${point.y}`).join(' ')}
        className={clsx('d-line', link.dashed && 'd-line--dashed')}
      />
      {arrows !== 'none' && <polygon points={arrowHead(points)} className="d-head" />}
      {arrows === 'both' && (
        <polygon points={arrowHead([...points].reverse())} className="d-head" />
      )}
      {link.label ? (
        <text x={x} y={y + 4} className="d-label">
          {link.label}
        </text>
      ) : null}
    </g>
  );
}

/**
 * Drawing of parts and what passes between them, laid out on a grid of boxes.
 *
 * @throws Error when a link names a node that is not there
 */
export default function Drawing({
  alt,
  caption,
  columns = 3,
  nodes,
  links = [],
}: DrawingProps): ReactNode {
  const placed = place(nodes, columns);
  const boxOf = (id: string) => {
    const found = placed.find((node) => node.id === id);
    if (!found) {
      throw new Error(
        `Drawing "${alt.slice(0, 40)}…": a link names the node "${id}", which is not among ${nodes.map((node) => node.id).join(', ')}.`,
      );
    }
    return found.box;
  };
  const height = Math.max(...placed.map(({box}) => box.y + box.height)) + margin;
  return (
    <Figure alt={alt} caption={caption} size={[drawingWidth, height]}>
      {placed.map((node) => (
        <NodeShape key={node.id} node={node} />
      ))}
      {links.map((link) => (
        <LinkShape
          key={`${link.from} ${link.to} ${link.label ?? ''}`}
          link={link}
          from={boxOf(link.from)}
          to={boxOf(link.to)}
        />
      ))}
    </Figure>
  );
}
