import {mock} from 'node:test';
import {expect, test} from 'playwright/test';
import {fetchWithLimit, limits} from '../../src/lib/fetchWithLimit';
import {applyPatch} from '../../src/docusaurus/patches/rules';
import {patches} from '../../src/docusaurus/patches/patches';
import {
  readRegistry,
  readRoutes,
  type Compilation,
} from '../../src/docusaurus/start/tables/generated';
import {chainsOf, tableOf} from '../../src/docusaurus/start/tables/tables';
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
    const chains = chainsOf(
      readRoutes("export default [{path: '/a', component: ComponentCreator('/a', 'aaa')}];"),
    );
    const sources = {
      chunkNames: {'/a-aaa': {__comp: 'page'}},
      loaders: new Map(),
      fileOf: (chunk: string) => chunk,
    };
    expect(() => tableOf([chains.get('/a') ?? []], sources)).toThrow('page');
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
