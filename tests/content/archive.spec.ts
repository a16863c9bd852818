import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {load} from 'cheerio';
import {unzipSync} from 'fflate';
import {expect, test} from 'playwright/test';
import {buildArchives, namedVersions} from '../../scripts/build-archive';
import {packed} from '../../src/archive/archive';
import {linkFaults, nameFaults} from '../../src/archive/check';
import {contentsHtml} from '../../src/archive/contents';
import {pageFile, relativeAddress, shortName, type DocsPlace} from '../../src/archive/layout';
import {linkOf, mapCssUrls, mapSrcset, type ArchiveSite} from '../../src/archive/links';
import {archivedPage} from '../../src/archive/page';
import {mergeSidebars} from '../../src/archive/sidebar';

const place: DocsPlace = {root: '/docs', otherRoots: ['/docs/next'], main: '/docs/intro'};
const nextPlace: DocsPlace = {root: '/docs/next', otherRoots: ['/docs'], main: '/docs/next/intro'};

test.describe('names of files', () => {
  test('a page is a file, the Introduction the first one', () => {
    expect(pageFile('/docs/io-servers/knx', place)).toBe('docs/io-servers/knx.html');
    expect(pageFile('/docs/next/io-servers/knx', nextPlace)).toBe('docs/io-servers/knx.html');
    for (const address of ['/', '/docs', '/docs/', '/docs/intro']) {
      expect(pageFile(address, place)).toBe('index.html');
    }
  });

  test('a page of another version has none', () => {
    expect(pageFile('/docs/next/io-servers/knx', place)).toBeUndefined();
    expect(pageFile('/docs/io-servers/knx', nextPlace)).toBeUndefined();
    expect(pageFile('/blog/welcome', place)).toBeUndefined();
    expect(pageFile('/documents', place)).toBeUndefined();
  });

  test('a name that is too long loses the folders in its middle, from the top', () => {
    const long = 'a'.repeat(70);
    expect(shortName(`docs/one/two/${long}.html`)).toBe(`docs/${long}.html`);
    expect(shortName(`docs/one/two/${'a'.repeat(60)}.html`)).toBe(
      `docs/one/two/${'a'.repeat(60)}.html`,
    );
    expect(shortName(`docs/${'a'.repeat(90)}.html`)).toBe(`docs/${'a'.repeat(90)}.html`);
  });

  test('addresses are relative to the file they stand in', () => {
    const from = 'docs/io-servers/knx.html';
    expect(relativeAddress(from, 'docs/io-servers/modbus.html')).toBe('modbus.html');
    expect(relativeAddress(from, 'docs/architecture/intro.html')).toBe(
      '../architecture/intro.html',
    );
    expect(relativeAddress(from, 'assets/css/x.css')).toBe('../../assets/css/x.css');
    expect(relativeAddress('index.html', 'img/logo.svg')).toBe('img/logo.svg');
    expect(relativeAddress(from, 'tutorials/a b.xml')).toBe('../../tutorials/a%20b.xml');
  });

  test('names that Windows refuses are found', () => {
    expect(nameFaults('manual', ['docs/a.html', 'img/logo.svg'])).toEqual([]);
    const bad = ['docs/a?.html', 'docs/con.html', 'docs/end.', 'docs/A.html', 'a'.repeat(99)];
    const faults = nameFaults('manual', ['docs/a.html', ...bad]);
    expect(faults.map((line) => line.split(':')[0])).toEqual(bad);
  });
});

test.describe('addresses', () => {
  const site: ArchiveSite = {
    fileOf: (address) =>
      address === '/docs/io-servers/knx' || address === '/docs/intro'
        ? pageFile(address, place)
        : undefined,
    hasAsset: (file) => ['assets/css/x.css', 'img/a.png', 'tutorials/t/index.xml'].includes(file),
  };
  const from = {address: '/docs/io-servers/modbus', file: 'docs/io-servers/modbus.html'};

  test('a page, its anchor and its filter', () => {
    const address = (link: string) => linkOf(link, from, site);
    expect(address('/docs/io-servers/knx#options')).toEqual({
      kind: 'page',
      address: 'knx.html#options',
    });
    expect(address('/docs/intro?type=fire#find-your-device')).toEqual({
      kind: 'page',
      address: '../../index.html#find-your-device',
    });
    expect(address('knx')).toEqual({kind: 'page', address: 'knx.html'});
    expect(address('#options')).toEqual({kind: 'kept', address: '#options'});
    const knx = {address: '/docs/io-servers/knx', file: 'docs/io-servers/knx.html'};
    expect(linkOf('/docs/io-servers/knx#options', knx, site)).toEqual({
      kind: 'page',
      address: '#options',
    });
  });

  test('a file, another site, and what is not in the archive', () => {
    expect(linkOf('/tutorials/t/index.xml', from, site)).toEqual({
      kind: 'asset',
      address: '../../tutorials/t/index.xml',
      file: 'tutorials/t/index.xml',
    });
    for (const address of ['https://example.com/docs', 'mailto:a@example.com', 'data:,x']) {
      expect(linkOf(address, from, site)).toEqual({kind: 'kept', address});
    }
    for (const address of ['/blog', '/docs/next/io-servers/knx', '/img/none.png']) {
      expect(linkOf(address, from, site)).toEqual({kind: 'outside'});
    }
  });

  test('pictures for several sizes', () => {
    const upper = (address: string) => address.toUpperCase();
    expect(mapSrcset('/img/a.png 1x, /img/b.png 2x', upper)).toBe('/IMG/A.PNG 1x, /IMG/B.PNG 2x');
    expect(mapSrcset('/img/a.png', upper)).toBe('/IMG/A.PNG');
    expect(mapSrcset('/a.png 480w,\n /b.png 1.5x', upper)).toBe('/A.PNG 480w, /B.PNG 1.5x');
  });

  test('addresses of style sheets, not data', () => {
    const relative = (address: string) => `..${address}`;
    expect(mapCssUrls("a{src:url(/f.woff2)}b{src:url('/g.woff')}", relative)).toBe(
      'a{src:url("../f.woff2")}b{src:url("../g.woff")}',
    );
    const data = 'a{b:url("data:image/svg+xml;utf8,<svg fill=\\"x\\">")}c{d:url(#id)}';
    expect(mapCssUrls(data, relative)).toBe(data);
  });

  const page = (body: string) =>
    archivedPage(
      load(
        `<html data-has-hydrated="false"><head><meta charset="UTF-8"><script>1</script><link rel="stylesheet" href="/assets/css/x.css"><link rel="canonical" href="https://x.example"></head><body><main>${body}</main></body></html>`,
      ),
      from,
      site,
      {label: '4.0', release: '0123abcd', main: '/docs/intro'},
    );

  test('of a page: all of them, and what it takes along', () => {
    const {html, assets} = page(
      '<a href="/docs/io-servers/knx#options">KNX</a><img src="/img/a.png" srcset="/img/a.png 2x"><p style="background:url(/img/a.png)">x</p>',
    );
    expect(html).toContain('<a href="knx.html#options">KNX</a>');
    expect(html).toContain('<img src="../../img/a.png" srcset="../../img/a.png 2x">');
    expect(html).toContain('href="../../assets/css/x.css"');
    expect(html).toContain('../../img/a.png&quot;');
    expect(html).not.toMatch(/canonical|<script>|has-hydrated/u);
    expect(assets).toEqual(['assets/css/x.css', 'img/a.png']);
  });

  test('a link that leads out of the archive becomes text that says so', () => {
    expect(page('<p>See <a href="/blog">the <b>blog</b></a>.</p>').html).toContain(
      '<p>See <span class="archive-outside">the <b>blog</b> (not in this copy)</span>.</p>',
    );
  });

  test('a picture that the built site lacks is named', () => {
    expect(() => page('<img src="/img/none.png">')).toThrow(
      /io-servers\/modbus needs \/img\/none\.png/u,
    );
  });

  test('controls of the application go, those that the browser answers stay', () => {
    const {html} = page(
      '<form role="search"><input></form><p>A <button class="x">word</button></p><p>A <button popovertarget="n">term</button></p><div><button>Edit</button></div><div class="preview-stage"><button>On</button></div>',
    );
    expect(html).not.toContain('<form');
    expect(html).not.toContain('Edit');
    expect(html).toContain('<p>A word</p>');
    expect(html).toContain('<button popovertarget="n">term</button>');
    expect(html).toMatch(
      /<div class="preview-stage" inert="" role="img"[^>]*><button tabindex="-1">/u,
    );
  });
});

test.describe('the sidebar', () => {
  const leaf = (label: string) => ({label, address: `/docs/${label}`, items: []});

  test('of all pages together has every category open', () => {
    const one = [{...leaf('a'), items: [leaf('b')]}, leaf('c')];
    const other = [leaf('a'), {...leaf('c'), items: [leaf('d')]}];
    expect(mergeSidebars(mergeSidebars([], one), other)).toEqual([
      {...leaf('a'), items: [leaf('b')]},
      {...leaf('c'), items: [leaf('d')]},
    ]);
  });

  test('becomes lists of links, with names as text', () => {
    const items = [{label: 'A <b>', address: '/docs/a#x', items: [leaf('b')]}];
    const html = contentsHtml(items, (address) => `${address.slice(1)}.html`);
    expect(html).toBe(
      '<ul><li><a href="docs/a.html#x">A &lt;b&gt;</a><ul><li><a href="docs/b.html">b</a></li></ul></li></ul>',
    );
  });
});

test.describe('the check of an archive', () => {
  const whole = new Map([
    [
      'index.html',
      '<a href="docs/a.html#x">a</a><link href="s.css"><a href="https://example.com">e</a>',
    ],
    ['docs/a.html', '<p id="x"><a href="../index.html">i</a> <a href="#x">x</a></p>'],
    ['s.css', 'a{b:url("img/c.svg")}'],
    ['img/c.svg', '<svg/>'],
  ]);

  test('finds nothing in one that is whole', () => {
    expect(linkFaults(whole)).toEqual([]);
  });

  for (const [fault, file, text, line] of [
    [
      'a missing page',
      'docs/a.html',
      '<p id="x"><a href="b.html">b</a></p>',
      /docs\/a\.html: b\.html leads to no file/u,
    ],
    [
      'a missing anchor',
      'docs/a.html',
      '<p id="y"></p>',
      /index\.html: docs\/a\.html#x leads to no place/u,
    ],
    [
      'an absolute address',
      'docs/a.html',
      '<p id="x"><img src="/img/c.svg"></p>',
      /\/img\/c\.svg leads to no file/u,
    ],
    [
      'a missing picture of a style',
      's.css',
      'a{b:url(img/d.svg)}',
      /s\.css: img\/d\.svg leads to no file/u,
    ],
    [
      'a missing picture for several sizes',
      'docs/a.html',
      '<img id="x" srcset="../img/d.svg 2x">',
      /d\.svg leads to no file/u,
    ],
  ] as const) {
    test(`finds ${fault}`, () => {
      expect(linkFaults(new Map([...whole, [file, text]])).join('\n')).toMatch(line);
    });
  }
});

test.describe('the file', () => {
  test('is the same for the same pages, in whatever order they come', () => {
    const one = packed(
      'manual',
      new Map([
        ['b.html', 'b'],
        ['a.html', 'ä'],
      ]),
    );
    const other = packed(
      'manual',
      new Map([
        ['a.html', 'ä'],
        ['b.html', 'b'],
      ]),
    );
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
    expect(
      Object.entries(unzipSync(one)).map(([name, text]) => [name, Buffer.from(text).toString()]),
    ).toEqual([
      ['manual/a.html', 'ä'],
      ['manual/b.html', 'b'],
    ]);
  });
});

test.describe('npm run build:archive', () => {
  let folder = '';

  test.beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'manual-'));
  });

  test.afterEach(() => {
    rmSync(folder, {recursive: true, force: true});
  });

  test('takes a version by its number or name, or all', () => {
    expect(namedVersions([]).map(({name}) => name)).toEqual(['current', '4.0']);
    expect(namedVersions(['4.1']).map(({name}) => name)).toEqual(['current']);
    expect(namedVersions(['4.0']).map(({name}) => name)).toEqual(['4.0']);
  });

  test('says which versions there are when one is unknown', async () => {
    await expect(buildArchives(folder, ['3.8'])).rejects.toThrow(/Usage: .*\n.*4\.1 or 4\.0/u);
    await expect(buildArchives(folder, ['4.0', '4.1'])).rejects.toThrow(/Usage/u);
  });

  test('without a built site names the way to one', async () => {
    await expect(buildArchives(folder, ['4.0'])).rejects.toThrow(/npm run build/u);
  });

  test('a built site without the page to begin with is told', async () => {
    writeFileSync(path.join(folder, 'release.json'), '{"release": "0123abcd", "editions": []}');
    await expect(buildArchives(folder, ['4.0'])).rejects.toThrow(/docs\/intro\.html/u);
  });
});
