/** What runs in a thread of its own: it takes as long as the bundler. */

import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {workerData} from 'node:worker_threads';
import {untilBuilt} from '../sideThread';
import {twinFiles} from './build';
import {createCache, hashOf} from '../cache';
import type {DocTwin} from './pages';
import type {Site} from './site';

/** What the thread is told. */
export interface Work {
  readonly site: Site;
  readonly outDir: string;
  /** Hash of the code and the partials that the twins are made with. */
  readonly code: string;
}

const {site, outDir, code} = workerData as Work;

// The release changes with everything, and no twin has it.
const cache = createCache<DocTwin>(
  path.join(site.siteDir, 'node_modules', '.cache', 'markdown-twins.json'),
  hashOf([code, JSON.stringify({...site, release: ''})]),
);

async function work(): Promise<void> {
  const files = twinFiles(site, cache);
  cache.save();
  await untilBuilt();
  for (const [file, text] of files) {
    const place = path.join(outDir, file);
    mkdirSync(path.dirname(place), {recursive: true});
    writeFileSync(place, text);
  }
}

void work();
