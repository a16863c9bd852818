import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {indexName, textFolder} from '../../../site/files';
import {indexFileOf} from '../build/indexFile';
import {textsOf} from '../build/texts';
import {hashOf} from '../../../lib/build/cache';
import type {CollectedDocument, PageTexts} from '../documents';
import {documentsByPage, joinPages, searchedPart, type SearchedPage} from './distinctPages';
import type {IndexFiles} from './indexFiles';
import {
  searchPlugin,
  type SearchContext,
  type SearchedBuild,
  type SearchedVersion,
} from './searchPlugin';

/** Number of pages that the search plugin gets at once, because it keeps the trees of all. */
const batchSize = 20;

/**
 * Creates the indexes of a built site with the search plugin, which collects the documents of each
 * distinct page once: versions share the pages with the same text. It reads copies of the pages
 * without the parts that it does not search.
 *
 * @param options options of the search plugin
 * @returns function that indexes a version: its compact index and the texts of its pages
 * @throws Error if the search plugin writes no index
 */
export function createIndexer(
  context: SearchContext,
  options: unknown,
  build: Omit<SearchedBuild, 'routesPaths'>,
): (version: SearchedVersion) => Promise<IndexFiles> {
  const plugin = searchPlugin(context, options);
  const {ignoreCssSelectors} = options as {readonly ignoreCssSelectors: readonly string[]};
  const known = new Map<string, SearchedPage>();
  const fileOf = (outDir: string, address: string) =>
    path.join(outDir, `${address.slice(build.baseUrl.length)}.html`);

  /** Collects the documents of pages of a version, given by key with their address and text. */
  const collect = async (
    version: SearchedVersion,
    pages: ReadonlyMap<string, readonly [address: string, page: string]>,
  ) => {
    const outDir = path.join(context.generatedFilesDir, 'pages');
    for (const [address, page] of pages.values()) {
      const file = fileOf(outDir, address);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, page);
    }
    const routesPaths = [...pages.values()].map(([address]) => address);
    const name = 'docusaurus-plugin-content-docs';
    const plugins = [{name, content: {loadedVersions: [version]}}] as const;
    await plugin.postBuild({...build, outDir, routesPaths, plugins});
    const index = await readFile(path.join(outDir, version.folder, indexName), 'utf8');
    await rm(outDir, {recursive: true});
    const entries = JSON.parse(index) as {readonly documents: readonly CollectedDocument[]}[];
    const collected = documentsByPage(entries.map(({documents}) => documents));
    for (const [key, [address, page]] of pages) {
      const documents = collected.get(address);
      if (documents !== undefined) {
        const {texts} = textsOf(page, address, ignoreCssSelectors);
        known.set(key, {documents, texts});
      }
    }
  };

  return async (version) => {
    const addresses = version.docs.map(({permalink}) => permalink).sort();
    const keys = new Map<string, string>();
    const unknown = new Map<string, readonly [address: string, page: string]>();
    for (const address of addresses) {
      const page = searchedPart(await readFile(fileOf(build.outDir, address), 'utf8'));
      const key = hashOf([page]);
      keys.set(address, key);
      if (!known.has(key)) {
        unknown.set(key, [address, page]);
      }
      if (unknown.size === batchSize || (unknown.size > 0 && address === addresses.at(-1))) {
        await collect(version, unknown);
        unknown.clear();
      }
    }
    // Unlisted pages have no documents.
    const pages = [...keys].flatMap(([address, key]) => {
      const page = known.get(key);
      return page === undefined ? [] : [[address, page] as const];
    });
    const documents = joinPages(pages);
    const files: Record<string, string> = {[indexName]: JSON.stringify(indexFileOf(documents))};
    for (const [index, {i, u}] of (documents[0] ?? []).entries()) {
      const texts: PageTexts = {u, texts: pages[index]?.[1].texts ?? {}};
      files[`${textFolder}/${i}.json`] = JSON.stringify(texts);
    }
    return files;
  };
}
