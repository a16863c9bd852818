import {leaksOf, measureUse, type Holding} from '../../bench/useInBrowser';
import {expect, test} from '../support/browser';

test.describe('a tab that is used for a long time', () => {
  // `npm run bench:use` does ten times as much.
  test('keeps nothing after pages, searches and previews: no value, node, listener, observer, timer or worker', async ({
    page,
    origin,
  }) => {
    test.setTimeout(120_000);
    const results = await measureUse(page, origin, {pages: 16, searches: 16, previews: 16});
    expect(leaksOf(results)).toEqual([]);
    // A search starts one; so does the last preview, whose button is pressed as soon as it is alive.
    expect(results.map(({kind, held}) => [kind, held.map(({workers}) => workers)])).toEqual([
      ['pages', [0, 0, 0]],
      ['searches', [1, 1, 1]],
      ['previews', [1, 1, 1]],
    ]);
  });

  test('planted fault: 20 kB for each page, which a listener keeps, are found', async ({
    page,
    origin,
  }) => {
    test.setTimeout(60_000);
    await page.addInitScript(() => {
      const kept: number[][] = [];
      const push = history.pushState.bind(history);
      history.pushState = (...entry) => {
        kept.push(Array.from({length: 2500}, Math.random));
        push(...entry);
      };
      window.addEventListener('planted', () => kept.length);
    });
    const leaks = leaksOf(await measureUse(page, origin, {pages: 16}));
    expect(leaks).toEqual([
      expect.stringMatching(/^pages: the heap went from .*\(array\) 1\d\d kB/u),
    ]);
  });

  test('planted fault: what is left over is named', () => {
    const held: Holding = {
      heap: 1e7,
      values: new Map([
        ['Object', 4e6],
        ['Detached', 0],
      ]),
      nodes: 500,
      listeners: 80,
      observers: 60,
      timers: 1,
      workers: 1,
    };
    const resultOf = (end: Partial<Holding>) =>
      leaksOf([{kind: 'pages', count: 20, held: [held, held, {...held, ...end}]}]);
    expect(resultOf({nodes: 510, values: new Map([['Object', 4_020_000]])})).toEqual([]);
    expect(resultOf({values: new Map([...held.values, ['Detached', 200_000]])})).toEqual([
      'pages: the heap went from 4000 kB to 4200 kB: Detached 200 kB, Object 0 kB',
    ]);
    expect(resultOf({nodes: 900, listeners: 120, observers: 90, timers: 9, workers: 2})).toEqual([
      'pages: nodes went from 500 to 900',
      'pages: listeners went from 80 to 120',
      'pages: observers went from 60 to 90',
      'pages: timers went from 1 to 9',
      'pages: workers went from 1 to 2',
    ]);
  });
});
