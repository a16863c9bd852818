import type {LoadContext} from '@docusaurus/types';
import {expect} from 'playwright/test';
import buildCache, {bundlerFolders, cacheKey} from '../../src/docusaurus/build-cache/plugin';
import {test} from '../support/folder';
import {filesBelow} from '../support/project';

test('the build cache is invalidated by files outside the module graph only', async ({folder}) => {
  folder.write({'docs/a.mdx': 'one', 'src/content/remark/a.ts': 'one', 'src/theme/a.tsx': 'one'});
  const bundled = ['docs/a.mdx', 'src/theme/a.tsx', 'src/components/new.tsx'];
  const others = ['docs/new.mdx', 'src/content/remark/a.ts', 'src/new-folder/deep/a.ts'];
  const key = () => cacheKey(folder.root, ['docs']);
  for (const file of [...bundled, ...others]) {
    const before = await key();
    folder.write({[file]: `changed ${file}`});
    expect((await key()) === before, file).toBe(bundled.includes(file));
  }
  await expect(cacheKey(folder.root, ['nowhere'])).rejects.toThrow(/nowhere/u);
  const folders = new Set(filesBelow('src').map((file) => file.split('/')[0]));
  expect(bundlerFolders.filter((one) => !folders.has(one))).toEqual([]);
});

test('the build stops if Docusaurus configures no persistent cache', async () => {
  const {configureWebpack} = await buildCache({siteDir: process.cwd()} as LoadContext);
  const configure = configureWebpack as (config: object) => unknown;
  expect(configure({experiments: {cache: {version: '1'}}})).toMatchObject({
    experiments: {cache: {version: expect.stringMatching(/^1-\w+$/u) as unknown}},
  });
  expect(() => configure({})).toThrow(/no version of the persistent cache/u);
});
