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
    throw new Error(
      `The plugin ${own} must be the first plugin: see src/plugins/offline/preset.ts.`,
    );
  }
  const started: Promise<void>[] = [];
  const others = plugins.slice(1).filter(({postBuild}) => postBuild !== undefined);
  for (const plugin of others) {
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
  if (started.length < others.length) {
    throw new Error(
      `Docusaurus has called postBuild of ${started.length} of ${others.length} plugins: adapt src/plugins/offline/afterOthers.ts, or the service worker misses files.`,
    );
  }
  await Promise.all(started);
}
