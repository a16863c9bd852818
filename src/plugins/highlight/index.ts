import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Docusaurus plugin that keeps Prism out of the scripts: code has got its
 * colours by the transformer `highlight`, so the theme is given a component
 * that shows them in place of one that finds them. See `src/theme/README.md`.
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
