import vm from 'node:vm';

/** Route that Docusaurus generates, with the key of its chunk names as component. */
export interface GeneratedRoute {
  readonly path: string;
  readonly component: string;
  readonly exact?: boolean;
  readonly routes?: readonly GeneratedRoute[];
  readonly [attribute: string]: unknown;
}

/** Bundler instructions to load a module of the registry. */
export interface Loader {
  readonly id: number | string;
  readonly isJson: boolean;
  readonly chunks: readonly string[];
}

const advice = 'Docusaurus may have changed what it generates: see src/docusaurus/README.md.';

/**
 * Parses the routes in `.docusaurus/routes.js`.
 *
 * @throws Error if the format has changed
 */
export function readRoutes(code: string): GeneratedRoute[] {
  const sandbox = {
    routes: undefined as GeneratedRoute[] | undefined,
    ComponentCreator: (path: string, hash = '') => `${path}-${hash}`,
  };
  vm.runInNewContext(
    code.replaceAll(/^import .*$/gmu, '').replace('export default', 'routes ='),
    sandbox,
  );
  if (!sandbox.routes) {
    throw new Error(`routes.js has no list of routes. ${advice}`);
  }
  return sandbox.routes;
}

type Factory = (module: object, exports: object, require: object) => void;

/**
 * Reads how each module of the registry is loaded: runs the built chunk of the registry
 * with a fake bundler runtime that records the requests of its loaders.
 *
 * @param code text of the chunk
 * @returns loaders by chunk name
 * @throws Error if the chunk has no registry
 */
export function readRegistry(code: string): Map<string, Loader> {
  let requested: {chunks: string[]; target?: Pick<Loader, 'id' | 'isJson'>} = {chunks: []};
  const syncPromise = {
    then(next: () => void) {
      next();
      return syncPromise;
    },
  };
  const runtime = Object.assign(
    (id: number | string) => {
      requested.target = {id, isJson: false};
    },
    {
      e: (chunk: number | string) => {
        requested.chunks.push(String(chunk));
        return syncPromise;
      },
      t: (id: number | string) => {
        requested.target = {id, isJson: true};
      },
      r: () => undefined,
      d: (exports: object, getters: Readonly<Record<string, () => unknown>>) => {
        for (const [name, get] of Object.entries(getters)) {
          Object.defineProperty(exports, name, {get, enumerable: true});
        }
      },
    },
  );
  const sandbox: Record<string, unknown> = {
    Promise: {all: () => syncPromise, resolve: () => syncPromise},
  };
  vm.runInNewContext(code, sandbox);
  const loaders = new Map<string, Loader>();
  const pushed = Object.entries(sandbox)
    .filter(([key]) => key.startsWith('webpackChunk'))
    .flatMap(([, chunksOf]) => chunksOf as [unknown, Record<string, Factory>][]);
  const factories = pushed.flatMap(([, modules]) => Object.values(modules));
  for (const factory of factories) {
    const exports: {default?: Readonly<Record<string, readonly [() => unknown]>>} = {};
    factory({exports}, exports, runtime);
    for (const [name, [load]] of Object.entries(exports.default ?? {})) {
      const own: typeof requested = {chunks: []};
      requested = own;
      load();
      if (own.target) {
        loaders.set(name, {...own.target, chunks: own.chunks});
      }
    }
  }
  if (loaders.size === 0) {
    throw new Error(`The chunk of the registry has no loaders. ${advice}`);
  }
  return loaders;
}
