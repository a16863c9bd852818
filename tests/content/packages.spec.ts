import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {filesBelow, read, root} from '../support/project';

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}
interface Lock {
  readonly packages: Readonly<
    Record<string, {readonly version?: string; readonly resolved?: string}>
  >;
}

const manifest = JSON.parse(read('package.json')) as Manifest;
const lock = JSON.parse(read('package-lock.json')) as Lock;
const direct = {...manifest.dependencies, ...manifest.devDependencies};

test.describe('packages', () => {
  test('every version is exact', () => {
    expect(
      Object.entries(direct).filter(([, version]) => !/^\d+\.\d+\.\d+$/u.test(version)),
    ).toEqual([]);
  });

  test('every @docusaurus package is 3.8.1', () => {
    const versions = Object.entries(direct).filter(([name]) => name.startsWith('@docusaurus/'));
    expect(versions.length).toBeGreaterThan(5);
    expect(versions.filter(([, version]) => version !== '3.8.1')).toEqual([]);
  });

  test('exactly one copy of each @docusaurus package is installed', () => {
    const copies = Object.entries(lock.packages)
      .map(([place, {version}]) => ({
        name: /(?:^|\/)node_modules\/(?<name>@docusaurus\/[^/]+)$/u.exec(place)?.groups?.name,
        version,
      }))
      .filter(({name}) => name !== undefined && name !== '@docusaurus/react-loadable');
    const names = copies.map(({name}) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(copies.filter(({version}) => version !== '3.8.1')).toEqual([]);
    expect(copies.length).toBeGreaterThan(20);
  });

  test('the search plugin is 0.55.x and React is 19', () => {
    expect(direct['@easyops-cn/docusaurus-search-local']).toMatch(/^0\.55\./u);
    expect(direct.react).toMatch(/^19\./u);
    expect(direct['react-dom']).toBe(direct.react);
  });

  test('the lock file names no download address', () => {
    expect(
      Object.values(lock.packages).filter(({resolved}) => resolved?.startsWith('http')),
    ).toEqual([]);
  });

  test('every package has its reason in CONTRIBUTING.md', () => {
    const contributing = read('CONTRIBUTING.md');
    expect(Object.keys(direct).filter((name) => !contributing.includes(`| \`${name}\` `))).toEqual(
      [],
    );
  });
});

test.describe('arrows between folders point one way', () => {
  const allowed: Readonly<Record<string, readonly string[]>> = {
    site: ['site'],
    text: ['text'],
    schema: ['schema', 'site'],
    language: ['language'],
    search: ['search', 'text', 'site'],
    catalogue: ['catalogue', 'preview', 'text', 'schema', 'language', 'site'],
    preview: ['preview', 'schema', 'language', 'site'],
    components: ['components', 'search', 'catalogue', 'preview', 'schema', 'language', 'site'],
    plugins: ['plugins', 'search', 'catalogue', 'preview', 'schema', 'language', 'site'],
    remark: ['remark', 'preview', 'schema', 'language', 'site'],
    theme: ['theme', 'components', 'search', 'catalogue', 'schema', 'site'],
    pages: ['pages', 'components', 'catalogue', 'schema', 'site'],
  };

  for (const [folder, targets] of Object.entries(allowed)) {
    test(`src/${folder}`, () => {
      const files = filesBelow(`src/${folder}`).filter((file) => /\.tsx?$/u.test(file));
      expect(files.length).toBeGreaterThan(0);
      const wrong = files.flatMap((file) => {
        const text = read(`src/${folder}/${file}`);
        const imports = [...text.matchAll(/from '(?<source>(?:\.|@site\/src\/)[^']*)'/gu)].map(
          ({groups}) => groups?.source ?? '',
        );
        return imports
          .map((source) =>
            source.startsWith('@site/src/')
              ? source.slice('@site/src/'.length)
              : path.posix.join(folder, path.posix.dirname(file), source),
          )
          .filter((target) => !targets.includes(target.split('/')[0] ?? ''))
          .map((target) => `${file} imports ${target}`);
      });
      expect(wrong).toEqual([]);
    });
  }

  test('nothing in schema, language or site imports React', () => {
    for (const folder of ['schema', 'language', 'site']) {
      for (const file of filesBelow(`src/${folder}`)) {
        expect(read(`src/${folder}/${file}`), file).not.toMatch(/from 'react/u);
      }
    }
  });

  test('every theme override stands in its README', () => {
    const readme = read('src/theme/README.md');
    const overrides = filesBelow('src/theme')
      .filter((file) => file.endsWith('index.tsx'))
      .map((file) => path.posix.dirname(file));
    expect(overrides.length).toBeGreaterThan(0);
    expect(overrides.filter((name) => !readme.includes(`| \`${name}\` `))).toEqual([]);
  });
});

test('only src/site names the addresses of the product', () => {
  const sources = [
    'deploy',
    'scripts',
    'src/components',
    'src/pages',
    'src/plugins',
    'src/remark',
    'src/theme',
  ];
  for (const folder of sources) {
    for (const file of filesBelow(folder)) {
      expect(read(`${folder}/${file}`), `${folder}/${file}`).not.toMatch(/https?:\/\/[\w.]*hsyco/u);
    }
  }
});

test('the project stands alone', () => {
  const files = [
    ...filesBelow('src'),
    ...filesBelow('scripts').map((file) => `../scripts/${file}`),
  ];
  for (const file of files) {
    const place = path.join('src', file);
    if (existsSync(path.join(root, place))) {
      expect(read(place), place).not.toMatch(/\.\.\/shared\//u);
    }
  }
});
