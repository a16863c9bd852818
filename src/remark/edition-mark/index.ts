import type {BlockContent, Paragraph, Root, RootContent, Table, Text} from 'mdast';
import type {Plugin} from 'unified';
import {editionMark, editionMarkName, editionNote} from '../../schema/editions';

type Parent = Extract<RootContent | Root, {children: unknown[]}>;

const textOf = (node: RootContent): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

/** Application in which a reader checks a row, by the heads of its table. */
function placeOf(heads: readonly string[]): string {
  if (heads[0] === 'ID') {
    return heads.includes('Default') ? 'Settings' : 'Status Browser';
  }
  return heads.includes('Attribute') ? 'Project Editor' : 'Manager';
}

/**
 * Give the marks of a table an accessible name, and keep them out of the
 * search index.
 *
 * @returns whether the table has marked rows
 */
function markRows(table: Table): boolean {
  let isMarked = false;
  for (const cell of table.children.slice(1).flatMap((row) => row.children)) {
    const last = cell.children.at(-1);
    if (last?.type === 'text' && last.value.trimEnd().endsWith(editionMark)) {
      isMarked = true;
      const text = last.value.trimEnd().slice(0, -editionMark.length).trimEnd();
      const mark: Text = {
        type: 'text',
        value: editionMark,
        data: {
          hName: 'span',
          hProperties: {
            className: ['edition-mark'],
            role: 'img',
            'aria-label': editionMarkName,
            'data-search-ignore': '',
          },
        },
      };
      cell.children.splice(-1, 1, ...(text === '' ? [] : [{...last, value: text}]), mark);
    }
  }
  return isMarked;
}

function noteOf(table: Table): Paragraph {
  const heads = table.children[0]?.children.map((cell) => cell.children.map(textOf).join('')) ?? [];
  const [text, place, end] = editionNote(placeOf(heads));
  return {
    type: 'paragraph',
    data: {hProperties: {className: ['edition-note'], 'data-search-ignore': ''}},
    children: [
      {type: 'text', value: text},
      {type: 'strong', children: [{type: 'text', value: place}]},
      {type: 'text', value: end},
    ],
  };
}

/**
 * Remark transformer for rows that are documented for version 3 alone: `†`
 * after the name of a row becomes a mark with an accessible name, and one line
 * below the table explains it.
 */
const editionMarks: Plugin<[], Root> = () => (tree) => {
  const visit = (parent: Parent): void => {
    const children = parent.children as RootContent[];
    for (let index = children.length - 1; index >= 0; index -= 1) {
      const node = children[index];
      if (node?.type === 'table') {
        if (markRows(node)) {
          children.splice(index + 1, 0, noteOf(node) as BlockContent);
        }
      } else if (node !== undefined && 'children' in node) {
        visit(node);
      }
    }
  };
  visit(tree);
};

export default editionMarks;
