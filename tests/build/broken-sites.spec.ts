import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {buildFixture} from '../support/builds';

/** Build a fixture site that must not build, and return what the build printed. */
async function outputOf(name: string): Promise<string> {
  const out = mkdtempSync(path.join(os.tmpdir(), 'manual-'));
  try {
    const {code, output} = await buildFixture(name, out);
    expect(code, output).not.toBe(0);
    return output;
  } finally {
    rmSync(out, {recursive: true, force: true});
  }
}

test.describe.configure({timeout: 120_000});

test.describe('errors that stop a build', () => {
  test.describe.configure({mode: 'serial'});
  let output = '';

  test.beforeAll(async () => {
    output = await outputOf('broken-pages');
  });

  const messages = {
    'unknown document of a version': 'no version doc found by id=nowhere',
    'unknown document of the docs plugin': 'Couldn\'t find any doc with id "nowhere"',
    'unknown sidebar lists the available ones':
      /Can't find any sidebar with id "nowhere"[\s\S]*?Available sidebar ids are:\s+- docs/u,
    'sidebar without a link target':
      'Sidebar with ID "empty" doesn\'t have anything to be linked to',
    'unknown navbar item type': 'No NavbarItem component found for type "nonsense"',
    'page module without default export':
      /page component at \/no-default-export doesn't have a default export[\s\S]*Consider default-exporting a React component/u,
    'route context missing': /Unexpected: no (?:Docusaurus )?route context found/u,
    'translation without id and message':
      'must have at least a translation id or a default translation message',
    'translation children not plain strings': 'only accept simple string values',
    'context helper outside its provider': 'Hook useDoc is called outside the <DocProvider>',
    'invariant failure': 'Invariant failed',
  } as const;

  for (const [name, message] of Object.entries(messages)) {
    test(name, {tag: '@spec-8'}, () => {
      expect(output).toMatch(message);
    });
  }
});

test('docs version name that does not exist', {tag: '@spec-8'}, async () => {
  expect(await outputOf('broken-version')).toContain(
    'lastVersion: 9.9 is invalid. Available version names are: current',
  );
});

test('navbar that names an unknown sidebar', {tag: '@spec-8'}, async () => {
  expect(await outputOf('broken-navbar')).toContain('Can\'t find any sidebar with id "nowhere"');
});

test('broken links throw, broken Markdown links warn', {tag: '@spec-5'}, async () => {
  const output = await outputOf('broken-links');
  expect(output).toContain('Docusaurus found broken links!');
  expect(output).toContain('linking to /docs/nowhere');
  expect(output).toMatch(/\[WARNING\].*markdown link couldn't be resolved: \(\.\/nowhere\.md\)/u);
});

test('broken anchors only warn', {tag: '@spec-5'}, async () => {
  const out = mkdtempSync(path.join(os.tmpdir(), 'manual-'));
  const {code, output} = await buildFixture('broken-anchor', out);
  rmSync(out, {recursive: true, force: true});
  expect(code, output).toBe(0);
  expect(output).toMatch(/\[WARNING\] Docusaurus found broken anchors!/u);
});

test('wrong front matter stops the build and names file and field', async () => {
  const output = await outputOf('broken-front-matter');
  expect(output).toContain('docs/io-servers/wrong.mdx');
  expect(output).toMatch(/group: Invalid option: expected one of "building-bus"/u);
  expect(output).toContain('unknown field "colour"');
});
