import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {mends} from './mends';

/**
 * Docusaurus plugin that changes one line of a module as it is bundled, where a
 * module in its place (`src/client`) would be a copy of all the rest.
 */
export default function mendedModules(): Plugin {
  return {
    name: 'mended-modules',
    configureWebpack: () => ({
      module: {
        rules: mends.map(({file, ...options}) => ({
          resource: (resource: string) =>
            resource.endsWith(path.join('node_modules', ...file.split('/'))),
          enforce: 'pre' as const,
          use: [{loader: path.join(__dirname, 'loader.mjs'), options: {file, ...options}}],
        })),
      },
    }),
  };
}
