import path from 'node:path';
import {ESLint} from 'eslint';
import {expect, test} from 'playwright/test';
import {getFileInfo} from 'prettier';
import {run} from '../../scripts/run';
import {filesBelow, root} from '../support/project';

test.describe('every source is looked at', () => {
  const sources = ['deploy', 'scripts', 'src', 'tests']
    .flatMap((folder) => filesBelow(folder).map((file) => `${folder}/${file}`))
    .filter((file) => /\.tsx?$/u.test(file) && !/\/(?:\.docusaurus|node_modules)\//u.test(file));

  test('there is one in each folder of tests', () => {
    for (const folder of ['content', 'build', 'e2e', 'support', 'fixtures']) {
      expect(sources).toContainEqual(expect.stringContaining(`tests/${folder}/`));
    }
  });

  test('by Prettier', async () => {
    const ignorePath = ['.gitignore', '.prettierignore'].map((name) => path.join(root, name));
    const ignored: string[] = [];
    for (const file of sources) {
      const info = await getFileInfo(path.join(root, file), {ignorePath});
      if (info.ignored) {
        ignored.push(file);
      }
    }
    expect(ignored).toEqual([]);
  });

  test('by ESLint', async () => {
    const eslint = new ESLint({cwd: root});
    const ignored: string[] = [];
    for (const file of sources) {
      if (await eslint.isPathIgnored(path.join(root, file))) {
        ignored.push(file);
      }
    }
    expect(ignored).toEqual([]);
  });

  test('by cspell', async () => {
    const {output} = await run(
      'npx',
      ['--no-install', 'cspell', 'lint', '--no-progress', '--no-issues', '--file', ...sources],
      {cwd: root},
    );
    expect(output).toContain(`Files checked: ${sources.length},`);
  });
});
