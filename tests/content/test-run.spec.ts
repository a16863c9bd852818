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

test.describe('planted code that acts on a save', () => {
  const moved = (code: string) => movedOnSave(fencesOf(`\`\`\`events\n${code}\n\`\`\`\n`));

  for (const [what, code, call] of [
    ['a rule without __run', 'DAY : {\n  ioSet("a.b", "1");\n}', 'ioSet'],
    [
      'a rule that asks for the present value only',
      'DAY : {\n  if (ioGet("a.b") == "1") {\n    ioSet("a.b", "0");\n  }\n}',
      'ioSet',
    ],
    [
      'a callback that takes anything but true for the evening',
      'function DaylightEvent(day) : {\n  if (!day) {\n    ioSet("a.b", "1");\n  }\n}',
      'ioSet',
    ],
    [
      'a function of INIT that a rule calls',
      'INIT : {\n  var on = function () {\n    ioSet("a.b", "1");\n  };\n}\nDAY : {\n  on();\n}',
      'ioSet',
    ],
    ['a command', 'DAY : {\n  user("a", "b");\n}', 'user'],
    ['INIT itself', 'INIT : {\n  ioSet("a.b", "1");\n}', 'ioSet'],
  ] as const) {
    test(what, () => {
      expect(moved(code).map((found) => found.call)).toEqual([call]);
    });
  }

  test('code behind __run, or behind a name, is let through', () => {
    expect(
      moved(
        [
          'DAY : {\n  if (__run == 1) {\n    ioSet("a.b", "1");\n  }\n}',
          'function userCommand(session, userid, name, param) : {\n  if (name == "a") {\n    ioSet("a.b", "1");\n  }\n}',
          'INIT : {\n  var on = function () {\n    ioSet("a.b", "1");\n  };\n}',
        ].join('\n'),
      ),
    ).toEqual([]);
  });
});
