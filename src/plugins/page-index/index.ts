import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readTree, type SourcePage} from '../../catalogue/readTree';
import {trees, type Tree} from '../../site/trees';

export interface PageIndexOptions<Entry> {
  /** Name of the plugin, and of the folder of what it generates. */
  readonly name: string;
  /** Path below the docs trees of the pages that are read. */
  readonly folder: string;
  /** What the index lists of the pages of one version. */
  readonly entriesOf: (pages: readonly SourcePage[]) => readonly Entry[];
  /** What is written, from the lists of all versions. */
  readonly dataOf: (lists: Readonly<Record<Tree, readonly Entry[]>>) => unknown;
}

/**
 * Docusaurus plugin that collects something from the pages of every version
 * into `@generated/<name>/default/index.json`.
 */
export default function pageIndex<Entry>(
  {siteDir}: LoadContext,
  {name, folder, entriesOf, dataOf}: PageIndexOptions<Entry>,
): Plugin {
  const listOf = async (tree: Tree) =>
    entriesOf(await readTree(path.join(siteDir, trees[tree]), folder));
  return {
    name,
    getPathsToWatch: () =>
      Object.values(trees).map((tree) => path.join(siteDir, tree, folder, '**', '*.mdx')),
    async contentLoaded({actions}) {
      const [current, latest] = await Promise.all([listOf('current'), listOf('4.0')]);
      await actions.createData('index.json', dataOf({current, '4.0': latest}) as object);
    },
  };
}
