import {compileFunction} from 'node:vm';
import {build} from 'esbuild';
import {expect, test} from 'playwright/test';
import type * as Pages from '../../src/docusaurus/start/client/pages';
import type * as Preload from '../../src/docusaurus/start/client/preload';

type Client = Pick<typeof Pages, 'findFolder' | 'findRoutes'> & Pick<typeof Preload, 'openCurrent'>;

const docsPlugin = 'docusaurus-plugin-content-docs';
const generated: Readonly<Record<string, object>> = {
  '@generated/docusaurus.config': {baseUrl: '/'},
  '@generated/page-start/default/globalData.json': {[docsPlugin]: {default: {versions: []}}},
  '@generated/registry': {},
  '@theme/NotFound': {},
};
const folder = 'src/docusaurus/start/client';
const page = '/docs/a/x';
const routesTo = (path: string) => [
  {path: '/docs', key: '1', modules: {__comp: 0}, routes: [{path, key: '2', modules: {__comp: 1}}]},
];
const modulesTo = (chunk: string) => [
  ['frame', 0, ['frame']],
  [chunk, 0, [chunk]],
];
const manifest = {
  ...{tables: 'own', routes: routesTo(page), modules: modulesTo('x'), parts: {}, docs: {}},
  files: {x: 'x.1'},
};

let code: string;

test.beforeAll(async () => {
  const {outputFiles} = await build({
    stdin: {contents: "export * from './pages'; export * from './preload';", resolveDir: folder},
    ...{bundle: true, write: false, format: 'iife', globalName: 'client'},
    plugins: [
      {
        name: 'generated',
        setup(bundler) {
          bundler.onResolve({filter: /^@(?:generated|theme)\//}, ({path}) => ({
            ...{path, namespace: 'data'},
          }));
          bundler.onLoad({filter: /./, namespace: 'data'}, ({path}) => ({
            contents: JSON.stringify(generated[path]),
            loader: 'json',
          }));
        },
      },
    ],
  });
  code = `${outputFiles[0]?.text}; return client;`;
});

/** Client of a page that was opened at an address, with the files of the site by address. */
function openAt(address: string, files: Readonly<Record<string, object>> = {}) {
  const location = {pathname: address, href: address};
  const requests: string[] = [];
  const chunks: string[] = [];
  const bundler = Object.assign((id: string) => id, {
    e: async (chunk: string) => Promise.resolve(chunks.push(chunk)),
    ...{u: (chunk: string) => chunk, p: '/'},
  });
  const fetchFile = async (path: string) => {
    requests.push(path);
    const file = files[path];
    return Promise.resolve(new Response(JSON.stringify(file), {status: file ? 200 : 404}));
  };
  const names = ['document', 'window', 'navigator', '__webpack_require__', 'fetch'];
  const run = compileFunction(code, names) as (...values: readonly unknown[]) => Client;
  const document = {getElementById: () => ({textContent: JSON.stringify(manifest)})};
  return {
    ...{location, requests, chunks},
    client: run(document, {location}, {}, bundler, fetchFile),
  };
}

test('a table of another release is refused, and requested again past the cache', async () => {
  const table = {routes: [], modules: [], files: {x: 'x.2'}};
  const {client, requests} = openAt(page, {'/routes/own/pages.docs.a.json': table});
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await expect(client.findFolder('/docs/a/y')).rejects.toThrow('another release');
  }
  expect(requests).toHaveLength(2);
});

test('a page without a table is asked of the site', async () => {
  await expect(openAt(page).client.findRoutes('/docs/b/y')).rejects.toThrow('404');
});

test('the next page loads once, although an encoded address asks for it twice', async () => {
  const {client, chunks, location, requests} = openAt(page, {
    '/routes/own/docs.json': {docs: {}, files: {}},
    '/routes/own/pages.docs.a.json': {
      routes: routesTo('/docs/a/y'),
      modules: modulesTo('y'),
      files: {},
    },
  });
  await client.openCurrent();
  location.pathname = '/docs/a/%79';
  await Promise.all([client.openCurrent(), client.openCurrent()]);
  expect(chunks).toEqual(['frame', 'x', 'y']);
  expect(requests.filter((request) => request.includes('pages.docs.a'))).toHaveLength(1);
});
