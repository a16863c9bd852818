import type {Root, RootContent, Table} from 'mdast';
import {expect, test} from 'playwright/test';
import stackedTables from '../../src/remark/stacked-tables';

/** A table of the Markdown tree, from the texts of its cells. */
function tableOf(...rows: readonly (readonly string[])[]): Table {
  return {
    type: 'table',
    children: rows.map((cells) => ({
      type: 'tableRow',
      children: cells.map((value) => ({
        type: 'tableCell',
        children: [{type: 'inlineCode', value}],
      })),
    })),
  };
}

/** Headings that the transformer gives to the cells, row by row; `-` for the title of a row. */
function labelsOf(table: Table, around: (table: Table) => RootContent = (node) => node): string[] {
  const tree: Root = {type: 'root', children: [around(table)]};
  // It needs neither a processor nor a file.
  const transform = (stackedTables as unknown as () => (root: Root) => void)();
  transform(tree);
  return table.children
    .slice(1)
    .map(({children}) =>
      children
        .map(({data}) => String(Reflect.get(Object(data?.hProperties), 'data-label') ?? '-'))
        .join(' '),
    );
}

test.describe('tables that stack', () => {
  test('each cell has its heading, except the first, which names the row', () => {
    expect(labelsOf(tableOf(['ID', 'Value'], ['a', '1'], ['b', '1']))).toEqual([
      '- Value',
      '- Value',
    ]);
  });

  test('a first column with repeated values groups the rows, and the second names them', () => {
    expect(labelsOf(tableOf(['Group', 'Name'], ['own', 'a'], ['own', 'b']))).toEqual([
      'Group -',
      'Group -',
    ]);
  });

  test('a column further right never names a row', () => {
    const table = tableOf(['Object', 'ID', 'Place'], ['text', '', 'x1'], ['text', '', 'x2']);
    expect(labelsOf(table)).toEqual(['- ID Place', '- ID Place']);
  });

  test('a table in a quotation stacks too', () => {
    const table = tableOf(['ID', 'Value'], ['a', '1']);
    expect(labelsOf(table, (node) => ({type: 'blockquote', children: [node]}))).toEqual([
      '- Value',
    ]);
  });

  test('tables, rows, headings and cells have their roles', () => {
    const table = tableOf(['ID'], ['a']);
    labelsOf(table);
    const roles = [table, ...table.children, ...table.children.flatMap(({children}) => children)];
    expect(
      roles.map(({data}) => Reflect.get(Object(data?.hProperties), 'role') as unknown),
    ).toEqual(['table', 'row', 'row', 'columnheader', 'cell']);
  });
});
