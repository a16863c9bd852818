import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {indexName, textFolder} from '../../../site/files';
import {indexFileOf} from '../build/indexFile';
import {textsOf} from '../build/texts';
import {hashOf} from '../../../lib/build/cache';
import {fields, type CollectedDocument, type Field, type PageTexts} from '../documents';
import {searchedPart} from './searchedPart';

/** Docs version to index, with the folder of its index. */
export interface SearchedVersion {
  /** Path relative to the output folder; empty for the latest version. */
  readonly folder: string;
  readonly docs: readonly {readonly permalink: string}[];
}

/** Options of the search plugin for a page. */
export interface PageOptions {
  readonly ignoreCssSelectors: readonly string[];
}

/** Contents of the index file and the page texts, by file path relative to the folder of a version. */
export type IndexFiles = Readonly<Record<string, string>>;

interface ParsedPage {
  readonly pageTitle: string;
  readonly description: string;
  readonly keywords: string;
  /** Titles of the parent categories. */
  readonly breadcrumb: readonly string[];
  readonly sections: readonly {
    readonly title: string;
    readonly hash: string;
    readonly content: string;
  }[];
}

/** Part of the search plugin that reads a page, without its own index; null for an unlisted page. */
const {parse} = createRequire(__filename)(
  '@easyops-cn/docusaurus-search-local/dist/server/server/utils/parse',
) as {
  readonly parse: (
    html: string,
    type: 'docs',
    url: string,
    options: PageOptions,
  ) => ParsedPage | null;
};

/** Pages and their texts by hash: versions share the pages with the same text. */
const known = new Map<string, {readonly page: ParsedPage | null; readonly texts: PageTexts}>();

function readPage(html: string, address: string, options: PageOptions) {
  const part = searchedPart(html);
  const key = hashOf([part]);
  const read = known.get(key) ?? {
    page: parse(part, 'docs', address, options),
    texts: textsOf(part, address, options.ignoreCssSelectors),
  };
  known.set(key, read);
  return read;
}

/** Documents of a version by field. */
type Documents = Readonly<Record<Field, CollectedDocument[]>>;

/** Adds the documents of a page, numbered as in the search plugin; returns the last ID. */
function addDocuments(documents: Documents, page: ParsedPage, u: string, lastId: number): number {
  const {pageTitle, description, keywords, breadcrumb, sections} = page;
  const p = lastId + 1;
  let i = p;
  documents.title.push({i, t: pageTitle, u, b: breadcrumb});
  for (const [field, t] of Object.entries({description, keywords})) {
    if (t !== '') {
      documents[field as Field].push({i, t, u, p});
    }
  }
  for (const {title, hash: h, content} of sections) {
    if (title !== pageTitle) {
      documents.heading.push({i: (i += 1), t: title, u, h, p});
    }
    if (content !== '') {
      documents.content.push({i: (i += 1), t: content, u, h, p});
    }
  }
  return i;
}

/**
 * Creates the index of a version of the built site, and the texts of its pages.
 *
 * @param outDir folder of the built site
 */
export async function makeIndex(
  {outDir, baseUrl}: {readonly outDir: string; readonly baseUrl: string},
  options: PageOptions,
  {docs}: SearchedVersion,
): Promise<IndexFiles> {
  const documents: Documents = {title: [], heading: [], description: [], keywords: [], content: []};
  const allTexts: PageTexts[] = [];
  let lastId = 0;
  for (const address of docs.map(({permalink}) => permalink).sort()) {
    const html = await readFile(path.join(outDir, `${address.slice(baseUrl.length)}.html`), 'utf8');
    const {page, texts} = readPage(html, address, options);
    if (page !== null) {
      lastId = addDocuments(documents, page, address, lastId);
      allTexts.push({...texts, u: address});
    }
  }
  return {
    [indexName]: JSON.stringify(indexFileOf(fields.map((field) => documents[field]))),
    ...Object.fromEntries(
      documents.title.map(({i}, index) => [
        `${textFolder}/${i}.json`,
        JSON.stringify(allTexts[index]),
      ]),
    ),
  };
}
