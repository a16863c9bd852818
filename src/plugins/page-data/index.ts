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
      return {
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
