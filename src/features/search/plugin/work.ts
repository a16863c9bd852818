/** Worker thread that indexes the versions, because parsing and indexing their pages takes seconds. */

import path from 'node:path';
import {workerData} from 'node:worker_threads';
import {writeCache} from '../../../lib/build/cache';
import {waitForBuild} from '../../../lib/build/workerThread';
import {writeIndex} from './indexFiles';
import {createIndexer} from './makeIndex';
import type {SearchContext, SearchedBuild, SearchedVersion} from './searchPlugin';

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
  readonly context: SearchContext;
  /** Options of the search plugin. */
  readonly options: unknown;
  readonly build: Omit<SearchedBuild, 'routesPaths'>;
  readonly inputs: readonly VersionInput[];
}

async function run({context, options, build, inputs}: Work): Promise<void> {
  await waitForBuild();
  const index = createIndexer(context, options, build);
  for (const {version, cacheFile, hash} of inputs) {
    const files = await index(version);
    await writeIndex(path.join(build.outDir, version.folder), files);
    writeCache(cacheFile, hash, files);
  }
}

void run(workerData as Work);
