import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {pageStartId, plainPath, tableName} from '../../src/client/pageTable';
import {unpackEntry, unpackVersion} from '../../src/client/unpack';
import {manualSign} from '../../src/reload/askSite';
import {mended} from '../../src/plugins/mended-modules/loader.mjs';
import {mends} from '../../src/plugins/mended-modules/mends';
import {replacements, themeReplacements} from '../../src/plugins/page-tables';
import {readRegistry, readRoutes} from '../../src/plugins/page-tables/generated';
import {packEntry, packVersion} from '../../src/plugins/page-tables/pack';
import {chainsOf, folderTables, tableOf} from '../../src/plugins/page-tables/tables';
import {trimRuntime} from '../../src/plugins/page-tables/trimRuntime';
import {versionPart} from '../../src/plugins/page-tables/versionPart';
import {originalFaults, readOverrides} from '../support/originals';
import {filesBelow, read, root} from '../support/project';

test.describe('modules in place of those of Docusaurus', () => {
  const {overrides, originals} = readOverrides(read('src/client/README.md'));

  test('stand in the README, with their originals as installed', () => {
    const textOf = (name: string) => {
      const file = path.join(root, 'node_modules', name);
      return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    };
    const shared = ['pages', 'pageTable', 'progressBar'].map((name) => ({name, how: 'shared'}));
    expect(originalFaults([...overrides, ...shared], originals, textOf, 'src/client')).toEqual([]);
    const files = [...Object.values(replacements), ...Object.keys(themeReplacements)];
    const replaced = files.map((file) => file.replace(/\.tsx?$/u, ''));
    expect(overrides.map(({name}) => name).sort()).toEqual([...replaced, 'noLanguages'].sort());
    expect(filesBelow('src/client')).toEqual(expect.arrayContaining(files));
  });
});

test.describe('modules with a line changed', () => {
  for (const mend of mends) {
    test(`${mend.file}, ${mend.before.trim().split('\n')[0]}: as installed; another is refused`, () => {
      const source = read(`node_modules/${mend.file}`);
      const after = mended(source, mend);
      expect(after.split(mend.after)).toHaveLength(2);
      expect(after.replace(mend.after, mend.before)).toBe(source);
      expect(() => mended(source.replaceAll(mend.before, ''), mend)).toThrow(
        `${mend.file} is another than src/plugins/mended-modules knows`,
      );
    });
  }
});

test.describe('tables of pages', () => {
  const routes = readRoutes(`
import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {path: '/docs', component: ComponentCreator('/docs', 'aaa'), routes: [
    {path: '/docs/a/x', component: ComponentCreator('/docs/a/x', 'bbb'), exact: true, sidebar: "docs"},
    {path: '/docs/a/Y', component: ComponentCreator('/docs/a/Y', 'ccc'), exact: true},
    {path: '/docs/b/z', component: ComponentCreator('/docs/b/z', 'ddd'), exact: true},
  ]},
  {path: '/', component: ComponentCreator('/', 'eee'), exact: true},
  {path: '*', component: ComponentCreator('*')},
];`);
  const loaders = readRegistry(`
    (globalThis.webpackChunk = globalThis.webpackChunk || []).push([["9"], {
      7(e, t, n) {
        n.r(t), n.d(t, {default: () => d});
        let d = {
          root: [() => n.e("1").then(n.bind(n, 11)), "@theme/Root", 11],
          page: [() => Promise.all([n.e("2"), n.e("3")]).then(n.bind(n, 12)), "@site/x.mdx", 12],
          data: [() => n.e(4).then(n.t.bind(n, 13, 19)), "@generated/d.json", 13],
          here: [() => Promise.resolve().then(n.bind(n, 14)), "@theme/Here", 14],
        };
      },
    }]);`);
  const sources = {
    chunkNames: {
      '/docs-aaa': {__comp: 'root', list: ['data', {deep: 'here'}]},
      '/docs/a/x-bbb': {__comp: 'page'},
      '/docs/a/Y-ccc': {__comp: 'here'},
      '/docs/b/z-ddd': {__comp: 'page'},
      '/-eee': {__comp: 'here'},
    },
    loaders,
    fileOf: (chunk: string) => (chunk === '3' ? undefined : `f${chunk}.hash`),
  };
  const chains = chainsOf(routes);

  test('read how each module is loaded', () => {
    expect([...loaders]).toEqual([
      ['root', {id: 11, isJson: false, chunks: ['1']}],
      ['page', {id: 12, isJson: false, chunks: ['2', '3']}],
      ['data', {id: 13, isJson: true, chunks: ['4']}],
      ['here', {id: 14, isJson: false, chunks: []}],
    ]);
  });

  test('have the routes of a page from the outermost', () => {
    const {names, ...table} = tableOf([chains.get('/docs/a/x') ?? []], sources);
    expect(names).toEqual(['root', 'data', 'here', 'page']);
    expect(table).toEqual({
      routes: [
        {
          ...{path: '/docs', key: 'aaa', modules: {__comp: 0, list: [1, {deep: 2}]}},
          routes: [
            {
              ...{path: '/docs/a/x', key: 'bbb', exact: true, modules: {__comp: 3}},
              attributes: {sidebar: 'docs'},
            },
          ],
        },
      ],
      modules: [
        [11, 0, ['1']],
        [13, 1, ['4']],
        [14, 0, []],
        // Chunk 3 has no script.
        [12, 0, ['2']],
      ],
      files: {1: 'f1.hash', 2: 'f2.hash', 4: 'f4.hash'},
    });
  });

  test('are one for each folder, found by the address in any form', () => {
    expect([...folderTables(chains, sources).keys()].sort()).toEqual([
      'pages',
      'pages.docs.a',
      'pages.docs.b',
    ]);
    expect(tableName('/docs/a/X/')).toBe('pages.docs.a');
    expect(plainPath('/Docs/A/X//')).toBe('/docs/a/x');
    expect(plainPath('/')).toBe('/');
  });

  test('planted faults: other generated code is refused, and the README named', () => {
    expect(() => readRoutes('export default undefined;')).toThrow('src/client/README.md');
    expect(() => readRegistry('globalThis.webpackChunk = [];')).toThrow('src/client/README.md');
    expect(() => trimRuntime('var a = {b: 0};', () => true)).toThrow('src/client/README.md');
    expect(() =>
      tableOf([chains.get('/docs/a/x') ?? []], {...sources, loaders: new Map()}),
    ).toThrow('root');
  });

  test('leave the runtime what no page has', () => {
    const code =
      'var u=e=>"js/"+({1:"page",2:"worker"})[e]+"."+({1:"abc",2:"def"})[e],i={1:0,2:0},g={page:"1"};';
    expect(trimRuntime(code, (key) => key === '1' || key === 'page')).toBe(
      'var u=e=>"js/"+({2:"worker"})[e]+"."+({2:"def"})[e],i={1:0,2:0},g={};',
    );
  });
});

test('a page of the manual is known by what it says of itself', () => {
  expect(manualSign).toBe(`id="${pageStartId}"`);
});

test.describe('the part of a version that a page has', () => {
  const link = (id: string) => ({
    ...({type: 'link', label: id, href: `/docs/${id}`, docId: id, unlisted: false} as const),
  });
  const category = (label: string, ...items: object[]) => ({
    ...({type: 'category', label, items, collapsible: true, collapsed: true} as const),
  });
  const doc = (id: string, title: string) => ({id, title, description: `About ${id}.`});
  const version = {
    docsSidebars: {
      docs: [
        link('intro'),
        category('Here', link('a'), category('Below', link('b'), link('c'))),
        category('There', category('Deep', link('d'), link('e')), link('f')),
      ],
    },
    docs: {a: doc('a', 'A'), b: doc('b', 'B'), c: doc('c', 'A'), d: doc('d', 'D')},
  } as unknown as Parameters<typeof versionPart>[0];
  const shown = {
    ...{path: '/docs/a', doc: 'a', linked: new Set(['b']), hasEntries: false},
    shows: (text: string) => text === 'About b.',
  };
  const part = versionPart(version, shown);

  test('has the open categories whole, of others the link that stands in for them', () => {
    expect(part.docsSidebars).toEqual({
      docs: [
        link('intro'),
        category('Here', link('a'), category('Below', link('b'))),
        category('There', link('d')),
      ],
    });
  });

  test('has the docs that are linked or share the title, and the descriptions shown', () => {
    expect(part.docs).toEqual({
      a: {...doc('a', 'A'), description: ''},
      b: doc('b', 'B'),
      c: {...doc('c', 'A'), description: ''},
    });
  });

  test('tells the facts of an item only where the page lists entries', () => {
    const items = [{...link('intro'), customProps: {level: 'beginner'}}];
    const withFacts = {...version, docsSidebars: {docs: items}};
    expect(versionPart(withFacts, shown).docsSidebars).toEqual({docs: [link('intro')]});
    expect(versionPart(withFacts, {...shown, hasEntries: true}).docsSidebars).toEqual({
      docs: items,
    });
  });

  test('is packed, and is the same when it has been unpacked', () => {
    const ofAll = {
      ...version,
      docsSidebars: {
        docs: [
          ...(version.docsSidebars.docs ?? []),
          {...category('Linked', link('g')), href: '/docs/g'},
          {type: 'link', label: 'Part', href: '/docs/intro#part'},
          {...link('facts'), customProps: {level: 'beginner'}},
          {...category('Open', link('h')), collapsed: false},
          {...link('elsewhere'), href: '/other/elsewhere'},
          {type: 'html', value: '<hr>', defaultStyle: false},
        ],
      },
      docs: {
        a: {...doc('a', 'A'), sidebar: 'docs'},
        b: {...doc('b', 'B'), description: '', sidebar: 'docs'},
        c: doc('c', 'Of no sidebar'),
      },
    } as unknown as typeof version;
    const packed = packVersion(ofAll, '/docs');
    expect(unpackVersion(packed, '/docs')).toEqual(ofAll);
    expect(packed.docsSidebars.docs?.slice(0, 2)).toEqual([
      ['/docs/intro', 'intro'],
      [
        '',
        'Here',
        [
          ['/docs/a', 'a'],
          [
            '',
            'Below',
            [
              ['/docs/b', 'b'],
              ['/docs/c', 'c'],
            ],
          ],
        ],
      ],
    ]);
    expect(packed.docs.slice(0, 2)).toEqual([
      ['a', 'A', 'About a.'],
      ['b', 'B'],
    ]);
    for (const [entry, short] of [
      [{id: 'a/b', path: '/docs/a/b', sidebar: 'docs'}, 'a/b'],
      [{id: '/category/c', path: '/docs/category/c', sidebar: 'docs'}, '/category/c'],
      [{id: 'slug', path: '/docs/other', sidebar: 'docs'}, undefined],
      [{id: 'alone', path: '/docs/alone'}, undefined],
    ] as const) {
      const packedEntry = packEntry(entry, '/docs');
      expect(packedEntry).toEqual(short ?? entry);
      expect(unpackEntry(packedEntry, '/docs')).toEqual(entry);
    }
  });
});
