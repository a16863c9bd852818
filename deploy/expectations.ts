// cspell:ignore fpackage
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {transportSecurity} from '../src/docusaurus/headers/plugin';
import type {Answer, Question} from './ask';
import {headersOf, readBuiltSite, type Header} from './builtSite';

/** Expected response of every host to a request: the same table for all. */
export interface Expectation {
  readonly ask: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly answer: {readonly status: number | readonly number[]; readonly location?: string};
  /** Parts of headers. */
  readonly has?: Readonly<Record<string, RegExp>>;
  /** The file whose text is the body. */
  readonly file?: string;
}

/** Address of a script with a hash in its name, which all pages of the built site start with. */
export function mainScriptOf(build: string): string {
  const script = readdirSync(path.join(build, 'assets/js')).find((name) =>
    name.startsWith('main.'),
  );
  return `/assets/js/${script ?? ''}`;
}

const html = /^text\/html; ?charset=utf-8$/iu;

/** The table for a built site. */
export function expectationsOf(build: string): readonly Expectation[] {
  const asset = mainScriptOf(build);
  return [
    {
      ask: '/',
      answer: {status: 200},
      file: 'index.html',
      has: {'content-type': html},
    },
    {
      ask: '/docs/intro',
      answer: {status: 200},
      file: 'docs/intro.html',
      has: {'content-type': html, 'cache-control': /must-revalidate/u},
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
      has: {
        'content-type': /^text\/html/u,
        'cache-control': /^public, max-age=0, must-revalidate$/u,
      },
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
      ask: '/search-index.json',
      answer: {status: 200},
      has: {
        'content-type': /^application\/json; ?charset=utf-8$/iu,
        'cache-control': /max-age=300/u,
      },
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
      ask: '/img/logo.svg',
      answer: {status: 200},
      file: 'img/logo.svg',
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
}

/** Name of a request in a report. */
export function nameOf({ask, method, headers}: Expectation): string {
  const shown = ask.length > 80 ? `${ask.slice(0, 20)}…` : ask;
  return [method, shown, headers?.Range].filter(Boolean).join(' ');
}

/** A built site with what answers are compared with. */
export interface Expected {
  readonly build: string;
  /** Headers that the answer to an address has. */
  readonly headersOf: (address: string) => readonly Header[];
}

/** Data of a built site with which responses are compared. */
export function expectedOf(build: string): Expected {
  const {rules} = readBuiltSite(build);
  return {
    build,
    headersOf: (address) =>
      headersOf(rules, address.slice(1)).filter(({key}) => key !== 'Cache-Control'),
  };
}

/** The body of an answer as it was before it was compressed. */
function decoded({headers, body}: Answer): Buffer {
  const form = headers['content-encoding'];
  if (form === 'br') {
    return brotliDecompressSync(body);
  }
  return form === 'gzip' ? gunzipSync(body) : body;
}

const isFile = ({build}: Expected, file: string, answer: Answer) =>
  decoded(answer).equals(readFileSync(path.join(build, file)));

const shown = (value: string | undefined) => (value === undefined ? 'missing' : `"${value}"`);

/**
 * Differences from the expected response, one per line.
 *
 * @param origin address of the host that answered
 */
export function problemsOf(
  {ask: asked, answer: wanted, has = {}, file}: Expectation,
  answer: Answer,
  origin: string,
  expected: Expected,
): string[] {
  const {status, headers} = answer;
  const isSecure = origin.startsWith('https:');
  const found: string[] = [];
  const statuses = [wanted.status].flat();
  if (!statuses.includes(status)) {
    found.push(`status ${status}, not ${statuses.join(' or ')}`);
  }
  if (wanted.location !== undefined) {
    const location = headers.location?.replace(origin, '');
    if (location !== wanted.location) {
      found.push(`location is ${shown(location)}, not "${wanted.location}"`);
    }
  }
  for (const [key, part] of Object.entries(has)) {
    if (!part.test(headers[key] ?? '')) {
      found.push(`${key} is ${shown(headers[key])}, not ${String(part)}`);
    }
  }
  if (file !== undefined && !isFile(expected, file, answer)) {
    found.push(`the body is not ${file} of the build`);
  }
  const security = headers[transportSecurity.key.toLowerCase()];
  if (!isSecure && security !== undefined) {
    found.push(`${transportSecurity.key} without TLS`);
  }
  // A host refuses an invalid request before it looks at the site.
  if (isSecure && (status < 400 || [404, 405].includes(status))) {
    if (security !== transportSecurity.value) {
      found.push(
        `${transportSecurity.key} is ${shown(security)}, not "${transportSecurity.value}"`,
      );
    }
  }
  if (status === 200 || (status === 404 && file !== undefined)) {
    const address = status === 404 ? '/404.html' : asked.replace(/\?.*$/u, '');
    const others = expected.headersOf(address).filter(({key}) => !(key.toLowerCase() in has));
    for (const {key, value} of others) {
      if (headers[key.toLowerCase()] !== value) {
        found.push(`${key} is ${shown(headers[key.toLowerCase()])}, not "${value}"`);
      }
    }
  }
  return found;
}

/** Asks the host that is looked at. */
export type Asker = (target: string, question?: Question) => Promise<Answer>;

/** A page and a script, and what their types begin with. */
const compressedOf = (build: string) =>
  [
    {target: '/docs/intro', file: 'docs/intro.html', type: /^text\/html/u},
    {target: mainScriptOf(build), file: mainScriptOf(build).slice(1), type: /^text\/javascript/u},
  ] as const;

/**
 * Whether a host compresses, and says so to caches.
 *
 * @param brotli what it may send where brotli is taken
 */
export async function compressionProblems(
  asker: Asker,
  expected: Expected,
  brotli = /^(?:br|gzip)$/u,
): Promise<string[]> {
  const found: string[] = [];
  for (const [taken, form] of [
    ['gzip, br', brotli],
    ['gzip', /^gzip$/u],
  ] as const) {
    for (const {target, file, type} of compressedOf(expected.build)) {
      const answer = await asker(target, {headers: {'Accept-Encoding': taken}});
      const {headers} = answer;
      const encoding = headers['content-encoding'];
      const checks: readonly (readonly [boolean, string])[] = [
        [answer.status === 200, `status ${answer.status}`],
        [form.test(encoding ?? ''), `content-encoding is ${shown(encoding)}, not ${String(form)}`],
        [/Accept-Encoding/iu.test(headers.vary ?? ''), `vary is ${shown(headers.vary)}`],
        [
          type.test(headers['content-type'] ?? ''),
          `content-type ${shown(headers['content-type'])}`,
        ],
        [isFile(expected, file, answer), `the body is not ${file} of the build`],
      ];
      found.push(
        ...checks
          .filter(([isRight]) => !isRight)
          .map(([, problem]) => `${target} for ${taken}: ${problem}`),
      );
    }
  }
  return found;
}

/** Whether a host sends a page again that the browser has. */
export async function revalidationProblems(asker: Asker): Promise<string[]> {
  const target = '/docs/intro';
  const {headers} = await asker(target);
  const question: Record<string, string> =
    headers.etag === undefined
      ? {'If-Modified-Since': headers['last-modified'] ?? ''}
      : {'If-None-Match': headers.etag};
  const again = await asker(target, {headers: question});
  return again.status === 304 && again.body.length === 0
    ? []
    : [`${target}: status ${again.status}, not 304`];
}
