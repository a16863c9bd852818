import type {BlockContent, Paragraph, Root, Table} from 'mdast';
import {findAndReplace} from 'mdast-util-find-and-replace';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {editionMark, editionNote} from '../../schema/editions';
import {jsxText} from '../jsx';
import {paragraph, strong, text} from '../nodes';

/**
 * Parts of the sentence "Check …" in the note of a table: what to check, and the application that
 * shows it.
 */
function checkOf(heads: readonly string[]): readonly [what: string, application: string] {
  if (heads[0] === 'ID') {
    return heads.includes('Default') ? ['options in', 'Settings'] : ['IDs in', 'Status Browser'];
  }
  return heads.includes('Attribute')
    ? ['attributes in the', 'Project Editor']
    : ['details in the', 'Manager'];
}

const markNode = () =>
  jsxText(
    'span',
    {
      ...{className: 'edition-mark', role: 'img'},
      ...{'aria-label': 'documented for version 3', 'data-search-ignore': ''},
    },
    [text(editionMark)],
  );

const markPattern = new RegExp(`\\s*${editionMark}\\s*$`, 'u');

function noteOf(table: Table, mark: string): Paragraph {
  const heads = table.children[0]?.children.map((cell) => toString(cell)) ?? [];
  const [what, application] = checkOf(heads);
  const start = text(`${mark}${editionNote}: check ${what} `);
  return paragraph([start, strong(application), text('.')], {
    className: ['edition-note'],
    'data-search-ignore': '',
  });
}

/**
 * Remark transformer for the mark `†` of what is documented for version 3 alone. A marked row gets an
 * accessible name and a note below the table; a table with the mark in its head gets a note above.
 */
const editionMarks: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'table', (table, index = 0, parent) => {
    const siblings = parent?.children as BlockContent[];
    const [head, ...rows] = table.children;
    let marks = 0;
    rows.forEach((row) =>
      findAndReplace(row, [
        markPattern,
        () => {
          marks += 1;
          return markNode();
        },
      ]),
    );
    if (marks > 0) {
      siblings.splice(index + 1, 0, noteOf(table, `${editionMark} `));
    }
    if (head && toString(head).includes(editionMark)) {
      findAndReplace(head, [markPattern, '']);
      siblings.splice(index, 0, noteOf(table, ''));
      return index + 2;
    }
    return undefined;
  });
};

export default editionMarks;
