import type {Data, Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {symptomAnchor, symptomHead} from '../../schema/symptoms';

type Properties = Readonly<Record<string, string>>;

/** HTML attributes of a node, which the types of Markdown leave to its data. */
function setProperties(node: {data?: Data}, properties: Properties): void {
  node.data = {...node.data, hProperties: properties};
}

/**
 * The column that names the rows: the second where the first only groups them,
 * that is, where it repeats itself and the second does not. An ID names its
 * rows however many there are of it.
 */
function titleColumn(labels: readonly string[], rows: readonly (readonly string[])[]): number {
  const repeats = (column: number) => new Set(rows.map((row) => row[column])).size < rows.length;
  return labels[0] !== 'ID' && repeats(0) && !repeats(1) ? 1 : 0;
}

/**
 * Let the rows of a table stack on a phone.
 *
 * @param titled number of the column that names the rows, where it is known
 */
export function stackTable(table: Table, titled?: number): void {
  const texts = table.children.map((row) => row.children.map((cell) => toString(cell)));
  const [labels = [], ...values] = texts;
  const title = titled ?? titleColumn(labels, values);
  const [head, ...rows] = table.children;
  // A table that is laid out as blocks is none to a screen reader unless its roles say so.
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
 * Remark transformer that lets the rows of a table stack on a phone: each cell
 * but the one that names its row carries the head of its column, which the
 * style sheet shows before it. Rows of symptoms get the anchors of the index.
 */
const stackedTables: Plugin<[], Root> = () => (tree) => {
  let symptoms = 0;
  visit(tree, 'table', (table) => {
    stackTable(table);
    const [head, ...rows] = table.children;
    if (toString(head?.children[0]) === symptomHead) {
      rows.forEach((row) => {
        symptoms += 1;
        setProperties(row, {role: 'row', id: symptomAnchor(symptoms)});
      });
    }
  });
};

export default stackedTables;
