import path from 'node:path';
import type {Code, Data, Paragraph, PhrasingContent, Root, Table, Text} from 'mdast';
import {visit} from 'unist-util-visit';

export const text = (value: string): Text => ({type: 'text', value});

export const strong = (value: string): PhrasingContent => ({
  type: 'strong',
  children: [text(value)],
});

export const paragraph = (
  children: PhrasingContent[],
  hProperties?: Data['hProperties'],
): Paragraph => ({type: 'paragraph', ...(hProperties && {data: {hProperties}}), children});

/** A table from its rows of cells. */
export const tableOf = (rows: readonly (readonly PhrasingContent[][])[]): Table => ({
  type: 'table',
  children: rows.map((cells) => ({
    type: 'tableRow',
    children: cells.map((children) => ({type: 'tableCell', children})),
  })),
});

/** The code blocks of a page, those in tabs and lists included. */
export function codeBlocks(tree: Root): Code[] {
  const blocks: Code[] = [];
  visit(tree, 'code', (code) => {
    blocks.push(code);
  });
  return blocks;
}

/** An error that begins with the file, and the line and column if they are given. */
export function faultAt(
  file: {readonly path: string},
  place: readonly (number | string)[],
  message: string,
  cause?: unknown,
): Error {
  const start = [path.relative(process.cwd(), file.path), ...place].join(':');
  return new Error(`${start}: ${message}`, {cause});
}
