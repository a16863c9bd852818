import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {run} from '../../scripts/run';
import {root} from '../support/project';

test.describe('the measurement of the search', () => {
  // A package may have to come from the registry.
  test.setTimeout(180_000);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  test.afterAll(() => rmSync(folder, {recursive: true, force: true}));

  test('its packages install as locked, and its tools start', async () => {
    for (const file of ['package.json', 'package-lock.json']) {
      cpSync(path.join(root, 'bench', file), path.join(folder, file));
    }
    const install = await run('npm', ['ci', '--no-audit', '--no-fund'], {
      cwd: folder,
      timeout: 150,
    });
    expect(install.code, install.output).toBe(0);
    for (const tool of ['esbuild', 'pagefind']) {
      const {code, output} = await run(path.join(folder, 'node_modules/.bin', tool), ['--version']);
      expect(code, output).toBe(0);
    }
  });

  test('what cannot be measured is refused with the usage', async () => {
    const start = (...words: string[]) =>
      run('npx', ['--no-install', 'tsx', 'bench/search.ts', ...words], {cwd: root, timeout: 60});
    const unknown = await start('nonsense');
    expect(unknown.code).toBe(1);
    expect(unknown.output).toMatch(
      /"nonsense" is nothing that can be measured[\s\S]*bench:search/u,
    );
    const against = await start('against', folder);
    expect(against.code).toBe(1);
    expect(against.output).toContain('is no checkout with a built site');
  });
});
