import {expect, test} from 'playwright/test';
import {isHashed, pageAddress} from '../../src/offline/address';
import {
  filesCache,
  keptCache,
  ownName,
  pagesCache,
  readCacheName,
  unusedCaches,
} from '../../src/offline/caches';
import {baseIn, releaseIn, titleIn, unescaped} from '../../src/offline/html';
import {hashOf, sizesOf, type ListedFile} from '../../src/offline/list';
import {changedAddresses, planOf} from '../../src/offline/plan';
import {ageInWords, sizeInWords} from '../../src/offline/words';
import {afterOthers} from '../../src/plugins/offline/afterOthers';
import {readPage, type BuiltSite} from '../../src/plugins/offline/builtSite';
import {filesOf, frameOf, rootsBelow} from '../../src/plugins/offline/lists';

test.describe('addresses under which pages are kept', () => {
  test('are the same for all forms of one address', () => {
    for (const form of [
      '/docs/intro',
      '/docs/intro/',
      '/docs/intro.html',
      '/docs/intro/index.html',
    ]) {
      expect(pageAddress(form, '/')).toBe('/docs/intro');
      expect(pageAddress(`/manual${form}`, '/manual/')).toBe('/manual/docs/intro');
    }
    for (const form of ['/', '/index.html', '//']) {
      expect(pageAddress(form, '/')).toBe('/');
      expect(pageAddress(`/manual${form}`, '/manual/')).toBe('/manual/');
    }
    expect(pageAddress('/docs//x', '/')).toBe('/docs/x');
  });

  test('tell whether they have a hash of the content', () => {
    const isHashedAddress = (address: string) => isHashed(new URL(address, 'http://site'), '/');
    expect(isHashedAddress('/assets/js/main.0123abcd.js')).toBe(true);
    expect(isHashedAddress('/search-index.json?_=0123abcd')).toBe(true);
    expect(isHashedAddress('/search-index.json')).toBe(false);
    expect(isHashedAddress('/docs/intro?q=_')).toBe(false);
    expect(isHashedAddress('/img/assets/logo.svg')).toBe(false);
  });
});

test.describe('caches', () => {
  for (const base of ['/', '/manual/', '/Manual/a-b/']) {
    test(`tell by their names what they hold, of ${base}`, () => {
      const read = (name: string) => readCacheName(base, name);
      const release = '0123abcd';
      expect(read(pagesCache(base, release))).toEqual({kind: 'pages', release});
      expect(read(filesCache(base, release))).toEqual({kind: 'files', release});
      expect(read(keptCache(base, '4.0-beta', release))).toEqual({
        kind: 'kept',
        version: '4.0-beta',
        release,
      });
      for (const other of ['/', '/man/', '/manual/b/', '/manual-kept/']) {
        expect(read(keptCache(other, '4.0', release))?.release).toBe(
          other === base ? release : undefined,
        );
      }
      expect(read('another-pages-0123abcd')).toBeUndefined();
    });
  }

  test('at the root of a host have the names that readers have on their devices', () => {
    expect([pagesCache('/', 'a'), filesCache('/', 'a'), keptCache('/', '4.0', 'a')]).toEqual([
      'manual-pages-a',
      'manual-files-a',
      'manual-kept-4.0-a',
    ]);
    expect(ownName('/', '.keeping')).toBe('manual.keeping');
  });

  const visited = (release: string) => [pagesCache('/', release), filesCache('/', release)];

  test('of what was visited stay for two releases, and while a page is open', () => {
    const names = ['a', 'b', 'c', 'd'].flatMap(visited);
    const all = {base: '/', names, own: 'd', complete: new Set<string>()};
    expect(unusedCaches({...all, open: new Set()})).toEqual(['a', 'b'].flatMap(visited));
    expect(unusedCaches({...all, open: new Set(['a'])})).toEqual(visited('b'));
    // A worker that has not given way yet keeps its own.
    expect(unusedCaches({...all, own: 'a', open: new Set()})).toEqual(visited('b'));
  });

  test('of a version stay until a newer copy is complete and no page is open', () => {
    const [old, part, other] = [
      keptCache('/', '4.0', 'a'),
      keptCache('/', '4.0', 'b'),
      keptCache('/', '5', 'c'),
    ];
    const all = {
      base: '/',
      names: [old, part, other, keptCache('/manual/', '4.0', 'c')],
      own: 'b',
      open: new Set<string>(),
    };
    expect(unusedCaches({...all, complete: new Set([old, other])})).toEqual([]);
    expect(unusedCaches({...all, complete: new Set([old, part])})).toEqual([old]);
    expect(unusedCaches({...all, complete: new Set([old, part]), open: new Set(['a'])})).toEqual(
      [],
    );
  });
});

test.describe('the HTML of a page', () => {
  for (const [html, text] of [
    ['Scenes &amp; timers', 'Scenes & timers'],
    ['&lt;a&gt; &quot;b&quot; &#39;c&#x27; &apos;d&apos;', "<a> \"b\" 'c' 'd'"],
    ['&amp;lt; &#x1F4A1;', '&lt; \u{1F4A1}'],
    ['a & b &nothing; &constructor; &#x110000;', 'a & b &nothing; &constructor; &#x110000;'],
  ] as const) {
    test(`is read as it is meant: ${html}`, () => {
      expect(unescaped(html)).toBe(text);
      expect(titleIn(`<head><title data-rh="true">${html}</title>`)).toBe(text);
    });
  }

  test('tells its release, with and without quotes', () => {
    expect(releaseIn('<meta name="release" content="0123abcd">')).toBe('0123abcd');
    expect(releaseIn('<meta name=release content=0123abcd>')).toBe('0123abcd');
    expect(releaseIn('<title>Log in</title>')).toBeUndefined();
    expect(titleIn('<h1>Log in</h1>')).toBe('');
  });

  test('tells of which site it is', () => {
    for (const base of ['/', '/manual/']) {
      expect(baseIn(`<script data-scripts="${base}assets/js/a.js ${base}assets/js/b.js">`)).toBe(
        base,
      );
    }
    expect(baseIn('<title>Log in</title>')).toBeUndefined();
  });
});

test.describe('plan of what to fetch', () => {
  const file = (address: string, hash: string): ListedFile => [address, 100, hash, 40];
  const list = {files: [file('/main.js', 'm1'), file('/docs/a', 'a1'), file('/docs/b', 'b1')]};

  test('of a version that is not there: everything', () => {
    const plan = planOf(list, new Set(), new Map());
    expect(plan).toEqual({done: [], copy: [], fetch: list.files});
    expect(sizesOf(plan.fetch)).toEqual({bytes: 300, compressed: 120});
  });

  test('after a stop: what is missing', () => {
    const plan = planOf(list, new Set(['/main.js', '/docs/b']), new Map());
    expect(plan.fetch).toEqual([file('/docs/a', 'a1')]);
    expect(plan.done).toHaveLength(2);
  });

  test('after a new release: what has changed; the rest is copied', () => {
    const before = new Map([
      ['/main.js', 'm1'],
      ['/docs/a', 'a0'],
    ]);
    const plan = planOf(list, new Set(), before);
    expect(plan.copy).toEqual([file('/main.js', 'm1')]);
    expect(plan.fetch).toEqual([file('/docs/a', 'a1'), file('/docs/b', 'b1')]);
  });

  test('after a new release: what has only another query is copied', () => {
    const before = new Map([
      ['/search-texts/1.json', 'a1'],
      ['/search-texts/2.json', 'b0'],
    ]);
    const files = [file('/search-texts/1.json?_=2', 'a1'), file('/search-texts/2.json?_=2', 'b1')];
    const plan = planOf({files}, new Set(), before);
    expect([plan.copy, plan.fetch]).toEqual([[files[0]], [files[1]]]);
  });

  test('names what an earlier list of the release had and this one has not', () => {
    const before = {files: [file('/main.js', 'm1'), file('/docs/a', 'a0'), file('/docs/z', 'z1')]};
    expect(changedAddresses(before, list)).toEqual(['/docs/a', '/docs/z']);
  });

  test('knows a file by its content', async () => {
    const bytes = new TextEncoder().encode('HSYCO');
    expect(await hashOf(bytes)).toMatch(/^[\w+/]{16}$/u);
    expect(await hashOf(bytes)).toBe(await hashOf(new TextEncoder().encode('HSYCO')));
    expect(await hashOf(bytes)).not.toBe(await hashOf(new TextEncoder().encode('other')));
  });
});

test.describe('words', () => {
  test('of sizes', () => {
    expect([100, 512_000, 9_140_000, 38_900_000].map(sizeInWords)).toEqual([
      '1 kB',
      '512 kB',
      '9.1 MB',
      '39 MB',
    ]);
  });

  test('of ages', () => {
    const now = new Date('2025-06-30T12:00:00Z');
    const ago = (seconds: number) => ageInWords(new Date(now.getTime() - seconds * 1000), now);
    expect([5, 90, 7200, 3 * 86_400, 70 * 86_400, -5].map(ago)).toEqual([
      'just now',
      '1 minute ago',
      '2 hours ago',
      '3 days ago',
      '2 months ago',
      'just now',
    ]);
  });
});

test.describe('the plugin', () => {
  const pageHtml = (scripts: string, files: object, rest: string) =>
    `<meta name="release" content="0123abcd"><link rel="alternate" href="/blog/rss.xml">${rest}` +
    `<input data-index="/search-index.json?_=0a"><script type="application/json" id="page-start" ` +
    `data-scripts="${scripts}">${JSON.stringify({files})}</script>`;

  test('reads what a page asks for', () => {
    const page = readPage(
      'docs/intro.html',
      pageHtml(
        '/assets/js/main.1.js',
        {7: 'x.2'},
        '<a href="/docs/a?b&amp;c"><img src="/img/l.svg"><a href="//other">',
      ),
      '/',
    );
    expect(page).toMatchObject({
      address: '/docs/intro',
      release: '0123abcd',
      named: ['/docs/a?b&c', '/img/l.svg'],
      scripts: ['/assets/js/main.1.js'],
      chunks: ['/assets/js/x.2.js'],
      index: '/search-index.json?_=0a',
    });
    const redirect = '<meta http-equiv="refresh" content="0; url=/docs/intro">';
    expect(readPage('docs/index.html', redirect, '/')).toMatchObject({
      address: '/docs',
      release: undefined,
      redirect: '/docs/intro',
    });
    expect(readPage('404.html', '', '/site/').address).toBe('/site/404.html');
    expect(readPage('index.html', '', '/site/').address).toBe('/site/');
  });

  test('lists for a version what its pages ask for, and nothing of another', () => {
    const page = (file: string, chunk: string, rest = '') =>
      readPage(file, pageHtml('/assets/js/main.1.js', {1: chunk}, rest), '/');
    const site: BuiltSite = {
      outDir: '',
      base: '/',
      files: new Set([
        '404.html',
        'index.html',
        'blog.html',
        'docs/intro.html',
        'docs/next/intro.html',
        'docs/intro.md',
        'docs/next/intro.md',
        'assets/css/styles.1.css',
        ...['main.1', 'own.1', 'next.1', 'blog.1', 'home.1', 'lazy.1'].map(
          (name) => `assets/js/${name}.js`,
        ),
        'search-index.json',
        'search-texts/1.json',
        'docs/next/search-index.json',
        'docs/next/rss.xml',
        'tutorials/a.txt',
        'tutorials/b.txt',
      ]),
      pages: [
        page('404.html', 'home.1'),
        page('index.html', 'home.1', '<a href="/docs/next/rss.xml">'),
        page('blog.html', 'blog.1'),
        page('docs/intro.html', 'own.1', '<a href="/tutorials/a.txt">'),
        page('docs/next/intro.html', 'next.1', '<a href="/tutorials/b.txt">'),
        readPage('docs/x.html', '<meta http-equiv="refresh" content="0; url=/docs/intro">', '/'),
      ],
    };
    const versions = [
      {path: 'next', name: 'n', number: '2', label: '2', tree: 'docs', isLatest: false},
      {path: '', name: 'o', number: '1', label: '1', tree: 'old', isLatest: true},
    ] as const;
    expect(rootsBelow(versions[1], versions, '/')).toEqual({
      root: '/docs/',
      others: ['/docs/next/'],
      start: '/docs/intro',
    });
    expect(filesOf(site, versions[1], versions)).toEqual(
      [
        ['/assets/css/styles.1.css'],
        ['/assets/js/main.1.js'],
        ['/assets/js/lazy.1.js'],
        ['/404.html'],
        ['/', 'index.html'],
        ['/assets/js/own.1.js'],
        ['/assets/js/home.1.js'],
        ['/docs/intro', 'docs/intro.html'],
        ['/search-index.json?_=0a', 'search-index.json'],
        ['/search-texts/1.json?_=0a', 'search-texts/1.json'],
        ['/tutorials/a.txt'],
        ['/docs/intro.md'],
      ].map(([address = '', file = address.slice(1).replace(/\?.*/u, '')]) => ({address, file})),
    );
    expect(frameOf(site)).toEqual({
      pages: ['/404.html', '/'],
      files: [
        '/assets/css/styles.1.css',
        '/assets/js/main.1.js',
        '/assets/js/lazy.1.js',
        '/docs/next/rss.xml',
      ],
      redirects: {'/docs/x': '/docs/intro'},
    });
  });

  test('waits for what the others write, and is the first', async () => {
    const done: string[] = [];
    const other = {
      name: 'other',
      postBuild: async () => {
        await new Promise((resolve) => setTimeout(resolve, 20));
        done.push('other');
      },
    };
    const own = {
      name: 'own',
      postBuild: async () => {
        await afterOthers(plugins, 'own');
        done.push('own');
      },
    };
    const plugins = [own, other];
    await Promise.all(plugins.map((plugin) => plugin.postBuild()));
    expect(done).toEqual(['other', 'own']);
    await expect(afterOthers([other, own], 'own')).rejects.toThrow(/preset\.ts/u);
  });

  test('ends as the others end', async () => {
    const broken = {name: 'broken', postBuild: () => Promise.reject(new Error('broken'))};
    const plugins = [{name: 'own'}, broken];
    const waiting = afterOthers(plugins, 'own');
    await expect(broken.postBuild()).rejects.toThrow('broken');
    await expect(waiting).rejects.toThrow('broken');
  });
});
