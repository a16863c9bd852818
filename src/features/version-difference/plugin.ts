import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {versions} from '../../site/versions';
import type {Options} from './loader.mjs';

/**
 * Docusaurus plugin that declares the dependencies of a page to the bundler: the same page of
 * the other version, the partials of both, and all pages for a list of all differences. Without
 * it, the build cache would keep outdated differences.
 */
export default function versionDifference({siteDir}: LoadContext): Plugin {
  const options: Options = {
    trees: [versions.next, versions.latest].map(({tree}) => path.join(siteDir, tree)),
  };
  return {
    name: 'version-difference',
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
