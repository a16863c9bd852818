import {createContext, runInContext, type Context} from 'node:vm';
import {expect, test} from 'playwright/test';
import {argumentsOf, isInit, oddValues, partsOf, type CodePart} from '../support/eventsParts';
import {distinctPages} from '../support/project';

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

/** A call of a server function with its values, or an exception as a call of `throw`. */
type Call = readonly [name: string, ...values: string[]];

/** The EVENTS examples of a page on a mock of the server, which has run their INIT blocks. */
class LoadedPage {
  readonly #calls: Call[] = [];
  readonly #context: Context;

  constructor(
    readonly parts: readonly CodePart[],
    reading: string | null,
    run: 0 | 1,
  ) {
    const functions = [...harmless, ...operating].map(
      (name) =>
        [name, (...values: unknown[]) => this.#calls.push([name, ...values.map(String)])] as const,
    );
    this.#context = createContext({
      __run: run,
      triggerKey: undefined,
      triggerValue: undefined,
      sessionId: undefined,
      java: javaMock(),
      ioGet: (id: string) => (id === '*' ? 'dummy.light.1,dummy.light.2' : reading),
      varGet: () => reading,
      geoBearing: () => Number.NaN,
      geoDistance: () => Number.NaN,
      ...Object.fromEntries(functions),
    });
    parts.filter(isInit).forEach((part) => this.run(part.code));
  }

  /** Runs code, and returns its calls of server functions. */
  run(code: string): readonly Call[] {
    this.#calls.length = 0;
    try {
      runInContext(code, this.#context, {timeout: 20_000});
    } catch (error) {
      this.#calls.push(['throw', String(error)]);
    }
    return [...this.#calls];
  }
}

/** Faults of code on a page, each line and message once. */
type Check = (parts: readonly CodePart[]) => readonly {line: number; message: string}[];

/** Operating calls when a file is saved: each part is run without arguments. */
const callsOnSave: Check = (parts) =>
  readings.flatMap((reading) => {
    const page = new LoadedPage(parts, reading, 0);
    return parts.flatMap((part) =>
      page
        .run('name' in part ? `(${part.code})()` : part.code)
        .filter(([name]) => operating.some((one) => one === name))
        .map(([message]) => ({line: part.line, message})),
    );
  });

/** Exceptions, and missing values that reach a screen, a device or a variable. */
const misuses = (calls: readonly Call[], missing = /\b(?:null|NaN|undefined)\b/u): string[] =>
  calls
    .filter(
      ([name, ...values]) =>
        name === 'throw' ||
        (/^(?:ioSet|ui(?:Session)?Set|varSet)$/u.test(name) && missing.test(values.join())),
    )
    .map(([name, ...values]) => `${name}(${values.join(', ')})`);

/** Misuses in the blocks of rules when a file is saved and no data point has a value. */
const misusesOnSave: Check = (parts) => {
  const page = new LoadedPage(parts, null, 0);
  return parts
    .filter((part) => 'event' in part)
    .flatMap(({code, line}) => misuses(page.run(code)).map((message) => ({line, message})));
};

/**
 * Misuses in functions that get odd arguments while no data point has a value, and calls that
 * operate a device because a missing value equals an argument. Each text in a function is an
 * argument as well, so that its branches run.
 */
const misusesOfArguments: Check = (parts) => {
  const page = new LoadedPage(parts, null, 1);
  return parts.flatMap((part) => {
    // The server calls DaylightEvent, with a Boolean.
    if (!('name' in part) || part.name === 'DaylightEvent') {
      return [];
    }
    const run = (values: readonly string[]) =>
      page.run(`(${part.code})(${values.map((value) => JSON.stringify(value)).join()})`);
    return argumentsOf(part.code).flatMap((argumentsWith) => {
      const usual = run(argumentsWith('abc')).map(([name]) => name);
      return oddValues.flatMap((odd) => {
        const sent = argumentsWith(odd);
        const calls = run(sent);
        const opened = calls.filter(
          ([name, ...values]) =>
            (odd === '' || odd === 'null') &&
            operating.some((one) => one === name) &&
            !usual.includes(name) &&
            !values.includes(odd),
        );
        return [
          // A text of a client may be repeated.
          ...misuses(calls, sent.includes('null') ? /NaN|undefined/u : undefined),
          ...opened.map((call) => `${call.join(' ')} with "${odd}"`),
        ].map((message) => ({
          line: part.line,
          message: `${part.name}: ${message.slice(0, 200)}`,
        }));
      });
    });
  });
};

/** The faults in the EVENTS examples of a page, each once, as `line: message`. */
function faultsOf(text: string, check: Check): string[] {
  const parts = partsOf(text);
  return parts.length === 0
    ? []
    : [...new Set(check(parts).map(({line, message}) => `${line}: ${message}`))];
}

const pageOf = (code: string) => `\`\`\`events\n${code}\n\`\`\`\n`;

const pages = distinctPages();
const inPages = (check: Check) =>
  pages.flatMap(({file, text}) => faultsOf(text, check).map((fault) => `${file}:${fault}`));

test('no example operates a device when its file is saved', () => {
  expect(inPages(callsOnSave)).toEqual([]);
});

test('every rule runs before its data points have values, and displays and sends none', () => {
  expect(inPages(misusesOnSave)).toEqual([]);
});

test('functions accept any text of a client, which opens no door and reaches no device as NaN', () => {
  expect(inPages(misusesOfArguments)).toEqual([]);
});

test('planted faults: a call on save, a missing value, a door that a missing code opens', () => {
  const login = (condition: string) =>
    `function userCommand(s, u, name, param) : {\n  if (name == "code" && ${condition}) { ioSet("a.door", "1"); }\n}`;
  for (const [check, code, ...found] of [
    [callsOnSave, 'DAY : {\n  ioSet("a.b", "1");\n}', /^2: ioSet$/u],
    [callsOnSave, 'DAY : {\n  if (__run == 1) { ioSet("a.b", "1"); }\n}'],
    [misusesOnSave, 'IO a.b : {\n  uiSet("t", "text", ioGet("a.b"));\n}', /^2: uiSet.*null/u],
    [misusesOfArguments, login('String(param) == String(varGet("$code"))'), /^2: .* "null"$/u],
    [misusesOfArguments, login('varGet("$code") && param == varGet("$code")')],
  ] as const) {
    expect(faultsOf(pageOf(code), check), code).toEqual(
      found.map((one: RegExp) => expect.stringMatching(one)),
    );
  }
});
