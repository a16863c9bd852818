import {createContext, runInContext, type Context} from 'node:vm';
import {expect, test} from 'playwright/test';
import {
  parseEvents,
  type Rule,
  type Script,
  type ScriptFunction,
} from '../../src/content/events/parse';
import {fencesOf, type Fence} from '../support/fences';
import {distinctPages} from '../support/project';

/** A function of an EVENTS file, or the block of a rule with its event. */
type CodePart = ScriptFunction | (Script & {readonly event: string});

const blocksOf = ({text, script}: Rule): CodePart[] => (script ? [{...script, event: text}] : []);

/** Functions of the server that move a device, record, or give a command. */
const moving = [
  ...['audioPlayFile', 'audioPlayText', 'cameraRecTrigger', 'cameraRecTriggerFull', 'dateSet'],
  ...['haActive', 'ioSet', 'powerSet', 'programTimerClear', 'programTimerRepeat'],
  ...['programTimerReset', 'programTimerSet', 'schedulerRemove', 'user'],
] as const;

/** Functions of the server that read or show, and that saving may call. */
const quiet = [
  ...['databaseExecuteStatement', 'dataSourceOption', 'dataSourceSQL', 'errorLog'],
  ...['getNextSunrise', 'getNextSunset', 'messageLog', 'uiSessionSet', 'uiSet', 'varSet'],
] as const;

/** Values of data points and variables while the code runs. */
const readings = [null, '0', '1', '50%', 'offup', 'offdown', 'online', '[]'];

/** Any Java package, class or object: it has each member, until a loop asks too often. */
function javaMock(): unknown {
  let calls = 0;
  const mock: unknown = new Proxy(
    function anything() {
      return undefined;
    },
    {
      get: (_, key) => (key === Symbol.toPrimitive ? () => '' : mock),
      apply: () => {
        calls += 1;
        if (calls > 1000) {
          throw new Error('a loop without an end');
        }
        return mock;
      },
      construct: () => mock as object,
    },
  );
  return mock;
}

/** The server of the test run: `__run` is 0, and calls that move something are recorded. */
function serverOf(reading: string | null, moved: string[]): Context {
  return createContext({
    __run: 0,
    triggerKey: undefined,
    triggerValue: undefined,
    sessionId: undefined,
    java: javaMock(),
    ioGet: (id: string) => (id === '*' ? 'dummy.light.1,dummy.light.2' : reading),
    varGet: () => reading,
    geoBearing: () => Number.NaN,
    geoDistance: () => Number.NaN,
    ...Object.fromEntries(quiet.map((name) => [name, () => true])),
    ...Object.fromEntries(moving.map((name) => [name, () => moved.push(name)])),
  });
}

/** Runs code as the server does while a file is saved: what it throws is only reported there. */
function run(context: Context, part: CodePart): void {
  const call = 'name' in part ? `(${part.code})()` : part.code;
  try {
    runInContext(call, context, {timeout: 20_000});
  } catch {
    // A reading may be one that the code does not expect.
  }
}

/**
 * The calls of EVENTS examples of a page that act when they are saved: each of their
 * JavaScript parts is run with `__run` 0 and without arguments, with what the
 * page's INIT blocks declare.
 */
function movedOnSave(fences: readonly Fence[]) {
  const files = fences
    .filter(({language}) => language === 'events')
    .map(({code, line}) => {
      const {rules, functions} = parseEvents(code);
      const parts = [...rules.flatMap(blocksOf), ...functions];
      return {line, parts: parts.sort((a, b) => a.line - b.line)};
    });
  const isInit = (part: CodePart) => 'event' in part && part.event === 'INIT';
  if (files.every(({parts}) => parts.length === 0)) {
    return [];
  }
  const found = readings.flatMap((reading) => {
    const moved: string[] = [];
    const context = serverOf(reading, moved);
    const movedBy = (line: number, part: CodePart) => {
      moved.length = 0;
      run(context, part);
      return moved.map((call) => ({line: line + part.line - 1, call}));
    };
    const inOrder = [isInit, (part: CodePart) => !isInit(part)];
    return inOrder.flatMap((isNow) =>
      files.flatMap(({line, parts}) => parts.filter(isNow).flatMap((part) => movedBy(line, part))),
    );
  });
  return [...new Map(found.map((moved) => [`${moved.line} ${moved.call}`, moved])).values()];
}

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
