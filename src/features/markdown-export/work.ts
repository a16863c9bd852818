/** Worker thread, because other plugins work on the built pages meanwhile. */

import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {workerData} from 'node:worker_threads';
import {exportFiles} from './build';
import type {Site} from './site';

/** Data of the worker thread. */
export interface Work {
  readonly site: Site;
  readonly outDir: string;
}

const {site, outDir} = workerData as Work;
for (const [file, text] of exportFiles(site, outDir)) {
  const place = path.join(outDir, file);
  mkdirSync(path.dirname(place), {recursive: true});
  writeFileSync(place, text);
}
