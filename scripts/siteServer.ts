import {createServer, STATUS_CODES, type Server, type ServerResponse} from 'node:http';
import compression from 'compression';
import serveHandler from 'serve-handler';
import {leftOut, readBuiltSite} from '../deploy/builtSite';
import {contentType, mediaTypes} from '../deploy/mediaTypes';
import {canonicalPath} from '../src/lib/address';

const compress = compression();

/** Files that tell hosts something, and those that no reader has a use for. */
const hidden = /(?:^|\/)(?:\.|_headers$|_redirects$)|\.(?:br|gz)$/u;

/**
 * The address without `index.html`, `.html` or a slash at its end, or
 * `undefined` when it has none. The base address of the site, a folder, has its
 * slash: hosts lead there.
 *
 * @param pathname address without a query
 * @param base base address of the site
 */
export function cleanAddress(pathname: string, base = '/'): string | undefined {
  const plain = canonicalPath(pathname) || '/';
  const target = `${plain}/` === base ? base : plain;
  return target === pathname ? undefined : target;
}

/** Longest address, and longest name of a file in bytes with its ending, that a file system takes. */
const longest = {address: 2000, name: 250} as const;

/** Status of an answer to an address that no file can have, or `undefined` for any other. */
export function refusal(url: string): 400 | 414 | undefined {
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
  return pathname.length > longest.address ||
    names.some((name) => Buffer.byteLength(name) > longest.name)
    ? 414
    : undefined;
}

/**
 * HTTP server for a built site, as a production host serves it: the build's
 * own `_headers`, clean addresses, compression, and the not-found page with
 * status 404.
 *
 * @param directory the built site, or the folder of a host that has it below its base path
 * @param base base address of the site
 * @throws Error when the directory holds no build
 */
export function createSiteServer(directory: string, base = '/'): Server {
  const {rules, redirects} = readBuiltSite(directory);
  const types = Object.entries(mediaTypes).map(([ending, type]) => ({
    source: `**/*.${ending}`,
    headers: [{key: 'Content-Type', value: contentType(type)}],
  }));
  // The handler adds up what is for an address; null takes a header away, which its types leave out.
  const none = null as unknown as string;
  const served = rules.map(({source, headers}) => ({
    source,
    headers: [
      ...headers,
      ...leftOut(rules, source.replace(/\*\*$/u, '')).map((key) => ({key, value: none})),
    ],
  }));
  return createServer((request, response: ServerResponse) => {
    const refused = refusal(request.url ?? '/');
    if (refused !== undefined) {
      response.writeHead(refused, {'Content-Type': 'text/plain'}).end(STATUS_CODES[refused]);
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
      // The handler knows a folder by its name without a slash.
      request.url = base.slice(0, -1);
    }
    if (hidden.test(pathname)) {
      // Looked for as what no site has, so that the answer is that to any missing page.
      request.url = '/404-not-found';
    }
    // compression() only reads fields that plain requests and responses have.
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
