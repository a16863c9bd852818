import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {load} from 'cheerio';
import {expect, test} from 'playwright/test';
import {buildArchives, namedVersions} from '../../scripts/build-archive';
import {linkFaults, nameFaults} from '../../src/archive/check';
import {contentsHtml} from '../../src/archive/contents';
import {pageFile, relativeAddress, shortName, type DocsPlace} from '../../src/archive/layout';
import {linkOf, mapCssUrls, mapSrcset, type ArchiveSite} from '../../src/archive/links';
import {archivedPage} from '../../src/archive/page';
import {mergeSidebars} from '../../src/archive/sidebar';
import {addEdition, readRelease, writeRelease} from '../../src/plugins/release/releaseFile';

const place: DocsPlace = {root: '/docs', otherRoots: ['/docs/next'], main: '/docs/intro'};

test.describe('names of files', () => {
  test('each page of the version is a file, the introduction the first', () => {
    const next = {root: '/docs/next', otherRoots: ['/docs'], main: '/docs/next/intro'};
    for (const [address, file, fileOfNext] of [
      ['/docs/io-servers/knx', 'docs/io-servers/knx.html', undefined],
      ['/docs/next/io-servers/knx', undefined, 'docs/io-servers/knx.html'],
      ['/docs/intro', 'index.html', undefined],
      ['/docs/', 'index.html', undefined],
      ['/', 'index.html', 'index.html'],
      ['/blog/welcome', undefined, undefined],
      ['/documents', undefined, undefined],
    ] as const) {
      expect(pageFile(address, place), address).toBe(file);
      expect(pageFile(address, next), address).toBe(fileOfNext);
    }
  });

  test('a long path loses the folders in its middle', () => {
    const [long, longer] = ['a'.repeat(70), 'a'.repeat(90)];
    expect(shortName(`docs/one/two/${long}.html`)).toBe(`docs/${long}.html`);
    expect(shortName('docs/one/two/a.html')).toBe('docs/one/two/a.html');
    expect(shortName(`docs/${longer}.html`)).toBe(`docs/${longer}.html`);
  });

  test('names that Windows refuses are found', () => {
    const bad = ['docs/a?.html', 'docs/con.html', 'docs/end.', 'docs/A.html', 'a'.repeat(99)];
    const faults = nameFaults('manual', ['docs/a.html', 'img/logo.svg', ...bad]);
    expect(faults.map((line) => line.split(':')[0])).toEqual(bad);
  });
});

test.describe('addresses', () => {
  const site: ArchiveSite = {
    fileOf: (address) =>
      ['/docs/io-servers/knx', '/docs/intro'].includes(address)
        ? pageFile(address, place)
        : undefined,
    hasAsset: (file) => ['assets/css/x.css', 'img/a.png', 'tutorials/t/index.xml'].includes(file),
  };
  const from = {address: '/docs/io-servers/modbus', file: 'docs/io-servers/modbus.html'};

  test('are relative to their file', () => {
    for (const [target, address] of [
      ['docs/io-servers/knx.html', 'knx.html'],
      ['docs/architecture/intro.html', '../architecture/intro.html'],
      ['assets/css/x.css', '../../assets/css/x.css'],
      ['tutorials/a b.xml', '../../tutorials/a%20b.xml'],
    ] as const) {
      expect(relativeAddress(from.file, target)).toBe(address);
    }
    expect(relativeAddress('index.html', 'img/logo.svg')).toBe('img/logo.svg');
  });

  test('lead to pages, anchors, filters and files of the archive, and to other sites', () => {
    for (const [link, result] of [
      ['/docs/io-servers/knx#options', {kind: 'page', address: 'knx.html#options'}],
      ['/docs/intro?type=fire#find', {kind: 'page', address: '../../index.html#find'}],
      ['knx', {kind: 'page', address: 'knx.html'}],
      ['#options', {kind: 'kept', address: '#options'}],
      ['/docs/io-servers/modbus#a', {kind: 'outside'}],
      ['/tutorials/t/index.xml', {kind: 'asset', file: 'tutorials/t/index.xml'}],
      ['https://example.com/docs', {kind: 'kept', address: 'https://example.com/docs'}],
      ['mailto:a@example.com', {kind: 'kept', address: 'mailto:a@example.com'}],
      ['data:,x', {kind: 'kept', address: 'data:,x'}],
      ['/blog', {kind: 'outside'}],
      ['/docs/next/io-servers/knx', {kind: 'outside'}],
      ['/img/none.png', {kind: 'outside'}],
    ] as const) {
      expect(linkOf(link, from, site), link).toMatchObject(result);
    }
    const knx = {address: '/docs/io-servers/knx', file: 'docs/io-servers/knx.html'};
    expect(linkOf('/docs/io-servers/knx#options', knx, site)).toMatchObject({address: '#options'});
  });

  test('of pictures in several sizes and of style sheets are mapped, data are not', () => {
    const upper = (address: string) => address.toUpperCase();
    expect(mapSrcset('/a.png 480w,\n /b.png 1.5x', upper)).toBe('/A.PNG 480w, /B.PNG 1.5x');
    expect(mapSrcset('/img/a.png', upper)).toBe('/IMG/A.PNG');
    expect(mapCssUrls("a{src:url(/f.woff2)}b{src:url('/g.woff')}", upper)).toBe(
      'a{src:url("/F.WOFF2")}b{src:url("/G.WOFF")}',
    );
    const data = 'a{b:url("data:image/svg+xml;utf8,<svg fill=\\"x\\">")}c{d:url(#id)}';
    expect(mapCssUrls(data, upper)).toBe(data);
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

  test('of a page are rewritten, and name the files that it needs', () => {
    const {html, assets} = page(
      '<a href="/docs/io-servers/knx#options">KNX</a><img src="/img/a.png" srcset="/img/a.png 2x"><p style="background:url(/img/a.png)">x</p>',
    );
    expect(html).toContain('<a href="knx.html#options">KNX</a>');
    expect(html).toContain('<img src="../../img/a.png" srcset="../../img/a.png 2x">');
    expect(html).toContain('href="../../assets/css/x.css"');
    expect(html).toContain('../../img/a.png&quot;');
    expect(html).not.toMatch(/canonical|<script>|has-hydrated/u);
    expect(assets).toEqual(['assets/css/x.css', 'img/a.png']);
    expect(() => page('<img src="/img/none.png">')).toThrow(
      /io-servers\/modbus needs \/img\/none\.png/u,
    );
  });

  test('a link that leads out of the archive becomes text', () => {
    const $ = load(page('<p>See <a href="/blog">the <b>blog</b></a>.</p>').html);
    expect($('a[href="/blog"]')).toHaveLength(0);
    expect($('.archive-outside').html()).toMatch(/^the <b>blog<\/b>/u);
  });

  test('controls of the application are removed, those that the browser handles stay', () => {
    const $ = load(
      page(
        '<form role="search"><input></form><p>A <button class="x">word</button></p><p>A <button popovertarget="n">term</button></p><div><button>Edit</button></div><div class="preview-stage"><button>On</button></div>',
      ).html,
    );
    const buttons = $('button').toArray();
    expect(buttons.map((button) => $(button).text())).toEqual(['term', 'On']);
    expect($('form')).toHaveLength(0);
    expect($('p').first().html()).toBe('A word');
    expect($('.preview-stage[inert][role=img] button').attr('tabindex')).toBe('-1');
  });
});

test('the contents are the sidebars of all pages with every category open', () => {
  const leaf = (label: string) => ({label, address: `/docs/${label}`, items: []});
  const one = [{...leaf('a <b>'), items: [leaf('b')]}, leaf('c')];
  const other = [leaf('a <b>'), {...leaf('c'), items: [leaf('d')]}];
  const $ = load(
    contentsHtml(mergeSidebars(mergeSidebars([], one), other), (address) => `${address}.html`),
  );
  expect($('ul ul a').text()).toBe('bd');
  expect($('a[href="/docs/c.html"]').text()).toBe('c');
  expect($('a').first().text()).toBe('a <b>');
});

test('the check of an archive finds links that lead to no file or anchor', () => {
  const whole = new Map([
    ['index.html', '<a href="docs/a.html#x">a</a><link href="s.css">'],
    ['docs/a.html', '<p id="x"><a href="../index.html">i</a> <a href="#x">x</a></p>'],
    ['s.css', 'a{b:url("img/c.svg")}'],
    ['img/c.svg', '<svg/>'],
  ]);
  expect(linkFaults(whole)).toEqual([]);
  for (const [file, text, fault] of [
    ['docs/a.html', '<p id="x"><a href="b.html">b</a></p>', /docs\/a\.html: b\.html/u],
    ['docs/a.html', '<p id="y"></p>', /index\.html: docs\/a\.html#x/u],
    ['docs/a.html', '<p id="x"><img src="/img/c.svg"></p>', /\/img\/c\.svg/u],
    ['docs/a.html', '<img id="x" srcset="../img/d.svg 2x">', /d\.svg/u],
    ['s.css', 'a{b:url(img/d.svg)}', /s\.css: img\/d\.svg/u],
  ] as const) {
    expect(linkFaults(new Map([...whole, [file, text]])).join('\n')).toMatch(fault);
  }
});

test.describe('npm run build:archive', () => {
  let folder = '';

  test.beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'manual-'));
  });

  test.afterEach(() => {
    rmSync(folder, {recursive: true, force: true});
  });

  test('takes a version by its number or name, or all, and refuses an unknown one', async () => {
    const names = (...args: string[]) => namedVersions(args).map(({name}) => name);
    expect([names(), names('4.1'), names('4.0')]).toEqual([
      ['current', '4.0'],
      ['current'],
      ['4.0'],
    ]);
    for (const args of [['3.8'], ['4.0', '4.1']]) {
      await expect(buildArchives(folder, args)).rejects.toThrow(/Usage/u);
    }
  });

  test('names the build command or the page that is missing', async () => {
    await expect(buildArchives(folder, ['4.0'])).rejects.toThrow(/npm run build/u);
    writeFileSync(path.join(folder, 'release.json'), '{"release": "0123abcd", "editions": []}');
    await expect(buildArchives(folder, ['4.0'])).rejects.toThrow(/docs\/intro\.html/u);
  });

  test('the release names each file that was made from it once', async () => {
    await writeRelease(folder, {release: '0123abcd', editions: []});
    const archive = {version: '4.0', kind: 'archive', file: 'download/a.zip', bytes: 1} as const;
    const section = {...archive, kind: 'pdf', section: 'I/O servers', file: 'b.pdf'} as const;
    for (const edition of [archive, section, {...archive, bytes: 2}]) {
      await addEdition(folder, edition);
    }
    expect((await readRelease(folder)).editions).toEqual([section, {...archive, bytes: 2}]);
  });
});
