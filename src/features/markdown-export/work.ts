/** Runs in a worker thread, because other plugins process the built pages at the same time. */

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
  const filePath = path.join(outDir, file);
  mkdirSync(path.dirname(filePath), {recursive: true});
  writeFileSync(filePath, text);
}
