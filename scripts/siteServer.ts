import {createServer, STATUS_CODES, type Server, type ServerResponse} from 'node:http';
import compression from 'compression';
import serveHandler from 'serve-handler';
import {readHostRules, unsetHeaders} from '../deploy/hostRules';
import {contentType, mediaTypes} from '../deploy/mediaTypes';
import {canonicalPath} from '../src/lib/address';

const compress = compression();

/** Configuration files of hosts, and compressed copies. */
const hidden = /(?:^|\/)(?:\.|_headers$|_redirects$)|\.(?:br|gz)$/u;

/**
 * Clean address without `index.html`, `.html` or trailing slash; `undefined` if the address
 * is clean. The base URL keeps its slash.
 *
 * @param pathname address without query
 * @param base base URL of the site
 */
export function cleanAddress(pathname: string, base = '/'): string | undefined {
  const plain = canonicalPath(pathname) || '/';
  const target = `${plain}/` === base ? base : plain;
  return target === pathname ? undefined : target;
}

/** File system limits of an address and of a file name in bytes. */
const maxLength = {address: 2000, name: 250} as const;

/** Error status of an address that cannot be a file; `undefined` for a valid one. */
export function errorStatus(url: string): 400 | 414 | undefined {
  const [pathname = ''] = url.split('?', 1);
  let names: readonly string[];
  try {
    names = decodeURIComponent(pathname).split('/');
  } catch {
    return 400;
  }
  if (names.some((name) => name.includes('\0'))) {
    return 400;
  }
  return pathname.length > maxLength.address ||
    names.some((name) => Buffer.byteLength(name) > maxLength.name)
    ? 414
    : undefined;
}

/**
 * HTTP server that serves a built site like a production host: with its `_headers`, clean
 * addresses, compression, and the not-found page with status 404.
 *
 * @param directory built site, or the document root that contains it at its base path
 * @param base base URL of the site
 * @throws Error if the directory contains no build
 */
export function createSiteServer(directory: string, base = '/'): Server {
  const {rules, redirects} = readHostRules(directory);
  const types = Object.entries(mediaTypes).map(([extension, type]) => ({
    source: `**/*.${extension}`,
    headers: [{key: 'Content-Type', value: contentType(type)}],
  }));
  // The handler merges the headers of all matching rules. Null removes a header, which its types do
  // not permit.
  const removed = null as unknown as string;
  const served = rules.map(({source, headers}) => ({
    source,
    headers: [
      ...headers,
      ...unsetHeaders(rules, source.replace(/\*\*$/u, '')).map((key) => ({key, value: removed})),
    ],
  }));
  return createServer((request, response: ServerResponse) => {
    const status = errorStatus(request.url ?? '/');
    if (status !== undefined) {
      response.writeHead(status, {'Content-Type': 'text/plain'}).end(STATUS_CODES[status]);
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {Allow: 'GET, HEAD'}).end(STATUS_CODES[405]);
      return;
    }
    const [pathname = '', query] = (request.url ?? '/').split('?', 2);
    const target =
      redirects.find(({from}) => from === pathname)?.to ?? cleanAddress(pathname, base);
    if (target !== undefined) {
      const location = query === undefined ? target : `${target}?${query}`;
      response.writeHead(301, {Location: location}).end();
      return;
    }
    if (pathname === base && base !== '/') {
      // The handler expects folder names without slash.
      request.url = base.slice(0, -1);
    }
    if (hidden.test(pathname)) {
      // A path that does not exist, for the regular not-found response.
      request.url = '/404-not-found';
    }
    // compression() reads only fields of plain requests and responses.
    compress(request as never, response as never, () => {
      void serveHandler(request, response, {
        public: directory,
        cleanUrls: true,
        trailingSlash: false,
        directoryListing: false,
        etag: true,
        headers: [...served, ...types],
      });
    });
  });
}
