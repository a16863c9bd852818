import {expect} from 'playwright/test';
import {buildArchives, namedVersions} from '../../scripts/build-archive';
import {nameFaults} from '../../scripts/archive/check';
import {shortName} from '../../scripts/archive/layout';
import {mapCssUrls} from '../../scripts/archive/links';
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

test('addresses in a style sheet are replaced, except data and fragments', () => {
  const data = 'a{b:url("data:image/svg+xml;utf8,<svg fill=\\"x\\">")}c{d:url(#id)}';
  expect(mapCssUrls(`${data}e{f:url('/g')}`, () => 'h')).toBe(`${data}e{f:url("h")}`);
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
