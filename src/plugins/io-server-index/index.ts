import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {families} from '../../content/families';
import type {IoServerFrontMatter} from '../../content/frontMatter';
import {ioServerEntry, type IoServerEntry} from '../../content/ioServerIndex';
import {readTree} from '../../content/readTree';
import {trees, type Tree} from '../../content/trees';

/** An I/O server, and the versions whose pages say the same of it. */
export interface ListedIoServer {
  readonly entry: IoServerEntry;
  readonly versions: readonly Tree[];
}

/**
 * Join the lists of the versions: nearly every entry is the same in all of
 * them, and a page should load it once.
 */
export function joined(lists: Readonly<Record<Tree, readonly IoServerEntry[]>>): ListedIoServer[] {
  const found = new Map<string, {entry: IoServerEntry; versions: Tree[]}>();
  for (const [version, entries] of Object.entries(lists)) {
    for (const entry of entries) {
      const key = JSON.stringify(entry);
      const listed = found.get(key) ?? {entry, versions: []};
      listed.versions.push(version as Tree);
      found.set(key, listed);
    }
  }
  return [...found.values()].sort((a, b) =>
    a.entry.title.localeCompare(b.entry.title, 'en', {sensitivity: 'base'}),
  );
}

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
        joined({current, '4.0': latest}) satisfies ListedIoServer[],
      );
    },
  };
}
