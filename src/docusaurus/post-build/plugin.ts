import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedPlugin, Plugin, Preset} from '@docusaurus/types';

type Props = Parameters<NonNullable<Plugin['postBuild']>>[0];

/** Work of a plugin on the built pages. */
export interface PagesPass {
  /**
   * @param file path relative to the build
   * @param html page as returned by the previous plugin
   * @returns the page for the next plugin
   */
  readonly page: (file: string, html: string) => string;
  /** Called after the last page and the `finish` of the previous plugin. */
  readonly finish?: () => Promise<void>;
}

/** Plugin that reads or changes the built pages. */
export interface PagesPlugin extends Plugin {
  /** Called when the `postBuild` hooks of all plugins have written their files. */
  readonly builtPages: (props: Props) => PagesPass | Promise<PagesPass>;
}

const name = 'post-build';

/** Removes the hook of a plugin, so that Docusaurus does not call it, and returns it. */
function detachHook(plugin: LoadedPlugin, props: Props): () => Promise<void> {
  const hook = plugin.postBuild?.bind(plugin);
  delete plugin.postBuild;
  return async () => hook?.({...props, content: plugin.content});
}

/**
 * Docusaurus plugin that orders the hooks after the build, which Docusaurus runs
 * concurrently: all `postBuild` hooks, then `builtPages`, which reads and writes each page
 * once.
 *
 * @throws Error if it is not the first plugin
 */
export function postBuild(): Plugin {
  return {
    name,
    async postBuild(props) {
      const {outDir, plugins} = props;
      const [own, ...others] = plugins;
      if (own?.name !== name) {
        throw new Error(
          `The plugin ${name} must be the first: see presets in docusaurus.config.ts.`,
        );
      }
      await Promise.all(others.map((plugin) => detachHook(plugin, props)).map((hook) => hook()));
      const pagesPlugins = others as readonly Partial<PagesPlugin>[];
      const passes = (
        await Promise.all(pagesPlugins.map(async (plugin) => plugin.builtPages?.(props)))
      ).filter((pass) => pass !== undefined);
      const files = await readdir(outDir, {recursive: true});
      for (const file of files.filter((one) => one.endsWith('.html')).sort()) {
        const filePath = path.join(outDir, file);
        const rendered = await readFile(filePath, 'utf8');
        const html = passes.reduce((text, {page}) => page(file, text), rendered);
        if (html !== rendered) {
          await writeFile(filePath, html);
        }
      }
      for (const {finish} of passes) {
        await finish?.();
      }
    },
  };
}

/** Preset with this plugin, because Docusaurus loads the plugins of presets first. */
export default function preset(): Preset {
  return {plugins: [postBuild]};
}
