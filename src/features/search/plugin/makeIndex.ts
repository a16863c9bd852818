import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {indexName, textFolder} from '../../../site/files';
import {indexFileOf} from '../build/indexFile';
import {textsOf} from '../build/texts';
import {hashOf} from '../../../lib/build/cache';
import type {PageTexts} from '../documents';
import {documentsIn, joinPages, searchedPart, type SearchedPage} from './distinctPages';

/** Docs version to index, with the folder of its index. */
export interface SearchedVersion {
  /** Path relative to the output folder; empty for the latest version. */
  readonly folder: string;
  readonly docs: readonly {readonly permalink: string}[];
}

/** Options of the search plugin for the documents of a page. */
export interface PageOptions {
  readonly ignoreCssSelectors: readonly string[];
}

/** Contents of the index file and the page texts, by file path relative to the folder of a version. */
export type IndexFiles = Readonly<Record<string, string>>;

interface PageFile {
  readonly filePath: string;
  readonly url: string;
  readonly type: 'docs';
}

/** Part of the search plugin that reads a page, without its own index. */
const {scanDocuments} = createRequire(__filename)(
  '@easyops-cn/docusaurus-search-local/dist/server/server/utils/scanDocuments',
) as {
  readonly scanDocuments: (
    pages: readonly PageFile[],
    options: PageOptions,
  ) => Promise<SearchedPage['documents']>;
};

/**
 * Creates the indexes of a built site. The search plugin collects the documents of each distinct page
 * once: versions share the pages with the same text. The plugin gets one page at a time, because it
 * would keep the trees of all pages, and only the part of a page that is searched.
 *
 * @param outDir folder of the built site
 * @param pageFile temporary file, from which the search plugin reads a page
 * @returns function that indexes a version: its compact index and the texts of its pages
 */
export function createIndexer(
  {outDir, baseUrl}: {readonly outDir: string; readonly baseUrl: string},
  options: PageOptions,
  pageFile: string,
): (version: SearchedVersion) => Promise<IndexFiles> {
  const known = new Map<string, SearchedPage | undefined>();

  /** Collects the documents and texts of a page; undefined for an unlisted page. */
  const collect = async (address: string, page: string) => {
    await mkdir(path.dirname(pageFile), {recursive: true});
    await writeFile(pageFile, page);
    const scanned = await scanDocuments(
      [{filePath: pageFile, url: address, type: 'docs'}],
      options,
    );
    await rm(pageFile);
    const documents = documentsIn(scanned);
    return documents && {documents, ...textsOf(page, address, options.ignoreCssSelectors)};
  };

  return async (version) => {
    const pages: (readonly [address: string, page: SearchedPage])[] = [];
    for (const address of version.docs.map(({permalink}) => permalink).sort()) {
      const page = searchedPart(
        await readFile(path.join(outDir, `${address.slice(baseUrl.length)}.html`), 'utf8'),
      );
      const key = hashOf([page]);
      const searched = known.has(key) ? known.get(key) : await collect(address, page);
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
