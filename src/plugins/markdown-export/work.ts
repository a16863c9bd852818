/** Worker thread, because the conversion takes as long as the bundler. */

import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {workerData} from 'node:worker_threads';
import {waitForBuild} from '../workerThread';
import {exportFiles} from './build';
import {createCache, hashOf} from '../cache';
import type {DocExport} from './pages';
import type {Site} from './site';

/** Data of the worker thread. */
export interface Work {
  readonly site: Site;
  readonly outDir: string;
  /** Hash of the code and the partials. */
  readonly code: string;
}

const {site, outDir, code} = workerData as Work;

// The release changes with every source, but no page export contains it.
const cache = createCache<DocExport>(
  path.join(site.siteDir, 'node_modules', '.cache', 'markdown-export.json'),
  hashOf([code, JSON.stringify({...site, release: ''})]),
);

async function work(): Promise<void> {
  const files = exportFiles(site, cache);
  cache.save();
  await waitForBuild();
  for (const [file, text] of files) {
    const place = path.join(outDir, file);
    mkdirSync(path.dirname(place), {recursive: true});
    writeFileSync(place, text);
  }
}

void work();
