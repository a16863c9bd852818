import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  siteTableName,
  tableName,
  tablesFolder,
  type PageTable,
} from '../../../docusaurus/start/client/pageTable';
import {placeOf} from '../address';
import type {Frame} from '../list';
import {textFolder} from '../../../site/files';
import {mainDoc} from '../../../site';
import {docsRoot, type DocsVersion} from '../../../site/versions';
import type {BuiltPage, BuiltSite} from './builtSite';

/** File with its request address. */
export interface AddressedFile {
  readonly address: string;
  /** Path relative to the build. */
  readonly file: string;
}

const scriptsFolder = 'assets/js/';
const stylesFolder = 'assets/css/';

/** Pages outside the docs that every version needs: home, search. */
function isShared({address}: BuiltPage, base: string): boolean {
  return [base, `${base}search`].includes(address);
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
 * Table files of the folders with these pages, and the site table.
 *
 * @param pages all pages if undefined
 */
function tablesOf({files}: BuiltSite, pages?: readonly BuiltPage[]): string[] {
  const names = pages && new Set([...pages.map(({address}) => tableName(address)), siteTableName]);
  return [...files].filter(
    (file) =>
      file.startsWith(tablesFolder) && (names?.has(path.posix.basename(file, '.json')) ?? true),
  );
}

/** Scripts of the pages in folder tables. */
function chunksIn({outDir, base}: BuiltSite, tables: readonly string[]): Set<string> {
  return new Set(
    tables
      .filter((file) => path.posix.basename(file, '.json') !== siteTableName)
      .map((file) => JSON.parse(readFileSync(path.join(outDir, file), 'utf8')) as PageTable)
      .flatMap(({files}) => Object.values(files))
      .map((file) => `${base}${scriptsFolder}${file}.js`),
  );
}

/**
 * Scripts in no folder table: the initial scripts of all pages, and those that any page
 * loads on demand.
 */
function scriptsOfAll(site: BuiltSite): string[] {
  const ofPages = chunksIn(site, tablesOf(site));
  return inFolder(site, scriptsFolder).filter((address) => !ofPages.has(address));
}

/**
 * Precache: initial files of the home page and the search page, and files that every
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

function rootOf(version: DocsVersion, base: string): string {
  return `${base}${docsRoot(version).slice(1)}/`;
}

/** Address of the first page of a version. */
export function startOf(version: DocsVersion, base: string): string {
  return rootOf(version, base) + mainDoc;
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
  const {base, pages} = site;
  const [root, start] = [rootOf(version, base), startOf(version, base)];
  // A version may be below the path of another: the longest root applies.
  const roots = all.map((one) => rootOf(one, base)).sort((a, b) => b.length - a.length);
  const rootAt = (address: string) => roots.find((one) => `${address}/`.startsWith(one));
  const isOwn = (address: string) => rootAt(address) === root;
  const own = pages.filter(({address, redirect}) => isOwn(address) && redirect === undefined);
  const shared = pages.filter((page) => !own.includes(page) && isShared(page, base));
  const asked = [...own, ...shared];
  const index = pages.find(({address}) => address === start)?.index;
  if (index === undefined) {
    throw new Error(
      `The built site has no ${start} with a search box: see src/features/offline/README.md.`,
    );
  }

  const tables = tablesOf(site, asked);
  const ownChunks = chunksIn(site, tables);
  const ownScripts = inFolder(site, scriptsFolder).filter((address) => ownChunks.has(address));
  const folder = index.replace(/[^/]*$/u, '');
  const addresses = [
    ...inFolder(site, stylesFolder),
    ...scriptsOfAll(site),
    ...shared.map(({address}) => address),
    // The shared pages also reference feeds and files of other versions.
    ...namedFiles(site, shared).filter((address) => [root, undefined].includes(rootAt(address))),
    ...tables.map((file) => base + file),
    ...ownScripts,
    ...own.map(({address}) => address),
    index,
    ...inFolder(site, `${folder.slice(base.length)}${textFolder}/`),
    // Pictures and downloads, and files beside the pages.
    ...namedFiles(site, own),
    ...inFolder(site, root.slice(base.length)).filter(
      (address) => isOwn(address) && !address.endsWith('.html') && !address.includes(textFolder),
    ),
  ];
  const pageFiles = new Map(pages.map(({address, file}) => [address, file]));
  return [...new Set(addresses)].map((address) => ({
    address,
    file: pageFiles.get(address) ?? address.slice(base.length),
  }));
}
