import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import * as z from 'zod';
import type {SearchVersion} from '../addresses';
import {docsRoot, latestFirst, type DocsVersion} from '../../../site/versions';
import {hashOf} from '../../../lib/build/cache';
import {loadedVersions} from '../../../docusaurus/build/docsContent';
import {hashFiles} from '../../../lib/build/hashFiles';
import {startThread} from '../../../lib/build/workerThread';
import type {PageOptions, SearchedVersion} from './makeIndex';
import {searchPlugin, validateSearchOptions} from './searchPlugin';
import type {VersionInput, Work} from './work';

const optionsSchema = z.strictObject({
  /** Elements to exclude from the index. */
  ignoreCssSelectors: z.array(z.string()).default([]),
});

/** Options of the plugin in `docusaurus.config.ts`. */
export type SearchIndexOptions = z.input<typeof optionsSchema>;

/** Inputs of an index in addition to the pages of its version. */
const sharedInputs = [
  ...['src', 'sidebars.ts', 'versioned_sidebars'],
  ...['docusaurus.config.ts', 'package-lock.json'],
];

/** Folder of a version's index. The index of the latest version includes the pages outside the docs. */
function folderOf(version: DocsVersion): string {
  return version.isLatest ? '/' : `${docsRoot(version)}/`;
}

/** Hash of the source files of an index. */
export function sourcesHash(siteDir: string, {tree}: Pick<DocsVersion, 'tree'>): Promise<string> {
  return hashFiles(siteDir, {texts: [tree, ...sharedInputs]});
}

function versionOf({baseUrl}: LoadContext, version: DocsVersion): SearchVersion {
  const {name, label} = version;
  return {
    name,
    label,
    folder: `${baseUrl}${folderOf(version).slice(1)}`,
    root: `${baseUrl}${docsRoot(version).slice(1)}/`,
  };
}

/**
 * Search plugin with compact lunr indexes. It collects the documents of the versions from the
 * built pages and indexes them in a worker thread. If the sources of a version are unchanged, it
 * uses the cached index. It publishes the URL paths of the indexes as global data.
 */
export default function searchIndex(context: LoadContext, options: unknown): Plugin {
  const plugin = searchPlugin(context, options);
  const {siteDir, outDir, baseUrl, siteConfig} = context;
  const inputOf = async ({
    docs,
    versionName,
    path: root,
    isLast,
  }: LoadedVersion): Promise<VersionInput> => {
    const version: SearchedVersion = {
      folder: isLast ? '' : root.slice(baseUrl.length),
      docs: docs.map(({permalink}) => ({permalink})),
    };
    const searched = latestFirst().find(({name}) => name === versionName);
    if (searched === undefined) {
      throw new Error(`The search has no version "${versionName}": see src/site/versions.ts.`);
    }
    const sources = await sourcesHash(siteDir, searched);
    return {
      version,
      cacheFile: path.join(siteDir, 'node_modules', '.cache', `search-index-${versionName}.json`),
      hash: hashOf([sources, siteConfig.url, baseUrl, JSON.stringify([options, version])]),
    };
  };
  let inputs: readonly VersionInput[] = [];
  return {
    ...plugin,
    // The original search box has no combobox roles, and its search page may show stale results.
    getThemePath: () => path.join(__dirname, 'theme'),
    async allContentLoaded({allContent}) {
      inputs = await Promise.all(loadedVersions(allContent, 'search-index').map(inputOf));
    },
    async contentLoaded(args) {
      await plugin.contentLoaded?.(args);
      args.actions.setGlobalData({
        versions: latestFirst().map((version) => versionOf(context, version)),
      });
    },
    postBuild: () => {
      const work: Work = {
        build: {outDir, baseUrl},
        options: options as PageOptions,
        inputs,
      };
      return startThread(path.join(__dirname, 'work.ts'), work).finish();
    },
  };
}

/**
 * Validates the options and passes them to the search plugin.
 *
 * @throws Error naming the option and the expected value
 */
// Docusaurus requires a generic return type.
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
      ({path: optionPath, message}) =>
        `  ${optionPath.map(String).join('.') || '(top level)'}: ${message}`,
    );
    throw new Error(`Options of the search in docusaurus.config.ts:\n${lines.join('\n')}`);
  }
  const {ignoreCssSelectors} = result.data;
  return validateSearchOptions({
    validate,
    // Posts that mention an option must not rank above the page that explains it.
    options: {language: ['en'], indexBlog: false, ignoreCssSelectors},
  }) as Result;
};
