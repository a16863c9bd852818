import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {entriesOf, type IndexEntry} from '../../content/programmingIndex';
import {readTree} from '../../content/readTree';
import {trees, type Tree} from '../../content/trees';

/** The index of each version, by the version's name. */
export type ProgrammingIndexData = Readonly<Record<Tree, readonly IndexEntry[]>>;

async function indexOf(tree: string): Promise<IndexEntry[]> {
  const pages = await readTree(tree, 'development');
  return pages
    .flatMap(({doc, frontMatter, body}) => entriesOf(doc, String(frontMatter.title), body))
    .sort((a, b) => a.name.localeCompare(b.name) || a.kind.localeCompare(b.kind));
}

/**
 * Docusaurus plugin that collects everything that code can name, from the
 * headings of the reference pages and the attribute tables of the objects, into
 * `@generated/programming-index/default/index.json`.
 */
export default function programmingIndex({siteDir}: LoadContext): Plugin {
  return {
    name: 'programming-index',
    getPathsToWatch: () =>
      Object.values(trees).map((tree) => path.join(siteDir, tree, 'development', '**', '*.mdx')),
    async contentLoaded({actions}) {
      const [current, latest] = await Promise.all([
        indexOf(path.join(siteDir, trees.current)),
        indexOf(path.join(siteDir, trees['4.0'])),
      ]);
      await actions.createData('index.json', {
        current,
        '4.0': latest,
      } satisfies ProgrammingIndexData);
    },
  };
}
