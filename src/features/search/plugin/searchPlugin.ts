import type {LoadContext, Plugin} from '@docusaurus/types';
import * as searchLocal from '@easyops-cn/docusaurus-search-local';

/** `validateOptions` as Docusaurus calls it. The package's type infers the result from its options. */
type Validate = (args: {validate: unknown; options: unknown}) => unknown;

/** The package's types omit these exports. */
const {default: create, validateOptions} = searchLocal as unknown as {
  readonly default: (context: LoadContext, options: unknown) => Plugin;
  readonly validateOptions: Validate;
};

export {create as searchPlugin, validateOptions as validateSearchOptions};
