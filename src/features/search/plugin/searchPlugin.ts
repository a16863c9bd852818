import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import * as searchLocal from '@easyops-cn/docusaurus-search-local';

/** `validateOptions` as Docusaurus calls it. The package's type infers the result from its options. */
type Validate = (args: {validate: unknown; options: unknown}) => unknown;

/** Part of the context that the search plugin reads; serializable for a worker thread. */
export interface SearchContext extends Pick<LoadContext, 'siteDir' | 'generatedFilesDir'> {
  readonly siteConfig: {readonly themeConfig: object};
}

/** Docs version as the search plugin reads it, with the folder of its index. */
export interface SearchedVersion extends Pick<LoadedVersion, 'versionName' | 'path' | 'isLast'> {
  /** Path relative to the output folder; empty for the latest version. */
  readonly folder: string;
  readonly docs: readonly {readonly permalink: string}[];
}

/** Part of the `postBuild` props that the search plugin reads, without the versions. */
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

/** The package's types omit these exports and require more properties than it reads. */
const {default: create, validateOptions} = searchLocal as unknown as {
  readonly default: (context: SearchContext, options: unknown) => SearchPlugin;
  readonly validateOptions: Validate;
};

export {create as searchPlugin, validateOptions as validateSearchOptions};
