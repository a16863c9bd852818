import {transformedBy} from '../../lib/build/transformedBy';
import {patches, type Patch} from './patches';

/**
 * Applies a patch to a module.
 *
 * @throws Error if the module has changed
 */
export function applyPatch(source: string, {file, before, after}: Patch): string {
  if (source.split(before).length !== 2) {
    throw new Error(
      `${file} has changed: src/docusaurus/patches requires exactly one line with "${before}".`,
    );
  }
  return source.replace(before, () => after);
}

/**
 * Rules of the bundler that patch one line of a module. A replacement in
 * `src/docusaurus/start/client` would copy the rest of the module.
 */
export const patchRules = patches.map((patch) => ({
  // A pattern, because a function would be called on the main thread for each module, and would
  // keep the compiler in memory.
  resource: new RegExp(
    `[\\\\/]node_modules[\\\\/]${patch.file.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]')}$`,
    'u',
  ),
  enforce: 'pre' as const,
  use: transformedBy((source) => applyPatch(source, patch)),
}));
