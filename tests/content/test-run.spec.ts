import {expect, test} from 'playwright/test';
import {fencesOf} from '../support/fences';
import {distinctPages} from '../support/project';
import {movedOnSave} from '../support/testRun';

test('no example moves anything when its file is saved', () => {
  expect(
    distinctPages().flatMap(({file, text}) =>
      movedOnSave(fencesOf(text)).map(({line, call}) => `${file}:${line}: ${call}`),
    ),
  ).toEqual([]);
});

test('planted code that acts on a save is found, code behind __run or behind a name is not', () => {
  for (const [code, call] of [
    ['DAY : {\n  ioSet("a.b", "1");\n}', 'ioSet'],
    // A question for the present value is not enough.
    ['DAY : {\n  if (ioGet("a.b") == "1") {\n    ioSet("a.b", "0");\n  }\n}', 'ioSet'],
    ['function DaylightEvent(day) : {\n  if (!day) {\n    ioSet("a.b", "1");\n  }\n}', 'ioSet'],
    ['INIT : {\n  var on = function () { ioSet("a.b", "1"); };\n}\nDAY : {\n  on();\n}', 'ioSet'],
    ['DAY : {\n  user("a", "b");\n}', 'user'],
    ['INIT : {\n  ioSet("a.b", "1");\n}', 'ioSet'],
    ['DAY : {\n  if (__run == 1) {\n    ioSet("a.b", "1");\n  }\n}', undefined],
    [
      'function userCommand(s, u, name) : {\n  if (name == "a") { ioSet("a.b", "1"); }\n}',
      undefined,
    ],
    ['INIT : {\n  var on = function () { ioSet("a.b", "1"); };\n}', undefined],
  ] as const) {
    const moved = movedOnSave(fencesOf(`\`\`\`events\n${code}\n\`\`\`\n`));
    expect(
      moved.map((found) => found.call),
      code,
    ).toEqual(call === undefined ? [] : [call]);
  }
});
