import {leaksOf, measureUse} from '../../bench/useInBrowser';
import {expect, test} from '../support/browser';

test.describe('a tab that is used for a long time', {tag: '@full'}, () => {
  test.describe.configure({timeout: 240_000});

  // `npm run bench:use` repeats pages, searches and previews ten times as often.
  test('leaks no value, node, listener, observer, timer or worker', async ({page, origin}) => {
    const results = await measureUse(page, origin, {pages: 16, searches: 16, previews: 16});
    expect(leaksOf(results)).toEqual([]);
    // The search and the last preview each have a worker.
    expect(
      results.map(({kind, snapshots}) => [kind, snapshots.map(({workers}) => workers)]),
    ).toEqual([
      ['pages', [0, 0, 0]],
      ['searches', [1, 1, 1]],
      ['previews', [1, 1, 1]],
    ]);
  });

  test('planted fault: a listener that leaks 20 kB for each page', async ({page, origin}) => {
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
    expect(leaks).toEqual([expect.stringMatching(/^pages: the heap went from .*\(array\)/u)]);
  });
});
