import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readTree, type SourcePage} from '../../catalogue/readTree';
import {docsVersions, type VersionName} from '../../site/versions';

export interface PageIndexOptions<Entry> {
  /** Name of the plugin, and of the folder of what it generates. */
  readonly name: string;
  /** Path below the docs trees of the pages that are read. */
  readonly folder: string;
  /** What the index lists of the pages of one version. */
  readonly entriesOf: (pages: readonly SourcePage[]) => readonly Entry[];
  /** What is written, from the lists of all versions. */
  readonly dataOf: (lists: Readonly<Record<VersionName, readonly Entry[]>>) => unknown;
}

/**
 * Docusaurus plugin that collects something from the pages of every version
 * into `@generated/<name>/default/index.json`.
 */
export default function pageIndex<Entry>(
  {siteDir}: LoadContext,
  {name, folder, entriesOf, dataOf}: PageIndexOptions<Entry>,
): Plugin {
  const listOf = async (tree: string) =>
    entriesOf(await readTree(path.join(siteDir, tree), folder));
  return {
    name,
    getPathsToWatch: () =>
      docsVersions.map(({tree}) => path.join(siteDir, tree, folder, '**', '*.mdx')),
    async contentLoaded({actions}) {
      const lists = await Promise.all(
        docsVersions.map(async ({name, tree}) => [name, await listOf(tree)] as const),
      );
      const byVersion = Object.fromEntries(lists) as Record<VersionName, readonly Entry[]>;
      await actions.createData('index.json', dataOf(byVersion) as object);
    },
  };
}
