/** What is read of a module of a bundler, which webpack and Rspack have alike. */
interface BundledModule {
  readonly nameForCondition: () => string | null | undefined;
  /** Those that were joined into it. */
  readonly modules?: readonly BundledModule[];
}

interface Compilation {
  readonly modules: Iterable<BundledModule>;
  readonly chunkGraph: {
    readonly getModuleChunks: (module: BundledModule) => Iterable<unknown>;
  };
}

interface Compiler {
  readonly hooks: {
    readonly done: {
      tap: (name: string, action: (stats: {readonly compilation: Compilation}) => void) => void;
    };
  };
}

function filesOf(module: BundledModule): string[] {
  const joined = module.modules ?? [];
  return joined.length > 0 ? joined.flatMap(filesOf) : [module.nameForCondition() ?? ''];
}

/**
 * Plugin of a bundler that tells of which files the scripts and styles are made.
 * What was read, and then left out because nothing uses it, is not among them.
 */
export function loadedFiles(tell: (files: string[]) => void): {apply: (compiler: object) => void} {
  return {
    apply: (compiler) => {
      (compiler as Compiler).hooks.done.tap('loaded-files', ({compilation}) => {
        tell(
          [...compilation.modules]
            .filter((module) => [...compilation.chunkGraph.getModuleChunks(module)].length > 0)
            .flatMap(filesOf),
        );
      });
    },
  };
}
