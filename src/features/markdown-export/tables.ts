import type {Root, RootContent, TableCell} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {editionMark, editionNote} from '../../content/schema/editions';
import type {FrontMatter} from '../../content/schema/frontMatter';
import {accesses, type DataPoint, type Option} from './dataSchema';
import {writeMarkdown} from './markdown';

/** Rows of the tables with these column heads below a heading of level 2. */
function rowsOf(blocks: readonly RootContent[], part: string, heads: readonly string[]) {
  const found: {
    readonly section?: string;
    readonly isOfVersion3: boolean;
    readonly cells: readonly TableCell[];
  }[] = [];
  let heading = '';
  let section: string | undefined;
  let isOfVersion3 = false;
  visit({type: 'root', children: [...blocks]} satisfies Root, (node) => {
    if (node.type === 'heading' && node.depth <= 3) {
      section = node.depth === 3 ? toString(node) : undefined;
      heading = node.depth === 3 ? heading : toString(node);
    } else if (node.type === 'table' && heading === part) {
      const [head, ...rows] = node.children;
      if (head?.children.map((cell) => toString(cell)).join() === heads.join()) {
        const table = {section, isOfVersion3};
        found.push(...rows.map(({children: cells}) => ({...table, cells})));
      }
    }
    if (node.type === 'heading' || node.type === 'paragraph' || node.type === 'table') {
      isOfVersion3 = toString(node).startsWith(editionNote);
    }
  });
  return found.map(({cells, ...table}) => ({
    ...table,
    cell: (head: string): RootContent[] => cells[heads.indexOf(head)]?.children ?? [],
  }));
}

const markdownOf = (pieces: readonly RootContent[]): string =>
  pieces.length === 0 ? '' : writeMarkdown([{type: 'paragraph', children: pieces as never}]).trim();

/** Identifiers of a cell, or its text if it has none. */
function idsOf(pieces: readonly RootContent[]): string[] {
  const codes = pieces.filter(({type}) => type === 'inlineCode').map((piece) => toString(piece));
  return codes.length > 0 ? codes : [toString(pieces).replace(editionMark, '').trim()];
}

/** Options in the tables of a page. */
export function optionsOf(blocks: readonly RootContent[]): Option[] {
  const heads = ['ID', 'Default', 'Values', 'Meaning'];
  return rowsOf(blocks, 'Options', heads).map(({cell, section}) => ({
    section,
    ids: idsOf(cell('ID')),
    default: markdownOf(cell('Default')),
    values: markdownOf(cell('Values')),
    meaning: markdownOf(cell('Meaning')),
  }));
}

/** Access in a cell: known values, or a note. */
function accessOf(text: string): Pick<DataPoint, 'access' | 'accessNote'> {
  const access = text.split(', ').flatMap((word) => accesses.find((one) => one === word) ?? []);
  return access.join(', ') === text ? {access} : {access: [], accessNote: text};
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
  return rowsOf(blocks, 'Data points', heads).map(({cell, section, isOfVersion3}) => ({
    section,
    ids: idsOf(cell('ID')),
    value: markdownOf(cell('Value')),
    ...accessOf(toString(cell('R/W'))),
    meaning: markdownOf(cell('Meaning')),
    edition:
      isOfVersion3 || basis === 'manual-3' || toString(cell('ID')).includes(editionMark)
        ? '3'
        : '4',
  }));
}
