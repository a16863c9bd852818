import path from 'node:path';

/** Module that the bundler loads. */
export interface LoadedModule {
  /** Absolute path. */
  readonly resourcePath: string;
  readonly addDependency: (file: string) => void;
  readonly addContextDependency: (folder: string) => void;
}

/** `use` of a bundler rule that replaces the source of modules by the result of a function. */
export function transformedBy(transform: (source: string, module: LoadedModule) => string) {
  return [{loader: path.join(__dirname, 'loader.mjs'), options: {transform}}];
}
