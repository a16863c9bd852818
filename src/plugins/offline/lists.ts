import {readFileSync} from 'node:fs';
import path from 'node:path';
import {tableName, type PageTable} from '../../client/pageTable';
import {placeOf} from '../../offline/address';
import {notFoundName} from '../../offline/list';
import {textFolder} from '../../search/addresses';
import {mainDoc} from '../../site';
import {docsRoot, type DocsVersion} from '../../site/versions';
import {chunksOf, type BuiltPage, type BuiltSite} from './builtSite';

/** File with its request address. */
export interface AddressedFile {
  readonly address: string;
  /** Path relative to the build. */
  readonly file: string;
}

const scriptsFolder = 'assets/js/';
const stylesFolder = 'assets/css/';
const tablesFolder = 'assets/routes/';

/** Pages outside the docs that every version needs: home, search, not found. */
function isShared({address}: BuiltPage, base: string): boolean {
  return [base, `${base}search`, base + notFoundName].includes(address);
}

/** Existing files that pages reference. */
function namedFiles({files, base}: BuiltSite, pages: readonly BuiltPage[]): string[] {
  const named = pages.flatMap(({named: all}) => all).map((one) => one.replace(/[?#].*$/u, ''));
  return [...new Set(named)]
    .filter((address) => address.startsWith(base) && files.has(address.slice(base.length)))
    .filter((address) => !address.endsWith('.html'));
}

function inFolder({files, base}: BuiltSite, folder: string): string[] {
  return [...files].filter((file) => file.startsWith(folder)).map((file) => base + file);
}

/**
 * Scripts in no page manifest: the initial scripts of all pages, and those that any page
 * loads on demand.
 */
function scriptsOfAll(site: BuiltSite): string[] {
  const ofPages = new Set(site.pages.flatMap(({chunks}) => chunks));
  return inFolder(site, scriptsFolder).filter((address) => !ofPages.has(address));
}

/** Precache of the worker. */
export interface Frame {
  readonly pages: readonly string[];
  readonly files: readonly string[];
  /** First path segments of the site. */
  readonly places: readonly string[];
  /** Redirects by address. Hosts answer them without a file. */
  readonly redirects: Readonly<Record<string, string>>;
}

/**
 * Precache: initial files of the home page and the not-found page, and files that every
 * page may load on demand, such as the search and previews.
 */
export function frameOf(site: BuiltSite): Frame {
  const {base, pages} = site;
  const frame = pages.filter((page) => isShared(page, base));
  return {
    pages: frame.map(({address}) => address),
    files: [
      ...new Set([
        ...inFolder(site, stylesFolder),
        ...scriptsOfAll(site),
        ...frame.flatMap(({scripts}) => scripts),
        ...namedFiles(site, frame),
      ]),
    ],
    places: [...new Set([...site.files].map((file) => placeOf(`/${file}`, '/')))],
    redirects: Object.fromEntries(
      pages.flatMap(({address, redirect}) => (redirect === undefined ? [] : [[address, redirect]])),
    ),
  };
}

/** Root of a version, and the roots of other versions below it. */
export function rootsBelow(version: DocsVersion, all: readonly DocsVersion[], base: string) {
  const rootOf = (one: DocsVersion) => `${base}${docsRoot(one).slice(1)}/`;
  const root = rootOf(version);
  const others = all.map(rootOf).filter((one) => one !== root && one.startsWith(root));
  return {root, others, start: root + mainDoc};
}

/**
 * All files that the pages of a version can request, in download order: common styles and
 * scripts, then the pages with their scripts, the search, and downloads.
 *
 * @throws Error if the built site lacks a part of the version
 */
export function filesOf(
  site: BuiltSite,
  version: DocsVersion,
  all: readonly DocsVersion[],
): AddressedFile[] {
  const {base, files, pages, outDir} = site;
  const {root, others, start} = rootsBelow(version, all, base);
  const isOwn = (address: string) =>
    `${address}/`.startsWith(root) && !others.some((other) => `${address}/`.startsWith(other));
  const isOther = (address: string) =>
    !isOwn(address) &&
    all.some((one) => one !== version && address.startsWith(`${base}${docsRoot(one).slice(1)}/`));
  const own = pages.filter(({address, redirect}) => isOwn(address) && redirect === undefined);
  const shared = pages.filter((page) => !own.includes(page) && isShared(page, base));
  const asked = [...own, ...shared];
  const index = pages.find(({address}) => address === start)?.index;
  if (index === undefined) {
    throw new Error(`The built site has no ${start} with a search box: see src/offline/README.md.`);
  }

  // Tables of the folders with these pages.
  const tables = new Set([...asked.map(({address}) => tableName(address)), 'docs']);
  const tableFiles = [...files].filter(
    (file) => file.startsWith(tablesFolder) && tables.has(path.posix.basename(file, '.json')),
  );
  const ownChunks = new Set([
    ...asked.flatMap(({chunks, scripts}) => [...chunks, ...scripts]),
    ...tableFiles
      .filter((file) => !file.endsWith('/docs.json'))
      .flatMap((file) => {
        const table = JSON.parse(readFileSync(path.join(outDir, file), 'utf8')) as PageTable;
        return chunksOf(table, base);
      }),
  ]);
  const ownScripts = inFolder(site, scriptsFolder).filter((address) => ownChunks.has(address));
  const folder = index.replace(/[^/]*$/u, '');
  const query = index.replace(/^[^?]*/u, '');
  const addresses = [
    ...inFolder(site, stylesFolder),
    ...scriptsOfAll(site),
    ...shared.map(({address}) => address),
    // These pages reference feeds and files of all versions.
    ...namedFiles(site, shared).filter((address) => !isOther(address)),
    ...tableFiles.map((file) => base + file),
    ...ownScripts,
    ...own.map(({address}) => address),
    index,
    ...inFolder(site, `${folder.slice(base.length)}${textFolder}/`).map((one) => one + query),
    // Pictures and downloads, and files beside the pages.
    ...namedFiles(site, own),
    ...inFolder(site, root.slice(base.length)).filter(
      (address) => isOwn(address) && !address.endsWith('.html') && !address.includes(textFolder),
    ),
  ];
  const pageFiles = new Map(pages.map(({address, file}) => [address, file]));
  const indexFile = index.replace(/\?.*$/u, '');
  return [...new Set(addresses)]
    .filter((address) => address !== indexFile)
    .map((address) => ({
      address,
      file: pageFiles.get(address) ?? address.slice(base.length).replace(/\?.*$/u, ''),
    }));
}
