import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Docusaurus plugin that mends its `Link`, which makes another observer of the
 * link at each render and lets go of none but the last: links that stay from
 * page to page, as those of the sidebar, had one more for each page opened.
 */
export default function linkObservers(): Plugin {
  return {
    name: 'link-observers',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]exports[\\/]Link\.js$/u,
            enforce: 'pre',
            use: [{loader: path.join(__dirname, 'loader.mjs')}],
          },
        ],
      },
    }),
  };
}
