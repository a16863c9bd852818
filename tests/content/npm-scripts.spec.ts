import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {docsVersions, versions} from '../../src/site/versions';
import {read, root} from '../support/project';

/**
 * Evaluates an expression in the environment of an npm script.
 *
 * @param expression may use `config` and `docs`, the options of the docs plugin
 */
function evaluate(expression: string, npmScript: string, docsVersion?: string): unknown {
  const code = `
    import('./docusaurus.config.ts').then(({default: {default: config}}) => {
      const [, {docs}] = config.presets.find(([name]) => name === 'classic');
      console.log(JSON.stringify(${expression}));
    });
  `;
  const {stdout, stderr} = spawnSync('node', ['--import', 'tsx', '--eval', code], {
    cwd: root,
    encoding: 'utf8',
    env: {...process.env, npm_lifecycle_event: npmScript, DOCS_VERSION: docsVersion},
  });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

test('npm start serves the next version or DOCS_VERSION; a build has all versions', () => {
  const names = 'Object.keys(docs.versions)';
  expect(evaluate(names, 'start')).toEqual([versions.next.name]);
  expect(evaluate(names, 'start', versions.latest.name)).toEqual([versions.latest.name]);
  // Pages with CRLF line endings are built like others, and HTML comments are refused.
  const markdown = String.raw`config.markdown.preprocessor({fileContent: 'a\r\nb'}), config.markdown.mdx1Compat`;
  expect(evaluate(`[${names}, ${markdown}]`, 'build')).toEqual([
    docsVersions.map(({name}) => name),
    'a\nb',
    {comments: false},
  ]);
});

const {scripts} = JSON.parse(read('package.json')) as {scripts: Record<string, string>};

/** Words of an npm script that the shells of Linux, macOS and Windows do not interpret alike. */
function notPortable(script: string): string[] {
  return script.split(' && ').flatMap((command) => {
    const [program = '', ...words] = command.match(/"[^"]*"|\S+/gu) ?? [];
    const isFound =
      program === 'npm' || existsSync(path.join(root, 'node_modules', '.bin', program));
    return [
      ...(isFound ? [] : [program]),
      ...words.filter((word) => !/^(?:[\w@:.,/=-]+|"[\w@:.,/=*|() -]+")$/u.test(word)),
    ];
  });
}

test('each npm script is listed once, in README.md or scripts/README.md', () => {
  const row = /^\| `(?:npm ci && )?npm (?:run )?(?:-s )?(?<name>[\w:-]+)/gmu;
  const listed = ['README.md', 'scripts/README.md'].flatMap((file) =>
    [...read(file).matchAll(row)].map(([, name]) => name),
  );
  expect(listed.sort()).toEqual(Object.keys(scripts).sort());
});

test('npm scripts run in the shells of Linux, macOS and Windows', () => {
  expect(Object.values(scripts).flatMap(notPortable)).toEqual([]);
  const planted = "rm -rf build && docusaurus build > a && playwright test -g 'a b' ${PORT-3000}";
  expect(notPortable(planted)).toEqual(['rm', '>', "'a", "b'", '${PORT-3000}']);
});
