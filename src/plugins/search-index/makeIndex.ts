import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {indexName, textFolder} from '../../search/addresses';
import {indexFileOf} from '../../search/build/indexFile';
import {textsOf} from '../../search/build/texts';
import type {CollectedDocument} from '../../search/documents';
import type {IndexFiles} from './indexFiles';
import {
  searchPlugin,
  type SearchContext,
  type SearchedBuild,
  type SearchedVersion,
} from './searchPlugin';

/**
 * Have the search plugin collect the documents of a version from its built pages.
 *
 * @param options of the search plugin
 * @returns the index of the version in the compact form, and the texts of its pages
 * @throws Error when the search plugin leaves no index
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
  return Object.fromEntries([
    [indexName, JSON.stringify(indexFileOf(collected))],
    ...[...textsOf(collected.at(-1) ?? [])].map(
      ([page, sections]) => [`${textFolder}/${page}.json`, JSON.stringify(sections)] as const,
    ),
  ]);
}
