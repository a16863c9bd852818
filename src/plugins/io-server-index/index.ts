import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {families} from '../../content/families';
import type {IoServerFrontMatter} from '../../content/frontMatter';
import {ioServerEntry, type IoServerEntry} from '../../content/ioServerIndex';
import {readTree} from '../../content/readTree';
import {trees} from '../../content/trees';
import {joined, type Listed} from '../../content/versionLists';

/**
 * Docusaurus plugin that collects what the finder shows of each I/O server,
 * from the front matter of its page, into
 * `@generated/io-server-index/default/index.json`.
 */
export default function ioServerIndex({siteDir}: LoadContext): Plugin {
  const {folder} = families['io-server'];
  const entriesOf = async (tree: string) =>
    (await readTree(path.join(siteDir, tree), folder)).map(({doc, frontMatter}) =>
      ioServerEntry(doc, frontMatter as unknown as IoServerFrontMatter),
    );
  return {
    name: 'io-server-index',
    getPathsToWatch: () =>
      Object.values(trees).map((tree) => path.join(siteDir, tree, folder, '*.mdx')),
    async contentLoaded({actions}) {
      const [current, latest] = await Promise.all([
        entriesOf(trees.current),
        entriesOf(trees['4.0']),
      ]);
      await actions.createData(
        'index.json',
        joined({current, '4.0': latest}) satisfies Listed<IoServerEntry>[],
      );
    },
  };
}
