/** Worker thread, because parsing and indexing the pages of a version takes seconds. */

import path from 'node:path';
import {workerData} from 'node:worker_threads';
import {writeCache} from '../../../lib/build/cache';
import {waitForBuild} from '../../../lib/build/workerThread';
import {writeIndex} from './indexFiles';
import {makeIndex} from './makeIndex';
import type {SearchContext, SearchedBuild, SearchedVersion} from './searchPlugin';

/** Data of the worker thread. */
export interface Work {
  readonly context: SearchContext;
  /** Options of the search plugin. */
  readonly options: unknown;
  readonly version: SearchedVersion;
  /** File of the index for the next build. */
  readonly cache: string;
  /** Hash of the inputs. */
  readonly hash: string;
}

async function work({context, options, version, cache, hash}: Work): Promise<void> {
  const build = (await waitForBuild()) as SearchedBuild;
  const files = await makeIndex(context, options, build, version);
  await writeIndex(path.join(build.outDir, version.folder), files);
  writeCache(cache, hash, files);
}

void work(workerData as Work);
