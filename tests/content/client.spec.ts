import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import {expect, test} from 'playwright/test';
import {plainPath, tableName} from '../../src/docusaurus/start/client/pageTable';
import {applyPatch} from '../../src/docusaurus/patches/loader.mjs';
import {patches} from '../../src/docusaurus/patches/patches';
import {readRegistry, readRoutes} from '../../src/docusaurus/start/tables/generated';
import {createManifest} from '../../src/docusaurus/start/tables/pageManifest';
import {chainsOf, folderTables, tableOf} from '../../src/docusaurus/start/tables/tables';
import {trimRuntime} from '../../src/docusaurus/start/tables/trimRuntime';
import {versionPart} from '../../src/docusaurus/start/tables/versionPart';
import {read} from '../support/project';

test('a patch of a module that has another text after an upgrade stops the build', () => {
  const [patch] = patches;
  expect(patch && applyPatch(read(`node_modules/${patch.file}`), patch)).toContain(patch?.after);
  expect(() => patch && applyPatch('another text', patch)).toThrow(patch?.file);
});

test.describe('page tables', () => {
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
  const sources = {
    chunkNames: Object.fromEntries(
      ['/docs-aaa', '/docs/a/x-bbb', '/docs/a/Y-ccc', '/docs/b/z-ddd', '/-eee'].map((name) => [
        name,
        {__comp: 'page'},
      ]),
    ),
    loaders: new Map([['page', {id: 12, isJson: false, chunks: ['2']}]]),
    fileOf: (chunk: string) => `f${chunk}.hash`,
  };
  const chains = chainsOf(routes);

  test('there is one for each folder, found by any form of an address', () => {
    expect([...folderTables(chains, sources).keys()].sort()).toEqual([
      'pages',
      'pages.docs.a',
      'pages.docs.b',
    ]);
    expect(tableName('/docs/a/X/')).toBe('pages.docs.a');
    expect(plainPath('/Docs/A/X//')).toBe('/docs/a/x');
    expect(plainPath('/')).toBe('/');
  });

  test('a page names no file that changes with another page', () => {
    const manifestWith = (hashes: Readonly<Record<string, string>>) => {
      const metadata = {docsSidebars: {}, docs: {}} as unknown as PropVersionMetadata;
      const chunks = {page: ['2'], version: ['9'], x: ['3'], y: ['4']};
      return createManifest('/docs/a/x', '<p></p>', {
        ...{chains, versions: [], docIds: new Map(), tables: 'code'},
        metadata: new Map([['version', metadata]]),
        sources: {
          chunkNames: {
            '/docs-aaa': {__comp: 'page', version: 'version'},
            '/docs/a/x-bbb': {content: 'x'},
            '/docs/a/Y-ccc': {content: 'y'},
          },
          loaders: new Map(
            Object.entries(chunks).map(([name, own], id) => [
              name,
              {id, isJson: false, chunks: own},
            ]),
          ),
          fileOf: (chunk) => `f${chunk}.${hashes[chunk] ?? 'first'}`,
        },
      });
    };
    const first = manifestWith({});
    expect(first.files).toEqual({2: 'f2.first', 3: 'f3.first'});
    expect(manifestWith({4: 'changed', 9: 'changed'})).toEqual(first);
    expect(manifestWith({3: 'changed'})).not.toEqual(first);
  });

  test('generated code of another form is refused', () => {
    expect(() => readRoutes('export default undefined;')).toThrow('README.md');
    expect(() => readRegistry('globalThis.webpackChunk = [];')).toThrow('README.md');
    expect(() => trimRuntime('var a = {b: 0};', () => true)).toThrow('README.md');
    expect(() =>
      tableOf([chains.get('/docs/a/x') ?? []], {...sources, loaders: new Map()}),
    ).toThrow('page');
  });
});

test.describe('the part of a version that a page carries', () => {
  const link = (id: string) =>
    ({type: 'link', label: id, href: `/docs/${id}`, docId: id, unlisted: false}) as const;
  const category = (label: string, ...items: object[]) =>
    ({type: 'category', label, items, collapsible: true, collapsed: true}) as const;
  const doc = (id: string, title: string) => ({id, title, description: `About ${id}.`});
  const version = {
    docsSidebars: {
      docs: [
        link('intro'),
        category('Here', link('a'), category('Below', link('b'), link('c'))),
        category('There', category('Deep', link('d'), link('e')), link('f')),
      ],
    },
    docs: {a: doc('a', 'A'), b: doc('b', 'B'), c: doc('c', 'C')},
  } as unknown as Parameters<typeof versionPart>[0];
  const shown = {
    ...{path: '/docs/a', linked: new Set(['a', 'b']), hasEntries: false},
    shows: (text: string) => text === 'About b.',
  };
  const part = versionPart(version, shown);

  test('has the open categories, and the first link of each other category', () => {
    expect(part.docsSidebars).toEqual({
      docs: [
        link('intro'),
        category('Here', link('a'), category('Below', link('b'))),
        category('There', link('d')),
      ],
    });
  });

  test('has documents that are linked, and facts only for a list of entries', () => {
    expect(part.docs).toEqual({
      a: {...doc('a', 'A'), description: ''},
      b: doc('b', 'B'),
    });
    const docs = [{...link('intro'), customProps: {level: 'beginner'}}];
    const withFacts = {...version, docsSidebars: {docs}};
    expect(versionPart(withFacts, shown).docsSidebars).toEqual({docs: [link('intro')]});
    expect(versionPart(withFacts, {...shown, hasEntries: true}).docsSidebars).toEqual({docs});
  });
});
