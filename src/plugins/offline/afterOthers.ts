import type {LoadedPlugin} from '@docusaurus/types';

/**
 * Waits for what the other plugins write after the build, which Docusaurus
 * starts all at once, in the order of the plugins.
 *
 * @param plugins all plugins, of which the one that calls has to be the first
 * @param own name of the plugin that calls
 * @throws what another plugin throws
 */
export async function afterOthers(
  plugins: readonly Pick<LoadedPlugin, 'name' | 'postBuild'>[],
  own: string,
): Promise<void> {
  if (plugins[0]?.name !== own) {
    throw new Error(`The plugin ${own} has to be the first: see src/plugins/offline/preset.ts.`);
  }
  const started: Promise<void>[] = [];
  for (const plugin of plugins.slice(1)) {
    const postBuild = plugin.postBuild?.bind(plugin);
    if (postBuild) {
      plugin.postBuild = async (props) => {
        const written = Promise.resolve(postBuild(props));
        started.push(written);
        return written;
      };
    }
  }
  // By then, the others have been called.
  await new Promise((resolve) => setImmediate(resolve));
  await Promise.all(started);
}
