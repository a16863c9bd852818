import type {Data, Root, Table, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {symptomAnchor, symptomHead} from '../../schema/symptoms';
import {jsxElement, jsxText} from '../jsx';
import {text} from '../nodes';

type Properties = Readonly<Record<string, string>>;

function setProperties(node: {data?: Data}, properties: Properties): void {
  node.data = {...node.data, hProperties: properties};
}

/** Number of IDs from which a section lists them. */
const minListed = 8;

/**
 * MDX renders an element with this data as plain HTML: the link component knows the anchors of
 * headings only, so the check of links would fail.
 */
const plainElement: object = {_mdxExplicitJsx: true};

/** Adds to each section with many IDs a folded list of links to their rows, which a phone shows. */
function listIds(tree: Root): void {
  type Section = [heading: Root['children'][number], links: ReturnType<typeof jsxText>[]];
  const sections: Section[] = [];
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth === 2) {
      sections.push([node, []]);
    } else if (node.type === 'table' && toString(node.children[0]?.children[0]).startsWith('ID')) {
      for (const row of node.children.slice(1)) {
        const link = row.children[0]?.children[0];
        if (link?.type === 'mdxJsxTextElement' && row.data?.hProperties?.id !== undefined) {
          sections.at(-1)?.[1].push(structuredClone(link));
        }
      }
    }
  }
  for (const [heading, links] of sections.filter(([, {length}]) => length >= minListed)) {
    const attributes = {
      className: 'fold id-list',
      'data-browser-only': '',
      'data-search-ignore': '',
    };
    const list = jsxElement('details', attributes, [
      jsxElement('summary', {}, [text(`${links.length} IDs`)] as never[]),
      {type: 'paragraph', children: links.flatMap((link) => [link, text(' ')])},
    ]);
    tree.children.splice(tree.children.indexOf(heading) + 1, 0, list);
  }
}

/**
 * Column that names the rows: the second if only the first has repeated values, which then group the
 * rows. A column of IDs always names the rows.
 */
function titleColumn(labels: readonly string[], rows: readonly (readonly string[])[]): number {
  const repeats = (column: number) => new Set(rows.map((row) => row[column])).size < rows.length;
  return labels[0] !== 'ID' && repeats(0) && !repeats(1) ? 1 : 0;
}

/** Maximum characters of two columns that a phone shows side by side. */
const maxBeside = 36;

/** Prepares a table whose rows stack on a phone, unless it has two short columns. */
function stackTable(table: Table): void {
  const texts = table.children.map((row) => row.children.map((cell) => toString(cell)));
  const [labels = [], ...values] = texts;
  const longest = labels.map((_, column) =>
    Math.max(...texts.map((row) => row[column]?.length ?? 0)),
  );
  if (labels.length === 2 && longest.reduce((sum, length) => sum + length) <= maxBeside) {
    return;
  }
  const title = titleColumn(labels, values);
  const [head, ...rows] = table.children;
  // With the layout of blocks, a table needs roles for screen readers.
  setProperties(table, {className: 'stacked-table', role: 'table'});
  table.children.forEach((row) => setProperties(row, {role: 'row'}));
  head?.children.forEach((cell) => setProperties(cell, {role: 'columnheader'}));
  rows
    .flatMap(({children}) => [...children.entries()])
    .forEach(([column, cell]) =>
      setProperties(cell, {
        role: 'cell',
        ...(column !== title && {'data-label': labels[column] ?? ''}),
      }),
    );
}

/**
 * Anchor of a row with an identifier; undefined for other rows. The identifier is code in the first
 * cell: at its start in a column of IDs, or its whole content in another column.
 */
function rowAnchor({children: [cell]}: TableRow, isId: boolean): string | undefined {
  const [name, ...others] = cell?.children ?? [];
  if (name?.type !== 'inlineCode' || (others.length > 0 && !isId)) {
    return undefined;
  }
  return ['row', ...(name.value.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['sign'])].join('-');
}

/**
 * Makes the identifier a link to its row. The link is in the tab order, like the anchors of
 * headings: the longest page has 59 such rows.
 */
function linkId({children: [cell]}: TableRow, id: string): void {
  const link = jsxText('a', {href: `#${id}`}, cell?.children.slice(0, 1));
  cell?.children.splice(0, 1, {...link, data: plainElement});
}

/**
 * Remark transformer for tables whose rows stack on a phone: each cell has the head of its column as a
 * label. Rows of symptoms and rows with an identifier get anchors; the identifier is a link to its row.
 */
const stackedTables: Plugin<[], Root> = () => (tree) => {
  let symptoms = 0;
  const uses = new Map<string, number>();
  visit(tree, 'table', (table) => {
    stackTable(table);
    const [head, ...rows] = table.children;
    if (toString(head?.children[0]) === symptomHead) {
      rows.forEach((row) => {
        symptoms += 1;
        setProperties(row, {role: 'row', id: symptomAnchor(symptoms)});
      });
      return;
    }
    const isId = toString(head?.children[0]).startsWith('ID');
    for (const row of rows) {
      const anchor = rowAnchor(row, isId);
      if (anchor !== undefined) {
        const count = (uses.get(anchor) ?? 0) + 1;
        uses.set(anchor, count);
        const id = count === 1 ? anchor : `${anchor}-${count}`;
        setProperties(row, {role: 'row', id});
        linkId(row, id);
      }
    }
  });
  listIds(tree);
};

export default stackedTables;
