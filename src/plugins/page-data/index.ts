import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {lastChanges} from '../lastChanges';

/**
 * Docusaurus plugin for what machines read in the HTML of a page and no script
 * of it needs: hands on when each page was last changed, and keeps that and the
 * code that writes it out of what browsers load.
 */
export default function pageData({siteDir}: LoadContext): Plugin {
  return {
    name: 'page-data',
    async contentLoaded({actions}) {
      const changes = await lastChanges(siteDir);
      await actions.createData(
        'dates.json',
        Object.fromEntries(
          [...changes].map(([file, date]) => [`@site/${file}`, date.toISOString()]),
        ),
      );
    },
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) {
        return {};
      }
      const docsMetadata = /docusaurus-plugin-content-docs[\\/].*[\\/]site-[^\\/]*\.json$/u;
      return {
        module: {
          rules: [
            {
              test: docsMetadata,
              type: 'json',
              use: [{loader: path.join(__dirname, 'metadataLoader.mjs')}],
            },
            {
              // A rule with `test` would be taken for one that reads Markdown.
              resource: /\.mdx?$/u,
              enforce: 'post',
              use: [{loader: path.join(__dirname, 'frontMatterLoader.mjs')}],
            },
          ],
        },
        plugins: [
          new currentBundler.instance.NormalModuleReplacementPlugin(
            /\/onServer$/u,
            (resource: {context: string; request: string}) => {
              if (resource.context.includes(path.join(siteDir, 'src', 'components'))) {
                resource.request = resource.request.replace(/onServer$/u, 'inBrowser');
              }
            },
          ),
        ],
      };
    },
  };
}
