import path from 'node:path';
import {expect, test} from 'playwright/test';
import {bundlerFolders} from '../../src/docusaurus/build-cache';
import {filesBelow, read} from '../support/project';

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}
interface Lock {
  readonly packages: Readonly<
    Record<string, {readonly version?: string; readonly resolved?: string}>
  >;
}

const lockOf = (folder: string) =>
  (JSON.parse(read(`${folder}package-lock.json`)) as Lock).packages;

test.describe('packages', () => {
  test('have exact versions and no download address', () => {
    for (const folder of ['', 'bench/', 'bench/site/']) {
      const manifest = JSON.parse(read(`${folder}package.json`)) as Manifest;
      const packages = Object.entries({...manifest.dependencies, ...manifest.devDependencies});
      expect(packages).not.toEqual([]);
      expect(packages.filter(([, version]) => !/^\d+\.\d+\.\d+$/u.test(version))).toEqual([]);
      const locked = Object.values(lockOf(folder));
      expect(locked.filter(({resolved}) => resolved?.startsWith('http'))).toEqual([]);
    }
  });

  test('of Docusaurus are installed once, in version 3.8.1', () => {
    const copies = Object.entries(lockOf('')).flatMap(([place, {version}]) => {
      const name = /(?:^|\/)node_modules\/(@docusaurus\/[^/]+)$/u.exec(place)?.[1];
      return !name || name === '@docusaurus/react-loadable' ? [] : [{name, version}];
    });
    const names = copies.map(({name}) => name);
    expect(names).toContain('@docusaurus/core');
    expect(names).toEqual([...new Set(names)]);
    expect(copies.filter(({version}) => version !== '3.8.1')).toEqual([]);
  });

  test('run nothing while they are installed', () => {
    expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/mu);
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

/** TypeScript files below a folder of `src`, with their paths below `src`. */
const codeOf = (folder: string): string[] =>
  filesBelow(`src/${folder}`)
    .filter((file) => /\.tsx?$/u.test(file))
    .map((file) => path.posix.join(folder, file));

const importing = (files: readonly string[], pattern: RegExp): string[] =>
  files.filter((file) => pattern.test(read(`src/${file}`)));

test.describe('dependency rules', () => {
  /**
   * Folders of `src`, and those that each may import from beside itself and `lib`, as
   * arrows point: pages, theme → components → features → content → site.
   */
  const allowed: Readonly<Record<string, string>> = {
    lib: '',
    site: '',
    content: 'site',
    'features/archive': 'features/release features/search site',
    'features/catalogue': 'content docusaurus/build',
    'features/code-blocks': 'content',
    'features/feeds': 'content docusaurus/build site',
    'features/licences': 'site',
    'features/markdown-export':
      'content docusaurus/build features/catalogue features/preview features/release site',
    'features/offline':
      'docusaurus/client/pageTable docusaurus/post-build features/release features/search site',
    'features/page-data': 'docusaurus/build',
    'features/preview': 'content features/code-blocks site',
    'features/redirects': 'site',
    'features/release': 'site',
    'features/search': 'docusaurus/build site',
    'features/social-cards': 'content docusaurus/build site',
    'features/version-difference': 'content site',
    docusaurus: 'features/offline features/search features/version-difference site',
    components: 'content features site',
    theme: 'components content docusaurus/client/themeInternals features site',
    pages: 'components features site',
  };
  const targetsOf = (folder: string) => [folder, 'lib', ...(allowed[folder]?.split(' ') ?? [])];

  /** Folders of `src/features/preview`, from the ground up, and those that each may use. */
  const layers: Readonly<Record<string, string>> = {
    model: 'model',
    simulation: 'model project simulation',
    parts: 'model parts',
    objects: 'model parts objects',
    project: 'model objects project',
    script: 'model simulation script',
    react: 'model simulation script parts objects project react',
  };

  test('each folder imports from the folders that it may use', () => {
    const foundation = ['content', 'features/code-blocks/runs', 'site', 'lib'];
    const rules = [
      ...Object.keys(allowed).map((folder) => [folder, targetsOf(folder)] as const),
      ...Object.entries(layers).map(([layer, targets]) => {
        const below = targets.split(' ').map((target) => `features/preview/${target}`);
        return [`features/preview/${layer}`, [...below, ...foundation]] as const;
      }),
    ];
    const wrong = rules.flatMap(([folder, targets]) => {
      const files = codeOf(folder);
      return files.length === 0
        ? [`src/${folder} has no code`]
        : files.flatMap((file) => foreignImports(file, read(`src/${file}`), targets));
    });
    expect(wrong).toEqual([]);
    const folders = new Set(
      filesBelow('src').map((file) => /^(?:features\/)?[^/]+/u.exec(file)?.[0] ?? ''),
    );
    expect([...folders].filter((folder) => !(folder in allowed)).sort()).toEqual([
      'css',
      // The list of what pages pass through.
      'transformers.ts',
      'types',
    ]);
  });

  test('an import against the rules is found', () => {
    const text =
      "import './styles.css';\nimport {a} from '../../site';\nimport b from '../parse';\nimport '@site/src/css/a.css';";
    const stage = 'features/preview/react/Stage.tsx';
    expect(foreignImports(stage, text, ['features/preview'])).toEqual([
      `${stage} imports features/site`,
      `${stage} imports css/a.css`,
    ]);
  });

  test('previews know nothing of the site generator, data nothing of React, code nothing of tests', () => {
    expect(
      importing(codeOf('features/preview'), /from '(?:@theme|@docusaurus|@generated)/u),
    ).toEqual([]);
    const data = ['content', 'site'].flatMap(codeOf);
    expect(importing(data, /from 'react/u)).toEqual([]);
    const files = ['src', 'scripts', 'deploy'].flatMap((folder) =>
      filesBelow(folder).map((file) => `${folder}/${file}`),
    );
    expect(files.filter((file) => /from '[^']*\/tests\//u.test(read(file)))).toEqual([]);
    const others = codeOf('').filter((file) => !file.startsWith('docusaurus/client/'));
    // Internals of Docusaurus are imported in src/docusaurus/client alone.
    expect(importing(others, /from '@docusaurus\/[^']*\/(?:internal|lib)\b/u)).toEqual([]);
  });

  test('code that compiles pages imports nothing that the build cache leaves out', () => {
    const compiling = [
      'content',
      'features/code-blocks',
      'features/preview',
      'features/version-difference',
    ];
    const imported = compiling.flatMap(targetsOf);
    expect(bundlerFolders.filter((folder) => imported.includes(folder))).toEqual([]);
  });
});
