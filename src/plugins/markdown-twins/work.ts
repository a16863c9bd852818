/** A thread of its own: the search index is made at the same time, and both take seconds. */

import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {workerData} from 'node:worker_threads';
import {twinFiles} from './build';
import type {Site} from './site';

/** What the thread is told. */
export interface Work {
  readonly site: Site;
  readonly outDir: string;
}

const {site, outDir} = workerData as Work;

for (const [file, text] of twinFiles(site)) {
  const place = path.join(outDir, file);
  mkdirSync(path.dirname(place), {recursive: true});
  writeFileSync(place, text);
}
