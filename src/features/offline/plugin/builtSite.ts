import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {pageAddress} from '../address';
import {unescapeHtml} from '../../../lib/html';
import {scriptsIn} from '../html';

/** HTML file of the built site with its dependencies. */
export interface BuiltPage {
  /** Path relative to the build. */
  readonly file: string;
  /** Cache key of the page. */
  readonly address: string;
  /** Target of a redirect. */
  readonly redirect: string | undefined;
  /** Addresses in attributes of the page. */
  readonly named: readonly string[];
  /** Addresses of the initial scripts. */
  readonly scripts: readonly string[];
  /** Address of the search index. */
  readonly index: string | undefined;
}

/**
 * Reads the dependencies of a page.
 *
 * @param file path relative to the build
 * @param base base URL of the site
 */
export function readPage(file: string, html: string, base: string): BuiltPage {
  // Feeds and other formats are not used by pages.
  const text = html.replaceAll(/<link [^>]*rel="?alternate[^>]*>/gu, '');
  return {
    file,
    address: pageAddress(base + file.replaceAll(path.sep, '/'), base),
    redirect: /<meta http-equiv="?refresh"? content="0; url=(?<to>[^"]+)"/u.exec(html)?.groups?.to,
    named: [...text.matchAll(/ (?:href|src|poster)="?(?<to>\/(?!\/)[^"\s>]*)/gu)].map(({groups}) =>
      unescapeHtml(groups?.to ?? ''),
    ),
    scripts: scriptsIn(html),
    index: / data-index="(?<index>[^"]+)/u.exec(html)?.groups?.index,
  };
}

export interface BuiltSite {
  readonly outDir: string;
  readonly base: string;
  /** POSIX paths of all files, relative to the build. */
  readonly files: ReadonlySet<string>;
  readonly pages: readonly BuiltPage[];
}

/** @param known its pages, if they have been read */
export function readSite(outDir: string, base: string, known?: readonly BuiltPage[]): BuiltSite {
  const files = readdirSync(outDir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(outDir, path.join(entry.parentPath, entry.name)))
    .sort();
  return {
    ...{outDir, base},
    files: new Set(files.map((file) => file.replaceAll(path.sep, '/'))),
    pages:
      known ??
      files
        .filter((file) => file.endsWith('.html'))
        .map((file) => readPage(file, readFileSync(path.join(outDir, file), 'utf8'), base)),
  };
}
