import path from 'node:path';
import vm from 'node:vm';
import type {ConfigureWebpackUtils} from '@docusaurus/types';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
export type Compiler = InstanceType<Bundler['Compiler']>;
export type Compilation = InstanceType<Bundler['Compilation']>;

/** Route that Docusaurus generates, with the key of its chunk names as component. */
export interface GeneratedRoute {
  readonly path: string;
  readonly component: string;
  readonly exact?: boolean;
  readonly routes?: readonly GeneratedRoute[];
  readonly [attribute: string]: unknown;
}

/** Bundler instructions to load a module of the registry. */
export interface ModuleLoader {
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

/**
 * Reads how each module of the registry is loaded from the compilation.
 *
 * @returns loaders by chunk name
 * @throws Error if the compilation has no registry
 */
export function readRegistry({
  modules,
  moduleGraph,
  chunkGraph,
}: Compilation): Map<string, ModuleLoader> {
  const registry = [...modules].find((module) =>
    module.nameForCondition()?.endsWith(path.join('.docusaurus', 'registry.js')),
  );
  const loaders = new Map<string, ModuleLoader>();
  for (const block of registry?.blocks ?? []) {
    const group = chunkGraph.getBlockChunkGroup(block);
    const [dependency] = block.dependencies;
    const module = dependency && moduleGraph.getModule(dependency);
    if (group?.name && module) {
      loaders.set(group.name, {
        id: chunkGraph.getModuleId(module) ?? '',
        isJson: module.type === 'json',
        chunks: group.chunks.map(({id}) => String(id)),
      });
    }
  }
  if (loaders.size === 0) {
    throw new Error(`The bundler has no registry of pages. ${advice}`);
  }
  return loaders;
}

/** Script of each chunk by the ID and the name of the chunk, relative to the build. */
export function scriptsOf({chunks}: Compilation): Map<string, string> {
  return new Map(
    [...chunks].flatMap(({id, name, files}) => {
      const script = [...files].find((file) => file.endsWith('.js'));
      return script === undefined
        ? []
        : [id, name].map((key): [string, string] => [String(key), script]);
    }),
  );
}
