import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedPlugin} from '@docusaurus/types';
import {expect, test} from 'playwright/test';
import {postBuild, type PagesPlugin} from '../../src/docusaurus/post-build/plugin';

type Props = Parameters<NonNullable<LoadedPlugin['postBuild']>>[0];

/** Runs the hooks of plugins as Docusaurus does: all at the same time. */
async function finishBuild(outDir: string, others: readonly Partial<PagesPlugin>[]): Promise<void> {
  const plugins = [postBuild(), ...others] as LoadedPlugin[];
  const props = {outDir, plugins} as unknown as Props;
  await Promise.all(plugins.map(async (plugin) => plugin.postBuild?.(props)));
}

test.describe('after the build', () => {
  test('a page passes through the plugins in their order, when all other files are written', async ({}, {
    outputDir,
  }) => {
    const outDir = path.join(outputDir, 'site');
    mkdirSync(outDir, {recursive: true});
    writeFileSync(path.join(outDir, 'a.html'), 'rendered');
    const done: string[] = [];
    const passing = (name: string): Partial<PagesPlugin> => ({
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
      writeFileSync(path.join(outDir, 'b.html'), 'redirect');
      done.push('written');
    };
    await finishBuild(outDir, [passing('tables'), {postBuild: slow}, passing('headers')]);
    expect(done).toEqual([
      'written',
      ...['tables a.html', 'headers a.html', 'tables b.html', 'headers b.html'],
      ...['tables finished', 'headers finished'],
    ]);
    expect(readFileSync(path.join(outDir, 'a.html'), 'utf8')).toBe('rendered tables headers');
  });

  test('the build fails with another plugin, and if the order cannot be kept', async ({}, {
    outputDir,
  }) => {
    const broken = {postBuild: () => Promise.reject(new Error('broken'))};
    await expect(finishBuild(outputDir, [broken])).rejects.toThrow('broken');
    const own = postBuild();
    const props = {plugins: [{name: 'other'}, own]} as unknown as Props;
    await expect(own.postBuild?.(props)).rejects.toThrow(/must be the first/u);
  });
});
