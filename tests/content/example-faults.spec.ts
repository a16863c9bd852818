import {expect, test} from 'playwright/test';
import {parseEvents} from '../../src/content/events/parse';
import {eventsWarnings} from '../../src/content/events/warnings';
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
  const events = Array.from(lines, (line?: string) => line ?? '').join('\n');
  return [...eventsWarnings(events), ...exampleFaults(parseEvents(events))].map(
    ({line, message}) => `${line}: ${message}`,
  );
}

test('each example means what it seems to, on each engine, with and without values', () => {
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

for (const [code, ...faults] of [
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
  ['IO a.b\u200B = 1 : $a = 1', /^2: .*U\+200B/u],
  ['IO a.te\u00ADmp = 1 : $a = 1', /^2: .*U\+00AD/u],
  ['DAY : {\n  ioSet("knx.t\u03BFp", 1);\n}', /^3: .*U\+03BF/u],
  ['USER a\u00A0 = on : $a = \u20133', /^2: "a.*U\+00A0/u, /^2: .*U\+2013/u],
  ['DAY : IO a.b = "10 μA – 5 kΩ" # – \u200B'],
  ['DAY : IO knx.temp = modbus.temp', /^2: "modbus.temp" is a text/u],
  ['IO a.b > c.d : UISET a.value = a.b, UISET b.img = x.png', /^2: "c.d" is/u, /^2: "a.b" is/u],
  ['DAY : $a = $b / 10', /^2: .*calculate in JavaScript/u],
  ['DAY : UISET a.value = IO a.b, IO a.b = "is " $level -3, IO a.c = IO a.b'],
] as const) {
  test(`planted fault: ${code.replaceAll('\n', ' ')}`, () => {
    expect(faultsOf(`\`\`\`events\n${code}\n\`\`\`\n`)).toEqual(
      faults.map((fault) => expect.stringMatching(fault)),
    );
  });
}
