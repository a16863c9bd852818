import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {bundlerFolders} from '../../src/plugins/build-cache';
import {docsVersions} from '../../src/site/versions';
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

/**
 * Imports of a file that lead out of the folders it may use.
 *
 * @param place path of the file below `src`
 * @param targets folders below `src`
 */
function foreignImports(place: string, text: string, targets: readonly string[]): string[] {
  return [...text.matchAll(/(?:from|import) '(?<source>(?:\.|@site\/src\/)[^']*)'/gu)]
    .map(({groups}) => groups?.source ?? '')
    .map((source) =>
      source.startsWith('@site/src/')
        ? source.slice('@site/src/'.length)
        : path.posix.join(path.posix.dirname(place), source),
    )
    .filter((source) => !targets.some((target) => `${source}/`.startsWith(`${target}/`)))
    .map((source) => `${place} imports ${source}`);
}

test.describe('arrows between folders point one way', () => {
  const allowed: Readonly<Record<string, readonly string[]>> = {
    glossary: ['glossary'],
    difference: ['difference'],
    site: ['site', 'glossary'],
    text: ['text'],
    schema: ['schema', 'site'],
    language: ['language'],
    reference: ['reference', 'language'],
    trust: ['trust'],
    reload: ['reload'],
    device: ['device'],
    search: ['search', 'hooks', 'text', 'site', 'reload', 'device'],
    catalogue: ['catalogue', 'reference', 'text', 'schema', 'site'],
    preview: ['preview', 'schema', 'language', 'site', 'text', 'trust', 'device'],
    offline: ['offline', 'trust', 'device'],
    hooks: ['hooks', 'schema', 'site'],
    components: [
      'components',
      'hooks',
      'search',
      'offline',
      'catalogue',
      'preview',
      'schema',
      'language',
      'site',
      'text',
      'trust',
      'device',
    ],
    archive: ['archive', 'plugins/release', 'search', 'site'],
    plugins: [
      'plugins',
      'client/pageTable',
      'client/unpack',
      'reload',
      'search',
      'offline',
      'catalogue',
      'preview',
      'schema',
      'language',
      'site',
      'text',
      'trust',
    ],
    remark: [
      'remark',
      'preview',
      'reference',
      'glossary',
      'difference',
      'schema',
      'language',
      'site',
    ],
    theme: ['theme', 'components', 'hooks', 'search', 'catalogue', 'schema', 'site', 'trust'],
    pages: ['pages', 'components', 'hooks', 'search', 'catalogue', 'schema', 'site'],
    client: ['client', 'offline', 'trust', 'reload', 'device'],
  };

  for (const [folder, targets] of Object.entries(allowed)) {
    test(`src/${folder}`, () => {
      const files = filesBelow(`src/${folder}`).filter((file) => /\.tsx?$/u.test(file));
      expect(files.length).toBeGreaterThan(0);
      const wrong = files.flatMap((file) =>
        foreignImports(`${folder}/${file}`, read(`src/${folder}/${file}`), targets),
      );
      expect(wrong).toEqual([]);
    });
  }

  test('planted fault: an import against an arrow is named', () => {
    const text =
      "import './styles.css';\nimport {a} from '../../site';\nimport b from '../parse';\n";
    expect(foreignImports('preview/react/Stage.tsx', text, ['preview'])).toEqual([
      'preview/react/Stage.tsx imports site',
    ]);
    expect(
      foreignImports('preview/model/a.ts', "import '@site/src/css/a.css';", ['preview']),
    ).toEqual(['preview/model/a.ts imports css/a.css']);
  });

  test('a preview is handed what it needs of the site around it', () => {
    const wrong = filesBelow('src/preview').filter((file) =>
      /from '(?:@theme|@docusaurus|@generated)/u.test(read(`src/preview/${file}`)),
    );
    expect(wrong).toEqual([]);
  });

  /** Folders of `src/preview`, from the ground up, and those that each may use. */
  const layers: Readonly<Record<string, readonly string[]>> = {
    model: ['model'],
    simulation: ['model', 'project', 'simulation'],
    parts: ['model', 'parts'],
    objects: ['model', 'parts', 'objects'],
    project: ['model', 'objects', 'project'],
    script: ['model', 'simulation', 'script'],
    react: ['model', 'simulation', 'script', 'parts', 'objects', 'project', 'react'],
  };

  for (const [folder, targets] of Object.entries(layers)) {
    test(`src/preview/${folder}`, () => {
      const files = filesBelow(`src/preview/${folder}`).filter((file) => /\.tsx?$/u.test(file));
      expect(files.length).toBeGreaterThan(0);
      const allowedTargets = targets.map((target) => `preview/${target}`);
      const wrong = files.flatMap((file) =>
        foreignImports(`preview/${folder}/${file}`, read(`src/preview/${folder}/${file}`), [
          ...allowedTargets,
          'schema',
          'language',
          'site',
          'text',
          'trust',
          'device',
        ]),
      );
      expect(wrong).toEqual([]);
    });
  }

  test('nothing but tests imports from tests', () => {
    const files = ['src', 'scripts', 'deploy']
      .flatMap((folder) => filesBelow(folder).map((file) => `${folder}/${file}`))
      .concat('docusaurus.config.ts', 'sidebars.ts')
      .filter((file) => /\.tsx?$/u.test(file));
    expect(files.filter((file) => /from '[^']*\/tests\//u.test(read(file)))).toEqual([]);
  });

  test('every folder of src is looked at', () => {
    const folders = filesBelow('src').map((file) => file.split('/')[0] ?? '');
    expect([...new Set(folders)].filter((folder) => !(folder in allowed))).toEqual([
      'css',
      'types',
    ]);
  });

  test('what compiles pages imports nothing that the build cache leaves out', () => {
    const compiling = [
      'remark',
      'preview',
      'reference',
      'glossary',
      'difference',
      'language',
      'schema',
      'site',
      'text',
      'trust',
    ];
    const imported = compiling.flatMap((folder) => allowed[folder] ?? []);
    expect(imported.length).toBeGreaterThan(compiling.length);
    expect(bundlerFolders.filter((folder) => imported.includes(folder))).toEqual([]);
  });

  test('nothing in schema, language or site imports React', () => {
    for (const folder of ['schema', 'language', 'glossary', 'site']) {
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

/** Everything that is code or configuration of the project, and its own tests' helpers. */
function sourceFiles(): string[] {
  const folders = ['src', 'scripts', 'deploy', 'bench', 'tests/support'].flatMap((folder) =>
    filesBelow(folder).map((file) => `${folder}/${file}`),
  );
  const single = readdirSync(root).filter((name) => /\.(?:[jt]s|mjs)$/u.test(name));
  return [...folders, ...single].filter((file) => !/\/(?:node_modules|\.out)\//u.test(file));
}

test.describe('a fact lives once', () => {
  /** Addresses of the product in a text. */
  const addressesOf = (text: string) =>
    text.match(/(?:[\w-]+\.)*hsyco\.com\b|github\.com\/hsyco\b/giu) ?? [];
  /** Names of versions in a text, as code has them. */
  const versionNamesOf = (text: string) => [
    ...docsVersions.map(({name}) => `'${name}'`).filter((name) => text.includes(name)),
    ...docsVersions.map(({label}) => label).filter((label) => text.includes(`'${label}`)),
    ...(text.match(/version-\d[\d.]*/gu) ?? []),
  ];

  test('only src/site names the addresses of the product', () => {
    const files = sourceFiles().filter((file) => !file.startsWith('src/site/'));
    expect(files.length).toBeGreaterThan(200);
    expect(
      files.flatMap((file) => addressesOf(read(file)).map((one) => `${file}: ${one}`)),
    ).toEqual([]);
  });

  test('planted addresses are found', () => {
    expect(addressesOf("to: 'https://docs.hsyco.com/docs'")).toEqual(['docs.hsyco.com']);
    expect(addressesOf('http://HSYCO.com, https://github.com/hsyco')).toHaveLength(2);
    expect(addressesOf('https://example.com and github.com/example')).toEqual([]);
  });

  test('only src/site/versions.ts names the versions', () => {
    const files = sourceFiles().filter(
      (file) => /^(?:src|scripts)\/|^[^/]+$/u.test(file) && file !== 'src/site/versions.ts',
    );
    const named = files.flatMap((file) =>
      versionNamesOf(read(file)).map((one) => `${file}: ${one}`),
    );
    expect(named).toEqual([]);
  });

  test('planted names of versions are found', () => {
    expect(versionNamesOf("pagesOf('current')")).toEqual(["'current'"]);
    expect(versionNamesOf("'4.1 (alpha) is open'")).toEqual(['4.1 (alpha)']);
    expect(versionNamesOf('versioned_docs/version-4.0/intro.mdx')).toEqual(['version-4.0']);
    expect(versionNamesOf('aria-current={isHere}')).toEqual([]);
  });
});

test('the project stands alone', () => {
  for (const file of sourceFiles()) {
    expect(read(file), file).not.toMatch(/\.\.\/shared\//u);
  }
});
