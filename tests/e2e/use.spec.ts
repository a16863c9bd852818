import {leaksOf, measureUse, type Holding} from '../../bench/useInBrowser';
import {expect, test} from '../support/browser';

test.describe('a tab that is used for a long time @extra', () => {
  // `npm run bench:use` does ten times as much.
  test('holds no more after pages, searches and previews than before', async ({page, origin}) => {
    test.setTimeout(120_000);
    const results = await measureUse(page, origin, {pages: 20, searches: 20, previews: 10});
    expect(leaksOf(results)).toEqual([]);
    expect(results.every(({held}) => held.every(({workers}) => workers <= 1))).toBe(true);
  });

  test('planted fault: what is left over is named', () => {
    const held: Holding = {heap: 1e7, nodes: 500, listeners: 80, timers: 1, workers: 1};
    const resultOf = (end: Partial<Holding>) =>
      leaksOf([{name: 'pages', count: 20, held: [held, held, {...held, ...end}]}]);
    expect(resultOf({heap: 1.01e7, nodes: 510})).toEqual([]);
    expect(resultOf({heap: 1.1e7, nodes: 900, listeners: 120, timers: 9, workers: 2})).toEqual([
      'pages: heap went from 10000000 to 11000000',
      'pages: nodes went from 500 to 900',
      'pages: listeners went from 80 to 120',
      'pages: timers went from 1 to 9',
      'pages: workers went from 1 to 2',
    ]);
  });
});
