import baseConfig from '@generated/docusaurus.config';
import {canonicalPath} from '../../../lib/address';
import {fetchWithLimit} from '../../../lib/fetchWithLimit';
import globalData from './globalData';
import {
  pageManifestId,
  siteTableName,
  tableName,
  tablesFolder,
  expandDoc,
  type DocsByVersion,
  type ModuleEntry,
  type ModuleTree,
  type PageManifest,
  type PageTable,
  type SiteTable,
  type RouteEntry,
  routeKey,
} from './pageTable';

declare const __webpack_require__: ((id: number | string) => unknown) & {
  e: (chunk: string) => Promise<unknown>;
  /** File of a chunk, relative to the public path. */
  u: (chunk: string) => string;
  p: string;
};

/** Route with its modules by name (`__comp`, `content` …). */
export interface PageRoute extends Omit<RouteEntry, 'modules' | 'routes'> {
  readonly modules: NestedModules;
  readonly routes?: readonly PageRoute[];
}

/** Modules of a route, nested as in Docusaurus. */
export type NestedModules =
  PageModule | {readonly [key: string]: NestedModules} | readonly NestedModules[];

/** Loadable module; one instance for each module of the site. */
export class PageModule {
  private value: unknown;
  private loading: Promise<void> | undefined;

  /**
   * @param fetch equivalent of `import()`
   * @param scripts addresses of the scripts of the module
   * @param part partial value until it is loaded, in the form of `import()`
   */
  constructor(
    private readonly fetch: () => Promise<unknown>,
    readonly scripts: () => readonly string[],
    private readonly part?: unknown,
  ) {}

  /** Value in the form of `import()`, or its known part; undefined if neither is available. */
  get exports(): unknown {
    return this.value ?? this.part;
  }

  /** Loads the complete value. A failed load is retried on the next call. */
  async load(): Promise<void> {
    this.loading ??= this.fetch().then(
      (value) => {
        this.value = value;
        listeners.forEach((listener) => {
          listener();
        });
      },
      (error: unknown) => {
        this.loading = undefined;
        throw error;
      },
    );
    return this.loading;
  }
}

const files = new Map<string, string>();
const modules = new Map<string, PageModule>();
const pages = new Map<string, readonly PageRoute[]>();
const listeners = new Set<() => void>();

/** Subscribes to loaded modules; returns the function to unsubscribe. */
export function subscribeToModules(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @param part partial value from the page manifest */
function moduleOf([id, kind, chunks]: ModuleEntry, part: unknown): PageModule {
  const fetchModule = async () => {
    // Modules with a partial value are named in the site table.
    if (part !== undefined) {
      await findDocs();
    }
    await Promise.all(chunks.map(async (chunk) => __webpack_require__.e(chunk)));
    const value = __webpack_require__(id);
    return kind === 1 ? {default: value} : value;
  };
  const scripts = () => chunks.map((chunk) => __webpack_require__.p + __webpack_require__.u(chunk));
  const key = String(id);
  const known =
    modules.get(key) ??
    new PageModule(fetchModule, scripts, part === undefined ? undefined : {default: part});
  modules.set(key, known);
  return known;
}

function namesOf(tree: ModuleTree, all: readonly PageModule[]): NestedModules {
  if (typeof tree === 'number') {
    const found = all[tree];
    if (!found) {
      throw new Error(`The table of pages names module ${tree}, which it does not have.`);
    }
    return found;
  }
  return Array.isArray(tree)
    ? tree.map((one: ModuleTree) => namesOf(one, all))
    : Object.fromEntries(Object.entries(tree).map(([key, one]) => [key, namesOf(one, all)]));
}

const {versions} = globalData['docusaurus-plugin-content-docs'].default;

/**
 * Registers the chunk files of a table.
 *
 * @throws Error if a file has a different hash on this page: the table belongs to another
 *   release, whose code must not be mixed with the code of this one
 */
function addFiles(table: Pick<PageTable, 'files'>): void {
  const entries = Object.entries(table.files);
  if (entries.some(([chunk, file]) => (files.get(chunk) ?? file) !== file)) {
    throw new Error('The table belongs to another release.');
  }
  entries.forEach(([chunk, file]) => files.set(chunk, file));
}

/** Registers the new pages of a table, with their parent routes. */
function addTable(table: PageTable, parts: PageManifest['parts'] = {}): void {
  const all = table.modules.map((entry, index) => moduleOf(entry, parts[index]));
  const add = (route: RouteEntry, chainOf: (own: PageRoute) => readonly PageRoute[]) => {
    const {routes, modules: tree, ...rest} = route;
    const own = {...rest, modules: namesOf(tree, all)};
    if (!routes) {
      const path = routeKey(route.path);
      if (!pages.has(path)) {
        pages.set(path, chainOf(own));
      }
      return;
    }
    for (const child of routes) {
      add(child, (below) => chainOf({...own, routes: [below]}));
    }
  };
  table.routes.forEach((route) => {
    add(route, (own) => [own]);
  });
}

function addDocs(docs: DocsByVersion): void {
  for (const version of versions) {
    const known = new Set(version.docs.map(({id}) => id));
    const added = (docs[version.name] ?? []).map((doc) => expandDoc(doc, version.path));
    version.docs.push(...added.filter(({id}) => !known.has(id)));
  }
}

const element = document.getElementById(pageManifestId);
const start = JSON.parse(element?.textContent ?? 'null') as PageManifest | null;

if (start) {
  addFiles(start);
  addTable(start, start.parts);
  addDocs(start.docs);
}

const [startPath] = pages.keys();
const startAddress = decodeURI(window.location.pathname);

/**
 * Path of the page at an address. A host may serve it as `.html`, a portal or an archive below a
 * prefix.
 */
export function pathOf(address: string): string {
  const pathname = canonicalPath(address) || '/';
  const isForeign = address === startAddress && !routesOf(pathname);
  return isForeign && startPath ? startPath : pathname;
}

const defaultFileOf = __webpack_require__.u;
__webpack_require__.u = (chunk) => {
  const file = files.get(chunk);
  return file === undefined ? defaultFileOf(chunk) : `assets/js/${file}.js`;
};

const requests = new Map<string, Promise<unknown>>();

const tables = `${baseConfig.baseUrl}${tablesFolder}${start?.tables ?? ''}`;

/**
 * Fetches a table for the scripts of this page once.
 *
 * @throws Error if there is none: the network fails, or a new release has replaced this one
 */
async function fetchTable<Table extends Pick<PageTable, 'files'>>(name: string): Promise<Table> {
  const fetchOnce = async (): Promise<unknown> => {
    const response = await fetchWithLimit(`${tables}/${name}.json`);
    if (!response.ok) {
      throw new Error(`${tables}/${name}.json: ${response.status}`);
    }
    // Not JSON, if a captive portal responds instead of the site.
    const table = (await response.json()) as Table;
    addFiles(table);
    return table;
  };
  const request = requests.get(name) ?? fetchOnce();
  requests.set(name, request);
  try {
    return (await request) as Table;
  } catch (error) {
    requests.delete(name);
    throw error;
  }
}

/** Routes of the not-found page. */
export const notFoundRoutes: readonly PageRoute[] = [
  {
    path: '*',
    key: 'not-found',
    modules: {
      __comp: new PageModule(
        async () => import('@theme/NotFound'),
        () => [],
      ),
      __context: new PageModule(
        async () => Promise.resolve({default: {plugin: {name: 'native', id: 'default'}}}),
        () => [],
      ),
    },
  },
];

/** Routes of the page at `pathname`, outermost first; undefined until they are fetched. */
export function routesOf(pathname: string): readonly PageRoute[] | undefined {
  return pages.get(routeKey(pathname));
}

/**
 * Fetches the folder table of the page at `pathname`.
 *
 * @throws Error if there is none
 */
export async function findFolder(pathname: string): Promise<void> {
  addTable(await fetchTable<PageTable>(tableName(pathname)));
}

/**
 * Fetches the routes of the page at `pathname`.
 *
 * @returns the routes; undefined if the table has no such page
 * @throws Error if there is no table
 */
export async function findRoutes(pathname: string): Promise<readonly PageRoute[] | undefined> {
  if (!routesOf(pathname)) {
    await findFolder(pathname);
  }
  return routesOf(pathname);
}

/** Fetches the docs of all versions; the manifest contains only those that the page links to. */
export async function findDocs(): Promise<void> {
  addDocs((await fetchTable<SiteTable>(siteTableName)).docs);
}

/** All modules in a nested structure. */
export function modulesIn(names: NestedModules): PageModule[] {
  if (names instanceof PageModule) {
    return [names];
  }
  return Object.values(names).flatMap((below: NestedModules) => modulesIn(below));
}

/** Modules of the layout around a page: all routes except the last. */
export function frameModules(routes: readonly PageRoute[]): PageModule[] {
  return routes.flatMap((route) =>
    route.routes ? [...modulesIn(route.modules), ...frameModules(route.routes)] : [],
  );
}

export function modulesOf(routes: readonly PageRoute[]): PageModule[] {
  return routes.flatMap((route) => [...modulesIn(route.modules), ...modulesOf(route.routes ?? [])]);
}

/** Never called. It makes the bundler write the chunks of all pages and their registry. */
export async function everyPage(): Promise<unknown> {
  return import(/* webpackChunkName: "every-page" */ '@generated/registry');
}
