import ts from 'typescript';

/** A row of a table that leads to tests. */
export interface Row {
  /** Text of the first cell: a section of the specification, or a fault. */
  readonly name: string;
  readonly file: string;
  readonly title: string;
}

/** The rows of a Markdown text whose last cell names a test. */
function testRows(markdown: string): Row[] {
  return [
    ...markdown.matchAll(
      /^\| (?<name>[^|\n]+?) +\|(?:[^|\n]*\|)+? `(?<file>[^`]+)`: (?<title>[^|\n]+?) *\|$/gmu,
    ),
  ].map(({groups}) => ({
    name: groups?.name ?? '',
    file: groups?.file ?? '',
    title: groups?.title ?? '',
  }));
}

/** The rows of the table that maps the specification to tests. */
export function rowsOf(markdown: string): Row[] {
  return testRows(markdown).filter(({name}) => /^§\d$/u.test(name));
}

/** The rows of the catalogue of faults. */
export function faultsOf(markdown: string): Row[] {
  return testRows(markdown).filter(({name}) => !name.startsWith('§'));
}

/** A test of a file. */
export interface TestTitle {
  /** As it is written, `${…}` included, without the tag. */
  readonly title: string;
  /** Beyond the specification: its title ends in `@extra`. */
  readonly isExtra: boolean;
}

/** A text that is written out, with or without places for values. */
function textOf(node: ts.Node | undefined): string | undefined {
  if (node === undefined) {
    return undefined;
  }
  return ts.isStringLiteralLike(node)
    ? node.text
    : ts.isTemplateExpression(node)
      ? node.getText().slice(1, -1)
      : undefined;
}

/** The tag by which a test says in its title that it is beyond the specification. */
const extraTag = ' @extra';

function titleOf(text: string): TestTitle {
  const isExtra = text.endsWith(extraTag);
  return {title: isExtra ? text.slice(0, -extraTag.length) : text, isExtra};
}

/**
 * The tests of a file: those whose titles are written out, and those that take
 * their titles from the keys of an object or the first cells of a list.
 *
 * @param code TypeScript of the file
 */
export function testsOf(code: string): TestTitle[] {
  const titles: string[] = [];
  const cells: string[] = [];
  let takesCells = false;
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'test') {
      const title = textOf(node.arguments[0]);
      if (title === undefined) {
        takesCells = true;
      } else {
        titles.push(title);
      }
    } else if (ts.isPropertyAssignment(node)) {
      cells.push(textOf(node.name) ?? '');
    } else if (ts.isArrayLiteralExpression(node)) {
      cells.push(textOf(node.elements[0]) ?? '');
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('tests.ts', code, ts.ScriptTarget.Latest, true));
  return [...titles, ...cells.filter((cell) => takesCells && cell !== '')].map(titleOf);
}

/** Rows whose test is not in its file. */
export function missingTests(rows: readonly Row[], read: (file: string) => string): Row[] {
  return rows.filter(({file, title}) => !testsOf(read(file)).some((one) => one.title === title));
}

/** Tests of a file that no row names, although they are not marked as extra. */
export function unlistedTests(rows: readonly Row[], file: string, code: string): string[] {
  const listed = new Set(rows.filter((row) => row.file === file).map(({title}) => title));
  return testsOf(code)
    .filter(({title, isExtra}) => !isExtra && !listed.has(title))
    .map(({title}) => `${file}: ${title}`);
}

/** Tests of a file, extra ones too, that no row names. */
export function uncatalogued(rows: readonly Row[], file: string, code: string): string[] {
  return testsOf(code)
    .filter(({isExtra}) => isExtra)
    .filter(({title}) => !rows.some((row) => row.file === file && row.title === title))
    .map(({title}) => `${file}: ${title}`);
}

/** Rows whose test says of itself that it is beyond the specification. */
export function extraRows(rows: readonly Row[], read: (file: string) => string): Row[] {
  return rows.filter(({file, title}) =>
    testsOf(read(file)).some((one) => one.title === title && one.isExtra),
  );
}
