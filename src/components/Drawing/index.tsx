import React, {type ReactNode} from 'react';
import Figure, {type FigureProps} from '../Figure';
import {charWidth, drawingWidth, route, wrap, type Box, type Point} from './layout';
import {Arrow, lineHeight, TextBox, type ArrowProps, type TextBoxProps} from './shapes';

interface DrawingNode {
  readonly id: string;
  /** Zero-based column and row of the box. */
  readonly at: readonly [column: number, row: number];
  /** Columns that the box spans; 1 by default. */
  readonly span?: number;
  readonly label: string;
  /** Smaller second line: an address, a model, a role. */
  readonly note?: string;
  readonly kind?: TextBoxProps['kind'];
}

interface DrawingLink extends Pick<ArrowProps, 'arrows' | 'dashed'> {
  readonly from: string;
  readonly to: string;
  readonly label?: string;
}

interface DrawingProps extends Pick<FigureProps, 'alt' | 'caption'> {
  /** Columns of the grid; at most 3, so that text stays legible on a phone. */
  readonly columns?: 1 | 2 | 3;
  readonly nodes: readonly DrawingNode[];
  readonly links?: readonly DrawingLink[];
}

const margin = 14;
const gaps = {1: 0, 2: 64, 3: 16} as const;
const rowGap = 44;

type PlacedNode = DrawingNode & TextBoxProps;

function layOut(nodes: readonly DrawingNode[], columns: 1 | 2 | 3): PlacedNode[] {
  const gap = gaps[columns];
  const cell = (drawingWidth - 2 * margin - gap * (columns - 1)) / columns;
  const measured = nodes.map((node) => {
    const width = cell * (node.span ?? 1) + gap * ((node.span ?? 1) - 1);
    const labelLines = wrap(node.label, Math.floor((width - 12) / charWidth.label));
    const noteLines = node.note ? wrap(node.note, Math.floor((width - 12) / charWidth.note)) : [];
    const height = (labelLines.length + noteLines.length) * lineHeight + 18;
    return {node, width, labelLines, noteLines, height};
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

/** Midpoint of the longest segment of a line, for its label. */
function labelPoint(points: readonly Point[]): Point {
  const segments = points.slice(1).map((end, index) => {
    const start = points[index] ?? end;
    return {start, end, length: Math.hypot(end.x - start.x, end.y - start.y)};
  });
  const {start, end} = segments.reduce((best, next) => (next.length > best.length ? next : best));
  return {x: (start.x + end.x) / 2, y: (start.y + end.y) / 2};
}

interface LinkShapeProps {
  readonly link: DrawingLink;
  readonly from: Box;
  readonly to: Box;
}

function LinkShape({link, from, to}: LinkShapeProps): ReactNode {
  const points = route(from, to);
  const {x, y} = labelPoint(points);
  return (
    <g>
      <Arrow points={points} arrows={link.arrows} dashed={link.dashed} />
      {link.label ? (
        <text x={x} y={y + 4} className="d-label">
          {link.label}
        </text>
      ) : null}
    </g>
  );
}

/**
 * Diagram of boxes and connecting lines, on a grid.
 *
 * @throws Error if a link names an unknown node
 */
export default function Drawing({
  alt,
  caption,
  columns = 3,
  nodes,
  links = [],
}: DrawingProps): ReactNode {
  const placed = layOut(nodes, columns);
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
        <g key={node.id}>
          <TextBox {...node} />
        </g>
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
