import type {LoadContext, Plugin} from '@docusaurus/types';
import {docsVersions} from '../../site/versions';
import {hashFiles} from '../../lib/build/hashFiles';
import {writeRelease} from './releaseFile';

/** Inputs of the built site. */
const sources = [
  ...docsVersions.map(({tree}) => tree),
  'blog',
  'src',
  'static',
  'docusaurus.config.ts',
  'package-lock.json',
  'sidebars.ts',
  'versioned_sidebars',
  'versions.json',
];

/** Release: hash of the sources. */
export function releaseOf(siteDir: string): Promise<string> {
  return hashFiles(siteDir, {texts: sources});
}

/**
 * Docusaurus plugin that identifies the build in `release.json`. Pages do not contain the
 * release, as each would change with every other; they name the base URL of their manual.
 */
export default function releaseFile({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'release-file',
    injectHtmlTags: () => ({
      headTags: [{tagName: 'meta', attributes: {name: 'manual', content: baseUrl}}],
    }),
    postBuild: async ({outDir}) =>
      writeRelease(outDir, {release: await releaseOf(siteDir), editions: []}),
  };
}
