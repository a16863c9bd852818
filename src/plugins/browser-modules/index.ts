import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Side-effect-free dependencies of the router that their packages do not mark as such. */
const pure = /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/u;

/** Client module of the theme that loads Prism. */
const prismModule = /theme-classic[\\/]lib[\\/]prism-include-languages(?:\.js)?$/u;

/**
 * Docusaurus plugin that excludes modules that no page needs: Node's `vm`, which the
 * interpreter of the previews requires in Node only, Prism, as code is coloured in the build,
 * and unused dependencies of the router.
 */
export default function browserModules({siteDir}: LoadContext): Plugin {
  return {
    name: 'browser-modules',
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(
          prismModule,
          path.join(siteDir, 'src', 'code-blocks', 'noPrism.ts'),
        ),
      ],
      resolve: {fallback: {vm: false}},
      module: {rules: [{test: pure, sideEffects: false}]},
    }),
  };
}
