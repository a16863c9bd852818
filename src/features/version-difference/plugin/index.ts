import path from 'node:path';
import {versions} from '../../../site/versions';
import type {Options} from './loader.mjs';

/**
 * Rule of the bundler that declares the dependencies of a page for
 * `src/features/version-difference/remark`: the same page of the other version, the partials
 * of both, and all pages for a list of all differences. Without it, the build cache would
 * keep outdated differences.
 */
export function dependencyRule(siteDir: string) {
  const options: Options = {
    trees: [versions.next, versions.latest].map(({tree}) => path.join(siteDir, tree)),
  };
  return {
    test: /\.mdx?$/u,
    include: [...options.trees],
    enforce: 'pre' as const,
    use: [{loader: path.join(__dirname, 'loader.mjs'), options}],
  };
}
