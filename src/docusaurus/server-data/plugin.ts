import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {transformedBy} from '../../lib/build/transformedBy';
import {lastChanges} from '../build/lastChanges';
import {withoutBuildData, withoutFrontMatter} from './transformers';

/**
 * Docusaurus plugin for machine-readable data that only the static HTML needs: provides the
 * date of the last change of each page, and excludes this data and its components from the
 * browser bundle.
 */
export default function serverData({siteDir}: LoadContext): Plugin {
  return {
    name: 'server-data',
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
              use: transformedBy(withoutBuildData),
            },
            {
              // A rule with `test` would be mistaken for the Markdown loader rule.
              resource: /\.mdx?$/u,
              enforce: 'post',
              use: transformedBy(withoutFrontMatter),
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
