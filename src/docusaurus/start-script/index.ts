import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundle, olderBrowsers} from '../../lib/bundle';

/**
 * Docusaurus plugin that puts the start script into the head of every page: inline, as it
 * works if no other script arrives.
 */
export default async function startScript({baseUrl}: LoadContext): Promise<Plugin> {
  const {outputFiles} = await bundle({
    entryPoints: [path.join(__dirname, 'browser', 'index.ts')],
    target: olderBrowsers,
    define: {BASE_URL: JSON.stringify(baseUrl)},
    // The setting `strict` of TypeScript adds "use strict".
    tsconfigRaw: {},
  });
  return {
    name: 'start-script',
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: outputFiles[0]?.text.trim() ?? ''}],
    }),
  };
}
