import path from 'node:path';
import type {Code, Data, Paragraph, PhrasingContent, Root, Table, Text} from 'mdast';
import {visit} from 'unist-util-visit';

export const text = (value: string): Text => ({type: 'text', value});

export const strong = (...children: readonly (PhrasingContent | string)[]): PhrasingContent => ({
  type: 'strong',
  children: children.map((child) => (typeof child === 'string' ? text(child) : child)),
});

export const paragraph = (
  children: PhrasingContent[],
  hProperties?: Data['hProperties'],
): Paragraph => ({type: 'paragraph', ...(hProperties && {data: {hProperties}}), children});

export const tableOf = (rows: readonly (readonly PhrasingContent[][])[]): Table => ({
  type: 'table',
  children: rows.map((cells) => ({
    type: 'tableRow',
    children: cells.map((children) => ({type: 'tableCell', children})),
  })),
});

/** Address of a page relative to another; both are IDs. */
export function relativeLink(from: string, to: string): string {
  const address = path.posix.relative(path.posix.dirname(from), `${to}.mdx`);
  return address.startsWith('.') ? address : `./${address}`;
}

/** Code blocks of a page, also in tabs and lists. */
export function codeBlocks(tree: Root): Code[] {
  const blocks: Code[] = [];
  visit(tree, 'code', (code) => {
    blocks.push(code);
  });
  return blocks;
}

/** Error with the file and, if given, line and column. */
export function faultAt(
  file: {readonly path: string},
  position: readonly (number | string)[],
  message: string,
  cause?: unknown,
): Error {
  const start = [path.relative(process.cwd(), file.path), ...position].join(':');
  return new Error(`${start}: ${message}`, {cause});
}
