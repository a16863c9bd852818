import type {Plugin} from '@docusaurus/types';
import {baseUrl, origin} from '../../site/base';

/**
 * Docusaurus plugin that passes the base path and origin to browser scripts, which have no
 * environment.
 */
export default function siteBase(): Plugin {
  return {
    name: 'site-base',
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      plugins: [
        new currentBundler.instance.DefinePlugin({
          'process.env.BASE_URL': JSON.stringify(baseUrl),
          'process.env.SITE_ORIGIN': JSON.stringify(origin),
        }),
      ],
    }),
  };
}
