import type {Plugin} from '@docusaurus/types';

/** Side-effect-free dependencies of the router that their packages do not mark as such. */
const pure = /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/u;

/**
 * Docusaurus plugin that excludes modules that no page executes: Node's `vm`, which the
 * interpreter of the previews requires in Node only, and unused dependencies of the router.
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
