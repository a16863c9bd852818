import {
  tableName,
  type ModuleEntry,
  type ModuleTree,
  type PageTable,
  type RouteEntry,
  routeKey,
} from '../client/pageTable';
import type {GeneratedRoute, ModuleLoader} from './generated';

/** Chunk names of a route, nested like its modules. */
export type ChunkNames = string | {readonly [key: string]: ChunkNames} | readonly ChunkNames[];

/** Input of the tables. */
export interface TableSources {
  /** Chunk names by the component of a route. */
  readonly chunkNames: Readonly<Record<string, ChunkNames>>;
  readonly loaders: ReadonlyMap<string, ModuleLoader>;
  /** File of a chunk, relative to the scripts folder and without extension. */
  readonly fileOf: (chunk: string) => string | undefined;
}

/** Routes from the outermost to the route of a page. */
export type Chain = readonly GeneratedRoute[];

/** Route chain of each page, by normalised address. */
export function chainsOf(routes: readonly GeneratedRoute[], above: Chain = []): Map<string, Chain> {
  return new Map(
    routes
      .filter(({path}) => path !== '*')
      .flatMap((route): [string, Chain][] => {
        const chain = [...above, route];
        return route.routes ? [...chainsOf(route.routes, chain)] : [[routeKey(route.path), chain]];
      }),
  );
}

/**
 * Creates the table of a set of pages.
 *
 * @param chains route chain of each page
 * @throws Error if the bundler has no loader for a module
 */
export function tableOf(
  chains: readonly Chain[],
  sources: TableSources,
): PageTable & {
  /** Chunk names in the order of `modules`. */
  readonly names: readonly string[];
} {
  const indexes = new Map<string, number>();
  const modules: ModuleEntry[] = [];
  const files: Record<string, string> = {};
  const treeOf = (names: ChunkNames): ModuleTree => {
    if (typeof names !== 'string') {
      return Array.isArray(names)
        ? names.map((one: ChunkNames) => treeOf(one))
        : Object.fromEntries(
            Object.entries(names as Readonly<Record<string, ChunkNames>>).map(([key, one]) => [
              key,
              treeOf(one),
            ]),
          );
    }
    const known = indexes.get(names);
    if (known !== undefined) {
      return known;
    }
    const loader = sources.loaders.get(names);
    if (!loader) {
      throw new Error(`No loader for the chunk ${names}: see src/docusaurus/README.md.`);
    }
    // A chunk without a script contains only styles, which every page has.
    const chunks = loader.chunks.filter((chunk) => {
      const file = sources.fileOf(chunk);
      if (file !== undefined) {
        files[chunk] = file;
      }
      return file !== undefined;
    });
    const index = modules.length;
    indexes.set(names, index);
    modules.push([loader.id, loader.isJson ? 1 : 0, chunks]);
    return index;
  };
  const entries: (RouteEntry & {routes?: RouteEntry[]})[] = [];
  for (const chain of chains) {
    let level = entries;
    for (const {path, component, exact, routes, ...attributes} of chain) {
      const key = component.slice(path.length + 1);
      let entry = level.find((one) => one.path === path && one.key === key);
      if (!entry) {
        entry = {
          path,
          key,
          ...(exact && {exact}),
          modules: treeOf(sources.chunkNames[component] ?? {}),
          ...(Object.keys(attributes).length > 0 && {attributes}),
          ...(routes && {routes: []}),
        };
        level.push(entry);
      }
      level = (entry.routes as typeof entries | undefined) ?? [];
    }
  }
  return {routes: entries, modules, files, names: [...indexes.keys()]};
}

/** Tables of all folders by name. */
export function folderTables(
  chains: ReadonlyMap<string, Chain>,
  sources: TableSources,
): Map<string, PageTable> {
  const byName = new Map<string, Chain[]>();
  for (const [path, chain] of chains) {
    const name = tableName(path);
    byName.set(name, [...(byName.get(name) ?? []), chain]);
  }
  return new Map(
    [...byName].map(([name, some]) => {
      const {routes, modules, files} = tableOf(some, sources);
      return [name, {routes, modules, files}];
    }),
  );
}
