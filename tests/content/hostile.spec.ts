import fc from 'fast-check';
import {expect, test} from 'playwright/test';
import {maxRules, rulesIn} from '../../src/content/events/playgroundAddress';
import {maxBracketDepth, parseEvents} from '../../src/content/events/parse';
import {decodableHash} from '../../src/docusaurus/start/script/decodableHash';
import {find} from '../../src/features/catalogue/find';
import {nearestPages} from '../../src/features/catalogue/nearestPages';
import {limits} from '../../src/features/preview/model/limits';
import {onePage} from '../../src/features/preview/model/project';
import {parseProject} from '../../src/features/preview/node';
import {createSimulation} from '../../src/features/preview/simulation/store';
import {highlightPattern} from '../../src/features/search/runtime/excerpts';
import {parseQuery, QueryError} from '../../src/features/search/runtime/query';
import {formsOf} from '../../src/features/search/tokens';
import {hostileTexts, knownTexts, seed} from '../support/hostileTexts';

/** Number of texts for each parser. */
const cases = 500;

const entries = Array.from({length: 100}, (_, index) => ({
  title: `Device ${index}`,
  names: [`Device ${index}`, `TP8-${index}`],
  words: ['KNX/IP gateway', 'dimmer, blind', `model ${index * 7}`],
}));
const addresses = entries.map((_, index) => `/docs/io-servers/device-${index}`);

/** Functions that parse user input or an address; they may only throw their own errors. */
const parsers: Readonly<Record<string, (text: string) => unknown>> = {
  'rules of EVENTS': parseEvents,
  'running rules': (text) => {
    const simulation = createSimulation(onePage(), parseEvents(text.slice(0, maxRules)), {
      startTimer: () => () => undefined,
      now: () => 0,
    });
    simulation.restart();
    simulation.dispatch({kind: 'point', name: 'a.b', value: text});
    simulation.dispatch({kind: 'command', name: '__proto__', parameter: text});
    simulation.advance(60_000);
  },
  'XML of a project': parseProject,
  'a query': (text) => {
    try {
      return parseQuery(text).map((clause) => formsOf(clause.text));
    } catch (error) {
      expect(error).toBeInstanceOf(QueryError);
      return undefined;
    }
  },
  'words to highlight': (text) => 'The KNX gateway reads 1 and 2.'.match(highlightPattern([text])),
  'the finder': (text) => find(entries, text),
  'an address that does not exist': (text) => nearestPages(text, addresses),
  'rules of an address': (text) => rulesIn(`#playground=${text}`),
  'a hash': (text) => decodeURIComponent(decodableHash(`#${text}`)),
};

test.describe('hostile texts', () => {
  for (const [name, parse] of Object.entries(parsers)) {
    test(`${name}: no error, no endless loop, and no change of a prototype`, () => {
      const before = Object.getOwnPropertyNames(Object.prototype);
      fc.assert(
        fc.property(hostileTexts, (text) => void parse(text)),
        {seed, numRuns: cases, examples: knownTexts.map((text) => [text] as [string])},
      );
      expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
    });
  }
});

test(`an event has at most ${maxBracketDepth} nested brackets`, () => {
  const faultsOf = (count: number) =>
    parseEvents(`${'('.repeat(count)}DAY${')'.repeat(count)} : $a = 1`).faults;
  expect(faultsOf(maxBracketDepth)).toEqual([]);
  expect(faultsOf(maxBracketDepth + 1)).toMatchObject([
    {message: expect.stringContaining(String(maxBracketDepth))},
  ]);
});
