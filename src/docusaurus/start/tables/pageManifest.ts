import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import {
  entriesAttribute,
  pageManifestId,
  compactDoc,
  titlesAttribute,
  type DocEntry,
  type PageManifest,
  routeKey,
} from '../client/pageTable';
import {unescapeHtml} from '../../../lib/html';
import {tableOf, type Chain, type TableSources} from './tables';
import {versionPart} from './versionPart';

/** Version in the global data of the docs plugin. */
export interface GlobalVersion {
  readonly name: string;
  readonly path: string;
  readonly mainDocId: string;
  readonly docs: readonly DocEntry[];
}

/** Data of the site for the page manifests. */
export interface Site {
  readonly sources: TableSources;
  /** Routes of each page, by normalised address. */
  readonly chains: ReadonlyMap<string, Chain>;
  readonly versions: readonly GlobalVersion[];
  /** Doc IDs, by normalised address. */
  readonly docIds: ReadonlyMap<string, string>;
  /** Metadata of the versions, by chunk name. */
  readonly metadata: ReadonlyMap<string, PropVersionMetadata>;
  /** Folder of the tables. */
  readonly tables: string;
}

/** Link targets of a page, without its sidebar. */
function linksIn(html: string): string[] {
  const text = html.replaceAll(/<aside[\s\S]*?<\/aside>/gu, '');
  return [...text.matchAll(/<a [^>]*?href="?(?<to>\/[^"\s>#?]*)/gu)].map(
    ({groups}) => groups?.to ?? '',
  );
}

/**
 * Creates the manifest of a page.
 *
 * @param page normalised address
 * @param html rendered page
 */
export function createManifest(page: string, html: string, site: Site): PageManifest {
  const chain = site.chains.get(page);
  const {names, ...table} = tableOf(chain ? [chain] : [], site.sources);
  const linked = new Set(
    [page, ...linksIn(html)].flatMap((to) => site.docIds.get(routeKey(to)) ?? []),
  );
  const shown = unescapeHtml(html);
  const shows = (text: string) => text !== '' && shown.includes(text);
  const hasEntries = html.includes(entriesAttribute);
  const named = hasEntries || html.includes(titlesAttribute) ? linked : new Set<string>();
  const parts = names.flatMap((chunk, index) => {
    const version = site.metadata.get(chunk);
    if (!version) {
      return [];
    }
    const part = versionPart(version, {path: page, linked: named, shows, hasEntries});
    return [[index, {version: part}] as const];
  });
  const start = {...table, parts: Object.fromEntries(parts)};
  const first = firstChunks(start);
  return {
    ...start,
    files: Object.fromEntries(Object.entries(table.files).filter(([chunk]) => first.has(chunk))),
    tables: site.tables,
    docs: Object.fromEntries(
      site.versions.map((version) => [
        version.name,
        version.docs.filter(({id}) => linked.has(id)).map((doc) => compactDoc(doc, version.path)),
      ]),
    ),
  };
}

/**
 * Chunks that the first render requires, for modules that have no partial value in the manifest.
 */
function firstChunks({modules, parts}: Pick<PageManifest, 'modules' | 'parts'>): Set<string> {
  return new Set(modules.flatMap(([, , own], index) => (index in parts ? [] : own)));
}

/** Initial scripts of all pages. */
export interface SiteScripts {
  readonly folder: string;
  readonly runtime: string;
  readonly main: string;
}

/**
 * Adds the manifest to a page and removes the bundler's script tags: the start script runs
 * the scripts in `data-scripts`.
 */
export function withManifest(html: string, start: PageManifest, scripts: SiteScripts): string {
  const addresses = [
    scripts.runtime,
    scripts.main,
    ...[...firstChunks(start)].map((chunk) => `${start.files[chunk] ?? ''}.js`),
  ].map((file) => scripts.folder + file);
  const text = JSON.stringify(start).replaceAll('<', '\\u003c');
  return html
    .replaceAll(/<script src="?[^"\s>]*\/assets\/js\/[^>]*><\/script>\s*/gu, '')
    .replace(
      '</head>',
      () =>
        `<script type="application/json" id="${pageManifestId}" data-scripts="${addresses.join(' ')}">${text}</script></head>`,
    );
}
