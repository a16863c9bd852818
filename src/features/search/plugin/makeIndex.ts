import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {indexName, textFolder} from '../../../site/files';
import {indexFileOf} from '../build/indexFile';
import {textsOf} from '../build/texts';
import {hashOf} from '../../../lib/build/cache';
import type {CollectedDocument, PageTexts} from '../documents';
import {documentsByPage, joinPages, pageKey, type SearchedPage} from './distinctPages';
import type {IndexFiles} from './indexFiles';
import {
  searchPlugin,
  type SearchContext,
  type SearchedBuild,
  type SearchedVersion,
} from './searchPlugin';

/**
 * Creates the indexes of a built site with the search plugin, which collects the documents of each
 * distinct page once: versions share the pages with the same text.
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

  /** Documents that the search plugin collects from pages of a version. */
  const collect = async (version: SearchedVersion, routesPaths: readonly string[]) => {
    const name = 'docusaurus-plugin-content-docs';
    const plugins = [{name, content: {loadedVersions: [version]}}] as const;
    await plugin.postBuild({...build, routesPaths: [...routesPaths], plugins});
    const file = path.join(build.outDir, version.folder, indexName);
    const entries = JSON.parse(await readFile(file, 'utf8')) as {
      readonly documents: readonly CollectedDocument[];
    }[];
    return documentsByPage(entries.map(({documents}) => documents));
  };

  return async (version) => {
    const read = (address: string) =>
      readFile(path.join(build.outDir, `${address.slice(build.baseUrl.length)}.html`), 'utf8');
    const keys = new Map<string, string>();
    const unknown = new Map<string, string>();
    for (const address of version.docs.map(({permalink}) => permalink).sort()) {
      const key = hashOf([pageKey(await read(address))]);
      keys.set(address, key);
      if (!known.has(key)) {
        unknown.set(key, address);
      }
    }
    if (unknown.size > 0) {
      const collected = await collect(version, [...unknown.values()]);
      for (const [key, address] of unknown) {
        const documents = collected.get(address);
        if (documents !== undefined) {
          const {texts} = textsOf(await read(address), address, ignoreCssSelectors);
          known.set(key, {documents, texts});
        }
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
