import path from 'node:path';
import type {Options as Markdown} from '@docusaurus/mdx-loader';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {transformedBy} from '../../lib/build/transformedBy';
import {versions} from '../../site/versions';
import {dependenciesOf} from './readPages';
import {shareCompilation} from './shareCompilation';

/** Options of the loader for the Markdown of a folder. */
function docsLoader(rules: unknown, folder: string): Markdown {
  const loaders = rules as {include?: unknown; use?: readonly {options: Markdown}[]}[];
  const found = loaders.find(({include}) => Array.isArray(include) && include.includes(folder));
  const options = found?.use?.[0]?.options;
  if (options === undefined) {
    throw new Error(
      'Docusaurus has no loader for the docs: adapt src/features/version-difference.',
    );
  }
  return options;
}

/**
 * Docusaurus plugin that declares what a page depends on: the same page of the other version, the
 * partials of both, and all pages for the list of differences. Without these dependencies, the
 * build cache would keep outdated links. In a build, the plugin also compiles pages that the
 * versions have in common once.
 */
export default function versionDifference({siteDir}: LoadContext): Plugin {
  const trees = [versions.next, versions.latest].map(({tree}) => path.join(siteDir, tree));
  return {
    name: 'version-difference',
    configureWebpack({mode, module}, isServer) {
      // The compilers of server and browser have the same loader.
      if (mode === 'production' && !isServer) {
        shareCompilation(docsLoader(module?.rules, `${trees[0]}${path.sep}`), siteDir);
      }
      return {
        module: {
          rules: [
            {
              test: /\.mdx?$/u,
              include: trees,
              enforce: 'pre',
              use: transformedBy((source, loaded) => {
                const {files, folders} = dependenciesOf(loaded.resourcePath, source, trees);
                files.forEach((file) => loaded.addDependency(file));
                folders.forEach((folder) => loaded.addContextDependency(folder));
                return source;
              }),
            },
          ],
        },
      };
    },
  };
}
