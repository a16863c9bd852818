import {expect, test} from 'playwright/test';
import {read} from '../support/project';

interface Row {
  readonly section: string;
  readonly file: string;
  readonly title: string;
}

/** Rows of the table that maps the specification to tests. */
function rowsOf(markdown: string): Row[] {
  return [
    ...markdown.matchAll(
      /^\| (?<section>§\d) +\| [^|]+\| `(?<file>[^`]+)`: (?<title>[^|]+?) *\|$/gmu,
    ),
  ].map(({groups}) => ({
    section: groups?.section ?? '',
    file: groups?.file ?? '',
    title: groups?.title ?? '',
  }));
}

/** Whether a test file has a test of that name, written out or in a table of names. */
function hasTest(text: string, title: string): boolean {
  return [
    `test('${title}'`,
    `test("${title}"`,
    `test(\`${title}\``,
    `'${title}':`,
    `    ['${title}',`,
  ].some((form) => text.includes(form));
}

/** Names of the tests of a file that are written out. */
function titlesOf(text: string): string[] {
  return [...text.matchAll(/\btest\((?<quote>['"`])(?<title>.+?)\k<quote>,/gu)].map(
    ({groups}) => groups?.title ?? '',
  );
}

const rows = rowsOf(read('tests/README.md'));

test.describe('the table of the specification', () => {
  test('has rows for every section that the site can show', () => {
    expect([...new Set(rows.map(({section}) => section))].sort()).toEqual([
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
    const missing = rows.filter(({file, title}) => !hasTest(read(`tests/${file}`), title));
    expect(missing).toEqual([]);
  });

  test('has a row for every test of the behaviour of the site', () => {
    const listed = new Set(rows.map(({file, title}) => `${file} ${title}`));
    // What goes beyond the specification.
    const extra = new Set([
      'e2e/search.spec.ts does not take the focus, so that the skip link comes first',
      'e2e/search.spec.ts markup in a query does nothing',
      'e2e/search.spec.ts highlights wait for their page, however slow it is',
      'e2e/search.spec.ts the hint shows its key',
      'e2e/search.spec.ts when its worker cannot start, both places say so, and Retry works',
      'e2e/search.spec.ts a version is found by ${name}',
      'e2e/search.spec.ts a version that the manual does not have is told, and the latest searched',
      'e2e/search.spec.ts a query of common words alone finds nothing',
      'e2e/search.spec.ts a long query is repeated in part',
      'e2e/search.spec.ts markup and other hostile text in a query do nothing',
      'e2e/search.spec.ts arrows move through the suggestions and See all results, and come round',
      'e2e/search.spec.ts Home and End move in the text, with Control in the list',
      'e2e/search.spec.ts Escape closes the list, then empties the box',
      'e2e/search.spec.ts Tab leaves, and the list closes',
      'e2e/search.spec.ts a press elsewhere closes the list',
      'e2e/search.spec.ts the number of suggestions is read out after a pause',
      'e2e/search.spec.ts recent searches are kept, offered and forgotten',
      'e2e/search.spec.ts fills the screen, and closes',
      'e2e/search.spec.ts on a slow network the reader is told',
      'e2e/search.spec.ts when the network is gone, the reader is told',
      'e2e/search.spec.ts an answer to an earlier query never overwrites that to a later one',
      'e2e/search.spec.ts a part that the manual does not have is told, and all of it searched',
      'e2e/search.spec.ts more results come on demand',
    ]);
    const files = ['e2e/shell.spec.ts', 'e2e/storage.spec.ts', 'e2e/search.spec.ts'];
    const unlisted = files.flatMap((file) =>
      titlesOf(read(`tests/${file}`))
        .map((title) => `${file} ${title}`)
        .filter((name) => !listed.has(name) && !extra.has(name)),
    );
    expect(unlisted).toEqual([]);
  });

  test('planted faults are found', () => {
    expect(rowsOf('| §2 | a line | `e2e/x.spec.ts`: a name |\n')).toHaveLength(1);
    expect(hasTest("test('a name', () => {})", 'a name')).toBe(true);
    expect(hasTest("test('another name', () => {})", 'a name')).toBe(false);
    expect(titlesOf("test('one', () => 1); test(`two`, () => 2)")).toEqual(['one', 'two']);
  });
});
