import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {rspack} from '@rspack/core';
import {expect, test} from 'playwright/test';
import {explainedAdvisories, findings, type AuditReport} from '../../scripts/audit';
import {copyProject, differences} from '../../scripts/build-compare';
import {acceptedLicences, alsoUsed} from '../../src/plugins/licences/accepted';
import {billOfMaterials, licencesText} from '../../src/plugins/licences/lists';
import {loadedFiles} from '../../src/plugins/licences/loadedFiles';
import {bundledFiles, otherEntries} from '../../src/plugins/licences/otherBundles';
import {packageFolders, usedPackages} from '../../src/plugins/licences/packages';
import {bomFaults} from '../support/bom';
import {filesBelow, read, root} from '../support/project';

let folder = '';

test.beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'manual-'));
});

test.afterEach(() => {
  rmSync(folder, {recursive: true, force: true});
});

/** Write files below the folder of the test. */
function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
}

/**
 * Bundle a module as the site is bundled.
 *
 * @returns the files that the bundle is made of
 */
async function bundle(context: string, entry: string): Promise<string[]> {
  let files: string[] = [];
  const compiler = rspack({
    mode: 'production',
    context,
    entry,
    output: {path: path.join(context, 'out')},
    module: {
      rules: [
        {
          test: /\.css$/u,
          use: [rspack.CssExtractRspackPlugin.loader, require.resolve('css-loader')],
          type: 'javascript/auto',
        },
      ],
    },
    plugins: [
      new rspack.CssExtractRspackPlugin(),
      loadedFiles((found) => {
        files = found;
      }),
    ],
  });
  const errors = await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) {
          reject(error);
        } else {
          resolve(stats?.toJson({all: false, errors: true}).errors);
        }
      });
    });
  });
  expect(errors).toEqual([]);
  return files;
}

test.describe('two builds', () => {
  test('each file that differs is named, with the place', async () => {
    write({
      'a/same.txt': 'same',
      'b/same.txt': 'same',
      'a/below/text.txt': 'one\ntwo three',
      'b/below/text.txt': 'one\ntwo four',
      'a/longer.txt': 'end.',
      'b/longer.txt': 'end',
      'a/first.txt': '',
      'b/second.txt': '',
    });
    const [one, other] = ['a', 'b'].map((name) => path.join(folder, name));
    expect(await differences(one ?? '', other ?? '')).toEqual([
      {
        file: path.join('below', 'text.txt'),
        what: 'line 2, byte 8\n    "one\\ntwo three"\n    "one\\ntwo four"',
      },
      {file: 'first.txt', what: `only in ${one}`},
      {file: 'longer.txt', what: 'line 1, byte 3\n    "end."\n    "end"'},
      {file: 'second.txt', what: `only in ${other}`},
    ]);
    expect(await differences(one ?? '', one ?? '')).toEqual([]);
  });

  /** Whether a bundle that takes all files of a folder differs between two places. */
  async function hangsOnItsPlace(expression: string): Promise<boolean> {
    const places = ['near', 'far/below/others'];
    for (const place of places) {
      write({
        [`${place}/entry.mjs`]: `
          const files = import.meta.webpackContext('./objects', {regExp: ${expression}});
          files.keys().forEach((key) => files(key));
        `,
        [`${place}/objects/one/part.mjs`]: 'document.title = "one";',
      });
      await bundle(path.join(folder, place), './entry.mjs');
    }
    const [near = '', far = ''] = places.map((place) => path.join(folder, place, 'out'));
    return (await differences(near, far)).length > 0;
  }

  test('what takes all files of a folder does not hang on the place of the project', async () => {
    expect(await hangsOnItsPlace(String.raw`/\/part\.mjs$/`)).toBe(false);
    expect(await hangsOnItsPlace(String.raw`/\/part\.mjs$/u`)).toBe(true);
    const asked = filesBelow('src')
      .filter((file) => /\.tsx?$/u.test(file))
      .flatMap((file) => [...read(`src/${file}`).matchAll(/regExp: (?<expression>\/.*?\/\w*)\}/gu)])
      .map(({groups}) => groups?.expression ?? '');
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((expression) => !expression.endsWith('/'))).toEqual([]);
  });

  test('pages are minified neither in threads nor, on one processor, in the process', () => {
    // As the generator does: it loads its minifier, and then the configuration.
    const code = `
      const bundler = require('@docusaurus/bundler');
      const {loadFreshModule} = require('@docusaurus/utils');
      const page = async () =>
        (await (await bundler.getHtmlMinifier({type: 'terser'})).minify('<!DOCTYPE html>')).code;
      page().then(async (minified) => {
        await loadFreshModule(process.cwd() + '/docusaurus.config.ts');
        console.log(minified, await page(), process.env.SKIP_HTML_MINIFICATION);
      });
    `;
    const {stdout, stderr} = spawnSync('node', ['--eval', code], {
      cwd: root,
      encoding: 'utf8',
      env: {...process.env, SKIP_HTML_MINIFICATION: ''},
    });
    expect(stdout.trim(), stderr).toBe('<!doctype html> <!DOCTYPE html> true');
  });

  test('a copy of the project has its packages, and nothing of earlier builds', async () => {
    write({
      'p/src/build/a.ts': 'a',
      'p/build/index.html': 'old',
      'p/.docusaurus/routes.js': 'old',
      'p/bench/node_modules/b/index.js': 'b',
      'p/node_modules/c/index.js': 'c',
      'p/node_modules/.cache/rspack/d': 'old',
    });
    await copyProject(path.join(folder, 'p'), path.join(folder, 'q'));
    const left = (await differences(path.join(folder, 'p'), path.join(folder, 'q'))).map(
      ({file}) => file,
    );
    expect(left).toEqual([
      '.docusaurus/routes.js',
      'bench/node_modules/b/index.js',
      'build/index.html',
      'node_modules/.cache/rspack/d',
    ]);
  });
});

/** A package as it is published. */
function packageFiles(name: string, fields: object, files: Readonly<Record<string, string>> = {}) {
  return Object.fromEntries(
    Object.entries({
      'package.json': JSON.stringify({
        name,
        version: '1.0.0',
        license: 'MIT',
        main: 'index.mjs',
        ...fields,
      }),
      LICENSE: `Copyright ${name}`,
      ...files,
    }).map(([file, text]) => [`node_modules/${name}/${file}`, text]),
  );
}

const product = {title: 'Manual', version: '1.0.0', copyright: 'Copyright © us'};

test.describe('licences of what reaches a browser', () => {
  /** Code that no bundler takes apart. */
  const used = 'export const one = (place) => [place].map(String).join();';

  test('the bundler tells what scripts, styles and workers are made of, and nothing else', async () => {
    write({
      'entry.mjs': `
        import {one} from '@scope/joined';
        import {two} from 'unused';
        import 'styled/style.css';
        console.log(one(location));
        new Worker(new URL('./worker.mjs', import.meta.url));
      `,
      'worker.mjs': "import {one} from 'worked'; console.log(one(location));",
      ...packageFiles('@scope/joined', {sideEffects: false}, {'index.mjs': used}),
      ...packageFiles('unused', {sideEffects: false}, {'index.mjs': 'export const two = 2;'}),
      ...packageFiles('worked', {}, {'index.mjs': used}),
      ...packageFiles('styled', {}, {'style.css': 'a {color: red}'}),
    });
    const files = await bundle(folder, './entry.mjs');
    const names = packageFolders(files).map((place) =>
      path.relative(path.join(folder, 'node_modules'), place),
    );
    expect(names.sort()).toEqual([path.join('@scope', 'joined'), 'styled', 'worked']);
    expect(files).toContain(path.join(folder, 'entry.mjs'));
  });

  test('so does esbuild, of each script that it makes', async () => {
    write({
      'entry.ts':
        "import {one} from 'used'; import {two} from 'unused'; console.log(one(location));",
      ...packageFiles('used', {}, {'index.mjs': used}),
      ...packageFiles('unused', {sideEffects: false}, {'index.mjs': 'export const two = 2;'}),
    });
    expect(packageFolders(await bundledFiles(folder, ['entry.ts']))).toEqual([
      path.join(folder, 'node_modules', 'used'),
    ]);
    const bundlers = filesBelow('src').filter((file) =>
      /import \{[^}]*\bbuild\b[^}]*\} from 'esbuild'/u.test(read(`src/${file}`)),
    );
    // Another one that makes scripts is to be told in `otherEntries`.
    expect(bundlers).toEqual([
      'archive/archive.ts',
      'plugins/licences/otherBundles.ts',
      'plugins/offline/index.ts',
    ]);
    expect(otherEntries.filter((file) => !filesBelow('src').includes(file.slice(4)))).toEqual([]);
  });

  test('planted packages are refused: a licence not on the list, none, no text', async () => {
    write({
      ...packageFiles('good', {}),
      ...packageFiles('planted', {license: 'GPL-3.0-only'}),
      ...packageFiles('silent', {license: undefined}),
      'node_modules/bare/package.json': JSON.stringify({
        ...{name: 'bare', version: '2.0.0', license: 'ISC'},
      }),
    });
    const place = (name: string) => path.join(folder, 'node_modules', name);
    const refused = usedPackages(['good', 'planted', 'silent', 'bare'].map(place));
    await expect(refused).rejects.toThrow(
      [
        'What reaches browsers may not, see src/plugins/licences:',
        '  bare 2.0.0: its files have no text of its licence, nor has notices.ts.',
        '  planted 1.0.0: its licence, GPL-3.0-only, is not in accepted.ts.',
        '  silent 1.0.0: its licence, of which it says nothing, is not in accepted.ts.',
      ].join('\n'),
    );
    expect(await usedPackages([place('good')])).toHaveLength(1);
  });

  test('the list is the same for the same packages, each once, like texts once', async () => {
    write({
      ...packageFiles('one', {}, {LICENSE: 'Shared text\r\nof two'}),
      ...packageFiles('@scope/other', {license: {type: 'ISC'}}, {LICENSE: 'Shared text\nof two'}),
      ...packageFiles('third', {}, {NOTICE: 'Notice'}),
    });
    const places = ['one', '@scope/other', 'third', 'one'].map((name) =>
      path.join(folder, 'node_modules', name),
    );
    const packages = await usedPackages(places);
    expect(packages.map(({manifest}) => manifest.name)).toEqual(['@scope/other', 'one', 'third']);
    const text = licencesText(packages, product, 'bom.json');
    expect(text.match(/Shared text\nof two/gu)).toHaveLength(1);
    expect(text).toMatch(/@scope\/other 1\.0\.0, licence: ISC\n\none 1\.0\.0, licence: MIT/u);
    expect(text).toMatch(/Copyright third\n\nNotice\n$/u);
    const again = await usedPackages([...places].reverse());
    expect(licencesText(again, product, 'bom.json')).toBe(text);
    expect(billOfMaterials(again, product)).toBe(billOfMaterials(packages, product));
  });

  test('the bill of materials has the form of CycloneDX, and a planted fault none', async () => {
    const folders = Object.keys(alsoUsed).map((name) => path.join(root, 'node_modules', name));
    const text = billOfMaterials(await usedPackages(folders), product);
    const bom = JSON.parse(text) as {
      components: {name: string; purl: string; licenses: object[]}[];
    };
    expect(bomFaults(bom)).toEqual([]);
    expect(bom.components.map(({purl}) => purl.replace(/@[\d.]+$/u, ''))).toEqual(
      Object.keys(alsoUsed)
        .sort()
        .map((name) => `pkg:npm/${name.replace('@', '%40')}`),
    );
    const [first] = bom.components;
    expect(bomFaults({...bom, components: [{...first, name: undefined}]})).not.toEqual([]);
    expect(bomFaults({...bom, specVersion: 1})).not.toEqual([]);
  });

  test('each accepted licence has its reason', () => {
    expect(Object.values(acceptedLicences).filter((reason) => reason.length < 10)).toEqual([]);
  });
});

test.describe('packages', () => {
  test('none runs anything as it is installed', () => {
    expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/mu);
    const {packages} = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, {hasInstallScript?: boolean}>;
    };
    const scripted = Object.keys(packages).filter((place) => packages[place]?.hasInstallScript);
    // The site is known to build without these scripts; another one is to be tried first.
    expect(scripted).toEqual(
      ['@swc/core', 'core-js', 'core-js-pure', 'esbuild'].map((name) => `node_modules/${name}`),
    );
  });
});

test.describe('advisories', () => {
  const advisory = (id: string) => ({
    url: `https://github.com/advisories/${id}`,
    title: 'Something is wrong',
    severity: 'high',
  });
  const report: AuditReport = {
    vulnerabilities: {
      tool: {via: [advisory('GHSA-aaaa-aaaa-aaaa')], nodes: ['node_modules/tool']},
      above: {via: ['tool'], nodes: ['node_modules/above']},
      '@scope/shown': {
        via: [advisory('GHSA-bbbb-bbbb-bbbb')],
        nodes: ['node_modules/old/node_modules/@scope/shown', 'node_modules/@scope/shown'],
      },
    },
  };
  const lock = {
    'node_modules/tool': {version: '1.0.0'},
    'node_modules/@scope/shown': {version: '2.0.0'},
    'node_modules/old/node_modules/@scope/shown': {version: '1.0.0'},
  };
  const table =
    '| `GHSA-aaaa-aaaa-aaaa` | `tool` | why |\n| `GHSA-bbbb-bbbb-bbbb` | `shown` | why |\n';
  const idsOf = (explained: string, bom: string) =>
    findings(report, {explained, lock, bom}).map(({id}) => id);

  test('a new one is told, and one that reaches a reader whatever the table says', () => {
    expect(idsOf('', '')).toEqual(['GHSA-aaaa-aaaa-aaaa', 'GHSA-bbbb-bbbb-bbbb']);
    expect(idsOf(table, '')).toEqual([]);
    expect(idsOf(table, '"pkg:npm/%40scope/shown@2.0.0"')).toEqual(['GHSA-bbbb-bbbb-bbbb']);
    expect(idsOf(table, '"pkg:npm/%40scope/shown@3.0.0"')).toEqual([]);
  });

  test('a registry that gives no report is no clean bill', () => {
    expect(() => findings({message: '405'}, {explained: '', lock, bom: ''})).toThrow(/405/u);
  });

  test('CONTRIBUTING.md explains each in a row of its table', () => {
    const text = read('CONTRIBUTING.md');
    const named = new Set(text.match(/GHSA-[\w-]+/gu));
    expect(named.size).toBeGreaterThan(0);
    expect(explainedAdvisories(text)).toEqual(named);
  });
});
