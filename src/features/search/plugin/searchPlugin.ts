import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import * as searchLocal from '@easyops-cn/docusaurus-search-local';

/**
 * Signature that Docusaurus calls. The package's own type binds the result to the options,
 * which differ here.
 */
type Validate = (args: {validate: unknown; options: unknown}) => unknown;

/** Part of the context that the search plugin reads; serializable for a worker thread. */
export interface SearchContext extends Pick<LoadContext, 'siteDir' | 'generatedFilesDir'> {
  readonly siteConfig: {readonly themeConfig: object};
}

/** Version of the docs: input of the search plugin, and the folder of its index. */
export interface SearchedVersion extends Pick<LoadedVersion, 'versionName' | 'path' | 'isLast'> {
  /** Path relative to the build; empty for the published version. */
  readonly folder: string;
  readonly docs: readonly {readonly permalink: string}[];
}

/** Part of the build that the search plugin reads, without the versions. */
export interface SearchedBuild extends Pick<Props, 'routesPaths' | 'outDir' | 'baseUrl'> {
  readonly siteConfig: Pick<Props['siteConfig'], 'trailingSlash'>;
}

interface SearchProps extends SearchedBuild {
  readonly plugins: readonly {
    readonly name: 'docusaurus-plugin-content-docs';
    readonly content: {readonly loadedVersions: readonly SearchedVersion[]};
  }[];
}

interface SearchPlugin extends Omit<Plugin, 'postBuild'> {
  readonly postBuild: (props: SearchProps) => Promise<void>;
}

/** The types of the package omit its exports and require more than it reads. */
const {default: create, validateOptions} = searchLocal as unknown as {
  readonly default: (context: SearchContext, options: unknown) => SearchPlugin;
  readonly validateOptions: Validate;
};

export {create as searchPlugin, validateOptions as validateSearchOptions};
