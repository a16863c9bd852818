// cspell:ignore fpackage
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {headersOf, readHostRules, transportSecurity, type Header} from './hostRules';
import type {HttpRequestOptions, HttpResponse} from './request';

/** Request with its expected response, the same for all hosts. */
export interface Expectation {
  /** Path and query. */
  readonly target: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly response: {readonly status: number | readonly number[]; readonly location?: string};
  /** Patterns of response headers. */
  readonly responseHeaders?: Readonly<Record<string, RegExp>>;
  /** File of the built site that is the body. */
  readonly file?: string;
}

/** Address of the main script, a file with a hashed name. */
export function mainScriptOf(build: string): string {
  const script = readdirSync(path.join(build, 'assets/js')).find((name) =>
    name.startsWith('main.'),
  );
  return `/assets/js/${script ?? ''}`;
}

const htmlType = /^text\/html; ?charset=utf-8$/iu;

/** Expectations for a built site. */
export function expectationsOf(build: string): readonly Expectation[] {
  const asset = mainScriptOf(build);
  return [
    {
      target: '/',
      response: {status: 200},
      file: 'index.html',
      responseHeaders: {'content-type': htmlType},
    },
    {
      target: '/docs/intro',
      response: {status: 200},
      file: 'docs/intro.html',
      responseHeaders: {'content-type': htmlType, 'cache-control': /must-revalidate/u},
    },
    {target: '/docs/intro?q=1&r=%2F', response: {status: 200}, file: 'docs/intro.html'},
    {target: '/docs/intro.html', response: {status: 301, location: '/docs/intro'}},
    {target: '/docs/intro.html?q=a%20b', response: {status: 301, location: '/docs/intro?q=a%20b'}},
    {target: '/index.html', response: {status: 301, location: '/'}},
    {target: '/docs/index.html', response: {status: 301, location: '/docs'}},
    {target: '/docs/intro/', response: {status: 301, location: '/docs/intro'}},
    {target: '/docs', response: {status: 301, location: '/docs/intro'}},
    {target: '/docs?q=1', response: {status: 301, location: '/docs/intro?q=1'}},
    {target: '/docs/next', response: {status: 301, location: '/docs/next/intro'}},
    {target: '//example.org/a.html', response: {status: 301, location: '/example.org/a'}},
    {target: '//example.org/a/', response: {status: 301, location: '/example.org/a'}},
    {
      target: '/docs/nowhere',
      response: {status: 404},
      file: '404.html',
      responseHeaders: {'content-type': /^text\/html/u, 'cache-control': /must-revalidate/u},
    },
    {
      target: '/assets/js/nowhere.js',
      response: {status: 404},
      file: '404.html',
      // A cached 404 would hide a restored file for a year.
      responseHeaders: {
        'content-type': /^text\/html/u,
        'cache-control': /^public, max-age=0, must-revalidate$/u,
      },
    },
    {target: '/Docs/Intro', response: {status: 404}},
    {target: '/assets', response: {status: 404}},
    {target: '/_headers', response: {status: 404}},
    {target: '/_redirects', response: {status: 404}},
    {target: '/.build-log.txt', response: {status: 404}},
    {target: '/docs/intro.html.br', response: {status: 404}},
    {target: '/docs/..%2f..%2fpackage.json', response: {status: [400, 403, 404]}},
    {target: '/docs/../../package.json', response: {status: [400, 403, 404]}},
    {target: '/%00', response: {status: [400, 404]}},
    {target: '/%', response: {status: [400, 404]}},
    {target: `/${'a'.repeat(300)}`, response: {status: [403, 404, 414]}},
    {target: '/docs/intro', method: 'POST', response: {status: 405}},
    {
      target: '/docs/intro',
      method: 'HEAD',
      response: {status: 200},
      responseHeaders: {'content-type': /^text\/html/u},
    },
    {
      target: asset,
      response: {status: 200},
      file: asset.slice(1),
      responseHeaders: {
        'content-type': /^text\/javascript; ?charset=utf-8$/iu,
        'cache-control': /immutable/u,
      },
    },
    {
      target: asset,
      headers: {Range: 'bytes=0-9'},
      response: {status: 206},
      responseHeaders: {'content-range': /^bytes 0-9\/\d+$/u, 'content-length': /^10$/u},
    },
    {
      target: '/search-index.json',
      response: {status: 200},
      responseHeaders: {
        'content-type': /^application\/json; ?charset=utf-8$/iu,
        'cache-control': /max-age=300/u,
      },
    },
    {
      target: '/sw.js',
      response: {status: 200},
      file: 'sw.js',
      responseHeaders: {
        'content-type': /^text\/javascript/u,
        'cache-control': /^no-cache$/u,
        'content-security-policy': /connect-src 'self'/u,
      },
    },
    {
      target: '/img/logo.svg',
      response: {status: 200},
      file: 'img/logo.svg',
      responseHeaders: {'content-type': /^image\/svg\+xml/u},
    },
    ...['sitemap.xml', 'docs/rss.xml'].map((file) => ({
      target: `/${file}`,
      response: {status: 200},
      file,
      responseHeaders: {
        'content-type': /^application\/xml/u,
        'x-content-type-options': /^nosniff$/u,
      },
    })),
    {
      target: '/docs/io-servers/knx.md',
      response: {status: 200},
      file: 'docs/io-servers/knx.md',
      responseHeaders: {
        'content-type': /^text\/markdown; ?charset=utf-8$/iu,
        'x-content-type-options': /^nosniff$/u,
        'cache-control': /must-revalidate/u,
      },
    },
    {
      target: '/cards/manual.png',
      response: {status: 200},
      responseHeaders: {
        'content-type': /^image\/png$/u,
        'cross-origin-resource-policy': /^cross-origin$/u,
      },
    },
  ];
}

/** Name of a request in a report. */
export function nameOf({target, method, headers}: Expectation): string {
  const shortTarget = target.length > 80 ? `${target.slice(0, 20)}…` : target;
  return [method, shortTarget, headers?.Range].filter(Boolean).join(' ');
}

/** Data of a built site with which responses are compared. */
export interface ExpectedSite {
  readonly build: string;
  /** Expected response headers of a path. */
  readonly headersOf: (pathname: string) => readonly Header[];
}

export function readExpectedSite(build: string): ExpectedSite {
  const {rules} = readHostRules(build);
  return {
    build,
    headersOf: (pathname) =>
      headersOf(rules, pathname.slice(1)).filter(({key}) => key !== 'Cache-Control'),
  };
}

function decodeBody({headers, body}: HttpResponse): Buffer {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') {
    return brotliDecompressSync(body);
  }
  return encoding === 'gzip' ? gunzipSync(body) : body;
}

const isFile = ({build}: ExpectedSite, file: string, response: HttpResponse) =>
  decodeBody(response).equals(readFileSync(path.join(build, file)));

const quoted = (value: string | undefined) => (value === undefined ? 'missing' : `"${value}"`);

/**
 * Differences from the expected response, one per line.
 *
 * @param origin origin of the host
 */
export function problemsOf(
  {target, response: expected, responseHeaders = {}, file}: Expectation,
  response: HttpResponse,
  origin: string,
  site: ExpectedSite,
): string[] {
  const {status, headers} = response;
  const isSecure = origin.startsWith('https:');
  const found: string[] = [];
  const statuses = [expected.status].flat();
  if (!statuses.includes(status)) {
    found.push(`status ${status}, not ${statuses.join(' or ')}`);
  }
  if (expected.location !== undefined) {
    const location = headers.location?.replace(origin, '');
    if (location !== expected.location) {
      found.push(`location is ${quoted(location)}, not "${expected.location}"`);
    }
  }
  for (const [key, pattern] of Object.entries(responseHeaders)) {
    if (!pattern.test(headers[key] ?? '')) {
      found.push(`${key} is ${quoted(headers[key])}, not ${String(pattern)}`);
    }
  }
  if (file !== undefined && !isFile(site, file, response)) {
    found.push(`the body is not ${file} of the build`);
  }
  const transportValue = headers[transportSecurity.key.toLowerCase()];
  if (!isSecure && transportValue !== undefined) {
    found.push(`${transportSecurity.key} without TLS`);
  }
  // Hosts reject malformed requests before the configuration of the site applies.
  if (isSecure && (status < 400 || [404, 405].includes(status))) {
    if (transportValue !== transportSecurity.value) {
      found.push(
        `${transportSecurity.key} is ${quoted(transportValue)}, not "${transportSecurity.value}"`,
      );
    }
  }
  if (status === 200 || (status === 404 && file !== undefined)) {
    const pathname = status === 404 ? '/404.html' : target.replace(/\?.*$/u, '');
    const others = site
      .headersOf(pathname)
      .filter(({key}) => !(key.toLowerCase() in responseHeaders));
    for (const {key, value} of others) {
      if (headers[key.toLowerCase()] !== value) {
        found.push(`${key} is ${quoted(headers[key.toLowerCase()])}, not "${value}"`);
      }
    }
  }
  return found;
}

/** Sends a request to the host under test. */
export type SendRequest = (target: string, options?: HttpRequestOptions) => Promise<HttpResponse>;

/** A page and a script with patterns of their media types. */
const compressedFiles = (build: string) =>
  [
    {target: '/docs/intro', file: 'docs/intro.html', type: /^text\/html/u},
    {target: mainScriptOf(build), file: mainScriptOf(build).slice(1), type: /^text\/javascript/u},
  ] as const;

/**
 * Checks that a host compresses responses and sets `Vary`.
 *
 * @param brotli accepted encodings if the client accepts brotli
 * @returns the failures, one per line
 */
export async function compressionProblems(
  send: SendRequest,
  site: ExpectedSite,
  brotli = /^(?:br|gzip)$/u,
): Promise<string[]> {
  const found: string[] = [];
  for (const [acceptEncoding, pattern] of [
    ['gzip, br', brotli],
    ['gzip', /^gzip$/u],
  ] as const) {
    for (const {target, file, type} of compressedFiles(site.build)) {
      const response = await send(target, {headers: {'Accept-Encoding': acceptEncoding}});
      const {headers} = response;
      const encoding = headers['content-encoding'];
      const contentType = headers['content-type'];
      const checks: readonly (readonly [boolean, string])[] = [
        [response.status === 200, `status ${response.status}`],
        [
          pattern.test(encoding ?? ''),
          `content-encoding is ${quoted(encoding)}, not ${String(pattern)}`,
        ],
        [/Accept-Encoding/iu.test(headers.vary ?? ''), `vary is ${quoted(headers.vary)}`],
        [type.test(contentType ?? ''), `content-type is ${quoted(contentType)}`],
        [isFile(site, file, response), `the body is not ${file} of the build`],
      ];
      found.push(
        ...checks
          .filter(([isPassed]) => !isPassed)
          .map(([, problem]) => `${target} for ${acceptEncoding}: ${problem}`),
      );
    }
  }
  return found;
}

/**
 * Checks that a host answers a conditional request for an unchanged page with 304.
 *
 * @returns the failures, one per line
 */
export async function revalidationProblems(send: SendRequest): Promise<string[]> {
  const target = '/docs/intro';
  const {headers} = await send(target);
  const conditions: Record<string, string> =
    headers.etag === undefined
      ? {'If-Modified-Since': headers['last-modified'] ?? ''}
      : {'If-None-Match': headers.etag};
  const response = await send(target, {headers: conditions});
  return response.status === 304 && response.body.length === 0
    ? []
    : [`${target}: status ${response.status}, not 304`];
}
