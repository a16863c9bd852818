import {expect, test} from 'playwright/test';
import '../support/self';
import {ownName, pagesCache, versionCache, versionOf} from '../../src/features/offline/caches';
import {titleIn} from '../../src/features/offline/html';
import {newFiles, type ListedFile} from '../../src/features/offline/list';
import {readPage} from '../../src/features/offline/plugin/builtSite';
import {newestIn} from '../../src/features/offline/stored';

test('the caches that readers have keep their names', () => {
  expect([pagesCache('/'), versionCache('/', '4.0')]).toEqual(['manual-pages', 'manual-kept-4.0']);
  expect(versionOf('/', 'manual-kept-4.0')).toBe('4.0');
  expect(ownName('/', '.keeping')).toBe('manual.keeping');
});

test('of several copies of a page, the one that the site sent last is used', async () => {
  const dates = {visited: '2026-11-28', kept: '2026-11-29', undated: undefined};
  const match = (_: string, {cacheName}: {cacheName: keyof typeof dates}) => {
    const date = dates[cacheName];
    const headers = date === undefined ? undefined : {Date: new Date(date).toUTCString()};
    return Promise.resolve(new Response(cacheName, {headers}));
  };
  Object.defineProperty(globalThis, 'caches', {value: {match}, configurable: true});
  expect(await (await newestIn(Object.keys(dates), '/docs/a'))?.text()).toBe('kept');
});

test('an update has the files that the earlier list does not have with the same hash', () => {
  const file = (address: string, hash: string): ListedFile => [address, 100, hash, 40];
  const files = [file('/main.js', 'm1'), file('/docs/a', 'a1'), file('/docs/b', 'b1')];
  expect(newFiles(files, [])).toEqual(files);
  const earlier = [file('/main.js', 'm1'), file('/docs/a', 'a0'), file('/docs/z', 'z1')];
  expect(newFiles(files, earlier)).toEqual(files.slice(1));
  expect(newFiles(earlier, files)).toEqual(earlier.slice(1));
});

test('the title of a stored page has its characters', () => {
  expect(titleIn('<title data-rh="true">Scenes &amp; timers</title>')).toBe('Scenes & timers');
});

test('the plugin collects the files that a page loads', () => {
  const html =
    '<link rel="alternate" href="/blog/rss.xml"><a href="/docs/a?b&amp;c"><img src="/img/l.svg">' +
    '<a href="//other"><input data-index="/search-index.json">' +
    '<script id="page-start" data-scripts="/assets/js/main.1.js /assets/js/x.2.js">{}</script>';
  expect(readPage('docs/intro.html', html, '/')).toMatchObject({
    address: '/docs/intro',
    named: ['/docs/a?b&c', '/img/l.svg'],
    scripts: ['/assets/js/main.1.js', '/assets/js/x.2.js'],
    index: '/search-index.json',
  });
});
