import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {bundle, olderBrowsers} from '../../lib/bundle';

/**
 * Start script for the head of every page. Inline, so that it runs even if no other script
 * loads.
 *
 * @throws Error if it does not compile
 */
export async function startScriptTag({baseUrl, siteStorage}: LoadContext) {
  const {outputFiles} = await bundle({
    entryPoints: [path.join(__dirname, 'script', 'index.ts')],
    target: olderBrowsers,
    define: {
      BASE_URL: JSON.stringify(baseUrl),
      THEME_KEY: JSON.stringify(`theme${siteStorage.namespace}`),
    },
    // The setting `strict` of TypeScript adds "use strict".
    tsconfigRaw: {},
  });
  return {tagName: 'script', innerHTML: outputFiles[0]?.text.trim() ?? ''};
}
