import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import {
  entriesSign,
  pageStartId,
  plainPath,
  titlesSign,
  type DocEntry,
  type PageStart,
} from '../../client/pageTable';
import {tableOf, type Chain, type TableSources} from './tables';
import {versionPart} from './versionPart';

/** A version as the docs plugin's global data has it. */
export interface GlobalVersion {
  readonly name: string;
  readonly path: string;
  readonly mainDocId: string;
  readonly docs: readonly DocEntry[];
}

/** What is known of the whole site when a page is told about itself. */
export interface Site {
  readonly sources: TableSources;
  /** Routes of each page, by the plain form of its address. */
  readonly chains: ReadonlyMap<string, Chain>;
  readonly versions: readonly GlobalVersion[];
  /** IDs of docs by the plain form of their address. */
  readonly docIds: ReadonlyMap<string, string>;
  /** Metadata of the versions, by the name of the chunk that has it. */
  readonly metadata: ReadonlyMap<string, PropVersionMetadata>;
  /** Folder of the tables of this release. */
  readonly release: string;
}

/** Addresses that a page links to outside its sidebar. */
function linksIn(html: string): string[] {
  const text = html.replaceAll(/<aside[\s\S]*?<\/aside>/gu, '');
  return [...text.matchAll(/<a [^>]*?href="?(?<to>\/[^"\s>#?]*)/gu)].map(
    ({groups}) => groups?.to ?? '',
  );
}

/** The text of a page with the characters that HTML writes as entities. */
function unescaped(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll(/&#(?:x27|39);/gu, "'")
    .replaceAll('&amp;', '&');
}

/**
 * What the HTML of a page says about it.
 *
 * @param page the plain form of its address
 * @param html the page as it was rendered
 */
export function pageStart(page: string, html: string, site: Site): PageStart {
  const chain = site.chains.get(page);
  const {names, ...table} = tableOf(chain ? [chain] : [], site.sources);
  const linked = new Set(
    [page, ...linksIn(html)].flatMap((to) => site.docIds.get(plainPath(to)) ?? []),
  );
  const shown = unescaped(html);
  const shows = (text: string) => text !== '' && shown.includes(text);
  const hasEntries = html.includes(entriesSign);
  const named = hasEntries || html.includes(titlesSign) ? linked : new Set<string>();
  const parts = names.flatMap((chunk, index) => {
    const version = site.metadata.get(chunk);
    if (!version) {
      return [];
    }
    const part = versionPart(version, {path: page, linked: named, shows, hasEntries});
    return [[index, {version: part}] as const];
  });
  return {
    ...table,
    release: site.release,
    parts: Object.fromEntries(parts),
    docs: Object.fromEntries(
      site.versions.map(({name, docs}) => [name, docs.filter(({id}) => linked.has(id))]),
    ),
  };
}

/** Chunks that the first render waits for: those of modules of which no part is in the HTML. */
function firstChunks({modules, parts}: PageStart): string[] {
  const chunks = modules.flatMap(([, , own], index) => (index in parts ? [] : own));
  return [...new Set(chunks)];
}

/** The scripts that every page has, as addresses. */
export interface SiteScripts {
  readonly folder: string;
  readonly runtime: string;
  readonly main: string;
}

/**
 * A page with what it says of itself, and without the script tags of the
 * bundler: the start script runs what `data-scripts` names.
 */
export function withStart(html: string, start: PageStart, scripts: SiteScripts): string {
  const addresses = [
    scripts.runtime,
    scripts.main,
    ...firstChunks(start).map((chunk) => `${start.files[chunk] ?? ''}.js`),
  ].map((file) => scripts.folder + file);
  const text = JSON.stringify(start).replaceAll('<', '\\u003c');
  return html
    .replaceAll(/<script src="?[^"\s>]*\/assets\/js\/[^>]*><\/script>\s*/gu, '')
    .replace(
      '</head>',
      () =>
        `<script type="application/json" id="${pageStartId}" data-scripts="${addresses.join(' ')}">${text}</script></head>`,
    );
}
