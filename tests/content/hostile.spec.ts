import {Session} from 'node:inspector/promises';
import {Script} from 'node:vm';
import {build} from 'esbuild';
import fc from 'fast-check';
import {expect, test} from 'playwright/test';
import {limits as textLimits} from '../../src/content/events/limits';
import {previewName} from '../../src/features/preview/model/attributes';
import {limits} from '../../src/features/preview/model/limits';
import {onePage} from '../../src/features/preview/model/project';
import {dataPlugin} from '../../src/lib/bundle';
import type * as Readers from '../support/readers';
import {hostileTexts, hugeTexts, knownTexts, seed} from '../support/hostileTexts';
import {root} from '../support/project';

/** Number of texts for each parser. */
const cases = 500;

// The modules are loaded once for all tests.
test.describe.configure({mode: 'default', timeout: 120_000});

let src: typeof Readers;
const session = new Session();
const filename = `${root}/counted-modules.js`;

/**
 * The modules of `readers.ts`, without packages, are bundled into one script. The precise coverage
 * of V8 counts its executions: a measure that does not depend on the machine or its load.
 */
test.beforeAll(async () => {
  const {outputFiles} = await build({
    plugins: [dataPlugin],
    entryPoints: [`${root}/tests/support/readers.ts`],
    bundle: true,
    packages: 'external',
    write: false,
    format: 'cjs',
    platform: 'node',
  });
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', {callCount: true, detailed: true});
  const module = {} as {exports: typeof Readers};
  const code = `(module, require) => {${outputFiles[0]?.text ?? ''}\n}`;
  const load = new Script(code, {filename}).runInThisContext() as (
    target: typeof module,
    require: NodeJS.Require,
  ) => void;
  load(module, require);
  src = module.exports;
});

/** Number of executed functions, branches and loop bodies since the last call. */
async function takeCount(): Promise<number> {
  const {result} = await session.post('Profiler.takePreciseCoverage');
  return result
    .filter(({url}) => url.endsWith(filename))
    .flatMap(({functions}) => functions.flatMap(({ranges}) => ranges))
    .reduce((sum, {count}) => sum + count, 0);
}

async function executionsOf(run: () => unknown): Promise<number> {
  await takeCount();
  run();
  return takeCount();
}

/** A text of a given length that repeats a piece. */
const repeated = (piece: string, length: number) =>
  piece.repeat(length / piece.length + 1).slice(0, length);

/** Ratio of the executions for a text to those for a quarter of it: 4 is linear, 16 is quadratic. */
async function growthOf(run: (text: string) => unknown, text: string): Promise<number> {
  const whole = await executionsOf(() => run(text));
  // The ratio of small counts, for a text that is refused early, has no meaning.
  const quarter = await executionsOf(() => run(text.slice(0, text.length / 4)));
  return whole / Math.max(quarter, 1000);
}
const linear = 5;

const entries = Array.from({length: 100}, (_, index) => ({
  title: `Device ${index}`,
  names: [`Device ${index}`, `TP8-${index}`],
  words: ['KNX/IP gateway', 'dimmer, blind', `model ${index * 7}`],
}));
const addresses = entries.map((_, index) => `/docs/io-servers/device-${index}`);

/** Functions that parse user input or an address; they may only throw their own errors. */
const parsers: Readonly<Record<string, (text: string) => unknown>> = {
  'rules of EVENTS': (text) => src.parseEvents(text),
  'XML of a project': (text) => src.parseProject(text),
  'a query': (text) => {
    try {
      return src.parseQuery(text).map((clause) => src.formsOf(clause.text));
    } catch (error) {
      expect(error).toHaveProperty('name', 'QueryParseError');
      return undefined;
    }
  },
  'words to highlight': (text) =>
    'The KNX gateway reads 1 and 2.'.match(src.highlightPattern([text])),
  'the finder': (text) => src.find(entries, text),
  'an address that does not exist': (text) => src.nearestPages(text, addresses),
  'a version': (text) => src.findVersion([], '/', text),
  'a part of the manual': (text) => src.findArea(text),
  'rules of an address': (text) => src.rulesIn(`#playground=${text}`),
  'a hash': (text) => decodeURIComponent(src.decodableHash(`#${text}`)),
};

test.describe('hostile texts', () => {
  for (const [name, parse] of Object.entries(parsers)) {
    test(`${name}: no error, no change of a prototype, and linear time`, async () => {
      const before = Object.getOwnPropertyNames(Object.prototype);
      fc.assert(
        fc.property(hostileTexts, (text) => void parse(text)),
        {seed, numRuns: cases, examples: knownTexts.map((text) => [text] as [string])},
      );
      for (const text of hugeTexts) {
        expect(await growthOf(parse, text), text.slice(0, 10)).toBeLessThan(linear);
      }
      expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
    });
  }
});

test.describe('time complexity', () => {
  test('EVENTS are parsed in linear time', async () => {
    for (const piece of [
      'a\n',
      'IO a.b = 1 : IO a.c = 1\n',
      '} ',
      'DAY OR ',
      '(',
      '"\n',
      'a:a ',
      '<>=! ',
    ]) {
      const text = repeated(piece, textLimits.characters / 5);
      expect(await growthOf(src.parseEvents, text), piece).toBeLessThan(linear);
    }
  });

  test('planted fault: a parser that starts again at each line is found', async () => {
    const text = repeated('IO a.b = 1 : IO a.c = 1\n', 2000);
    const parseFromEachLine = (all: string) =>
      all.split('\n').forEach((_, line, lines) => src.parseEvents(lines.slice(line).join('\n')));
    expect(await growthOf(parseFromEachLine, text)).toBeGreaterThan(linear);
  });
});

const eventsFaults = (text: string) => src.parseEvents(text).faults;
const xmlFaults = (text: string) => src.parseProject(text).faults;

/** Faults of a text with a given number of characters, elements or other parts. */
type FaultsOf = (count: number) => readonly object[];

const atLimits: Readonly<Record<string, readonly [limit: number, faultsOf: FaultsOf]>> = {
  'characters of EVENTS': [textLimits.characters, (count) => eventsFaults('#'.repeat(count))],
  'brackets of an event': [
    textLimits.depth,
    (count) => eventsFaults(`${'('.repeat(count)}DAY${')'.repeat(count)} : $a = 1`),
  ],
  'conditions of an event': [
    textLimits.conditions,
    (count) => eventsFaults(`${'DAY OR '.repeat(count - 1)}DAY : $a = 1`),
  ],
  'words of an action': [
    textLimits.words,
    (count) => eventsFaults(`INIT : IO a = ${'b '.repeat(count - 3)}`),
  ],
  'characters of XML': [limits.project, (count) => xmlFaults('<text />'.padEnd(count))],
};

test.describe('limits', () => {
  for (const [name, [limit, faultsOf]] of Object.entries(atLimits)) {
    test(`${name}: ${limit} are accepted, one more is refused, and the limit named`, () => {
      expect(faultsOf(limit)).toEqual([]);
      expect(faultsOf(limit + 1)).toMatchObject([
        {message: expect.stringContaining(String(limit))},
      ]);
    });
  }
});

test('each object is drawn with any values, without injected markup or a warning', () => {
  const names = fc.constantFrom('label', 'type', 'hidden', 'buttonicon', 'action', 'toString');
  // JSON arrays of any shape pass the first check of the parser.
  const json = fc.array(fc.oneof(fc.jsonValue(), fc.dictionary(names, fc.jsonValue())));
  const values = fc.oneof(
    hostileTexts,
    json.map((value) => JSON.stringify(value)),
    fc.double().map(String),
    fc.integer().map(String),
  );
  const warnings: unknown[] = [];
  const {error} = console;
  console.error = (...args: unknown[]) => warnings.push(args);
  try {
    for (const [element, spec] of [...src.specs].filter(([, {place}]) => place === undefined)) {
      const keys = spec.attributes.flatMap((attribute) => previewName(attribute) ?? []);
      const all = fc.array(values, {minLength: keys.length, maxLength: keys.length});
      const draw = (some: readonly string[]) => {
        const attributes = Object.fromEntries(keys.map((key, at) => [key, some[at] ?? '']));
        const project = onePage([{element, attributes, children: [], line: 1, key: '/0'}]);
        const markup = src.pictureOf(project);
        expect(markup, element).not.toMatch(/<(?:script|iframe|img|base|link|meta)\b|\son\w+="/u);
      };
      fc.assert(fc.property(all, draw), {seed, numRuns: cases / 25});
    }
  } finally {
    console.error = error;
  }
  expect(warnings).toEqual([]);
});

test('no input makes rules throw an error or run endlessly', () => {
  const run = (text: string) => {
    const simulation = src.createSimulation(onePage(), src.parseEvents(text), {
      startTimer: () => () => undefined,
      now: () => 0,
    });
    simulation.restart();
    simulation.dispatch({kind: 'point', name: 'a.b', value: text});
    simulation.dispatch({kind: 'command', name: '__proto__', parameter: text});
    simulation.advance(60_000);
  };
  fc.assert(
    fc.property(hostileTexts, (text) => run(text.slice(0, limits.playground))),
    {seed, numRuns: cases / 2},
  );
});
