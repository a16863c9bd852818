/** Worker thread that indexes a version, because parsing and indexing its pages takes seconds. */

import path from 'node:path';
import {workerData} from 'node:worker_threads';
import {writeCache} from '../../../lib/build/cache';
import {waitForBuild} from '../../../lib/build/workerThread';
import {writeIndex} from './indexFiles';
import {makeIndex} from './makeIndex';
import type {SearchContext, SearchedBuild, SearchedVersion} from './searchPlugin';

/** `workerData` of the thread. */
export interface WorkerInput {
  readonly context: SearchContext;
  /** Options of the search plugin. */
  readonly options: unknown;
  readonly version: SearchedVersion;
  /** File path of the cached index. */
  readonly cacheFile: string;
  /** Cache key: hash of the inputs. */
  readonly hash: string;
}

async function run({context, options, version, cacheFile, hash}: WorkerInput): Promise<void> {
  const build = (await waitForBuild()) as SearchedBuild;
  const files = await makeIndex(context, options, build, version);
  await writeIndex(path.join(build.outDir, version.folder), files);
  writeCache(cacheFile, hash, files);
}

void run(workerData as WorkerInput);
