import {readFileSync} from 'node:fs';
import path from 'node:path';
import {pageHeaders, transportSecurity} from '../src/docusaurus/headers/plugin';

/** A response header. */
export interface Header {
  readonly key: string;
  readonly value: string;
}

/** One block of a `_headers` file: the addresses it is for and their headers. */
export interface HeaderRule {
  // An address, with "**" at its end all that begin so, with "**/*" at its start all that end so;
  // without the slash before it.
  readonly source: string;
  readonly headers: readonly Header[];
}

/** One line of a `_redirects` file. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Files of a host that serves TLS. */
export interface Certificate {
  readonly certificate: string;
  readonly key: string;
}

/** Data of a built site for a host. */
export interface BuiltSite {
  readonly rules: readonly HeaderRule[];
  readonly redirects: readonly Redirect[];
}

/** An address pattern as a glob, whose signs also match folders. */
const globOf = (pattern: string): string =>
  pattern.replace(/^\//u, '').replace(/\*$/u, '**').replace(/^\*\./u, '**/*.');

/** Ending of the addresses that a rule is for, where it is for an ending. */
const endingOf = ({source}: HeaderRule): string | undefined =>
  source.startsWith('**/*') ? source.slice('**/*'.length) : undefined;

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
 * in the place of an earlier. What browsers keep for a time is no page, and has
 * none of those that only pages need.
 *
 * @param address without the slash before it
 */
export function headersOf(rules: readonly HeaderRule[], address: string): Header[] {
  const wanted = new Map<string, string>();
  for (const rule of rules) {
    const {source, headers} = rule;
    const ending = endingOf(rule);
    const [start = ''] = source.split('**');
    const isFor =
      ending === undefined
        ? (source.endsWith('**') && address.startsWith(start)) || address === source
        : address.endsWith(ending);
    if (isFor) {
      headers.forEach(({key, value}) => wanted.set(key, value));
    }
  }
  const isKept = /\bmax-age=[1-9]/u.test(wanted.get('Cache-Control') ?? '');
  return [...wanted]
    .filter(([key]) => !isKept || !pageHeaders.includes(key))
    .map(([key, value]) => ({key, value}));
}

/** Headers that every page has and a place has not, for hosts that add what they are told of both. */
export function leftOut(rules: readonly HeaderRule[], place: string): string[] {
  const own = new Set(headersOf(rules, place).map(({key}) => key));
  return headersOf(rules, '')
    .map(({key}) => key)
    .filter((key) => !own.has(key));
}

/** An address or a folder with its headers, for hosts that set headers by place. */
export interface Place {
  /** Without the slash before it. */
  readonly place: string;
  /** Whether all that is below the place has the same headers. */
  readonly isFolder: boolean;
  readonly headers: readonly Header[];
  /** Headers of every page that the place does not have. */
  readonly without: readonly string[];
}

/**
 * The places of the rules. A rule for an ending sets the type of its files,
 * which hosts set for all endings.
 *
 * @throws Error naming a rule for an ending that sets anything else
 */
export function placesOf(rules: readonly HeaderRule[]): Place[] {
  for (const rule of rules) {
    if (endingOf(rule) !== undefined && rule.headers.some(({key}) => key !== 'Content-Type')) {
      throw new Error(
        `_headers: the hosts of deploy/ take nothing but a type for "${rule.source}".`,
      );
    }
  }
  return rules
    .filter((rule) => endingOf(rule) === undefined)
    .map(({source}) => {
      const isFolder = source.endsWith('**');
      const place = isFolder ? source.slice(0, -2) : source;
      const headers = headersOf(rules, place);
      return {place, isFolder, headers, without: leftOut(rules, place)};
    });
}

/** The rules of a host that serves TLS: every address says, besides, that it is asked for so alone. */
export function withTransportSecurity(rules: readonly HeaderRule[]): HeaderRule[] {
  return rules.map((rule) =>
    rule.source === '**' ? {...rule, headers: [...rule.headers, transportSecurity]} : rule,
  );
}

/**
 * Reads the data of a built site for its host.
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
