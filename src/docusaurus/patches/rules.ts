import path from 'node:path';
import {patches} from './patches';

/**
 * Rules of the bundler that patch one line of a module. A replacement in
 * `src/docusaurus/start/client` would copy the rest of the module.
 */
export const patchRules = patches.map(({file, ...options}) => ({
  resource: (resource: string) => resource.endsWith(path.join('node_modules', ...file.split('/'))),
  enforce: 'pre' as const,
  use: [{loader: path.join(__dirname, 'loader.mjs'), options: {file, ...options}}],
}));
