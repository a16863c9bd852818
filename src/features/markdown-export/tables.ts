import type {Root, RootContent, Table, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {editionMark} from '../../content/schema/editions';
import type {FrontMatter} from '../../content/schema/frontMatter';
import {accesses, type DataPoint, type Option} from './dataSchema';
import {writeMarkdown} from './markdown';

/** Table of a page with its headings. */
interface PageTable {
  /** Level-2 heading. */
  readonly part: string;
  /** Level-3 heading, if any. */
  readonly section: string | undefined;
  readonly table: Table;
}

function pageTables(blocks: readonly RootContent[]): PageTable[] {
  const tables: PageTable[] = [];
  let part = '';
  let section: string | undefined;
  visit({type: 'root', children: [...blocks]} satisfies Root, (node) => {
    if (node.type === 'heading' && node.depth === 2) {
      part = toString(node);
      section = undefined;
    } else if (node.type === 'heading' && node.depth === 3) {
      section = toString(node);
    } else if (node.type === 'table') {
      tables.push({part, section, table: node});
    }
  });
  return tables;
}

/** Rows of the tables with these column heads. */
function rowsOf(blocks: readonly RootContent[], part: string, heads: readonly string[]) {
  return pageTables(blocks)
    .filter(
      (one) =>
        one.part === part &&
        one.table.children[0]?.children.map((piece) => toString(piece)).join('|') ===
          heads.join('|'),
    )
    .flatMap(({section, table}) =>
      table.children.slice(1).map(({children}: TableRow) => ({
        ...(section !== undefined && {section}),
        cell: (head: string): RootContent[] => children[heads.indexOf(head)]?.children ?? [],
      })),
    );
}

const markdownOf = (pieces: readonly RootContent[]): string =>
  pieces.length === 0 ? '' : writeMarkdown([{type: 'paragraph', children: pieces as never}]).trim();

/** Identifiers of a cell, or its text if it has none. */
function idsOf(pieces: readonly RootContent[]): string[] {
  const codes = pieces.filter(({type}) => type === 'inlineCode').map((piece) => toString(piece));
  return codes.length > 0
    ? codes
    : [
        pieces
          .map((piece) => toString(piece))
          .join('')
          .replace(editionMark, '')
          .trim(),
      ];
}

/** Options in the tables of a page. */
export function optionsOf(blocks: readonly RootContent[]): Option[] {
  const heads = ['ID', 'Default', 'Values', 'Meaning'];
  return rowsOf(blocks, 'Options', heads).map(({cell, ...place}) => ({
    ...place,
    ids: idsOf(cell('ID')),
    default: markdownOf(cell('Default')),
    values: markdownOf(cell('Values')),
    meaning: markdownOf(cell('Meaning')),
  }));
}

/** Access in a cell: known values, or a note. */
function accessOf(text: string): Pick<DataPoint, 'access' | 'accessNote'> {
  const access = text.split(', ').flatMap((word) => accesses.find((one) => one === word) ?? []);
  return access.length === text.split(', ').length ? {access} : {access: [], accessNote: text};
}

/**
 * Data points in the tables of a page.
 *
 * @param basis documentation that the page is based on; all rows of a page about version 3
 *   are of that edition
 */
export function dataPointsOf(
  blocks: readonly RootContent[],
  basis: FrontMatter['basis'],
): DataPoint[] {
  const heads = ['ID', 'Value', 'R/W', 'Meaning'];
  return rowsOf(blocks, 'Data points', heads).map(({cell, ...place}) => ({
    ...place,
    ids: idsOf(cell('ID')),
    value: markdownOf(cell('Value')),
    ...accessOf(
      cell('R/W')
        .map((piece) => toString(piece))
        .join(''),
    ),
    meaning: markdownOf(cell('Meaning')),
    edition:
      basis === 'manual-3' ||
      cell('ID')
        .map((piece) => toString(piece))
        .join('')
        .includes(editionMark)
        ? '3'
        : '4',
  }));
}
