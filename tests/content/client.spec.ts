import {mock} from 'node:test';
import {expect, test} from 'playwright/test';
import {fetchWithLimit, limits} from '../../src/lib/fetchWithLimit';
import {routeKey, tableName} from '../../src/docusaurus/start/client/pageTable';
import {applyPatch} from '../../src/docusaurus/patches/loader.mjs';
import {patches} from '../../src/docusaurus/patches/patches';
import {
  readRegistry,
  readRoutes,
  type Compilation,
} from '../../src/docusaurus/start/tables/generated';
import {chainsOf, folderTables, tableOf} from '../../src/docusaurus/start/tables/tables';
import {
  trimRuntime,
  withHashes,
  withoutHashes,
} from '../../src/docusaurus/start/tables/trimRuntime';
import {read} from '../support/project';

test('a patch whose module was changed by an upgrade stops the build', () => {
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

  test('there is one for each folder, found by any spelling of an address', () => {
    expect([...folderTables(chains, sources).keys()].sort()).toEqual([
      'pages',
      'pages.docs.a',
      'pages.docs.b',
    ]);
    expect(tableName('/docs/a/X/')).toBe('pages.docs.a');
    expect(routeKey('/Docs/A/X//')).toBe('/docs/a/x');
    expect(routeKey('/')).toBe('/');
  });

  test('the runtime has no page chunks, and keeps the others', () => {
    const runtime = 'self.f = (id) => ({"page": "a1", "other": "1"})[id];';
    const trimmed = trimRuntime(runtime, (key) => key === 'page');
    expect(trimmed).toBe('self.f = (id) => ({"other": "1"})[id];');
  });

  test('the minifier gets the same runtime with each preliminary hash', () => {
    const [one, other] = [
      '{1:"aaaaaaaaaa",2:"bbbbbbbbbb"}[e]+".js"',
      '{1:"0123456789",2:"ffffffffff"}[e]+".js"',
    ].map((code) => ({code, ...withoutHashes(code)}));
    expect(one?.text).toBe(other?.text);
    expect(withHashes(other?.text ?? '', other?.hashes ?? [])).toBe(other?.code);
  });

  test('generated code in an unknown format is refused', () => {
    expect(() => readRoutes('export default undefined;')).toThrow('README.md');
    const compilation = {modules: new Set(), moduleGraph: {}, chunkGraph: {}};
    expect(() => readRegistry(compilation as unknown as Compilation)).toThrow('README.md');
    expect(() => trimRuntime('var a = {b: 0};', () => true)).toThrow('README.md');
    expect(() =>
      tableOf([chains.get('/docs/a/x') ?? []], {...sources, loaders: new Map()}),
    ).toThrow('page');
  });
});

test('a request that is never answered fails, and the next ones fail sooner', async () => {
  const {fetch: original} = globalThis;
  const states: string[] = [];
  const answeringAfter =
    (milliseconds: number) =>
    async (_: unknown, {signal}: RequestInit) =>
      new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        setTimeout(resolve, milliseconds, new Response('text'));
      });
  const silent = answeringAfter(2 * limits.first);
  const answering = async () => Promise.resolve(new Response('text'));
  mock.timers.enable({apis: ['setTimeout']});
  const requestFor = async (milliseconds: number, fetch: unknown) => {
    Object.assign(globalThis, {fetch});
    const request = fetchWithLimit('/x').then(
      async (response) => response.text(),
      (error: unknown) => (error as Error).name,
    );
    mock.timers.tick(milliseconds);
    states.push(await request);
  };
  try {
    await requestFor(limits.first, silent);
    await requestFor(limits.next, silent);
    await requestFor(limits.next, answering);
    await requestFor(limits.next + 1, answeringAfter(limits.next + 1));
    await requestFor(limits.first, silent);
  } finally {
    mock.timers.reset();
    globalThis.fetch = original;
  }
  expect(states).toEqual(['AbortError', 'AbortError', 'text', 'text', 'AbortError']);
});
