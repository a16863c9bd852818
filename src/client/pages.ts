import baseConfig from '@generated/docusaurus.config';
import globalData from './globalData';
import {
  docsFile,
  pageStartId,
  plainPath,
  tableName,
  type DocsByVersion,
  type ModuleEntry,
  type ModuleTree,
  type PageStart,
  type PageTable,
  type RouteEntry,
} from './pageTable';

declare const __webpack_require__: ((id: number | string) => unknown) & {
  /** Loads a chunk. */
  e: (chunk: string) => Promise<unknown>;
  /** File of a chunk, below the public path. */
  u: (chunk: string) => string;
  /** Public path. */
  p: string;
};

/** A route with the modules of its page, each by its name (`__comp`, `content` …). */
export interface PageRoute extends Omit<RouteEntry, 'modules' | 'routes'> {
  readonly modules: ModuleNames;
  readonly routes?: readonly PageRoute[];
}

/** The modules of a route as Docusaurus nests them. */
export type ModuleNames =
  PageModule | {readonly [key: string]: ModuleNames} | readonly ModuleNames[];

/** A module that can be loaded; one object for each module of the site. */
export class PageModule {
  private value: unknown;
  private loading: Promise<void> | undefined;

  /**
   * @param fetch as `import()` does
   * @param scripts addresses of its scripts
   * @param part what is known of its value before it is loaded, as `import()` would give it
   */
  constructor(
    private readonly fetch: () => Promise<unknown>,
    readonly scripts: () => readonly string[],
    private readonly part?: unknown,
  ) {}

  /** The value as `import()` would give it, or the part of it that is known; else undefined. */
  get exports(): unknown {
    return this.value ?? this.part;
  }

  /** Loads the whole value. A load that failed is tried again the next time. */
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

/** Calls `listener` when a module has been loaded, until the function returned is called. */
export function subscribeToModules(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @param part what the HTML of the page says of the value */
function moduleOf([id, kind, chunks]: ModuleEntry, part: unknown): PageModule {
  const fetchModule = async () => {
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

function namesOf(tree: ModuleTree, all: readonly PageModule[]): ModuleNames {
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

/** Keeps each page of a table that is not known yet, with the routes above it. */
function addTable(table: PageTable, parts: PageStart['parts'] = {}): void {
  Object.entries(table.files).forEach(([chunk, file]) => files.set(chunk, file));
  const all = table.modules.map((entry, index) => moduleOf(entry, parts[index]));
  const add = (route: RouteEntry, chainOf: (own: PageRoute) => readonly PageRoute[]) => {
    const {routes, modules: tree, ...rest} = route;
    const own = {...rest, modules: namesOf(tree, all)};
    if (!routes) {
      const path = plainPath(route.path);
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
    version.docs.push(...(docs[version.name] ?? []).filter(({id}) => !known.has(id)));
  }
}

const element = document.getElementById(pageStartId);
const start = JSON.parse(element?.textContent ?? 'null') as PageStart | null;

if (start) {
  addTable(start, start.parts);
  addDocs(start.docs);
}

const ownFile = __webpack_require__.u;
__webpack_require__.u = (chunk) => {
  const file = files.get(chunk);
  return file === undefined ? ownFile(chunk) : `assets/js/${file}.js`;
};

const requests = new Map<string, Promise<unknown>>();

/** Tables that were of no use: the browser's cache may have them as they came. */
const useless = new Set<string>();

const tables = `${baseConfig.baseUrl}assets/routes/${start?.release ?? ''}`;

/**
 * Fetches a table of this release once.
 *
 * @param isWhole whether what was parsed is such a table: a network may answer in the site's place
 * @returns its value; null where there is none
 * @throws Error when the network fails, or a new release has taken the place of this one
 */
async function fetchTable<Table>(
  name: string,
  isWhole: (table: Partial<Table>) => boolean,
): Promise<Table | null> {
  const fetchOnce = async (): Promise<unknown> => {
    const response = await fetch(`${tables}/${name}.json`, {
      cache: useless.has(name) ? 'reload' : 'default',
    });
    if (response.ok) {
      const table = (await response.json()) as Partial<Table> | null;
      if (typeof table !== 'object' || table === null || !isWhole(table)) {
        throw new TypeError(`${tables}/${name}.json is no table of pages.`);
      }
      return table;
    }
    // Each release has this one: without it, every page would seem to be missing.
    const probe = await fetch(`${tables}/${docsFile}.json`, {method: 'HEAD', cache: 'no-store'});
    if (response.status !== 404 || !probe.ok) {
      throw new Error(`${tables}/${name}.json: ${response.status}`);
    }
    return null;
  };
  const request = requests.get(name) ?? fetchOnce();
  requests.set(name, request);
  try {
    return (await request) as Table | null;
  } catch (error) {
    requests.delete(name);
    useless.add(name);
    throw error;
  }
}

/** What is shown where there is no page. */
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

/** Routes of the page at `pathname`, outermost first; undefined while they are not known. */
export function routesOf(pathname: string): readonly PageRoute[] | undefined {
  return pages.get(plainPath(pathname));
}

/**
 * Fetches the table of the folder that has the page at `pathname`.
 *
 * @throws Error when the network fails
 */
export async function findFolder(pathname: string): Promise<void> {
  const table = await fetchTable<PageTable>(
    tableName(pathname),
    ({routes, modules: entries, files: names}) =>
      Array.isArray(routes) && Array.isArray(entries) && typeof names === 'object',
  );
  if (table) {
    addTable(table);
  }
}

/**
 * Fetches what is needed to know the page at `pathname`.
 *
 * @returns its routes; undefined where there is no such page
 * @throws Error when the network fails
 */
export async function findRoutes(pathname: string): Promise<readonly PageRoute[] | undefined> {
  if (!routesOf(pathname)) {
    await findFolder(pathname);
  }
  return routesOf(pathname);
}

/** Fetches the docs of all versions: a page knows those that it links to. */
export async function findDocs(): Promise<void> {
  const docs = await fetchTable<DocsByVersion>(docsFile, (table) =>
    Object.values(table).every(Array.isArray),
  );
  addDocs(docs ?? {});
}

/** All modules below names. */
export function modulesIn(names: ModuleNames): PageModule[] {
  if (names instanceof PageModule) {
    return [names];
  }
  return Object.values(names).flatMap((below: ModuleNames) => modulesIn(below));
}

/** The modules of what stands around a page: those of all its routes but the last. */
export function frameModules(routes: readonly PageRoute[]): PageModule[] {
  return routes.flatMap((route) =>
    route.routes ? [...modulesIn(route.modules), ...frameModules(route.routes)] : [],
  );
}

/** All modules of a page. */
export function modulesOf(routes: readonly PageRoute[]): PageModule[] {
  return routes.flatMap((route) => [...modulesIn(route.modules), ...modulesOf(route.routes ?? [])]);
}

/**
 * Never called: it makes the bundler write the chunks of all pages, and the
 * registry from which the build learns how each is loaded.
 */
export async function everyPage(): Promise<unknown> {
  return import(/* webpackChunkName: "every-page" */ '@generated/registry');
}
