import type {LoadedPlugin} from '@docusaurus/types';

/**
 * Waits for the `postBuild` hooks of the other plugins, which Docusaurus starts
 * concurrently in the order of the plugins.
 *
 * @param plugins all plugins; the calling one must be the first
 * @param own name of the calling plugin
 * @throws the error of another plugin
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
  // By then, the other hooks have been called.
  await new Promise((resolve) => setImmediate(resolve));
  if (started.length < others.length) {
    throw new Error(
      `Docusaurus has called postBuild of ${started.length} of ${others.length} plugins: adapt src/plugins/offline/afterOthers.ts, or the service worker misses files.`,
    );
  }
  await Promise.all(started);
}
