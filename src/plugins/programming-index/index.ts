import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {parseMarkdownFile, DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {entriesOf, type IndexEntry} from '../../content/programmingIndex';
import {trees, type Tree} from '../../content/trees';

/** The index of each version, by the version's name. */
export type ProgrammingIndexData = Readonly<Record<Tree, readonly IndexEntry[]>>;

async function indexOf(directory: string): Promise<IndexEntry[]> {
  const files = (await readdir(directory, {recursive: true}))
    .filter((file) => file.endsWith('.mdx') && !path.basename(file).startsWith('_'))
    .sort();
  const entries = await Promise.all(
    files.map(async (file) => {
      const filePath = path.join(directory, file);
      const {frontMatter, content} = await parseMarkdownFile({
        filePath,
        fileContent: await readFile(filePath, 'utf8'),
        parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
        removeContentTitle: false,
      });
      const doc = file.replaceAll(path.sep, '/').replace(/\.mdx$/u, '');
      return entriesOf(doc, String(frontMatter.title), content);
    }),
  );
  return entries
    .flat()
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
