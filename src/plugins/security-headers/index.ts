import {createHash} from 'node:crypto';
import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {workerName} from '../../offline/list';
import {indexName, textFolder} from '../../search/addresses';
import {docsRoot, versions, withBase} from '../../site';
import {cardFolder} from '../../site/cards';
import {compactScripts} from '../inlineScripts';
import {permissionsPolicy} from './permissions';

const inlineScript = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/gu;

/**
 * Content Security Policy hashes of the inline scripts of a page.
 *
 * @param html text of a built page
 * @returns source expressions such as `'sha256-…'`
 */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(inlineScript)]
    .filter(
      ({groups}) =>
        !/\ssrc=/u.test(groups?.attributes ?? '') &&
        !/type="?application\/(?:ld\+)?json/u.test(groups?.attributes ?? ''),
    )
    .map(({groups}) =>
      createHash('sha256')
        .update(groups?.code ?? '')
        .digest('base64'),
    )
    .map((hash) => `'sha256-${hash}'`);
}

/** What a host that serves TLS says besides: for a year, without TLS not at all. */
export const transportSecurity = {
  key: 'Strict-Transport-Security',
  value: 'max-age=31536000',
} as const;

/**
 * Headers that browsers read of pages alone, and long: the hosts of `deploy/`
 * leave them out of the many files of a page that browsers keep for a time.
 */
export const pageHeaders: readonly string[] = ['Permissions-Policy', 'Cross-Origin-Opener-Policy'];

/**
 * The policy of files that are no pages: scripts, styles, pictures, data. It
 * holds for a script that runs as a worker, and for a picture that is opened by
 * itself. That of pages is four times as long, with each of forty files.
 */
const filePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * The response headers of the site, in the `_headers` form that static hosts
 * read: one block per address pattern.
 *
 * @param scriptHashes source expressions of every inline script of the site
 */
export function headersFile(scriptHashes: readonly string[]): string {
  const policy = [
    // Firefox applies it to prefetches, for which it has no directive.
    "default-src 'self'",
    `script-src 'self' ${[...new Set(scriptHashes)].sort().join(' ')}`,
    "worker-src 'self'",
    "connect-src 'self'",
    "style-src 'self'",
    // React writes the places and sizes of pictures as style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "frame-src 'none'",
    "media-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
  const everywhere = [
    `Content-Security-Policy: ${policy}`,
    'X-Content-Type-Options: nosniff',
    'Referrer-Policy: no-referrer',
    `Permissions-Policy: ${permissionsPolicy}`,
    'Cross-Origin-Opener-Policy: same-origin',
    'Cross-Origin-Embedder-Policy: require-corp',
    'Cross-Origin-Resource-Policy: same-origin',
    'Cache-Control: public, max-age=0, must-revalidate',
  ];
  // File names below /assets carry a hash of their content, as do the queries of the search's files.
  const kept = [
    'Cache-Control: public, max-age=31536000, immutable',
    // Hosts that add it to the one above have both hold, which allows the same.
    `Content-Security-Policy: ${filePolicy}`,
  ];
  const keptPatterns = [
    '/assets/*',
    ...['', docsRoot(versions.next)].flatMap((folder) => [
      `${folder}/${indexName}`,
      `${folder}/${textFolder}/*`,
    ]),
  ];
  // The logo has no hash in its name: one that is changed may show as it was for a day.
  const keptForADay = [
    'Cache-Control: public, max-age=86400',
    `Content-Security-Policy: ${filePolicy}`,
  ];
  // A release is told by it: no cache between may hold it back.
  const worker = ['Cache-Control: no-cache'];
  const block = (pattern: string, lines: readonly string[]) =>
    [pattern, ...lines.map((line) => `  ${line}`)].join('\n');
  const blocks = [
    block('/*', everywhere),
    // Without it some hosts offer the Markdown of a page as a file to keep.
    block('/*.md', ['Content-Type: text/markdown; charset=utf-8']),
    // Made for other sites, which show them beside a link.
    block(withBase(`/${cardFolder}/*`), ['Cross-Origin-Resource-Policy: cross-origin']),
    ...keptPatterns.map((pattern) => block(withBase(pattern), kept)),
    block(withBase('/img/*'), keptForADay),
    block(withBase(`/${workerName}`), worker),
  ];
  return `${blocks.join('\n')}\n`;
}

/**
 * Docusaurus plugin that writes `_headers` into the build: the headers that
 * keep every request on the site's own origin.
 */
export default function securityHeaders(): Plugin {
  return {
    name: 'security-headers',
    async postBuild({outDir}) {
      const files = await readdir(outDir, {recursive: true});
      const hashes = new Set<string>();
      for (const file of files.filter((name) => name.endsWith('.html'))) {
        const html = await readFile(path.join(outDir, file), 'utf8');
        // Pages get smaller scripts at the same time; redirects stay as they are.
        const isPage = !html.includes('http-equiv="refresh"');
        inlineScriptHashes(isPage ? compactScripts(html) : html).forEach((hash) =>
          hashes.add(hash),
        );
      }
      await writeFile(path.join(outDir, '_headers'), headersFile([...hashes]));
    },
  };
}
