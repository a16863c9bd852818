import {mkdirSync, writeFileSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import * as searchLocal from '@easyops-cn/docusaurus-search-local';
import * as z from 'zod';
import {indexName, textFolder, type SearchVersion} from '../../search/addresses';
import {indexFileOf} from '../../search/build/indexFile';
import {textsOf} from '../../search/build/texts';
import type {CollectedDocument} from '../../search/documents';
import {languageCode} from '../../search/language';
import {docsRoot, versions} from '../../site';
import synonyms from '../../site/search/glossarySynonyms';
import {hashFiles} from '../hashFiles';

/** As Docusaurus calls it; its own type binds the result to the options, which differ here. */
type Validate = (args: {validate: unknown; options: unknown}) => unknown;

/** The types of the package leave out what it exports. */
const stock = searchLocal as unknown as {
  readonly default: (context: LoadContext, options: unknown) => Plugin;
  readonly validateOptions: Validate;
};

const optionsSchema = z.strictObject({
  language: z
    .literal(languageCode, {
      error: `only "${languageCode}" is known; another language needs its stemmer and stop words in src/search/language.ts`,
    })
    .default(languageCode),
  /** Whether posts of the blog are found too. */
  indexBlog: z.boolean().default(true),
  /** What is left out of the texts of the pages. */
  ignoreCssSelectors: z.array(z.string()).default([]),
});

/** Options of the search in `docusaurus.config.ts`. */
export type SearchIndexOptions = z.input<typeof optionsSchema>;

/** What an index is made from beside the pages of its version. */
const shared = ['src', 'docusaurus.config.ts', 'package-lock.json'];

type Version = (typeof versions)[keyof typeof versions];

/** Folder of the index of a version: the published one serves the pages outside the docs too. */
function folderOf(version: Version): string {
  return version === versions.latest ? '/' : `${docsRoot(version)}/`;
}

async function versionOf(
  {siteDir, baseUrl}: LoadContext,
  version: Version,
): Promise<SearchVersion> {
  const {name, label} = version;
  return {
    name,
    label,
    folder: `${baseUrl}${folderOf(version).slice(1)}`,
    root: `${baseUrl}${docsRoot(version).slice(1)}/`,
    hash: await hashFiles(siteDir, {texts: [version.tree, ...shared]}),
  };
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

/** Writes the synonyms of the glossary for the bundler, where plugins keep what they generate. */
function writeSynonyms(generatedFilesDir: string): string {
  const folder = path.join(generatedFilesDir, 'search-index', 'default');
  const file = path.join(folder, 'glossarySynonyms.json');
  mkdirSync(folder, {recursive: true});
  writeFileSync(file, JSON.stringify(synonyms));
  return file;
}

/**
 * The search plugin, with its lunr indexes in a compact form: it collects the
 * documents of every version from the built pages, which are indexed with the
 * tokenizer and pipeline of `src/search`. Tells the addresses of the indexes as
 * global data, and the worker the synonyms of the glossary.
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
    configureWebpack(...args) {
      const [, , {currentBundler}] = args;
      const file = writeSynonyms(context.generatedFilesDir);
      return {
        ...plugin.configureWebpack?.(...args),
        plugins: [
          new currentBundler.instance.NormalModuleReplacementPlugin(
            /^\.\/glossarySynonyms$/u,
            file,
          ),
        ],
      };
    },
    async postBuild(props) {
      await plugin.postBuild?.(props);
      for (const version of Object.values(versions)) {
        await writeCompact(path.join(props.outDir, folderOf(version)));
      }
    },
  };
}

/**
 * Checks the options, and passes the search plugin those that still have an
 * effect.
 *
 * @throws Error that names the option and what is expected
 */
// Docusaurus asks for a function that returns whatever its caller wants.
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters
searchIndex.validateOptions = <Result>({
  validate,
  options,
}: {
  readonly validate: unknown;
  readonly options?: unknown;
}): Result => {
  const result = optionsSchema.safeParse(options ?? {});
  if (!result.success) {
    const lines = result.error.issues.map(
      ({path: place, message}) => `  ${place.map(String).join('.') || '(top level)'}: ${message}`,
    );
    throw new Error(`Options of the search in docusaurus.config.ts:\n${lines.join('\n')}`);
  }
  const {language, indexBlog, ignoreCssSelectors} = result.data;
  return stock.validateOptions({
    validate,
    options: {language: [language], indexBlog, ignoreCssSelectors},
  }) as Result;
};
