import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {patches} from './patches';

/**
 * Docusaurus plugin that patches one line of a module during bundling. A replacement in
 * `src/client` would copy the rest of the module.
 */
export default function patchedModules(): Plugin {
  return {
    name: 'patched-modules',
    configureWebpack: () => ({
      module: {
        rules: patches.map(({file, ...options}) => ({
          resource: (resource: string) =>
            resource.endsWith(path.join('node_modules', ...file.split('/'))),
          enforce: 'pre' as const,
          use: [{loader: path.join(__dirname, 'loader.mjs'), options: {file, ...options}}],
        })),
      },
    }),
  };
}
