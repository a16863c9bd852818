import {expect, test} from 'playwright/test';
import '../support/self';
import {isHashed, pageAddress, placeOf} from '../../src/features/offline/address';
import {
  filesCache,
  isOwn,
  ownName,
  pagesCache,
  versionCache,
  versionOf,
} from '../../src/features/offline/caches';
import {baseIn, scriptsIn, titleIn} from '../../src/features/offline/html';
import {newFiles, sizesOf, type ListedFile} from '../../src/features/offline/list';
import {newestIn} from '../../src/features/offline/stored';
import {formatSize} from '../../src/features/offline/words';
import {readPage} from '../../src/features/offline/plugin/builtSite';

test.describe('addresses of cached pages', () => {
  test('are the same for all spellings of an address', () => {
    for (const ending of ['', '/', '.html', '/index.html']) {
      expect(pageAddress(`/docs/intro${ending}`, '/')).toBe('/docs/intro');
      expect(pageAddress(`/manual/docs/intro${ending}`, '/manual/')).toBe('/manual/docs/intro');
    }
    for (const form of ['/', '/index.html', '//']) {
      expect(pageAddress(form, '/')).toBe('/');
      expect(pageAddress(`/manual${form}`, '/manual/')).toBe('/manual/');
    }
    expect(pageAddress('/docs//x', '/')).toBe('/docs/x');
  });

  test('have a first segment below the base path', () => {
    for (const [base, pathname, segment] of [
      ['/', '/', ''],
      ['/', '/index.html', ''],
      ['/', '/DOCS/Intro', 'docs'],
      ['/', '/search.html', 'search'],
      ['/', '/grafana/api/state.json', 'grafana'],
      ['/manual/', '/manual/', ''],
      ['/manual/', '/manual//docs/intro/', 'docs'],
    ] as const) {
      expect(placeOf(pathname, base), pathname).toBe(segment);
    }
  });

  test('of files with a content hash are recognised', () => {
    const isHashedAddress = (address: string) => isHashed(new URL(address, 'http://site'), '/');
    expect(isHashedAddress('/assets/js/main.0123abcd.js')).toBe(true);
    expect(isHashedAddress('/search-index.json')).toBe(false);
    expect(isHashedAddress('/docs/intro?q=_')).toBe(false);
    expect(isHashedAddress('/img/assets/logo.svg')).toBe(false);
  });
});

test('caches are named by base path and content', () => {
  for (const base of ['/', '/manual/', '/Manual/a-b/']) {
    const kept = versionCache(base, '4.0-beta');
    expect(versionOf(base, kept)).toBe('4.0-beta');
    for (const other of ['/', '/man/', '/manual/', '/manual/b/', '/manual-kept/']) {
      const names = [pagesCache(other), filesCache(other), versionCache(other, '4.0')];
      const isSame = other === base;
      expect(names.map((name) => isOwn(base, name))).toEqual([isSame, isSame, isSame]);
      expect(names.map((name) => versionOf(base, name)).at(-1)).toBe(isSame ? '4.0' : undefined);
    }
    expect(isOwn(base, 'another-pages')).toBe(false);
  }
  // Existing caches of readers have these names.
  expect([pagesCache('/'), versionCache('/', '4.0')]).toEqual(['manual-pages', 'manual-kept-4.0']);
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

test.describe('the HTML of a page', () => {
  test('has its entities decoded', () => {
    for (const [html, text] of [
      ['Scenes &amp; timers', 'Scenes & timers'],
      ['&lt;a&gt; &quot;b&quot; &#39;c&#x27;', '<a> "b" \'c\''],
      ['a & b &nothing; &constructor;', 'a & b &nothing; &constructor;'],
    ] as const) {
      expect(titleIn(`<head><title data-rh="true">${html}</title>`)).toBe(text);
    }
  });

  test('contains its base path and its scripts', () => {
    for (const base of ['/', '/manual/']) {
      expect(baseIn(`<meta name="manual" content="${base}">`)).toBe(base);
      expect(baseIn(`<meta name=manual content=${base}>`)).toBe(base);
      const scripts = [`${base}assets/js/a.js`, `${base}assets/js/b.js`];
      expect(scriptsIn(`<script data-scripts="${scripts.join(' ')}">`)).toEqual(scripts);
    }
    const loginPage = '<title>Log in</title>';
    expect([baseIn(loginPage), scriptsIn(loginPage)]).toEqual([undefined, []]);
    expect(titleIn('<h1>Log in</h1>')).toBe('');
  });
});

test('an update has the files that the earlier list does not have with the same hash', () => {
  const file = (address: string, hash: string): ListedFile => [address, 100, hash, 40];
  const files = [file('/main.js', 'm1'), file('/docs/a', 'a1'), file('/docs/b', 'b1')];
  expect(newFiles(files, [])).toEqual(files);
  expect(sizesOf(files)).toEqual({bytes: 300, compressed: 120});
  const earlier = [file('/main.js', 'm1'), file('/docs/a', 'a0'), file('/docs/z', 'z1')];
  expect(newFiles(files, earlier)).toEqual(files.slice(1));
  expect(newFiles(earlier, files)).toEqual(earlier.slice(1));
});

test('sizes are rounded to a readable unit', () => {
  const sizes = [100, 512_000, 9_140_000, 38_900_000].map(formatSize);
  expect(sizes).toEqual(['1 kB', '512 kB', '9.1 MB', '39 MB']);
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
  const redirect = '<meta http-equiv="refresh" content="0; url=/docs/intro">';
  expect(readPage('docs/index.html', redirect, '/')).toMatchObject({
    address: '/docs',
    redirect: '/docs/intro',
  });
  expect(readPage('index.html', '', '/site/').address).toBe('/site/');
});
