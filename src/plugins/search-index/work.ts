/** What runs in a thread of its own: to read the pages of a version and index them takes seconds. */

import path from 'node:path';
import {workerData} from 'node:worker_threads';
import {keep} from '../cache';
import {untilBuilt} from '../sideThread';
import {writeIndex} from './indexFiles';
import {makeIndex} from './makeIndex';
import type {SearchContext, SearchedBuild, SearchedVersion} from './searchPlugin';

/** What the thread is told. */
export interface Work {
  readonly context: SearchContext;
  /** Options of the search plugin. */
  readonly options: unknown;
  /** The version to index. */
  readonly version: SearchedVersion;
  /** File that keeps the index for the next build. */
  readonly cache: string;
  /** Hash of what the index is made from. */
  readonly hash: string;
}

async function work({context, options, version, cache, hash}: Work): Promise<void> {
  const build = (await untilBuilt()) as SearchedBuild;
  const files = await makeIndex(context, options, build, version);
  await writeIndex(path.join(build.outDir, version.folder), files);
  keep(cache, hash, files);
}

void work(workerData as Work);
