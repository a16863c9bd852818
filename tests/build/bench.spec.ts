import {expect, test} from 'playwright/test';
import {run} from '../../scripts/run';
import {root} from '../support/project';

test('bench:search refuses an unknown measurement', {tag: '@full'}, async () => {
  test.setTimeout(120_000);
  const {code, output} = await run('npx', ['--no-install', 'tsx', 'bench/search.ts', 'nonsense'], {
    cwd: root,
  });
  expect(code).toBe(1);
  expect(output).toMatch(/"nonsense"[\s\S]*bench:search/u);
});
