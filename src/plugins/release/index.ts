import type {LoadContext, Plugin} from '@docusaurus/types';
import {docsVersions} from '../../site/versions';
import {hashFiles} from '../hashFiles';
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
 * Docusaurus plugin that identifies the build: `<meta name="release">` on each page, and
 * `release.json`.
 */
export default async function release({siteDir}: LoadContext): Promise<Plugin> {
  const name = await releaseOf(siteDir);
  return {
    name: 'release',
    contentLoaded: async ({actions}) => {
      await actions.createData('release.json', {name});
    },
    injectHtmlTags: () => ({
      headTags: [{tagName: 'meta', attributes: {name: 'release', content: name}}],
    }),
    postBuild: ({outDir}) => writeRelease(outDir, {release: name, editions: []}),
  };
}
