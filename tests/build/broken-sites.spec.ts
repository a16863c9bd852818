import path from 'node:path';
import {expect, test} from 'playwright/test';
import * as z from 'zod';
import {readYamlFile} from '../../src/lib/text/readYaml';
import {buildFixture} from '../support/builds';
import {Folder} from '../support/folder';

// In one worker: a build uses several processors.
test.describe.configure({mode: 'default', timeout: 240_000});

async function outputOf(name: string, outcome: 'stops' | 'succeeds'): Promise<string> {
  const out = new Folder();
  const {code, output} = await buildFixture(name, out.root);
  out.remove();
  expect(code === 0, output).toBe(outcome === 'succeeds');
  return output;
}

test.describe('an invalid page or navbar item stops the build', () => {
  let output = '';

  test.beforeAll(async () => {
    // The timeout of the tests does not apply to a hook.
    test.setTimeout(240_000);
    output = await outputOf('broken-pages', 'stops');
  });

  const messages = readYamlFile(
    z.record(z.string(), z.string()),
    path.join(__dirname, 'broken-pages.yml'),
  );

  test('a broken Markdown link causes a warning', {tag: '@spec-5'}, () => {
    expect(output).toMatch(/\[WARNING\].*link couldn't be resolved: \(\.\/nowhere\.md\)/u);
  });

  for (const [fault, message] of Object.entries(messages)) {
    test(fault, {tag: '@spec-8'}, () => {
      expect(output).toMatch(new RegExp(message, 'u'));
    });
  }
});

test('an unknown version stops the build', {tag: '@spec-8'}, async () => {
  expect(await outputOf('broken-version', 'stops')).toContain(
    'lastVersion: 9.9 is invalid. Available version names are: current',
  );
});

test('a broken link stops the build', {tag: '@spec-5'}, async () => {
  expect(await outputOf('broken-links', 'stops')).toContain('linking to /nowhere');
});

test('a broken anchor causes a warning only', {tag: '@spec-5'}, async () => {
  expect(await outputOf('broken-anchor', 'succeeds')).toMatch(/\[WARNING\].*broken anchors/u);
});
