import {createContext, runInContext} from 'node:vm';
import {parse} from 'acorn';
import {expect, test} from 'playwright/test';
import {parseEvents} from '../../src/content/events/parse';
import {ScriptMachine} from '../../src/features/preview/script/machine';
import {read} from '../support/project';

const rows = read('tests/content/preview-ecmascript.tsv')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'));
const valuesOf = (name: string) =>
  rows.find(([other]) => other === `value.${name}`)?.slice(1) ?? [];

/**
 * Snippets of ECMAScript 5. A row of the file has a feature and its snippets; a row of calls is
 * combined with the row of values, which replace `?`.
 */
const codes = rows.flatMap(([name = '', ...cells]) =>
  name.startsWith('call.')
    ? valuesOf(name.slice('call.'.length)).flatMap((value) =>
        cells.map((cell) => `var v = ${value}; ${cell.replace('?', 'v')}`),
      )
    : name.startsWith('value.')
      ? []
      : cells,
);

const show =
  'function show(v) { return typeof v + " " + (v === 0 && 1 / v < 0 ? "-0" : ' +
  'Object.prototype.toString.call(v) === "[object Error]" || typeof v !== "object" ? String(v) : JSON.stringify(v)); }';

/** Code that logs the value of its last expression. */
function logging(code: string): string {
  const {start = 0, end = 0} =
    parse(code, {ecmaVersion: 'latest', allowReturnOutsideFunction: true}).body.at(-1) ?? {};
  const last = code.slice(start, end).replace(/;$/u, '');
  return `${code.slice(0, start)} messageLog(show(${last}));\n${show}`;
}

function inPreview(code: string): string {
  const machine = new ScriptMachine(parseEvents(`USER a : {\n${code}\n}`));
  const {effects, error} = machine.run({kind: 'block', rule: 0}, {values: {}, time: 0});
  const [effect] = effects;
  return error === undefined && effect?.kind === 'log' ? effect.text : 'throws';
}

function inNode(code: string): string {
  let result = '';
  try {
    runInContext(
      `(function () { ${code} })()`,
      createContext({messageLog: (text: string) => (result = text)}),
    );
    return result;
  } catch {
    return 'throws';
  }
}

test(
  'the preview runs ECMAScript 5 as Node.js does, but for the listed differences',
  {tag: '@full'},
  () => {
    const programs = codes.map(logging);
    expect(programs.length).toBeGreaterThan(400);
    const different = codes.filter((_, index) => {
      const program = programs[index] ?? '';
      return inNode(program) !== inPreview(program);
    });
    // Differences that the documentation of previews states in words.
    const known = [
      // A replacement function returns an object if nothing matches.
      ...["''", "' 40% '", String.raw`'\u00B0'`].map(
        (value) => `var v = ${value}; v.replace(',', function (m) { return m + m; })`,
      ),
      'var v = []; v.slice(1)',
      '(function (a) { arguments[0] = 2; return a; })(1)',
      'Object.freeze([1]).length',
      'var o = Object.freeze({a: 1}); o.a = 2; o.a',
      "eval('1 + 1')",
      // Later than ECMAScript 5.
      'let a = 1; a',
      '(a => a)(1)',
    ];
    expect(different.sort()).toEqual(known.sort());
  },
);
