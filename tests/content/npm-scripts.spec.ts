import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {docsVersions, versions} from '../../src/site/versions';
import {loadWith} from '../support/loadWith';
import {read, root} from '../support/project';

interface SiteConfig {
  readonly presets: readonly [
    name: string,
    options: {readonly docs: {readonly versions: object}},
  ][];
  readonly markdown: {
    readonly preprocessor: (page: {readonly fileContent: string}) => string;
    readonly mdx1Compat: object;
  };
}

/** Configuration of the site for an npm script, and names of the versions that it has. */
function configFor(npmScript: string, docsVersion?: string) {
  const variables = {npm_lifecycle_event: npmScript, DOCS_VERSION: docsVersion};
  const {default: config} = loadWith('docusaurus.config', variables) as {default: SiteConfig};
  const classic = config.presets.find(([name]) => name === 'classic');
  return {config, names: Object.keys(classic?.[1].docs.versions ?? {})};
}

test('npm start serves the next version or DOCS_VERSION; a build has all versions', () => {
  expect(configFor('start').names).toEqual([versions.next.name]);
  expect(configFor('start', versions.latest.name).names).toEqual([versions.latest.name]);
  expect(configFor('build').names).toEqual(docsVersions.map(({name}) => name));
});

test('pages with CRLF line endings are built like others, and HTML comments are refused', () => {
  const {markdown} = configFor('build').config;
  expect(markdown.preprocessor({fileContent: 'a\r\nb'})).toBe('a\nb');
  expect(markdown.mdx1Compat).toEqual({comments: false});
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
