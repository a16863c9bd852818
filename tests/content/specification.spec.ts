import {expect, test} from 'playwright/test';
import {read} from '../support/project';
import {
  extraRows,
  faultsOf,
  missingTests,
  rowsOf,
  testsOf,
  uncatalogued,
  unlistedTests,
} from '../support/specification';

test.describe('the table of the specification', () => {
  const rows = rowsOf(read('tests/README.md'));
  const source = (file: string) => read(`tests/${file}`);

  test('has rows for every section that the site can show', () => {
    expect([...new Set(rows.map(({name}) => name))].sort()).toEqual([
      '§1',
      '§2',
      '§3',
      '§4',
      '§5',
      '§7',
      '§8',
      '§9',
    ]);
  });

  test('names tests that exist', () => {
    expect(missingTests(rows, source)).toEqual([]);
  });

  for (const file of ['e2e/shell.spec.ts', 'e2e/storage.spec.ts', 'e2e/search.spec.ts']) {
    test(`has a row for every test of ${file} that is not marked as extra`, () => {
      expect(unlistedTests(rows, file, source(file))).toEqual([]);
    });
  }

  test('has no row for a test that is marked as extra', () => {
    expect(extraRows(rows, source)).toEqual([]);
  });
});

test.describe('the catalogue of faults', () => {
  const faults = faultsOf(read('tests/README.md'));
  const source = (file: string) => read(`tests/${file}`);

  test('names tests that exist @extra', () => {
    expect(faults.length).toBeGreaterThan(50);
    expect(missingTests(faults, source)).toEqual([]);
  });

  for (const file of ['e2e/faults.spec.ts', 'e2e/releases.spec.ts']) {
    test(`has a row for every test of ${file} @extra`, () => {
      expect(uncatalogued(faults, file, source(file))).toEqual([]);
    });
  }
});

test.describe('planted faults', () => {
  const rows = rowsOf(
    '| §2 | a line | `e2e/x.spec.ts`: a name |\n| §3 | another | `e2e/x.spec.ts`: gone |\n',
  );
  const code =
    "test('a name', () => {}); test(`to ${from} @extra`, () => {});\n" +
    "// test('gone', () => {})\ntest('new', () => {});";

  test('titles are read as they are written, comments left out', () => {
    expect(testsOf(code)).toEqual([
      {title: 'a name', isExtra: false},
      {title: 'to ${from}', isExtra: true},
      {title: 'new', isExtra: false},
    ]);
  });

  test('titles are read from the keys and first cells that tests are made from', () => {
    const titles = (text: string) => testsOf(text).map(({title}) => title);
    expect(
      titles("for (const [name] of Object.entries({'one': 1})) { test(name, () => {}); }"),
    ).toEqual(['one']);
    expect(titles("for (const [name] of [['two', 2]]) { test(name, () => {}); }")).toEqual(['two']);
    expect(titles("const table = {'three': 3}; test('four', () => {});")).toEqual(['four']);
  });

  test('a row without its test, and a test without its row, are found', () => {
    expect(missingTests(rows, () => code).map(({title}) => title)).toEqual(['gone']);
    expect(unlistedTests(rows, 'e2e/x.spec.ts', code)).toEqual(['e2e/x.spec.ts: new']);
  });

  test('the rows of the catalogue are told from those of the specification @extra', () => {
    const both =
      '| §2 | a | `e2e/x.spec.ts`: one |\n| a fault | seen | kept | `e2e/x.spec.ts`: two |\n';
    expect(rowsOf(both).map(({title}) => title)).toEqual(['one']);
    expect(faultsOf(both)).toEqual([{name: 'a fault', file: 'e2e/x.spec.ts', title: 'two'}]);
    expect(uncatalogued(faultsOf(both), 'e2e/x.spec.ts', code)).toEqual([
      'e2e/x.spec.ts: to ${from}',
    ]);
  });

  test('a row of an extra test is found', () => {
    const extra = "test('a name @extra', () => {});";
    expect(extraRows(rows, () => extra).map(({title}) => title)).toEqual(['a name']);
  });
});
