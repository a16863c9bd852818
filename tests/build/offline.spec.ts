import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, test} from 'playwright/test';
import {siteTableName} from '../../src/docusaurus/start/client/pageTable';
import {hashOf, type OfflineList} from '../../src/features/offline/list';
import {mainDoc} from '../../src/site';
import {docsRoot, docsVersions, versions} from '../../src/site/versions';
import {readRelease} from '../../src/features/release-file/releaseFile';
import {buildDir, filesBelow} from '../support/project';
import {built, scriptsInTables, startOf} from '../support/site';

// The pages are read once, in one worker.
test.describe.configure({mode: 'default', timeout: 60_000});

function fileOf(address: string): string {
  const [pathname = ''] = address.slice(1).split('?');
  const candidates = [pathname, `${pathname}.html`, `${pathname}/index.html`];
  const isFile = (file: string) =>
    statSync(path.join(buildDir, file), {throwIfNoEntry: false})?.isFile() === true;
  return candidates.find(isFile) ?? 'missing';
}

let files: ReadonlySet<string>;
let pages: readonly ReturnType<typeof readPage>[];

function readPage(file: string) {
  const html = built(file);
  const tags = html.matchAll(
    /<(?:img|link|script|a|source)\b(?![^>]*rel="alternate")[^>]* (?:src|href)="(?<to>\/[^"#?]*)"/gu,
  );
  const {scripts, files: chunks = {}, tables} = startOf(html);
  return {
    file,
    named: [...tags]
      .map(({groups}) => groups?.to ?? '')
      .filter((address) => files.has(address.slice(1))),
    started: [
      ...scripts,
      ...Object.values(chunks).map((name) => `/assets/js/${name}.js`),
      ...(tables ? [`/routes/${tables}/docs.json`] : []),
    ],
  };
}

/** Scripts with the metadata of the versions, from the site table. */
const metadataScripts = () => [...scriptsInTables(buildDir, (name) => name === siteTableName)];

test.beforeAll(() => {
  files = new Set(filesBelow('build'));
  pages = [...files].filter((file) => file.endsWith('.html')).map(readPage);
});

test.describe('the offline list of the latest version', () => {
  const list = () => JSON.parse(built(`offline/${versions.latest.name}.json`)) as OfflineList;
  const addresses = () => new Set(list().files.map(([address]) => address));
  const root = docsRoot(versions.latest);
  const isOther = (address: string) => address.startsWith(`${docsRoot(versions.next)}/`);
  const isOwn = (address: string) => address.startsWith(`${root}/`) && !isOther(address);
  const missing = (expected: Iterable<string>) => {
    const listed = addresses();
    return [...new Set(expected)].filter((address) => !listed.has(address));
  };

  test('has all pages, scripts, indexes and tables that its pages load', () => {
    const own = pages.filter(({file}) => isOwn(`/${file}`));
    expect(own).not.toEqual([]);
    const expected = own.map(({file}) => `/${file.replace(/(?:\/index)?\.html$/u, '')}`);
    expect(missing([...expected, '/', '/search'])).toEqual([root]);
    // The worker redirects the root itself.
    expect(built('sw.js')).toContain(`"${root}":"${root}/${mainDoc}"`);
    expect(missing(own.flatMap(({named, started}) => [...named, ...started]))).toEqual([]);
    // Scripts that are loaded on demand, such as those of previews and the search worker.
    const started = new Set([...metadataScripts(), ...pages.flatMap((page) => page.started)]);
    const scripts = [...files].filter((file) => /^assets\/js\/.*\.js$/u.test(file));
    const lazy = scripts.map((file) => `/${file}`).filter((address) => !started.has(address));
    expect(lazy).not.toEqual([]);
    expect(missing(lazy)).toEqual([]);
    const texts = [...files].filter((file) => file.startsWith('search-texts/'));
    expect(texts).not.toEqual([]);
    expect(missing(['search-index.json', ...texts].map((file) => `/${file}`))).toEqual([]);
    const tables = [...files].filter((file) => {
      const name = /^routes\/\w+\/pages\.(?<name>[^/]+)\.json$/u.exec(file)?.groups?.name;
      return name !== undefined && isOwn(`/${name.replaceAll('.', '/')}/`);
    });
    expect(tables).not.toEqual([]);
    expect(missing(tables.map((file) => `/${file}`))).toEqual([]);
    expect(missing(metadataScripts())).toHaveLength(docsVersions.length - 1);
  });

  test('has no file of another version, and each file once with its size and hash', async () => {
    const {files: listed, release} = list();
    expect(release).toBe((await readRelease(buildDir)).release);
    expect(addresses().size).toBe(listed.length);
    expect([...addresses()].filter(isOther)).toEqual([]);
    const wrong: string[] = [];
    for (const [index, [address, bytes, hash, compressed]] of listed.entries()) {
      const content = readFileSync(path.join(buildDir, fileOf(address)));
      const isRight =
        bytes === content.byteLength &&
        hash === (await hashOf(content)) &&
        // Compressing all files would take too long.
        (index % 50 !== 0 || compressed === gzipSync(content).byteLength);
      wrong.push(...(isRight ? [] : [address]));
    }
    expect(wrong).toEqual([]);
    expect(listed.reduce((sum, [, , , compressed]) => sum + compressed, 0)).toBeLessThan(12e6);
  });
});

// Otherwise a corrected typo makes each device with a stored version download all pages again.
// `npm run test:releases` compares two builds.
test('a page does not change if another page changes', async () => {
  const {release} = await readRelease(buildDir);
  const metadata = metadataScripts().map((address) => path.basename(address, '.js'));
  expect(metadata).toHaveLength(docsVersions.length);
  const faults = pages.flatMap(({file}) => {
    const html = built(file);
    return [release, ...metadata]
      .filter((text) => html.includes(text))
      .map((text) => `${file}: ${text}`);
  });
  expect(faults).toEqual([]);
  const indexes = new Set(
    pages.flatMap(({file}) => / data-index="([^"]+)/u.exec(built(file))?.[1] ?? []),
  );
  expect([...indexes].sort()).toEqual(['/docs/next/search-index.json', '/search-index.json']);
  const uses = pages.flatMap(({started}) => [...new Set(started)]).sort();
  const shared = new Set(uses.filter((script, index) => script === uses[index + 1]));
  const hasPage = (script: string) => /@site\/(?:docs|versioned_docs)\//u.test(built(script));
  expect([...shared].filter(hasPage), 'content of a page in scripts of several').toEqual([]);
});

test('the service worker is one script, and its files exist', async () => {
  const code = built('sw.js');
  expect(code).toContain((await readRelease(buildDir)).release);
  expect(code).not.toMatch(/importScripts|https?:\/\/(?!localhost)[a-z]/u);
  const named = [...code.matchAll(/"(?<address>\/(?:assets|img)\/[^"]+)"/gu)].map(
    ({groups}) => groups?.address ?? '',
  );
  expect(named).not.toEqual([]);
  expect(named.filter((address) => !files.has(address.slice(1)))).toEqual([]);
});
