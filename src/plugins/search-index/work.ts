/** What runs in a thread of its own: to read the pages of a version and index them takes seconds. */

import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {workerData} from 'node:worker_threads';
import {indexName, textFolder} from '../../search/addresses';
import {indexFileOf} from '../../search/build/indexFile';
import {textsOf} from '../../search/build/texts';
import type {CollectedDocument} from '../../search/documents';
import {searchPlugin, type SearchContext, type SearchProps} from './searchPlugin';

/** What the thread is told. */
export interface Work {
  readonly context: SearchContext;
  /** Options of the search plugin. */
  readonly options: unknown;
  /** What a build tells of itself; of the versions only the one to index. */
  readonly props: SearchProps;
  /** Where the index of the version stands. */
  readonly folder: string;
}

/**
 * Write the index of a version in the compact form over the one of the search
 * plugin, and the texts of its pages beside it.
 *
 * @throws Error when the search plugin left no index
 */
async function writeCompact(folder: string): Promise<void> {
  const file = path.join(folder, indexName);
  const entries = JSON.parse(await readFile(file, 'utf8')) as {
    readonly documents: readonly CollectedDocument[];
  }[];
  const collected = entries.map(({documents}) => documents);
  await writeFile(file, JSON.stringify(indexFileOf(collected)));
  const texts = path.join(folder, textFolder);
  await mkdir(texts, {recursive: true});
  await Promise.all(
    [...textsOf(collected.at(-1) ?? [])].map(([page, sections]) =>
      writeFile(path.join(texts, `${page}.json`), JSON.stringify(sections)),
    ),
  );
}

async function work({context, options, props, folder}: Work): Promise<void> {
  await searchPlugin(context, options).postBuild(props);
  await writeCompact(folder);
}

void work(workerData as Work);
