import {Session} from 'node:inspector/promises';
import {Script} from 'node:vm';
import {buildSync} from 'esbuild';
import {root} from './project';

export interface CountedModules<Exports> {
  readonly exports: Exports;
  /** Number of functions, branches and loop bodies of the modules that a call executes. */
  readonly executionsOf: (run: () => unknown) => Promise<number>;
}

/**
 * Loads the modules of a file, without their packages, so that V8 counts what is
 * executed: a measure of work that does not depend on the machine or its load.
 */
export async function countedModules<Exports>(entry: string): Promise<CountedModules<Exports>> {
  const filename = `${root}/counted-modules.js`;
  const {outputFiles} = buildSync({
    entryPoints: [`${root}/${entry}`],
    bundle: true,
    packages: 'external',
    write: false,
    format: 'cjs',
    platform: 'node',
  });
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', {callCount: true, detailed: true});
  const takeCounts = async () => {
    const {result} = await session.post('Profiler.takePreciseCoverage');
    return result
      .filter(({url}) => url.endsWith(filename))
      .flatMap(({functions}) => functions.flatMap(({ranges}) => ranges))
      .reduce((sum, {count}) => sum + count, 0);
  };
  const module = {} as {exports: Exports};
  const code = `(module, require) => {${outputFiles[0]?.text ?? ''}\n}`;
  const load = new Script(code, {filename}).runInThisContext() as (
    into: typeof module,
    load: NodeJS.Require,
  ) => void;
  load(module, require);
  return {
    exports: module.exports,
    executionsOf: async (run) => {
      await takeCounts();
      run();
      return takeCounts();
    },
  };
}
