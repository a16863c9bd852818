import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {indexName, textFolder} from '../../../site/files';
import {indexFileOf} from '../build/indexFile';
import {textsOf} from '../build/texts';
import {hashOf} from '../../../lib/build/cache';
import type {PageTexts} from '../documents';
import {documentsIn, joinPages, searchedPart, type SearchedPage} from './distinctPages';
import {
  searchPlugin,
  type SearchContext,
  type SearchedBuild,
  type SearchedVersion,
} from './searchPlugin';

/** Contents of the index file and the page texts, by file path relative to the folder of a version. */
export type IndexFiles = Readonly<Record<string, string>>;

/**
 * Creates the indexes of a built site with the search plugin, which collects the documents of each
 * distinct page once: versions share the pages with the same text. It gets one page at a time,
 * because it keeps the trees of all, without the parts that it does not search.
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
  const known = new Map<string, SearchedPage | undefined>();
  const fileOf = (outDir: string, address: string) =>
    path.join(outDir, `${address.slice(build.baseUrl.length)}.html`);

  /** Collects the documents and texts of a page; undefined for an unlisted page. */
  const collect = async (version: SearchedVersion, address: string, page: string) => {
    const outDir = path.join(context.generatedFilesDir, 'page');
    await mkdir(path.dirname(fileOf(outDir, address)), {recursive: true});
    await writeFile(fileOf(outDir, address), page);
    const name = 'docusaurus-plugin-content-docs';
    const plugins = [{name, content: {loadedVersions: [version]}}] as const;
    await plugin.postBuild({...build, outDir, routesPaths: [address], plugins});
    const index = await readFile(path.join(outDir, version.folder, indexName), 'utf8');
    await rm(outDir, {recursive: true});
    const documents = documentsIn(JSON.parse(index) as Parameters<typeof documentsIn>[0]);
    return documents && {documents, ...textsOf(page, address, ignoreCssSelectors)};
  };

  return async (version) => {
    const pages: (readonly [address: string, page: SearchedPage])[] = [];
    for (const address of version.docs.map(({permalink}) => permalink).sort()) {
      const page = searchedPart(await readFile(fileOf(build.outDir, address), 'utf8'));
      const key = hashOf([page]);
      const searched = known.has(key) ? known.get(key) : await collect(version, address, page);
      known.set(key, searched);
      if (searched !== undefined) {
        pages.push([address, searched]);
      }
    }
    const documents = joinPages(pages);
    const files: Record<string, string> = {[indexName]: JSON.stringify(indexFileOf(documents))};
    for (const [index, {i, u}] of (documents[0] ?? []).entries()) {
      const texts: PageTexts = {u, texts: pages[index]?.[1].texts ?? {}};
      files[`${textFolder}/${i}.json`] = JSON.stringify(texts);
    }
    return files;
  };
}
