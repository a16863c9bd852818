import {load} from 'cheerio';
import {expect} from 'playwright/test';
import {buildArchives, namedVersions} from '../../scripts/build-archive';
import {linkFaults, nameFaults} from '../../scripts/archive/check';
import {shortName} from '../../scripts/archive/layout';
import {mapCssUrls} from '../../scripts/archive/links';
import {archivedPage} from '../../scripts/archive/page';
import {addEdition, readRelease, writeRelease} from '../../src/features/release-file/releaseFile';
import {test} from '../support/folder';

test('names that Windows does not allow are found, and long paths are shortened', () => {
  const bad = ['docs/a?.html', 'docs/con.html', 'docs/end.', 'docs/A.html', 'a'.repeat(99)];
  const faults = nameFaults('manual', ['docs/a.html', 'img/logo.svg', ...bad]);
  expect(faults.map((line) => line.split(':')[0])).toEqual(bad);
  const [long, longer] = ['a'.repeat(70), 'a'.repeat(90)];
  const paths = [`docs/one/two/${long}.html`, 'docs/one/two/a.html', `docs/${longer}.html`];
  expect(paths.map(shortName)).toEqual([`docs/${long}.html`, ...paths.slice(1)]);
});

test('a link to a page outside the archive becomes text, and a missing file stops the build', () => {
  const pageOf = (body: string) =>
    archivedPage(
      load(`<main>${body}</main>`),
      {address: '/docs/io-servers/modbus', file: 'docs/io-servers/modbus.html'},
      {fileOf: () => undefined, hasAsset: (file) => file === 'img/a.png'},
      {label: '4.0', release: '0123abcd', main: '/docs/intro'},
    );
  for (const link of ['/blog', '/docs/io-servers/modbus#a', '/docs/next/io-servers/knx']) {
    const $ = load(pageOf(`<p>See <a href="${link}">the <b>blog</b></a>.</p>`).html);
    expect($(`a[href="${link}"]`)).toHaveLength(0);
    expect($('.archive-outside').html()).toMatch(/^the <b>blog<\/b>/u);
  }
  const {html, assets} = pageOf('<img src="/img/a.png" srcset="/img/b.png 2x">');
  expect(html).toContain('<img src="../../img/a.png">');
  expect(assets).toEqual(['img/a.png']);
  expect(() => pageOf('<img src="/img/none.png">')).toThrow(
    /io-servers\/modbus needs \/img\/none\.png/u,
  );
  const data = 'a{b:url("data:image/svg+xml;utf8,<svg fill=\\"x\\">")}c{d:url(#id)}';
  expect(mapCssUrls(`${data}e{f:url('/g')}`, () => 'h')).toBe(`${data}e{f:url("h")}`);
});

test('the check of an archive finds links to a missing file or anchor', () => {
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
    ['docs/a.html', '<img id="x" src="../img/d.svg">', /d\.svg/u],
    ['s.css', 'a{b:url(img/d.svg)}', /s\.css: img\/d\.svg/u],
  ] as const) {
    expect(linkFaults(new Map([...whole, [file, text]])).join('\n')).toMatch(fault);
  }
});

test.describe('npm run build:archive', () => {
  test('refuses unknown versions and missing files', async ({folder}) => {
    const names = (...args: string[]) => namedVersions(args).map(({name}) => name);
    expect([names(), names('4.1')]).toEqual([['current', '4.0'], ['current']]);
    for (const args of [['3.8'], ['4.0', '4.1']]) {
      await expect(buildArchives(folder.root, args)).rejects.toThrow(/Usage/u);
    }
    await expect(buildArchives(folder.root, ['4.0'])).rejects.toThrow(/npm run build/u);
    folder.write({'release.json': '{"release": "0123abcd", "editions": []}'});
    await expect(buildArchives(folder.root, ['4.0'])).rejects.toThrow(/no manual of 4\.0/u);
  });

  test('the release lists each file that was generated from it once', async ({folder: {root}}) => {
    await writeRelease(root, {release: '0123abcd', editions: []});
    const archive = {version: '4.0', kind: 'archive', file: 'download/a.zip', bytes: 1} as const;
    const section = {...archive, kind: 'pdf', section: 'I/O servers', file: 'b.pdf'} as const;
    for (const edition of [archive, section, {...archive, bytes: 2}]) {
      await addEdition(root, edition);
    }
    expect((await readRelease(root)).editions).toEqual([section, {...archive, bytes: 2}]);
  });
});
