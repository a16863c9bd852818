import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Docusaurus plugin that removes Prism from the browser bundle. The transformer `highlight`
 * colours code at build time, so a component replaces Prism that only displays the result.
 * See `src/theme/README.md`.
 */
export default function highlight({siteDir}: LoadContext): Plugin {
  const ours = (...names: string[]) => path.join(siteDir, 'src', ...names);
  return {
    name: 'highlight',
    configureWebpack(_config, _isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: [
          new NormalModuleReplacementPlugin(
            /^prism-react-renderer$/u,
            ours('components', 'Highlight', 'index.tsx'),
          ),
          new NormalModuleReplacementPlugin(
            /theme-classic[\\/]lib[\\/]prism-include-languages(?:\.js)?$/u,
            ours('client', 'noLanguages.ts'),
          ),
        ],
      };
    },
  };
}
