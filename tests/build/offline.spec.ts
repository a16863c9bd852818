import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, test} from 'playwright/test';
import {hashOf, type OfflineList} from '../../src/offline/list';
import {mainDoc} from '../../src/site';
import {docsRoot, docsVersions} from '../../src/site/versions';
import {readRelease} from '../../src/plugins/release/releaseFile';
import {buildDir} from '../support/project';
import {built} from '../support/site';

/** File of the built site that answers an address. */
function fileOf(address: string): string {
  const [pathname = ''] = address.split('?');
  const candidates = [pathname, `${pathname}.html`, `${pathname}/index.html`].map((one) =>
    one.slice(1),
  );
  const found = candidates.find((file) =>
    statSync(path.join(buildDir, file), {throwIfNoEntry: false})?.isFile(),
  );
  if (found === undefined) {
    throw new Error(`The built site has nothing at ${address}.`);
  }
  return found;
}

const files = readdirSync(buildDir, {recursive: true, withFileTypes: true})
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(buildDir, path.join(entry.parentPath, entry.name)))
  .map((file) => file.replaceAll(path.sep, '/'));

for (const version of docsVersions) {
  test.describe(`the list of ${version.label}`, () => {
    const list = JSON.parse(built(`offline/${version.name}.json`)) as OfflineList;
    const addresses = new Set(list.files.map(([address]) => address));
    const folder = `${docsRoot(version).slice(1)}/`;
    const others = docsVersions
      .map((other) => `${docsRoot(other).slice(1)}/`)
      .filter((other) => other !== folder && other.startsWith(folder));
    const isOwn = (file: string) =>
      file.startsWith(folder) && !others.some((other) => file.startsWith(other));
    const pages = files.filter((file) => file.endsWith('.html') && isOwn(file));

    test('has every page; those that lead to it, the worker knows', () => {
      expect(pages.length).toBeGreaterThan(300);
      const wanted = pages.map((file) => `/${file.replace(/(?:\/index)?\.html$/u, '')}`);
      const root = docsRoot(version);
      expect(wanted.filter((address) => !addresses.has(address))).toEqual(
        wanted.filter((address) => address === root),
      );
      expect(built('sw.js')).toContain(`"${root}":"${root}/${mainDoc}"`);
      expect([...addresses]).toEqual(expect.arrayContaining(['/', '/search', '/404.html']));
    });

    test('has what its pages name, start with and load', () => {
      const asked = pages.flatMap((file) => {
        const html = readFileSync(path.join(buildDir, file), 'utf8');
        const ofTags = [
          ...html.matchAll(
            /<(?:img|link|script|a|source)\b[^>]* (?:src|href)="(?<to>\/[^"#?]*)"/gu,
          ),
        ].flatMap(({0: tag, groups}) =>
          tag.includes('rel="alternate"') ? [] : [groups?.to ?? ''],
        );
        const start = /id="page-start" data-scripts="(?<scripts>[^"]+)">(?<json>[^<]+)/u.exec(html);
        const table = JSON.parse(start?.groups?.json ?? '{"files":{},"release":""}') as {
          files: Record<string, string>;
          release: string;
        };
        return [
          ...ofTags.filter((to) => files.includes(to.slice(1))),
          ...(start?.groups?.scripts?.split(' ') ?? []),
          ...Object.values(table.files).map((name) => `/assets/js/${name}.js`),
          ...(table.release ? [`/assets/routes/${table.release}/docs.json`] : []),
        ];
      });
      expect(asked.length).toBeGreaterThan(1000);
      expect([...new Set(asked)].filter((address) => !addresses.has(address))).toEqual([]);
    });

    test('has all scripts that no page names, as previews and the search worker', () => {
      const runtime = files.find((file) => file.startsWith('assets/js/runtime'));
      const lazy = [
        ...built(runtime ?? '').matchAll(/[{,]"?(?<chunk>\w+)"?:"(?<hash>[\da-f]{10})"/gu),
      ].map(({groups}) => groups?.hash ?? '');
      expect(lazy.length).toBeGreaterThan(5);
      const scripts = files.filter(
        (file) => file.startsWith('assets/js/') && lazy.some((hash) => file.includes(`.${hash}.`)),
      );
      expect(scripts.length).toBeGreaterThan(5);
      expect(scripts.filter((file) => !addresses.has(`/${file}`))).toEqual([]);
    });

    test('has the index of its search and all texts of it, with their hash', () => {
      const html = built(`${folder}intro.html`);
      const index = / data-index="(?<index>[^"]+)"/u.exec(html)?.groups?.index ?? '';
      expect(addresses).toContain(index);
      const texts = `${index.slice(1).replace(/[^/]*$/u, '')}search-texts/`;
      const query = index.replace(/^[^?]*/u, '');
      const wanted = files.filter((file) => file.startsWith(texts) && file.endsWith('.json'));
      expect(wanted.length).toBeGreaterThan(300);
      expect(wanted.filter((file) => !addresses.has(`/${file}${query}`))).toEqual([]);
    });

    test('has the tables of its folders, and nothing of another version', () => {
      const tables = files.filter((file) =>
        new RegExp(
          `^assets/routes/\\w+/pages\\.${folder.slice(0, -1).replaceAll('/', '\\.')}[.\\w-]*json$`,
          'u',
        ).test(file),
      );
      const own = tables.filter((file) =>
        isOwn(`${path.basename(file, '.json').slice('pages.'.length).replaceAll('.', '/')}/`),
      );
      expect(own.length).toBeGreaterThan(10);
      expect(own.filter((file) => !addresses.has(`/${file}`))).toEqual([]);
      const foreign = [...addresses].filter((address) =>
        docsVersions.some(
          (other) =>
            other !== version &&
            address.startsWith(`${docsRoot(other)}/`) &&
            !isOwn(address.slice(1)),
        ),
      );
      expect(foreign).toEqual([]);
    });

    test('tells sizes and hashes as they are, each file once', async () => {
      expect(list.release).toBe((await readRelease(buildDir)).release);
      expect(addresses.size).toBe(list.files.length);
      for (const [address, bytes, hash] of list.files) {
        const content = readFileSync(path.join(buildDir, fileOf(address)));
        expect([address, bytes, hash]).toEqual([
          address,
          content.byteLength,
          await hashOf(content),
        ]);
      }
      const sample = list.files.filter((_, index) => index % 50 === 0);
      for (const [address, , , compressed] of sample) {
        const content = readFileSync(path.join(buildDir, fileOf(address)));
        expect([address, compressed]).toEqual([address, gzipSync(content).byteLength]);
      }
      const total = list.files.reduce((sum, [, , , compressed]) => sum + compressed, 0);
      expect(total).toBeLessThan(14e6);
    });
  });
}

test.describe('the service worker', () => {
  test('is one small file, of the release, that loads no other', async () => {
    const code = built('sw.js');
    expect(gzipSync(code).byteLength).toBeLessThan(13_000);
    expect(code).toContain((await readRelease(buildDir)).release);
    expect(code).not.toMatch(/importScripts|https?:\/\/(?!localhost)[a-z]/u);
  });

  test('keeps a frame that is there', () => {
    const named = [...built('sw.js').matchAll(/"(?<address>\/(?:assets|img)\/[^"]+)"/gu)].map(
      ({groups}) => groups?.address ?? '',
    );
    expect(named.length).toBeGreaterThan(5);
    for (const address of named) {
      expect(fileOf(address)).toBe(address.slice(1));
    }
  });
});
