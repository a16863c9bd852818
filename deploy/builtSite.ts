import {readFileSync} from 'node:fs';
import path from 'node:path';

/** A response header. */
export interface Header {
  readonly key: string;
  readonly value: string;
}

/** One block of a `_headers` file: the addresses it is for and their headers. */
export interface HeaderRule {
  /** An address, or with `**` at its end all that begin so; without the slash before it. */
  readonly source: string;
  readonly headers: readonly Header[];
}

/** One line of a `_redirects` file. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** What a host is told of a built site. */
export interface BuiltSite {
  readonly rules: readonly HeaderRule[];
  readonly redirects: readonly Redirect[];
}

/**
 * Read a `_headers` file: an address pattern at the start of a line, its
 * headers indented below.
 *
 * @throws Error naming the line that is neither
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: {source: string; headers: Header[]}[] = [];
  text.split('\n').forEach((line, index) => {
    const header = /^\s+(?<key>[\w-]+):\s*(?<value>.+)$/u.exec(line)?.groups;
    const current = rules.at(-1);
    if (line.startsWith('/')) {
      rules.push({source: line.trim().replace(/^\//u, '').replace(/\*$/u, '**'), headers: []});
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

/**
 * Read a `_redirects` file: an address, where it leads, and the status 301.
 *
 * @throws Error naming the line that is something else
 */
export function parseRedirects(text: string): Redirect[] {
  return text
    .split('\n')
    .map((line, index) => ({line: line.trim(), index}))
    .filter(({line}) => line !== '')
    .map(({line, index}) => {
      const [from = '', to = '', status] = line.split(/\s+/u);
      if (!from.startsWith('/') || !to.startsWith('/') || status !== '301') {
        throw new Error(`_redirects, line ${index + 1}: expected "/from /to 301", got "${line}".`);
      }
      return {from, to};
    });
}

/**
 * The headers of an address: those of every block that is for it, a later one
 * in the place of an earlier.
 *
 * @param address without the slash before it
 */
export function headersOf(rules: readonly HeaderRule[], address: string): Header[] {
  const wanted = new Map<string, string>();
  for (const {source, headers} of rules) {
    const [start = ''] = source.split('**');
    if (source.endsWith('**') ? address.startsWith(start) : address === source) {
      headers.forEach(({key, value}) => wanted.set(key, value));
    }
  }
  return [...wanted].map(([key, value]) => ({key, value}));
}

/**
 * Read what a built site tells its host.
 *
 * @param directory the built site
 * @throws Error when the directory holds no build
 */
export function readBuiltSite(directory: string): BuiltSite {
  const read = (name: string) => readFileSync(path.join(directory, name), 'utf8');
  let texts: readonly [string, string];
  try {
    texts = [read('_headers'), read('_redirects')];
  } catch (error) {
    throw new Error(`${directory} holds no built site. Run "npm run build" first.`, {cause: error});
  }
  return {rules: parseHeaders(texts[0]), redirects: parseRedirects(texts[1])};
}
