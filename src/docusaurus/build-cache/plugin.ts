import {readdir} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {docsVersions} from '../../site/versions';
import {hashFiles} from '../../lib/build/hashFiles';

/**
 * Folders of `src` that do not affect the compilation of a page. The bundler tracks them as
 * imports. A test checks that transformers and previews do not import them.
 */
export const bundlerFolders: readonly string[] = ['components', 'css', 'pages', 'theme'];

/**
 * Cache key of what affects the compilation of a page beside the page itself: our code, and the set
 * of pages, because links may refer to them.
 *
 * @param siteDir folder of the project
 * @param contentDirs folders of Markdown below it
 * @throws Error if a folder does not exist
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
 * Docusaurus plugin that extends the key of the persistent build cache. Without it, a link
 * to a missing page stays broken after the page is added, and a preview keeps its old
 * picture.
 */
export default async function buildCache({siteDir}: LoadContext): Promise<Plugin> {
  const key = await cacheKey(siteDir, [...docsVersions.map(({tree}) => tree), 'blog']);
  return {
    name: 'build-cache',
    configureWebpack(config) {
      const experiments = config.experiments as {cache?: {version?: string}} | undefined;
      const version = experiments?.cache?.version;
      if (process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) {
        return {};
      }
      if (version === undefined) {
        throw new Error(
          'Docusaurus sets no version of the persistent cache: adapt src/docusaurus/build-cache, or pages keep old links and previews.',
        );
      }
      return {experiments: {cache: {version: `${version}-${key}`}}};
    },
  };
}
