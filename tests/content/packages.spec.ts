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
    site: ['site'],
    text: ['text'],
    schema: ['schema', 'site'],
    language: ['language'],
    search: ['search', 'text', 'site'],
    catalogue: ['catalogue', 'preview', 'text', 'schema', 'language', 'site'],
    preview: ['preview', 'schema', 'language', 'site', 'text'],
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
    react: ['model', 'simulation', 'parts', 'objects', 'project', 'react'],
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
        ]),
      );
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

test('failed checks fail the run', () => {
  expect(process.env.FAILED_CHECKS ?? '', 'checks that failed before the tests').toBe('');
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
