import {readdir} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {docsVersions} from '../../site/versions';
import {hashFiles} from '../hashFiles';

/**
 * Folders of `src` that take no part in compiling a page: what stands in them
 * is only imported by the result, and the bundler sees by itself when that
 * changes. Transformers and previews import nothing of them, which a test holds.
 */
export const bundlerFolders: readonly string[] = ['components', 'css', 'hooks', 'pages', 'theme'];

/**
 * Key of everything outside a page that decides how the page is compiled: which
 * pages there are to link to, and our own code.
 *
 * @param siteDir folder of the project
 * @param contentDirs folders of Markdown below it
 * @throws Error when a folder does not exist
 */
export async function cacheKey(siteDir: string, contentDirs: readonly string[]): Promise<string> {
  const folders = await readdir(path.join(siteDir, 'src'));
  const texts = folders
    .filter((folder) => !bundlerFolders.includes(folder))
    .sort()
    .map((folder) => `src/${folder}`);
  return hashFiles(siteDir, {texts, names: contentDirs});
}

/**
 * Docusaurus plugin that makes the persistent build cache depend on what it
 * does not see by itself. Without it, a link to a page that did not exist
 * stays broken after the page was added, and a preview keeps its old picture.
 */
export default async function buildCache({siteDir}: LoadContext): Promise<Plugin> {
  const key = await cacheKey(siteDir, [...docsVersions.map(({tree}) => tree), 'blog']);
  return {
    name: 'build-cache',
    configureWebpack(config) {
      const experiments = config.experiments as {cache?: {version?: string}} | undefined;
      const version = experiments?.cache?.version;
      if (process.env.DOCUSAURUS_NO_PERSISTENT_CACHE !== undefined) {
        return {};
      }
      if (version === undefined) {
        throw new Error(
          'Docusaurus sets no version of the persistent cache: adapt src/plugins/build-cache, or pages keep old links and previews.',
        );
      }
      return {experiments: {cache: {version: `${version}-${key}`}}};
    },
  };
}
