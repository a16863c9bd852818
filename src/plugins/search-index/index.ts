import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import * as z from 'zod';
import type {SearchVersion} from '../../search/addresses';
import {languageCode} from '../../search/language';
import {docsRoot, versions} from '../../site';
import synonyms from '../../site/search/glossarySynonyms';
import {hashOf, readKept} from '../cache';
import {loadedVersions} from '../docsContent';
import {hashFiles} from '../hashFiles';
import {startThread, whileBundling, type SideThread} from '../sideThread';
import {writeIndex, type IndexFiles} from './indexFiles';
import {
  searchPlugin,
  validateSearchOptions,
  type SearchedBuild,
  type SearchedVersion,
} from './searchPlugin';
import type {Work} from './work';

const optionsSchema = z.strictObject({
  language: z
    .literal(languageCode, {
      error: `only "${languageCode}" is supported: for another language, add its stemmer and stop words to src/search/language.ts`,
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
const shared = [
  ...['src', 'sidebars.ts', 'versioned_sidebars'],
  ...['docusaurus.config.ts', 'package-lock.json'],
];

type Version = (typeof versions)[keyof typeof versions];

/** Folder of the index of a version: the published one serves the pages outside the docs too. */
function folderOf(version: Version): string {
  return version === versions.latest ? '/' : `${docsRoot(version)}/`;
}

async function versionOf(
  {siteDir, baseUrl}: LoadContext,
  version: Version,
  indexBlog: boolean,
): Promise<SearchVersion> {
  const {name, label} = version;
  return {
    name,
    label,
    folder: `${baseUrl}${folderOf(version).slice(1)}`,
    root: `${baseUrl}${docsRoot(version).slice(1)}/`,
    hash: await hashFiles(siteDir, {
      texts: [version.tree, ...shared, ...(indexBlog ? ['blog'] : [])],
    }),
  };
}

/** Where plugins keep what they generate. */
const ownFolder = ({generatedFilesDir}: LoadContext) =>
  path.join(generatedFilesDir, 'search-index', 'default');

/** Writes the synonyms of the glossary for the bundler. */
function writeSynonyms(context: LoadContext): string {
  const folder = ownFolder(context);
  const file = path.join(folder, 'glossarySynonyms.json');
  mkdirSync(folder, {recursive: true});
  writeFileSync(file, JSON.stringify(synonyms));
  return file;
}

/**
 * The search plugin, with its lunr indexes in a compact form: it collects the
 * documents of every version from the built pages, which are indexed with the
 * tokenizer and pipeline of `src/search`, each version in a thread of its own; an
 * index whose sources have not changed is that of the build before.
 * Tells the addresses of the indexes as global data, and the worker the synonyms
 * of the glossary.
 */
export default function searchIndex(context: LoadContext, options: unknown): Plugin {
  const plugin = searchPlugin(context, options);
  let searchVersions: readonly SearchVersion[] = [];
  const {siteDir, outDir, baseUrl, siteConfig} = context;
  const {indexBlog} = options as z.output<typeof optionsSchema>;
  const workOf = ({docs, versionName, path: root, isLast}: LoadedVersion): Work => {
    const version: SearchedVersion = {
      ...{versionName, path: root, isLast},
      folder: isLast ? '' : root.slice(baseUrl.length),
      docs: docs.map(({permalink}) => ({permalink})),
    };
    const sources = searchVersions.find(({name}) => name === versionName)?.hash;
    if (sources === undefined) {
      throw new Error(`The search has no version "${versionName}": see src/site/versions.ts.`);
    }
    return {
      context: {
        siteDir,
        // What the bundler has of the search plugin stays as it is.
        generatedFilesDir: path.join(ownFolder(context), versionName),
        siteConfig: {themeConfig: {}},
      },
      ...{options, version},
      cache: path.join(siteDir, 'node_modules', '.cache', `search-index-${versionName}.json`),
      hash: hashOf([sources, siteConfig.url, baseUrl, JSON.stringify([options, version])]),
    };
  };
  let works: readonly Work[] = [];
  const startWork = (work: Work): SideThread => {
    const kept = readKept(work.cache, work.hash) as IndexFiles | undefined;
    return kept
      ? {finish: async () => writeIndex(path.join(outDir, work.version.folder), kept)}
      : startThread(path.join(__dirname, 'work.ts'), work);
  };
  const thread = whileBundling(() => {
    const threads = works.map(startWork);
    return Promise.resolve({
      finish: async (built) => {
        await Promise.all(threads.map(async ({finish}) => finish(built)));
      },
    });
  });
  return {
    ...plugin,
    allContentLoaded({allContent}) {
      works = loadedVersions(allContent, 'search-index').map(workOf);
      return Promise.resolve();
    },
    async contentLoaded(args) {
      await plugin.contentLoaded?.(args);
      searchVersions = await Promise.all(
        [versions.latest, versions.next].map((version) => versionOf(context, version, indexBlog)),
      );
      args.actions.setGlobalData({versions: searchVersions});
    },
    configureWebpack(...args) {
      const [, , {currentBundler}] = args;
      thread.begin();
      const file = writeSynonyms(context);
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
    async postBuild({routesPaths}) {
      const {trailingSlash} = siteConfig;
      const built: SearchedBuild = {routesPaths, outDir, baseUrl, siteConfig: {trailingSlash}};
      await thread.finish(built);
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
  return validateSearchOptions({
    validate,
    options: {language: [language], indexBlog, ignoreCssSelectors},
  }) as Result;
};
