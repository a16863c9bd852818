import type {LoadContext} from '@docusaurus/types';
import {expect} from 'playwright/test';
import buildCache, {bundlerFolders, cacheKey} from '../../src/docusaurus/build-cache/plugin';
import {hashFiles} from '../../src/lib/build/hashFiles';
import {test, type Folder} from '../support/folder';
import {filesBelow} from '../support/project';

const textsOf = (files: readonly string[], text: string) =>
  Object.fromEntries(files.map((file) => [file, text]));

/** Those of some files whose change or addition gives a folder another key. */
async function changing(
  folder: Folder,
  files: readonly string[],
  keyOf: (site: string) => Promise<string>,
): Promise<string[]> {
  const found: string[] = [];
  for (const file of files) {
    const before = await keyOf(folder.root);
    expect(await keyOf(folder.root)).toBe(before);
    folder.write({[file]: `changed ${file}`});
    if ((await keyOf(folder.root)) !== before) {
      found.push(file);
    }
  }
  return found;
}

test('the build cache is dropped by what the bundler does not see, and by nothing else', async ({
  folder,
}) => {
  folder.write(textsOf(['docs/a.mdx', 'src/content/remark/a.ts', 'src/theme/a.tsx'], 'one'));
  const seen = ['docs/a.mdx', 'src/theme/a.tsx', 'src/components/new.tsx'];
  const unseen = ['docs/new.mdx', 'src/content/remark/a.ts', 'src/folder-to-come/deep/a.ts'];
  const changed = await changing(folder, [...seen, ...unseen], (site) => cacheKey(site, ['docs']));
  expect(changed).toEqual(unseen);
  const folders = new Set(filesBelow('src').map((file) => file.split('/')[0]));
  expect(bundlerFolders.filter((one) => !folders.has(one))).toEqual([]);
});

test('the build stops if Docusaurus keeps its cache in another way', async () => {
  const {configureWebpack} = await buildCache({siteDir: process.cwd()} as LoadContext);
  const configure = configureWebpack as (config: object) => unknown;
  expect(configure({experiments: {cache: {version: '1'}}})).toMatchObject({
    experiments: {cache: {version: expect.stringMatching(/^1-\w+$/u) as unknown}},
  });
  expect(() => configure({})).toThrow(/no version of the persistent cache/u);
});

test('a hash of files changes with each text, and with the names where only these count', async ({
  folder,
}) => {
  const texts = ['docs/deep/a.mdx', 'src/a.ts', 'config.ts', 'docs/new.mdx', 'blog/new.md'];
  folder.write(textsOf(['docs/deep/a.mdx', 'src/a.ts', 'config.ts', 'blog/a.md'], 'one'));
  const keyOf = (site: string) =>
    hashFiles(site, {texts: ['docs', 'src', 'config.ts'], names: ['blog']});
  expect(await changing(folder, [...texts, 'blog/a.md'], keyOf)).toEqual(texts);
  await expect(hashFiles(folder.root, {texts: ['nowhere']})).rejects.toThrow(/nowhere/u);
});
