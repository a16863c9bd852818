import {expect, test} from 'playwright/test';
import {parseEvents} from '../../src/content/events/parse';
import {exampleFaults} from '../../src/features/preview/script/exampleFaults';
import {filesFolder} from '../../src/content/schema/tutorialFiles';
import {fencesOf} from '../support/fences';
import {distinctPages, filesBelow, read} from '../support/project';

/** Faults in the EVENTS examples of a page, which may call functions of one another. */
function faultsOf(text: string): string[] {
  const lines: string[] = [];
  fencesOf(text)
    .filter(({language}) => language === 'events')
    .forEach(({code, line}) => code.split('\n').forEach((one, at) => (lines[line + at - 1] = one)));
  const program = parseEvents(Array.from(lines, (line?: string) => line ?? '').join('\n'));
  return exampleFaults(program).map(({line, message}) => `${line}: ${message}`);
}

test('the JavaScript of each example means the same on each engine, with and without values', () => {
  const files = filesBelow(`static/${filesFolder}`)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => ({
      file: name,
      text: `\`\`\`events\n${read(`static/${filesFolder}/${name}`)}\n\`\`\`\n`,
    }));
  expect(files).not.toEqual([]);
  expect(
    [...distinctPages(), ...files].flatMap(({file, text}) =>
      faultsOf(text).map((fault) => `${file}:${fault}`),
    ),
  ).toEqual([]);
});

const login = (lines: string) => `function userCommand(s, u, n, param) : {\n${lines}\n}`;

for (const [code, fault] of [
  ['DAY : {\n  var n = parseInt(varGet("$a"));\n}', /^3: parseInt .* 10/u],
  ['DAY : {\n  let n = 1;\n}', /^3: .*ECMAScript 5/u],
  ['DAY : {\n  ioPut("a.b", 1);\n}', /^3: the reference has no function ioPut/u],
  ['INIT : {\n  var own = function () {};\n}\nDAY : { own(); programTimerSet("a", 1); }'],
  ['IO a.b : {\n  var a = ioGet("a.b").split(",");\n}', /^3: ioGet\(a\.b\) has no value/u],
  ['IO a.b : {\n  var a = ioGet("a.b");\n  a.split(",");\n}', /^4: .* no value/u],
  ['IO a.b : {\n  var a = ioGet("a.b");\n  if (a != null) { a.split(","); }\n}'],
  ['IO a.b : {\n  if (__run == 1) { ioGet("a.b").split(","); }\n}'],
  ['IO a.b : {\n  String(ioGet("a.b")).split(",");\n}'],
  [login('if (String(param) == String(varGet("$c"))) { ioSet("a.b", 1); }'), /^3: two missing/u],
  [login('var c = varGet("$c");\nif (param === c) { ioSet("a.b", 1); }'), /^4: two missing/u],
  [login('var c = varGet("$c");\nif (c && param == c) { ioSet("a.b", 1); }')],
  [login('if (param == "on" && ioGet("a.b") == "1") { ioSet("a.b", 0); }')],
] as const) {
  test(`planted fault: ${code.replaceAll('\n', ' ')}`, () => {
    expect(faultsOf(`\`\`\`events\n${code}\n\`\`\`\n`)).toEqual(
      fault ? [expect.stringMatching(fault)] : [],
    );
  });
}
