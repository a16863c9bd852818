import {existsSync, readdirSync} from 'node:fs';
import {isBuiltin} from 'node:module';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {heldPackages} from '../../scripts/audit';
import {preProcessFile} from 'typescript';
import {bundlerFolders} from '../../src/docusaurus/build-cache/plugin';
import {filesBelow, read, root} from '../support/project';

/** Whether a module needs no dependency: of Node.js, the project or the Docusaurus client. */
const isProvided = (module: string): boolean =>
  /^(?:\.|@(?:site|theme|theme-original|theme-init|generated)\/)/u.test(module) ||
  isBuiltin(module) ||
  existsSync(
    path.join(
      root,
      'node_modules/@docusaurus/core/lib/client/exports',
      `${module.replace('@docusaurus/', '')}.js`,
    ),
  );

/** Imported packages that are not dependencies, as types or otherwise. */
function undeclaredIn(text: string, declared: readonly string[]): string[] {
  const modules = preProcessFile(text, true, true).importedFiles.map(({fileName}) => fileName);
  return modules
    .filter((module) => !isProvided(module))
    .map((module) => /^(?:@[^/]+\/)?[^/]+/u.exec(module)?.[0] ?? module)
    .filter((name) => !declared.includes(name) && !declared.includes(`@types/${name}`));
}

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}
interface Lock {
  readonly packages: Readonly<
    Record<string, {readonly version?: string; readonly resolved?: string}>
  >;
}

const packagesOf = (folder: string): [string, string][] => {
  const {dependencies, devDependencies} = JSON.parse(read(`${folder}package.json`)) as Manifest;
  return Object.entries({...dependencies, ...devDependencies});
};
const lockOf = (folder: string) =>
  (JSON.parse(read(`${folder}package-lock.json`)) as Lock).packages;

/** TypeScript files in folders, and in the root of the project. */
const codeBelow = (...folders: readonly string[]): string[] =>
  folders
    .flatMap((folder) => filesBelow(folder).map((file) => `${folder}/${file}`))
    .concat(readdirSync(root))
    .filter((file) => /\.(?:tsx?|mjs)$/u.test(file))
    .filter((file) => !/\/(?:build|\.docusaurus|node_modules|\.out)\//u.test(file));

test.describe('packages', () => {
  test('have exact versions and no download URL', () => {
    for (const folder of ['', 'bench/', 'bench/site/']) {
      const packages = packagesOf(folder);
      expect(packages).not.toEqual([]);
      expect(packages.filter(([, version]) => !/^\d+\.\d+\.\d+$/u.test(version))).toEqual([]);
      const locked = Object.values(lockOf(folder));
      expect(locked.filter(({resolved}) => resolved?.startsWith('http'))).toEqual([]);
    }
  });

  test('are declared if code imports them or they are held back', () => {
    const declared = packagesOf('').map(([name]) => name);
    expect(declared).toEqual(expect.arrayContaining(Object.values(heldPackages).flat()));
    const wrong = codeBelow('src', 'scripts', 'deploy', 'tests').flatMap((file) =>
      undeclaredIn(read(file), declared).map((name) => `${file}: ${name}`),
    );
    expect(wrong).toEqual([]);
    const text =
      "import 'a/b'; import type {C} from '@c/d/e'; void import('node:fs'); require('f');";
    expect(undeclaredIn(text, ['@types/f'])).toEqual(['a', '@c/d']);
  });

  test('of Docusaurus are installed once, in version 3.8.1', () => {
    const copies = Object.entries(lockOf('')).flatMap(([folder, {version}]) => {
      const name = /(?:^|\/)node_modules\/(@docusaurus\/[^/]+)$/u.exec(folder)?.[1];
      return !name || name === '@docusaurus/react-loadable' ? [] : [{name, version}];
    });
    const names = copies.map(({name}) => name);
    expect(names).toContain('@docusaurus/core');
    expect(names).toEqual([...new Set(names)]);
    expect(copies.filter(({version}) => version !== '3.8.1')).toEqual([]);
  });

  test('run no install scripts, and no command checks for updates', () => {
    expect(read('.npmrc')).toMatch(
      /^(?=[^]*^ignore-scripts=true$)(?=[^]*^update-notifier=false$)[^]*^node-options=.*NO_UPDATE_NOTIFIER=1/mu,
    );
  });
});

/**
 * Imports of a file from folders that it may not use.
 *
 * @param file path of the file, relative to `src`
 * @param targets allowed folders, relative to `src`
 */
function foreignImports(file: string, text: string, targets: readonly string[]): string[] {
  return [...text.matchAll(/(?:from|import)[ (]['"](?<source>(?:\.|@site\/src\/)[^'"]*)/gu)]
    .map(({groups}) => groups?.source ?? '')
    .map((source) =>
      source.startsWith('@site/src/')
        ? source.slice('@site/src/'.length)
        : path.posix.join(path.posix.dirname(file), source),
    )
    .filter((source) => !targets.some((target) => `${source}/`.startsWith(`${target}/`)))
    .map((source) => `${file} imports ${source}`);
}

/** TypeScript files in a folder of `src`, relative to `src`. */
const codeOf = (folder: string): string[] =>
  filesBelow(`src/${folder}`)
    .filter((file) => /\.(?:m?ts|tsx|mjs)$/u.test(file))
    .map((file) => path.posix.join(folder, file));

const importing = (files: readonly string[], pattern: RegExp): string[] =>
  files.filter((file) => pattern.test(read(`src/${file}`)));

test.describe('dependency rules', () => {
  /**
   * Folders of `src`, and those that each may import from, besides itself and `lib`, in the
   * direction of the dependency rule: pages, theme → components → features → content → site.
   */
  const allowed: Readonly<Record<string, string>> = {
    lib: '',
    site: '',
    content: 'site',
    'features/catalogue': 'content docusaurus/build',
    'features/code-blocks': 'content',
    'features/feeds': 'content docusaurus/build site',
    'features/licences': 'site',
    'features/markdown-export':
      'content docusaurus/build features/catalogue features/preview features/release-file site',
    'features/offline':
      'docusaurus/post-build docusaurus/start/client/pageTable features/release-file features/search site',
    'features/preview': 'content features/code-blocks site',
    'features/redirects': 'site',
    'features/release-file': 'site',
    'features/search': 'docusaurus/build site',
    'features/social-cards': 'content docusaurus/build site',
    'features/version-difference': 'content site',
    docusaurus: 'site',
    components: 'content features site',
    theme: 'components content docusaurus/start/client/themeInternals features site',
    pages: 'components features site',
  };
  const targetsOf = (folder: string) => [folder, 'lib', ...(allowed[folder]?.split(' ') ?? [])];

  /** Layers of `src/features/preview`, from the lowest, and those that each may use. */
  const layers: Readonly<Record<string, string>> = {
    model: 'model',
    simulation: 'model project simulation',
    parts: 'model parts',
    objects: 'model parts objects',
    project: 'model objects project',
    script: 'model simulation script',
    react: 'model simulation script parts objects project react',
  };

  test('each folder imports only from the folders that it may use', () => {
    const shared = ['content', 'site', 'lib'];
    const rules = [
      ...Object.keys(allowed).map((folder) => [folder, targetsOf(folder)] as const),
      ...Object.entries(layers).map(([layer, targets]) => {
        const below = targets.split(' ').map((target) => `features/preview/${target}`);
        return [`features/preview/${layer}`, [...below, ...shared]] as const;
      }),
    ];
    const wrong = rules.flatMap(([folder, targets]) => {
      const files = codeOf(folder);
      return files.length === 0
        ? [`src/${folder} has no code`]
        : files.flatMap((file) => foreignImports(file, read(`src/${file}`), targets));
    });
    expect(wrong).toEqual([]);
    const deepImports = codeOf('features').flatMap((file) => {
      const own = file.split('/').slice(0, 2).join('/');
      return foreignImports(file, read(`src/${file}`), [own]).filter((line) =>
        /imports features\/[^/]+\/./u.test(line),
      );
    });
    // A feature imports another only through its index.
    expect(deepImports).toEqual([]);
    const folders = new Set(
      filesBelow('src')
        .filter((file) => !file.endsWith('README.md'))
        .map((file) => /^(?:features\/)?[^/]+/u.exec(file)?.[0] ?? ''),
    );
    expect([...folders].filter((folder) => !(folder in allowed)).sort()).toEqual([
      'css',
      'transformers.ts',
      'types',
    ]);
  });

  test('planted fault: an import that the rules do not allow is found', () => {
    const text =
      "import './styles.css';\nimport {a} from '../../site';\nimport b from '../parse';\nimport '@site/src/css/a.css';";
    const stage = 'features/preview/react/Stage.tsx';
    expect(foreignImports(stage, text, ['features/preview'])).toEqual([
      `${stage} imports features/site`,
      `${stage} imports css/a.css`,
    ]);
  });

  test('previews do not import Docusaurus, data does not import React, code does not import tests', () => {
    expect(
      importing(codeOf('features/preview'), /from '(?:@theme|@docusaurus|@generated)/u),
    ).toEqual([]);
    const data = ['content', 'site'].flatMap(codeOf);
    expect(importing(data, /from 'react/u)).toEqual([]);
    const files = codeBelow('src', 'scripts', 'deploy').filter((file) => file.includes('/'));
    expect(files.filter((file) => /from '[^']*\/tests\//u.test(read(file)))).toEqual([]);
    const others = codeOf('').filter((file) => !file.startsWith('docusaurus/start/client/'));
    // Only src/docusaurus/start/client imports internals of Docusaurus.
    expect(importing(others, /from '@docusaurus\/[^']*\/(?:internal|lib)\b/u)).toEqual([]);
  });

  test('code that compiles pages does not import folders that the build cache excludes', () => {
    const compiling = [
      'content',
      'features/code-blocks',
      'features/preview',
      'features/version-difference',
    ];
    const imported = compiling.flatMap(targetsOf);
    expect(bundlerFolders.filter((folder) => imported.includes(folder))).toEqual([]);
  });

  test('an ejected component describes its change in the first line', () => {
    const explains = (text: string, name: string) =>
      text.startsWith('// Change: ') || text.includes(`from '@theme-original/${name}'`);
    const overrides = codeOf('theme').filter((file) => file.endsWith('/index.tsx'));
    expect(overrides).not.toEqual([]);
    const undocumented = overrides.filter(
      (file) => !explains(read(`src/${file}`), path.posix.dirname(file).slice('theme/'.length)),
    );
    expect(undocumented).toEqual([]);
    expect(explains("import Tabs from '@theme-original/Tabs';", 'Tabs')).toBe(true);
    expect(explains("import Link from '@docusaurus/Link';", 'Tabs')).toBe(false);
  });
});
