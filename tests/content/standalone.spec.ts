import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {filesBelow, read, root} from '../support/project';

/** A file of the project with all files that it imports, directly or not. */
function reached(file: string, seen = new Set<string>()): Set<string> {
  if (!seen.has(file)) {
    seen.add(file);
    for (const {groups} of read(file).matchAll(/from '(?<source>\.[^']+)'/gu)) {
      const target = path.posix.join(path.posix.dirname(file), groups?.source ?? '');
      const found = ['.ts', '.tsx', '/index.ts', '/index.tsx']
        .map((ending) => `${target}${ending}`)
        .find((name) => existsSync(path.join(root, name)));
      if (found !== undefined) {
        reached(found, seen);
      }
    }
  }
  return seen;
}

test('tests of the sources need neither the built site nor a browser', () => {
  const ofBuild = ['tests/support/site.ts', 'tests/support/browser.ts'];
  const wrong = filesBelow('tests/content')
    .map((file) => `tests/content/${file}`)
    .filter((file) => ofBuild.some((name) => reached(file).has(name)));
  expect(wrong).toEqual([]);
  expect(reached('tests/e2e/crawl.spec.ts')).toContain('tests/support/site.ts');
});
