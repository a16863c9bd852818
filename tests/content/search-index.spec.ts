import {rmSync} from 'node:fs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {expect} from 'playwright/test';
import searchIndex, {sourcesHash} from '../../src/features/search/plugin';
import {searchedPart} from '../../src/features/search/plugin/searchedPart';
import {docsRoot, docsVersions} from '../../src/site/versions';
import {test, type Folder} from '../support/folder';

/** The part of a schema that Docusaurus uses to validate options. */
interface Schema {
  readonly validate: (options: unknown) => {readonly value: unknown};
}

let site: Folder;

function writePages(words: string): void {
  for (const version of docsVersions) {
    site.write({
      [`build${docsRoot(version)}/acme.html`]: `<html><head><meta name="description" content="About it"></head><body><main><article>
      <header><h1>Acme</h1></header><p>${words}</p></article></main></body></html>`,
    });
  }
}

const loadedVersions = docsVersions.map((version) => ({
  versionName: version.name,
  path: docsRoot(version),
  isLast: version.isLatest,
  docs: [{permalink: `${docsRoot(version)}/acme`}],
}));

async function load(loaded: readonly object[] = loadedVersions): Promise<Plugin> {
  const context = {
    siteDir: site.root,
    outDir: site.at('build'),
    generatedFilesDir: site.at('.docusaurus'),
    baseUrl: '/',
    siteConfig: {url: 'https://example.com', trailingSlash: false, themeConfig: {}},
  } as unknown as LoadContext;
  const options: unknown = searchIndex.validateOptions({
    options: {},
    validate: (schema: Schema, given: unknown) => schema.validate(given).value,
  });
  const plugin = searchIndex(context, options);
  const actions = {addRoute: () => undefined, setGlobalData: () => undefined};
  await plugin.contentLoaded?.({content: undefined, actions} as never);
  await plugin.allContentLoaded?.({
    allContent: {'docusaurus-plugin-content-docs': {default: {loadedVersions: loaded}}},
  } as never);
  return plugin;
}

/** Runs the plugin, and returns the index files of 4.0 and of the next version. */
async function build(): Promise<string[]> {
  const plugin = await load();
  await plugin.postBuild?.({} as never);
  return ['search-index.json', 'docs/next/search-index.json'].map((file) =>
    site.read(`build/${file}`),
  );
}

test.beforeEach(({folder}) => {
  site = folder;
  const files = [
    ...['src/a.ts', 'sidebars.ts', 'versioned_sidebars/a.json'],
    ...['docusaurus.config.ts', 'package-lock.json'],
    ...docsVersions.map(({tree}) => `${tree}/acme.mdx`),
  ];
  site.write(Object.fromEntries(files.map((file) => [file, 'one'])));
  writePages('thermostat');
});

test('an index contains the words of its pages, and is rebuilt only if its sources change', async () => {
  test.setTimeout(120_000);
  const [before = '', nextBefore = ''] = await build();
  expect([before, nextBefore].filter((index) => !index.includes('thermostat'))).toEqual([]);
  const texts = site.read('build/docs/next/search-texts/1.json');
  expect(JSON.parse(texts)).toEqual({u: '/docs/next/acme', texts: {'': ['thermostat']}});
  rmSync(site.at('build'), {recursive: true});
  site.write({'docs/acme.mdx': 'two'});
  writePages('dimmer');
  const [after = '', nextAfter = ''] = await build();
  expect(after).toBe(before);
  expect(nextAfter).toContain('dimmer');
});

test('the hash of an index covers the pages of its version, the sidebars and the code', async () => {
  for (const [file, changed] of [
    ['docs/acme.mdx', ['current']],
    ['versioned_docs/version-4.0/acme.mdx', ['4.0']],
    ['sidebars.ts', ['4.0', 'current']],
    ['versioned_sidebars/a.json', ['4.0', 'current']],
    ['src/a.ts', ['4.0', 'current']],
  ] as const) {
    const hashes = () =>
      Promise.all(docsVersions.map((version) => sourcesHash(site.root, version)));
    const before = await hashes();
    site.write({[file]: 'two'});
    const after = await hashes();
    const names = docsVersions.filter((_, index) => before[index] !== after[index]);
    expect(names.map(({name}) => name).sort(), file).toEqual(changed);
  }
});

test('pages are shared only if all that is searched is the same', () => {
  const page = `<head><meta name="description" content="About"><meta name="keywords" content="key"></head>
    <a class="navbar__link navbar__link--active" href="/docs/intro">Docs</a>
    <a class="dropdown__link navbar__link--active" href="/docs/x">4.0</a>
    <div class="main-wrapper"><div class="menu__list-item-collapsible"><a class="menu__link menu__link--active" href="/docs/x">Folder</a></div>
    <article><details class="menu theme-doc-version-badge">4.0</details>
    <h2>Part<a class="hash-link" href="#part">#</a></h2><p>Text <a href="/docs/y">link</a></p></article>`;
  for (const searched of ['About', 'key', 'Docs', 'Folder', '#part', 'Part<', 'Text', 'link<']) {
    expect(searchedPart(page.replace(searched, 'new')), searched).not.toBe(searchedPart(page));
  }
  const next = page.replaceAll('/docs/', '/docs/next/').replaceAll('4.0', '4.1');
  expect(searchedPart(next)).toBe(searchedPart(page));
});

test('a version that is not in the table of the site is rejected', async () => {
  await expect(
    load([{versionName: '3.9', path: '/docs/3.9', isLast: false, docs: []}]),
  ).rejects.toThrow(/"3\.9".*src\/site\/versions\.ts/u);
});
