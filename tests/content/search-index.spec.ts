import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {expect, test} from 'playwright/test';
import {keep, readKept} from '../../src/plugins/cache';
import searchIndex from '../../src/plugins/search-index';
import type {IndexFile} from '../../src/search/documents';
import {docsRoot, docsVersions} from '../../src/site/versions';

/** As far as the generator uses it to check options. */
interface Schema {
  readonly validate: (options: unknown) => {readonly value: unknown};
}

let site = '';

function write(file: string, text: string): void {
  const place = path.join(site, file);
  mkdirSync(path.dirname(place), {recursive: true});
  writeFileSync(place, text);
}

test.beforeEach(() => {
  site = mkdtempSync(path.join(os.tmpdir(), 'manual-'));
});

test.afterEach(() => {
  rmSync(site, {recursive: true, force: true});
});

test.describe('what is kept for the next build', () => {
  test('is there for the same key alone, and not where it cannot be read', () => {
    const file = path.join(site, 'cache', 'kept.json');
    expect(readKept(file, 'key')).toBeUndefined();
    keep(file, 'key', {a: '1'});
    expect(readKept(file, 'key')).toEqual({a: '1'});
    expect(readKept(file, 'other')).toBeUndefined();
    write('cache/kept.json', '{"key": "key", "ent');
    expect(readKept(file, 'key')).toBeUndefined();
  });
});

test.describe('indexes of a small site', () => {
  const page = (words: string) =>
    `<html><head><meta name="description" content="About it"></head><body><main><article>
    <header><h1>Acme</h1></header><p>${words}</p></article></main></body></html>`;

  /** The pages as the generator would have rendered them. */
  function writePages(words: string): void {
    for (const version of docsVersions) {
      write(`build${docsRoot(version)}/acme.html`, page(words));
    }
  }

  /** The plugin, once its site has loaded these versions. */
  async function load(loadedVersions: readonly object[]): Promise<Plugin> {
    const context = {
      siteDir: site,
      outDir: path.join(site, 'build'),
      generatedFilesDir: path.join(site, '.docusaurus'),
      baseUrl: '/',
      siteConfig: {url: 'https://example.com', trailingSlash: false, themeConfig: {}},
    } as unknown as LoadContext;
    const options: unknown = searchIndex.validateOptions({
      options: {indexBlog: false},
      validate: (schema: Schema, given: unknown) => schema.validate(given).value,
    });
    const plugin = searchIndex(context, options);
    const actions = {addRoute: () => undefined, setGlobalData: () => undefined};
    await plugin.contentLoaded?.({content: undefined, actions} as never);
    await plugin.allContentLoaded?.({
      allContent: {'docusaurus-plugin-content-docs': {default: {loadedVersions}}},
    } as never);
    return plugin;
  }

  /** Has the plugin index the pages; texts of the index of each version. */
  async function build(): Promise<string[]> {
    const loadedVersions = docsVersions.map((version) => ({
      versionName: version.name,
      path: docsRoot(version),
      isLast: version.isLatest,
      docs: [{permalink: `${docsRoot(version)}/acme`}],
    }));
    const plugin = await load(loadedVersions);
    const routesPaths = loadedVersions.map(({path: root}) => `${root}/acme`);
    await plugin.postBuild?.({routesPaths} as never);
    return ['search-index.json', 'docs/next/search-index.json'].map((file) =>
      readFileSync(path.join(site, 'build', file), 'utf8'),
    );
  }

  const termsIn = (index: string | undefined) =>
    JSON.stringify(JSON.parse(index ?? '') as IndexFile);

  test.beforeEach(() => {
    for (const file of [
      ...['src/a.ts', 'sidebars.ts', 'versioned_sidebars/a.json'],
      ...['docusaurus.config.ts', 'package-lock.json'],
    ]) {
      write(file, 'one');
    }
    docsVersions.forEach(({tree}) => {
      write(`${tree}/acme.mdx`, 'one');
    });
    writePages('thermostat');
  });

  test('have the words of their pages', async () => {
    for (const index of await build()) {
      expect(termsIn(index)).toContain('thermostat');
    }
    const texts = JSON.parse(
      readFileSync(path.join(site, 'build/docs/next/search-texts/1.json'), 'utf8'),
    ) as object;
    expect(texts).toEqual({u: '/docs/next/acme', '': 'thermostat'});
  });

  test('are those of the build before while nothing changes, and they stand in a new folder', async () => {
    const before = await build();
    rmSync(path.join(site, 'build'), {recursive: true});
    writePages('dimmer');
    expect(await build()).toEqual(before);
  });

  for (const [file, isChanged] of [
    ['docs/acme.mdx', [false, true]],
    ['versioned_docs/version-4.0/acme.mdx', [true, false]],
    ['sidebars.ts', [true, true]],
    ['versioned_sidebars/a.json', [true, true]],
    ['src/a.ts', [true, true]],
  ] as const) {
    test(`are made anew after a change of ${file}`, async () => {
      await build();
      write(file, 'two');
      writePages('dimmer');
      const found = (await build()).map((index) => termsIn(index).includes('dimmer'));
      expect(found).toEqual(isChanged);
    });
  }

  test('a version that the site does not name is refused', async () => {
    await expect(
      load([{versionName: '3.9', path: '/docs/3.9', isLast: false, docs: []}]),
    ).rejects.toThrow(/"3\.9".*src\/site\/versions\.ts/u);
  });
});
