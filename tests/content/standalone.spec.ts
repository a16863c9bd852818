import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import config from '../../playwright.config';
import {filesBelow, read, root} from '../support/project';

test.describe('tests of the sources', () => {
  const isFile = (file: string) => existsSync(path.join(root, file));

  /** Files of the project that a file imports, and that those import, with itself. */
  function reached(file: string, seen = new Set<string>()): Set<string> {
    if (!seen.has(file)) {
      seen.add(file);
      for (const {groups} of read(file).matchAll(/from '(?<source>\.[^']+)'/gu)) {
        const target = path.posix.join(path.posix.dirname(file), groups?.source ?? '');
        const found = ['.ts', '.tsx', '/index.ts', '/index.tsx']
          .map((ending) => `${target}${ending}`)
          .find(isFile);
        if (found !== undefined) {
          reached(found, seen);
        }
      }
    }
    return seen;
  }

  test('reach nothing that reads or serves the built site', () => {
    const ofBuild = ['tests/support/site.ts', 'tests/support/browser.ts'];
    const wrong = filesBelow('tests/content')
      .map((file) => `tests/content/${file}`)
      .filter((file) => ofBuild.some((name) => reached(file).has(name)));
    expect(wrong).toEqual([]);
    expect(reached('tests/content/standalone.spec.ts')).toContain('tests/support/project.ts');
    expect(reached('tests/e2e/crawl.spec.ts')).toContain('tests/support/site.ts');
  });

  test('wait for no server', () => {
    expect(config.webServer).toBeUndefined();
  });
});
