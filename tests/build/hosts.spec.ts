// cspell:ignore fpackage
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {expect, test} from 'playwright/test';
import {headersOf, readBuiltSite} from '../../deploy/builtSite';
import {compressFiles} from '../../deploy/compress';
import {hostNames, programOf, startHost, type Host} from '../support/hosts';
import {buildDir} from '../support/project';
import {rawRequest, type RawAnswer} from '../support/rawRequest';

const script = readdirSync(path.join(buildDir, 'assets/js')).find((name) =>
  name.startsWith('main.'),
);
const asset = `/assets/js/${script ?? ''}`;
const textOf = (file: string) => readFileSync(path.join(buildDir, file), 'utf8');

/** What every host answers: the same table for all. */
const expectations: readonly {
  readonly ask: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly answer: {readonly status: number | readonly number[]; readonly location?: string};
  /** Parts of headers. */
  readonly has?: Readonly<Record<string, RegExp>>;
  /** The file whose text is the body. */
  readonly file?: string;
}[] = [
  {
    ask: '/',
    answer: {status: 200},
    file: 'index.html',
    has: {'content-type': /^text\/html; ?charset=utf-8$/iu},
  },
  {
    ask: '/docs/intro',
    answer: {status: 200},
    file: 'docs/intro.html',
    has: {'content-type': /^text\/html; ?charset=utf-8$/iu, 'cache-control': /must-revalidate/u},
  },
  {ask: '/docs/intro?q=1&r=%2F', answer: {status: 200}, file: 'docs/intro.html'},
  {ask: '/docs/intro.html', answer: {status: 301, location: '/docs/intro'}},
  {ask: '/docs/intro.html?q=a%20b', answer: {status: 301, location: '/docs/intro?q=a%20b'}},
  {ask: '/index.html', answer: {status: 301, location: '/'}},
  {ask: '/docs/index.html', answer: {status: 301, location: '/docs'}},
  {ask: '/docs/intro/', answer: {status: 301, location: '/docs/intro'}},
  {ask: '/docs', answer: {status: 301, location: '/docs/intro'}},
  {ask: '/docs?q=1', answer: {status: 301, location: '/docs/intro?q=1'}},
  {ask: '/docs/next', answer: {status: 301, location: '/docs/next/intro'}},
  {ask: '//example.org/a.html', answer: {status: 301, location: '/example.org/a'}},
  {ask: '//example.org/a/', answer: {status: 301, location: '/example.org/a'}},
  {
    ask: '/docs/nowhere',
    answer: {status: 404},
    file: '404.html',
    has: {'content-type': /^text\/html/u, 'cache-control': /must-revalidate/u},
  },
  {
    ask: '/assets/js/nowhere.js',
    answer: {status: 404},
    file: '404.html',
    // Kept for a year, it would be missing after it has come back.
    has: {'content-type': /^text\/html/u, 'cache-control': /^public, max-age=0, must-revalidate$/u},
  },
  {ask: '/Docs/Intro', answer: {status: 404}},
  {ask: '/assets', answer: {status: 404}},
  {ask: '/_headers', answer: {status: 404}},
  {ask: '/_redirects', answer: {status: 404}},
  {ask: '/.build-log.txt', answer: {status: 404}},
  {ask: '/docs/intro.html.br', answer: {status: 404}},
  {ask: '/docs/..%2f..%2fpackage.json', answer: {status: [400, 403, 404]}},
  {ask: '/docs/../../package.json', answer: {status: [400, 403, 404]}},
  {ask: '/%00', answer: {status: [400, 404]}},
  {ask: '/%', answer: {status: [400, 404]}},
  {ask: `/${'a'.repeat(300)}`, answer: {status: [403, 404, 414]}},
  {ask: '/docs/intro', method: 'POST', answer: {status: 405}},
  {
    ask: '/docs/intro',
    method: 'HEAD',
    answer: {status: 200},
    has: {'content-type': /^text\/html/u},
  },
  {
    ask: asset,
    answer: {status: 200},
    file: asset.slice(1),
    has: {'content-type': /^text\/javascript; ?charset=utf-8$/iu, 'cache-control': /immutable/u},
  },
  {
    ask: asset,
    headers: {Range: 'bytes=0-9'},
    answer: {status: 206},
    has: {'content-range': /^bytes 0-9\/\d+$/u, 'content-length': /^10$/u},
  },
  {
    ask: '/search-index.json?_=1',
    answer: {status: 200},
    has: {'content-type': /^application\/json; ?charset=utf-8$/iu, 'cache-control': /immutable/u},
  },
  {
    ask: '/sw.js',
    answer: {status: 200},
    file: 'sw.js',
    has: {
      'content-type': /^text\/javascript/u,
      'cache-control': /^no-cache$/u,
      'content-security-policy': /connect-src 'self'/u,
    },
  },
  {
    ask: '/img/favicon.svg',
    answer: {status: 200},
    file: 'img/favicon.svg',
    has: {'content-type': /^image\/svg\+xml/u},
  },
  ...['sitemap.xml', 'docs/rss.xml'].map((file) => ({
    ask: `/${file}`,
    answer: {status: 200},
    file,
    has: {'content-type': /^application\/xml/u, 'x-content-type-options': /^nosniff$/u},
  })),
  {
    ask: '/docs/io-servers/knx.md',
    answer: {status: 200},
    file: 'docs/io-servers/knx.md',
    has: {
      'content-type': /^text\/markdown; ?charset=utf-8$/iu,
      'x-content-type-options': /^nosniff$/u,
      'cache-control': /must-revalidate/u,
    },
  },
  {
    ask: '/data/io-servers.json',
    answer: {status: 200},
    file: 'data/io-servers.json',
    has: {
      'content-type': /^application\/json; ?charset=utf-8$/iu,
      'cross-origin-resource-policy': /^same-origin$/u,
      'cache-control': /must-revalidate/u,
    },
  },
  {
    ask: '/cards/manual.png',
    answer: {status: 200},
    has: {'content-type': /^image\/png$/u, 'cross-origin-resource-policy': /^cross-origin$/u},
  },
];

/** Headers that every answer to a reader has. */
const everywhere = headersOf(readBuiltSite(buildDir).rules, 'docs/intro').filter(
  ({key}) => key !== 'Cache-Control',
);

const decoded = ({headers, body}: RawAnswer): string => {
  const form = headers['content-encoding'];
  if (form === 'br') {
    return brotliDecompressSync(body).toString();
  }
  return (form === 'gzip' ? gunzipSync(body) : body).toString();
};

for (const name of hostNames) {
  test.describe(`${name} answers as every host does`, () => {
    test.describe.configure({mode: 'serial'});
    test.skip(
      name !== 'preview' && programOf(name) === undefined,
      `There is no ${name} here; continuous integration installs it.`,
    );
    let root = '';
    let host: Host | undefined;

    test.beforeAll(async () => {
      // Some files are enough, and quick to compress.
      root = mkdtempSync(path.join(os.tmpdir(), 'manual-site-'));
      for (const file of [
        '_headers',
        '_redirects',
        '404.html',
        'index.html',
        'docs/index.html',
        'docs/intro.html',
        'docs/next/index.html',
        'img/favicon.svg',
        'search-index.json',
        'sitemap.xml',
        'docs/rss.xml',
        'docs/io-servers/knx.md',
        'data/io-servers.json',
        'cards/manual.png',
        'sw.js',
        asset.slice(1),
      ]) {
        mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
        cpSync(path.join(buildDir, file), path.join(root, file));
      }
      cpSync(path.join(buildDir, '_headers'), path.join(root, '.build-log.txt'));
      await compressFiles(root, 5);
      // Hosts read as a user of their own.
      chmodSync(root, 0o755);
      host = await startHost(name, readBuiltSite(root), root);
    });

    test.afterAll(async () => {
      await host?.stop();
      rmSync(root, {recursive: true, force: true});
    });

    for (const {ask, method, headers, answer, has = {}, file} of expectations) {
      const what = [method, ask.length > 80 ? `${ask.slice(0, 20)}…` : ask, headers?.Range];
      test(`${what.filter(Boolean).join(' ')} @extra`, async () => {
        const got = await rawRequest(host?.origin ?? '', ask, {method, headers});
        expect([answer.status].flat()).toContain(got.status);
        if (answer.location !== undefined) {
          expect((got.headers.location ?? '').replace(host?.origin ?? '', '')).toBe(
            answer.location,
          );
        }
        for (const [key, part] of Object.entries(has)) {
          expect(got.headers[key] ?? '', key).toMatch(part);
        }
        if (file !== undefined) {
          expect(got.body.toString() === textOf(file), `the text of ${file}`).toBe(true);
        }
        if (got.status === 200 || (got.status === 404 && file !== undefined)) {
          for (const {key, value} of everywhere.filter(({key}) => !(key.toLowerCase() in has))) {
            expect(got.headers[key.toLowerCase()], key).toBe(value);
          }
        }
      });
    }

    test('compressed, where it is taken @extra', async () => {
      for (const [taken, form] of [
        ['gzip, br', name === 'preview' ? /^(?:br|gzip)$/u : /^br$/u],
        ['gzip', /^gzip$/u],
      ] as const) {
        for (const ask of ['/docs/intro', asset]) {
          const got = await rawRequest(host?.origin ?? '', ask, {
            headers: {'Accept-Encoding': taken},
          });
          expect(got.status).toBe(200);
          expect(got.headers['content-encoding'] ?? '', `${ask} ${taken}`).toMatch(form);
          expect(got.headers.vary ?? '', ask).toMatch(/Accept-Encoding/iu);
          const file = ask === asset ? asset.slice(1) : 'docs/intro.html';
          expect(decoded(got) === textOf(file), ask).toBe(true);
          expect(got.headers['content-type'] ?? '').toMatch(
            ask === asset ? /^text\/javascript/u : /^text\/html/u,
          );
        }
      }
    });

    test('not sent again while it is the same @extra', async () => {
      const first = await rawRequest(host?.origin ?? '', '/docs/intro');
      const tag = first.headers.etag;
      const headers: Record<string, string> =
        tag === undefined
          ? {'If-Modified-Since': first.headers['last-modified'] ?? ''}
          : {'If-None-Match': tag};
      const again = await rawRequest(host?.origin ?? '', '/docs/intro', {headers});
      expect(again.status).toBe(304);
      expect(again.body).toHaveLength(0);
    });
  });
}
