import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import * as searchLocal from '@easyops-cn/docusaurus-search-local';
import {indexFileOf, type CollectedDocument} from '../../search/indexFile';
import {docsRoot, versions} from '../../site';
import {indexName, textFolder, type SearchVersion} from '../../search/addresses';
import {hashFiles} from '../hashFiles';

/** The types of the package leave out what it exports. */
const stock = searchLocal as unknown as {
  readonly default: (context: LoadContext, options: unknown) => Plugin;
  readonly validateOptions: PluginModule['validateOptions'];
};

/** What an index is made from beside the pages of its version. */
const shared = ['src', 'docusaurus.config.ts', 'package-lock.json'];

/** Folder of the index of a version: the published one serves the pages outside the docs too. */
function folderOf(version: (typeof versions)[keyof typeof versions]): string {
  return version === versions.latest ? '/' : `${docsRoot(version)}/`;
}

async function versionOf(
  {siteDir, baseUrl}: LoadContext,
  version: (typeof versions)[keyof typeof versions],
): Promise<SearchVersion> {
  const folder = `${baseUrl}${folderOf(version).slice(1)}`;
  return {
    folder,
    root: `${baseUrl}${docsRoot(version).slice(1)}/`,
    label: version.label,
    hash: await hashFiles(siteDir, {texts: [version.tree, ...shared]}),
  };
}

/** Texts of the sections of each page, by anchor. */
function textsOf(contents: readonly CollectedDocument[]): Map<number, Record<string, string>> {
  const texts = new Map<number, Record<string, string>>();
  for (const {p = -1, h = '', t} of contents) {
    const sections = texts.get(p) ?? {};
    sections[h] = t;
    texts.set(p, sections);
  }
  return texts;
}

/**
 * Write the index of a version anew, in the compact form, and the texts of its
 * pages beside it.
 *
 * @throws Error when the search plugin left no index
 */
async function rewrite(folder: string): Promise<void> {
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

/**
 * The search plugin, with indexes in a form of our own: it collects the
 * documents of every version from the built pages, and they are indexed anew by
 * the words of `src/search`, in a form that is a fraction of lunr's in size.
 * Tells the addresses of the indexes as global data.
 */
export default function searchIndex(context: LoadContext, options: unknown): Plugin {
  const plugin = stock.default(context, options);
  return {
    ...plugin,
    async contentLoaded(args) {
      await plugin.contentLoaded?.(args);
      const list = await Promise.all(
        [versions.latest, versions.next].map((version) => versionOf(context, version)),
      );
      args.actions.setGlobalData({versions: list});
    },
    async postBuild(props) {
      await plugin.postBuild?.(props);
      for (const version of Object.values(versions)) {
        await rewrite(path.join(props.outDir, folderOf(version)));
      }
    },
  };
}

/** Checks the options, which are those of the search plugin. */
searchIndex.validateOptions = stock.validateOptions;
