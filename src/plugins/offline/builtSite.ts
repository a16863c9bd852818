import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {pageStartId, type PageStart, type PageTable} from '../../client/pageTable';
import {pageAddress} from '../../offline/address';
import {releaseIn, unescaped} from '../../offline/html';
import {notFoundName} from '../../offline/list';

const scriptsFolder = 'assets/js/';

/** What an HTML file of the built site is and asks for. */
export interface BuiltPage {
  /** Path of the file below the folder of the site. */
  readonly file: string;
  /** Address under which it is kept. */
  readonly address: string;
  /** Release that it tells; a redirect tells none. */
  readonly release: string | undefined;
  /** Address that a redirect leads to. */
  readonly redirect: string | undefined;
  /** Addresses that it names. */
  readonly named: readonly string[];
  /** Addresses of the scripts that it starts with. */
  readonly scripts: readonly string[];
  /** Addresses of all scripts that its table names. */
  readonly chunks: readonly string[];
  /** Address of the search index that its search box has. */
  readonly index: string | undefined;
}

/** Addresses of the scripts that a table names. */
export function chunksOf({files}: Pick<PageTable, 'files'>, base: string): string[] {
  return Object.values(files).map((file) => `${base}${scriptsFolder}${file}.js`);
}

/**
 * Reads what a page asks for.
 *
 * @param file path below the folder of the site
 * @param base base address of the site
 */
export function readPage(file: string, html: string, base: string): BuiltPage {
  const start = new RegExp(
    `<script type="application/json" id="${pageStartId}" data-scripts="(?<scripts>[^"]+)">(?<json>[^<]*)`,
    'u',
  ).exec(html)?.groups;
  const table = start?.json ? (JSON.parse(start.json) as PageStart) : undefined;
  const place = file.replaceAll(path.sep, '/');
  // Feeds and other forms of a page are for other programs.
  const text = html.replaceAll(/<link [^>]*rel="?alternate[^>]*>/gu, '');
  return {
    file,
    address: place === notFoundName ? base + place : pageAddress(base + place, base),
    release: releaseIn(html),
    redirect: /<meta http-equiv="?refresh"? content="0; url=(?<to>[^"]+)"/u.exec(html)?.groups?.to,
    named: [...text.matchAll(/ (?:href|src|poster)="?(?<to>\/(?!\/)[^"\s>]*)/gu)].map(({groups}) =>
      unescaped(groups?.to ?? ''),
    ),
    scripts: start?.scripts?.split(' ') ?? [],
    chunks: table ? chunksOf(table, base) : [],
    index: / data-index="(?<index>[^"]+)/u.exec(html)?.groups?.index,
  };
}

/** A built site as the lists are made from it. */
export interface BuiltSite {
  readonly outDir: string;
  readonly base: string;
  /** Paths of all files below its folder, with `/`. */
  readonly files: ReadonlySet<string>;
  readonly pages: readonly BuiltPage[];
}

/** Reads a built site. */
export function readSite(outDir: string, base: string): BuiltSite {
  const files = readdirSync(outDir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(outDir, path.join(entry.parentPath, entry.name)))
    .sort();
  return {
    ...{outDir, base},
    files: new Set(files.map((file) => file.replaceAll(path.sep, '/'))),
    pages: files
      .filter((file) => file.endsWith('.html'))
      .map((file) => readPage(file, readFileSync(path.join(outDir, file), 'utf8'), base)),
  };
}
