import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';

/**
 * What the browser is told of pages, in place of the tables of all pages that
 * Docusaurus puts into its main script: by the HTML of a page about itself, by
 * a file for each folder of addresses about the pages in it.
 */

/** Chunk names of a route, as Docusaurus nests them, each replaced by its index in `modules`. */
export type ModuleTree = number | {readonly [key: string]: ModuleTree} | readonly ModuleTree[];

/** A module of a page: its id, the chunks it is in, and whether it is JSON (1) or code (0). */
export type ModuleEntry = readonly [id: number | string, kind: 0 | 1, chunks: readonly string[]];

/** A route with what stands below it. */
export interface RouteEntry {
  readonly path: string;
  /** Tells routes of one path apart. */
  readonly key: string;
  readonly exact?: boolean;
  readonly modules: ModuleTree;
  /** Attributes that the components of the route read, such as `sidebar`. */
  readonly attributes?: Readonly<Record<string, unknown>>;
  readonly routes?: readonly RouteEntry[];
}

/** Routes of one page or of one folder, with all that is needed to load them. */
export interface PageTable {
  readonly routes: readonly RouteEntry[];
  readonly modules: readonly ModuleEntry[];
  /** Files of the chunks, below the scripts' folder and without their ending. */
  readonly files: Readonly<Record<string, string>>;
}

/** A doc as the docs plugin's global data has it. */
export interface DocEntry {
  readonly id: string;
  readonly path: string;
  readonly sidebar?: string;
}

/** The docs of each version, by its name. */
export type DocsByVersion = Readonly<Record<string, readonly DocEntry[]>>;

/** What the HTML of a page says about it. */
export interface PageStart extends PageTable {
  /** Folder of this release's tables below `assets/routes`. */
  readonly release: string;
  /** Values that the first render needs a part of: by index in `modules`. */
  readonly parts: Readonly<Record<number, {readonly version: PropVersionMetadata}>>;
  /** The docs that the page links to. */
  readonly docs: DocsByVersion;
}

/** ID of the script element with a `PageStart`. */
export const pageStartId = 'page-start';

/** Attribute of a list of what stands in a category, with the facts of each. */
export const entriesSign = 'data-entries';

/** Attribute of an element that shows titles of other docs. */
export const titlesSign = 'data-doc-titles';

/** Name of the file with the docs of all versions, beside the tables of the folders. */
export const docsFile = 'docs';

/**
 * The form in which addresses are compared: a host may serve a page with
 * `.html`, a slash at its end, or in capitals.
 */
export function plainPath(pathname: string): string {
  return pathname.toLowerCase().replace(/\/+$/u, '') || '/';
}

/** Name of the table that has the page at `pathname`: that of its folder. */
export function tableName(pathname: string): string {
  const folders = plainPath(pathname).split('/').slice(1, -1);
  return ['pages', ...folders].join('.');
}
