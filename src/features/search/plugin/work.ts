/** Worker thread that indexes the versions, because parsing and indexing their pages takes seconds. */

import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {workerData} from 'node:worker_threads';
import {readCache, writeCache} from '../../../lib/build/cache';
import {makeIndex, type IndexFiles, type PageOptions, type SearchedVersion} from './makeIndex';

/** Version to index. */
export interface VersionInput {
  readonly version: SearchedVersion;
  /** File path of the cached index. */
  readonly cacheFile: string;
  /** Cache key: hash of the inputs. */
  readonly hash: string;
}

/** `workerData` of the thread. */
export interface Work {
  readonly build: {readonly outDir: string; readonly baseUrl: string};
  readonly options: PageOptions;
  readonly inputs: readonly VersionInput[];
}

async function run({build, options, inputs}: Work): Promise<void> {
  for (const {version, cacheFile, hash} of inputs) {
    const cached = readCache(cacheFile, hash) as IndexFiles | undefined;
    const files = cached ?? (await makeIndex(build, options, version));
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(build.outDir, version.folder, name);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, text);
    }
    if (cached === undefined) {
      writeCache(cacheFile, hash, files);
    }
  }
}

void run(workerData as Work);
