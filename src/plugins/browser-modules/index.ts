import type {Plugin} from '@docusaurus/types';

/** Modules of the router that do nothing as they are loaded, which their packages do not tell the bundler. */
const pure = /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/u;

/**
 * Docusaurus plugin that leaves out of what browsers load what no page runs:
 * modules of Node, as the interpreter of the previews asks for `vm` where it
 * runs in Node, and only then; and what the router imports for a component that
 * nobody uses.
 */
export default function browserModules(): Plugin {
  return {
    name: 'browser-modules',
    configureWebpack: () => ({
      resolve: {fallback: {vm: false}},
      module: {rules: [{test: pure, sideEffects: false}]},
    }),
  };
}
