import path from 'node:path';
import {build} from 'esbuild';

/** Scripts below the project that esbuild makes, beside those of the bundler. */
export const otherEntries: readonly string[] = [
  'src/archive/browser/archive.ts',
  'src/archive/browser/search.ts',
  'src/offline/worker/index.ts',
];

/**
 * The files that such scripts are made of. What was read, and then left out
 * because nothing uses it, is not among them.
 *
 * @param siteDir folder of the project
 * @param entries paths below it
 */
export async function bundledFiles(siteDir: string, entries: readonly string[]): Promise<string[]> {
  const {metafile} = await build({
    absWorkingDir: siteDir,
    entryPoints: [...entries],
    outdir: 'build',
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    define: {'process.env.NODE_ENV': '"production"'},
    logLevel: 'error',
  });
  return Object.values(metafile.outputs).flatMap(({inputs}) =>
    Object.entries(inputs)
      .filter(([, {bytesInOutput}]) => bytesInOutput > 0)
      .map(([file]) => path.resolve(siteDir, file)),
  );
}
