import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {indexName, textFolder} from '../../../site/files';
import {indexFileOf} from '../build/indexFile';
import {textsOf} from '../build/texts';
import type {CollectedDocument} from '../documents';
import type {IndexFiles} from './indexFiles';
import {
  searchPlugin,
  type SearchContext,
  type SearchedBuild,
  type SearchedVersion,
} from './searchPlugin';

/**
 * Collects the documents of a version from its built pages with the search plugin, and indexes
 * them.
 *
 * @param options options of the search plugin
 * @returns the compact index and the texts of the pages
 * @throws Error if the search plugin writes no index
 */
export async function makeIndex(
  context: SearchContext,
  options: unknown,
  build: SearchedBuild,
  version: SearchedVersion,
): Promise<IndexFiles> {
  const name = 'docusaurus-plugin-content-docs';
  const plugins = [{name, content: {loadedVersions: [version]}}] as const;
  await searchPlugin(context, options).postBuild({...build, plugins});
  const file = path.join(build.outDir, version.folder, indexName);
  const entries = JSON.parse(await readFile(file, 'utf8')) as {
    readonly documents: readonly CollectedDocument[];
  }[];
  const collected = entries.map(({documents}) => documents);
  const {ignoreCssSelectors} = options as {readonly ignoreCssSelectors: readonly string[]};
  const texts = (collected[0] ?? []).map(async ({i, u}) => {
    const html = await readFile(
      path.join(build.outDir, `${u.slice(build.baseUrl.length)}.html`),
      'utf8',
    );
    return [
      `${textFolder}/${i}.json`,
      JSON.stringify(textsOf(html, u, ignoreCssSelectors)),
    ] as const;
  });
  return Object.fromEntries([
    [indexName, JSON.stringify(indexFileOf(collected))],
    ...(await Promise.all(texts)),
  ]);
}
