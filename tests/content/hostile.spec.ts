import {expect, test} from 'playwright/test';
import {parseEvents} from '../../src/content/events/parse';
import {maxRules} from '../../src/content/events/playgroundAddress';
import {onePage} from '../../src/features/preview/model/project';
import {parseProject} from '../../src/features/preview/node';
import {createSimulation} from '../../src/features/preview/simulation/store';
import {highlightPattern} from '../../src/features/search/runtime/excerpts';
import {parseQuery, QueryError} from '../../src/features/search/runtime/query';
import {formsOf} from '../../src/features/search/tokens';
import payloads from '../support/hostileTexts.json';

/** Payloads, and texts that repeat a pattern. */
const texts = [
  ...Object.values(payloads).flat(),
  '('.repeat(500),
  `${'NOT ('.repeat(300)}DAY : $a = 1`,
  `<text text="=a='aa';${'a=a+a;'.repeat(120)}a" />`,
  'Z\u0351\u036b\u0343\u036a'.repeat(40),
];

/** Functions that parse what a reader enters; they may only throw their own errors. */
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
};

test.describe('hostile texts', () => {
  for (const [name, parse] of Object.entries(parsers)) {
    test(`${name}: no error, no endless loop, and no change of a prototype`, () => {
      const before = Object.getOwnPropertyNames(Object.prototype);
      texts.forEach((text) => void parse(text));
      expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
    });
  }
});
