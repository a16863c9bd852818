import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import * as searchLocal from '@easyops-cn/docusaurus-search-local';

/** As Docusaurus calls it; its own type binds the result to the options, which differ here. */
type Validate = (args: {validate: unknown; options: unknown}) => unknown;

/** What the search plugin reads of a site; a thread can be told it. */
export interface SearchContext extends Pick<LoadContext, 'siteDir' | 'generatedFilesDir'> {
  readonly siteConfig: {readonly themeConfig: object};
}

/** A version of the docs: what the search plugin looks at, and where it writes the index. */
export interface SearchedVersion extends Pick<LoadedVersion, 'versionName' | 'path' | 'isLast'> {
  /** Path below the built site; empty for the published version. */
  readonly folder: string;
  readonly docs: readonly {readonly permalink: string}[];
}

/** What it reads of a build, without the versions. */
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

/** The types of the package leave out what it exports, and ask for more than it reads. */
const {default: create, validateOptions} = searchLocal as unknown as {
  readonly default: (context: SearchContext, options: unknown) => SearchPlugin;
  readonly validateOptions: Validate;
};

export {create as searchPlugin, validateOptions as validateSearchOptions};
