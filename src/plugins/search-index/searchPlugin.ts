import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import * as searchLocal from '@easyops-cn/docusaurus-search-local';

/** As Docusaurus calls it; its own type binds the result to the options, which differ here. */
type Validate = (args: {validate: unknown; options: unknown}) => unknown;

/** What the search plugin reads of a site; a thread can be told it. */
export interface SearchContext extends Pick<LoadContext, 'siteDir' | 'generatedFilesDir'> {
  readonly siteConfig: {readonly themeConfig: object};
}

/** A version of the docs, as far as the search plugin looks at it. */
export interface SearchedVersion extends Pick<LoadedVersion, 'versionName' | 'path' | 'isLast'> {
  readonly docs: readonly {readonly permalink: string}[];
}

/** What it reads of a build. */
export interface SearchProps extends Pick<Props, 'routesPaths' | 'outDir' | 'baseUrl'> {
  readonly siteConfig: Pick<Props['siteConfig'], 'trailingSlash'>;
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
