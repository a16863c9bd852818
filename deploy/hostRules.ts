import {readFileSync} from 'node:fs';
import path from 'node:path';

/** Response header. */
export interface Header {
  readonly key: string;
  readonly value: string;
}

/** Header of hosts with TLS; one year. */
export const transportSecurity: Header = {
  key: 'Strict-Transport-Security',
  value: 'max-age=31536000',
};

/** Long headers that browsers apply to documents only; cached assets are sent without them. */
export const pageHeaders: readonly string[] = ['Permissions-Policy', 'Cross-Origin-Opener-Policy'];

/** Block of a `_headers` file. */
export interface HeaderRule {
  // Path pattern without leading slash: `**` at the end is a prefix match, `**/*` at the start a
  // suffix match.
  readonly source: string;
  readonly headers: readonly Header[];
}

/** Line of a `_redirects` file. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Paths of the certificate files of a host with TLS. */
export interface Certificate {
  readonly certificate: string;
  readonly key: string;
}

/** Header rules and redirects of a built site. */
export interface HostRules {
  readonly rules: readonly HeaderRule[];
  readonly redirects: readonly Redirect[];
}

/** Converts a pattern of `_headers`, in which `*` also matches slashes, to a glob. */
const globOf = (pattern: string): string =>
  pattern.replace(/^\//u, '').replace(/\*$/u, '**').replace(/^\*\./u, '**/*.');

/** Suffix of a suffix rule; `undefined` for other rules. */
const suffixOf = ({source}: HeaderRule): string | undefined =>
  source.startsWith('**/*') ? source.slice('**/*'.length) : undefined;

/**
 * Parses a `_headers` file: each pattern starts a line, followed by its indented headers.
 *
 * @throws Error naming an invalid line
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: {source: string; headers: Header[]}[] = [];
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

/**
 * Parses a `_redirects` file: each line has a path, its target and the status 301.
 *
 * @throws Error naming an invalid line
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
 * Headers of a path; later rules override earlier ones. Cached files omit page headers.
 *
 * @param pathname without leading slash
 */
export function headersOf(rules: readonly HeaderRule[], pathname: string): Header[] {
  const merged = new Map<string, string>();
  for (const rule of rules) {
    const {source, headers} = rule;
    const suffix = suffixOf(rule);
    const [prefix = ''] = source.split('**');
    const isMatch =
      suffix === undefined
        ? (source.endsWith('**') && pathname.startsWith(prefix)) || pathname === source
        : pathname.endsWith(suffix);
    if (isMatch) {
      headers.forEach(({key, value}) => merged.set(key, value));
    }
  }
  const isCached = /\bmax-age=[1-9]/u.test(merged.get('Cache-Control') ?? '');
  return [...merged]
    .filter(([key]) => !isCached || !pageHeaders.includes(key))
    .map(([key, value]) => ({key, value}));
}

/** Page headers that a location must unset, for hosts that merge the headers of all matches. */
export function unsetHeaders(rules: readonly HeaderRule[], pathname: string): string[] {
  const own = new Set(headersOf(rules, pathname).map(({key}) => key));
  return headersOf(rules, '')
    .map(({key}) => key)
    .filter((key) => !own.has(key));
}

/** Path or path prefix with its headers, for hosts that set headers by location. */
export interface HeaderLocation {
  /** Without leading slash. */
  readonly pathname: string;
  /** Whether the headers apply to all paths with this prefix. */
  readonly isPrefix: boolean;
  readonly headers: readonly Header[];
}

/**
 * Locations of the rules. Suffix rules are omitted: they set media types, which hosts
 * configure by file extension.
 *
 * @throws Error naming a suffix rule with another header
 */
export function locationsOf(rules: readonly HeaderRule[]): HeaderLocation[] {
  for (const rule of rules) {
    if (suffixOf(rule) !== undefined && rule.headers.some(({key}) => key !== 'Content-Type')) {
      throw new Error(
        `_headers: the hosts of deploy/ support only Content-Type for "${rule.source}".`,
      );
    }
  }
  return rules
    .filter((rule) => suffixOf(rule) === undefined)
    .map(({source}) => {
      const isPrefix = source.endsWith('**');
      const pathname = isPrefix ? source.slice(0, -2) : source;
      return {pathname, isPrefix, headers: headersOf(rules, pathname)};
    });
}

/** Adds `Strict-Transport-Security` for hosts with TLS. */
export function withTransportSecurity(rules: readonly HeaderRule[]): HeaderRule[] {
  return rules.map((rule) =>
    rule.source === '**' ? {...rule, headers: [...rule.headers, transportSecurity]} : rule,
  );
}

/**
 * Reads the header rules and redirects of a built site.
 *
 * @param directory the built site
 * @throws Error if the directory contains no build
 */
export function readHostRules(directory: string): HostRules {
  const read = (name: string) => readFileSync(path.join(directory, name), 'utf8');
  let texts: readonly [string, string];
  try {
    texts = [read('_headers'), read('_redirects')];
  } catch (error) {
    throw new Error(`${directory} contains no built site. Run "npm run build" first.`, {
      cause: error,
    });
  }
  return {rules: parseHeaders(texts[0]), redirects: parseRedirects(texts[1])};
}
