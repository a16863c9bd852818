import type {BlockContent, Paragraph, Root, Table} from 'mdast';
import {findAndReplace} from 'mdast-util-find-and-replace';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {editionMark} from '../../schema/editions';
import {jsxText} from '../jsx';
import {paragraph, strong, text} from '../nodes';

/** Application in which a reader checks a row. */
function applicationOf(heads: readonly string[]): string {
  if (heads[0] === 'ID') {
    return heads.includes('Default') ? 'Settings' : 'Status Browser';
  }
  return heads.includes('Attribute') ? 'Project Editor' : 'Manager';
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

function noteOf(table: Table): Paragraph {
  const heads = table.children[0]?.children.map((cell) => toString(cell)) ?? [];
  const start = text(`${editionMark} Documented for version 3. Check it in `);
  return paragraph([start, strong(applicationOf(heads)), text('.')], {
    className: ['edition-note'],
    'data-search-ignore': '',
  });
}

/**
 * Remark transformer that gives the mark `†` of a row, which is documented for version 3 alone, an
 * accessible name and a note below the table.
 */
const editionMarks: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'table', (table, index = 0, parent) => {
    let marks = 0;
    table.children.slice(1).forEach((row) =>
      findAndReplace(row, [
        markPattern,
        () => {
          marks += 1;
          return markNode();
        },
      ]),
    );
    if (marks > 0) {
      (parent?.children as BlockContent[]).splice(index + 1, 0, noteOf(table));
    }
  });
};

export default editionMarks;
