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

/** Server functions that operate devices, which code must not call when its file is saved. */
const operating = [
  'audioPlayFile',
  'audioPlayText',
  'cameraRecTrigger',
  'cameraRecTriggerFull',
  'dateSet',
  'haActive',
  'ioSet',
  'powerSet',
  'programTimerClear',
  'programTimerRepeat',
  'programTimerReset',
  'programTimerSet',
  'schedulerRemove',
  'user',
] as const;

/** Server functions that only read, store or display. */
const harmless = [
  'databaseExecuteStatement',
  'dataSourceOption',
  'dataSourceSQL',
  'errorLog',
  'getNextSunrise',
  'getNextSunset',
  'messageLog',
  'uiSessionSet',
  'uiSet',
  'varSet',
] as const;

/** Values that data points and variables have while the code runs. */
const readings = [null, '0', '1', '50%', 'offup', 'offdown', 'online', '[]'];

/** A mock of any Java package, class or object; the number of calls is limited to stop loops. */
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
          throw new Error('endless loop');
        }
        return mock;
      },
      construct: () => mock as object,
    },
  );
  return mock;
}

/** A mock of the server in a test run, with `__run` 0, which records operating calls. */
function serverOf(reading: string | null, calls: string[]): Context {
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
    ...Object.fromEntries(harmless.map((name) => [name, () => true])),
    ...Object.fromEntries(operating.map((name) => [name, () => calls.push(name)])),
  });
}

/** Runs code like the server when a file is saved: exceptions do not stop it. */
function run(context: Context, part: CodePart): void {
  const call = 'name' in part ? `(${part.code})()` : part.code;
  try {
    runInContext(call, context, {timeout: 20_000});
  } catch {
    // The code may not expect the reading.
  }
}

/**
 * Operating calls of the EVENTS examples of a page when they are saved. Each function and block is
 * run with `__run` 0 and without arguments, after the INIT blocks of the page.
 */
function callsOnSave(fences: readonly Fence[]) {
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
    const calls: string[] = [];
    const context = serverOf(reading, calls);
    const callsOf = (line: number, part: CodePart) => {
      calls.length = 0;
      run(context, part);
      return calls.map((call) => ({line: line + part.line - 1, call}));
    };
    const phases = [isInit, (part: CodePart) => !isInit(part)];
    return phases.flatMap((isInPhase) =>
      files.flatMap(({line, parts}) =>
        parts.filter(isInPhase).flatMap((part) => callsOf(line, part)),
      ),
    );
  });
  return [...new Map(found.map((one) => [`${one.line} ${one.call}`, one])).values()];
}

test('no example operates a device when its file is saved', () => {
  expect(
    distinctPages().flatMap(({file, text}) =>
      callsOnSave(fencesOf(text)).map(({line, call}) => `${file}:${line}: ${call}`),
    ),
  ).toEqual([]);
});

test('planted faults: calls on save are found, unless after a check of __run or in a function', () => {
  for (const [code, call] of [
    ['DAY : {\n  ioSet("a.b", "1");\n}', 'ioSet'],
    // A check of the present value is not enough.
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
    const calls = callsOnSave(fencesOf(`\`\`\`events\n${code}\n\`\`\`\n`)).map((one) => one.call);
    expect(calls, code).toEqual(call === undefined ? [] : [call]);
  }
});
