import path from 'node:path';
import {patches} from './patches';

/**
 * Rules of the bundler that patch one line of a module. A replacement in
 * `src/docusaurus/start/client` would copy the rest of the module.
 */
export const patchRules = patches.map(({file, ...options}) => ({
  // A pattern, because a function would be called on the main thread for each module, and would
  // keep the compiler in memory.
  resource: new RegExp(
    `[\\\\/]node_modules[\\\\/]${file.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]')}$`,
    'u',
  ),
  enforce: 'pre' as const,
  use: [{loader: path.join(__dirname, 'loader.mjs'), options: {file, ...options}}],
}));
