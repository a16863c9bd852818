import {readFileSync} from 'node:fs';
import {createServer, STATUS_CODES, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import compression from 'compression';
import serveHandler from 'serve-handler';

/** One block of a `_headers` file: the addresses it is for and their headers. */
interface HeaderRule {
  readonly source: string;
  readonly headers: readonly {readonly key: string; readonly value: string}[];
}

/** An address pattern, whose `*` also stands for folders, as serve-handler takes it. */
function globOf(pattern: string): string {
  return pattern.replace(/^\//u, '').replace(/\*$/u, '**').replace(/^\*\./u, '**/*.');
}

/**
 * Read a `_headers` file: an address pattern at the start of a line, its
 * headers indented below.
 *
 * @throws Error naming the line that is neither
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: {source: string; headers: {key: string; value: string}[]}[] = [];
  text.split('\n').forEach((line, index) => {
    const header = /^\s+(?<key>[\w-]+):\s*(?<value>.+)$/u.exec(line)?.groups;
    const current = rules.at(-1);
    if (line.startsWith('/')) {
      rules.push({source: globOf(line.trim()), headers: []});
    } else if (header?.key && header.value && current) {
      current.headers.push({key: header.key, value: header.value});
    } else if (line.trim() !== '') {
      throw new Error(
        `_headers, line ${index + 1}: expected "/pattern" or "  Name: value", got "${line}".`,
      );
    }
  });
  return rules;
}

const compress = compression();

/**
 * The address without `index.html` or `.html` at its end, or `undefined` when
 * it has neither. The query stays.
 */
export function cleanAddress(url: string): string | undefined {
  const [pathname = '', query] = url.split('?', 2);
  const clean = pathname.replace(/(?:\/index)?\.html$/u, '');
  if (clean === pathname) {
    return undefined;
  }
  // A second slash at the start would lead to another host.
  const target = `/${clean.replace(/^\/+/u, '')}`;
  return query === undefined ? target : `${target}?${query}`;
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
 * @param directory the built site
 * @throws Error when the directory holds no build
 */
export function createSiteServer(directory: string): Server {
  let rules: HeaderRule[];
  try {
    rules = parseHeaders(readFileSync(path.join(directory, '_headers'), 'utf8'));
  } catch (error) {
    throw new Error(`${directory} holds no built site. Run "npm run build" first.`, {cause: error});
  }
  return createServer((request, response: ServerResponse) => {
    const refused = refusal(request.url ?? '/');
    if (refused !== undefined) {
      response.writeHead(refused, {'Content-Type': 'text/plain'}).end(STATUS_CODES[refused]);
      return;
    }
    const clean = cleanAddress(request.url ?? '/');
    if (clean !== undefined) {
      response.writeHead(301, {Location: clean}).end();
      return;
    }
    // compression() only reads fields that plain requests and responses have.
    compress(request as never, response as never, () => {
      void serveHandler(request, response, {
        public: directory,
        cleanUrls: true,
        trailingSlash: false,
        directoryListing: false,
        headers: rules.map(({source, headers}) => ({source, headers: [...headers]})),
      });
    });
  });
}
