import {expect, test} from 'playwright/test';
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

  const messages = {
    'unknown document of a version': 'no version doc found by id=nowhere',
    'unknown document of the docs plugin': 'Couldn\'t find any doc with id "nowhere"',
    'navbar item with an unknown sidebar, and the sidebars that exist':
      /Can't find any sidebar with id "nowhere"[\s\S]*?Available sidebar ids are:\s+- docs/u,
    'sidebar without a link target':
      'Sidebar with ID "empty" doesn\'t have anything to be linked to',
    'unknown type of a navbar item': 'No NavbarItem component found for type "nonsense"',
    'page module without a default export':
      /page component at \/no-default-export doesn't have a default export[\s\S]*Consider default-exporting a React component/u,
    'no route context': /Unexpected: no (?:Docusaurus )?route context found/u,
    'translation without id and message':
      'must have at least a translation id or a default translation message',
    'translation with children that are not plain strings': 'only accept simple string values',
    'context helper outside its provider': 'Hook useDoc is called outside the <DocProvider>',
    'failed invariant': 'Invariant failed',
  } as const;

  test('a broken Markdown link causes a warning', {tag: '@spec-5'}, () => {
    expect(output).toMatch(/\[WARNING\].*link couldn't be resolved: \(\.\/nowhere\.md\)/u);
  });

  for (const [fault, message] of Object.entries(messages)) {
    test(fault, {tag: '@spec-8'}, () => {
      expect(output).toMatch(message);
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
