import type {LoadedPlugin} from '@docusaurus/types';
import {expect} from 'playwright/test';
import {postBuild, type PagesPlugin} from '../../src/docusaurus/post-build/plugin';
import {test} from '../support/folder';

type Props = Parameters<NonNullable<LoadedPlugin['postBuild']>>[0];

/** Runs the hooks of plugins concurrently, as Docusaurus does. */
async function finishBuild(outDir: string, others: readonly Partial<PagesPlugin>[]): Promise<void> {
  const plugins = [postBuild(), ...others] as LoadedPlugin[];
  const props = {outDir, plugins} as unknown as Props;
  await Promise.all(plugins.map(async (plugin) => plugin.postBuild?.(props)));
}

test.describe('after the build', () => {
  test('plugins process the pages in order, after other files are written', async ({folder}) => {
    folder.write({'a.html': 'rendered'});
    const done: string[] = [];
    const pagesPlugin = (name: string): Partial<PagesPlugin> => ({
      builtPages: () => ({
        page: (file, html) => {
          done.push(`${name} ${file}`);
          return `${html} ${name}`;
        },
        finish: () => Promise.resolve(void done.push(`${name} finished`)),
      }),
    });
    const slow = async () => {
      await new Promise((resolve) => setImmediate(resolve));
      folder.write({'b.html': 'redirect'});
      done.push('written');
    };
    const plugins = [pagesPlugin('tables'), {postBuild: slow}, pagesPlugin('headers')];
    await finishBuild(folder.root, plugins);
    expect(done).toEqual([
      'written',
      'tables a.html',
      'headers a.html',
      'tables b.html',
      'headers b.html',
      'tables finished',
      'headers finished',
    ]);
    expect(folder.read('a.html')).toBe('rendered tables headers');
  });

  test('the build fails if a plugin fails, or if the plugin is not the first', async ({folder}) => {
    const broken = {postBuild: () => Promise.reject(new Error('broken'))};
    await expect(finishBuild(folder.root, [broken])).rejects.toThrow('broken');
    const own = postBuild();
    const props = {plugins: [{name: 'other'}, own]} as unknown as Props;
    await expect(own.postBuild?.(props)).rejects.toThrow(/must be the first/u);
  });
});
