import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';

/**
 * Page manifest and folder tables. They replace the tables of all pages in the main script
 * of Docusaurus: the HTML of a page describes the page, and one file for each folder
 * describes its pages.
 */

/**
 * Nested chunk names of a route, as Docusaurus generates them, each replaced by its index
 * in `modules`.
 */
export type ModuleTree = number | {readonly [key: string]: ModuleTree} | readonly ModuleTree[];

/** Module of a page: its ID, its kind (JSON 1, code 0) and its chunks. */
export type ModuleEntry = readonly [id: number | string, kind: 0 | 1, chunks: readonly string[]];

/** Route with its children. */
export interface RouteEntry {
  readonly path: string;
  /** Distinguishes routes with the same path. */
  readonly key: string;
  readonly exact?: boolean;
  readonly modules: ModuleTree;
  /** Attributes for the components of the route, such as `sidebar`. */
  readonly attributes?: Readonly<Record<string, unknown>>;
  readonly routes?: readonly RouteEntry[];
}

/** Routes of a page or a folder, with their modules. */
export interface PageTable {
  readonly routes: readonly RouteEntry[];
  readonly modules: readonly ModuleEntry[];
  /** Chunk files, relative to the scripts folder and without extension. */
  readonly files: Readonly<Record<string, string>>;
}

/** Doc in the global data of the docs plugin. */
export interface DocEntry {
  readonly id: string;
  readonly path: string;
  readonly sidebar?: string;
}

/** Doc; its ID alone if path and sidebar are the default ones, as for nearly all. */
export type CompactDoc = DocEntry | string;

/** Name of the sidebar in `sidebars.ts`. */
const defaultSidebar = 'docs';

/** Compact form of a doc in the site table, a third of the size. */
export function compactDoc(doc: DocEntry, versionPath: string): CompactDoc {
  const isDefault = doc.path === `${versionPath}/${doc.id}` && doc.sidebar === defaultSidebar;
  return isDefault ? doc.id : doc;
}

/** Doc in the form of Docusaurus. */
export function expandDoc(doc: CompactDoc, versionPath: string): DocEntry {
  return typeof doc === 'string'
    ? {id: doc, path: `${versionPath}/${doc}`, sidebar: defaultSidebar}
    : doc;
}

/** Docs by version name. */
export type DocsByVersion = Readonly<Record<string, readonly CompactDoc[]>>;

/** Data that the pages of all folders need after the first render. */
export interface SiteTable extends Pick<PageTable, 'files'> {
  readonly docs: DocsByVersion;
}

/**
 * Page manifest in the HTML of a page. It names only files that change with this page or with
 * the code of the site, so that a change of one page does not change the HTML of others.
 */
export interface PageManifest extends PageTable {
  /** Folder of the tables in `routes/`, named by the initial scripts of all pages. */
  readonly tables: string;
  /** Partial values for the first render, by index in `modules`. */
  readonly parts: Readonly<Record<number, {readonly version: PropVersionMetadata}>>;
  /** Docs that the page links to. */
  readonly docs: DocsByVersion;
}

/** ID of the script element with the page manifest. */
export const pageManifestId = 'page-start';

/** Attribute of a list of category entries with their facts. */
export const entriesAttribute = 'data-entries';

/** Attribute of an element that shows titles of other docs. */
export const titlesAttribute = 'data-doc-titles';

/** Folder of the tables, relative to the base URL. */
export const tablesFolder = 'routes/';

/** Name of the site table, beside the folder tables. */
export const siteTableName = 'docs';

/** Path of a route for comparisons: hosts may serve a page with a slash at its end or in capitals. */
export function routeKey(pathname: string): string {
  return pathname.toLowerCase().replace(/\/+$/u, '') || '/';
}

/** Name of the folder table that contains the page at `pathname`. */
export function tableName(pathname: string): string {
  const folders = routeKey(pathname).split('/').slice(1, -1);
  return ['pages', ...folders].join('.');
}
