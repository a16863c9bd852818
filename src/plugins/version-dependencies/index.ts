import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {versions} from '../../site/versions';
import type {Options} from './loader.mjs';

/**
 * Docusaurus plugin that tells the bundler on which files a page depends beside
 * its own, as `src/remark/version-difference` reads them: the same page of the
 * other version, the partials of both, and for a list of all differences every
 * page. Without it, the build cache would keep a difference that is gone.
 */
export default function versionDependencies({siteDir}: LoadContext): Plugin {
  const options: Options = {
    trees: [versions.next, versions.latest].map(({tree}) => path.join(siteDir, tree)),
  };
  return {
    name: 'version-dependencies',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx?$/u,
            include: [...options.trees],
            enforce: 'pre',
            use: [{loader: path.join(__dirname, 'loader.mjs'), options}],
          },
        ],
      },
    }),
  };
}
