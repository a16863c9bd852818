import {createHash} from 'node:crypto';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {HtmlTags, LoadedPlugin} from '@docusaurus/types';
import {withBase} from '../../site';
import {cardFolder} from '../../site/cards';
import {indexName, textFolder, workerName} from '../../site/files';
import {docsRoot, latestFirst} from '../../site/versions';
import {minifyScript} from '../build/inlineScripts';
import type {PagesPlugin} from '../post-build/plugin';
import {permissionsPolicy} from './permissions';

const inlineScript = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/gu;

/**
 * Plugins whose inline scripts may run: the start of a page, and the colour mode of the theme.
 * A script of any other plugin stops the build.
 */
const trustedPlugins: readonly string[] = ['page-start', 'docusaurus-theme-classic'];

/** Script of the pages that `@docusaurus/plugin-client-redirects` writes. */
const redirect =
  /^\s*window\.location\.href = '\/(?!\/)[^'\\]*' \+ window\.location\.search \+ window\.location\.hash;\s*$/u;

/** Inline scripts of a page, without its JSON. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(inlineScript)].flatMap(({groups: {attributes = '', code = ''} = {}}) =>
    /\ssrc=|type="?application\/(?:ld\+)?json/u.test(attributes) ? [] : [code],
  );
}

function scriptsIn(tags: HtmlTags | undefined): string[] {
  return [tags ?? []].flat().flatMap((tag) => {
    if (typeof tag === 'string' || tag.tagName !== 'script') {
      return [];
    }
    const {attributes, innerHTML = ''} = tag;
    return attributes?.src === undefined ? [minifyScript(innerHTML)] : [];
  });
}

/**
 * Minified inline scripts that the trusted plugins inject into every page.
 *
 * @throws Error naming a trusted plugin that is missing or injects no inline script
 */
export function trustedScripts(plugins: readonly LoadedPlugin[]): Set<string> {
  return new Set(
    trustedPlugins.flatMap((name) => {
      const plugin = plugins.find((one) => one.name === name);
      const tags = plugin?.injectHtmlTags?.({content: plugin.content});
      const scripts = [tags?.headTags, tags?.preBodyTags, tags?.postBodyTags].flatMap(scriptsIn);
      if (scripts.length === 0) {
        throw new Error(
          `The plugin "${name}" injects no inline script: adapt trustedPlugins in src/docusaurus/headers.`,
        );
      }
      return scripts;
    }),
  );
}

/**
 * Content Security Policy hashes of the inline scripts of a page.
 *
 * @param file name of the page
 * @param trusted texts of the scripts that may run
 * @returns source expressions such as `'sha256-…'`
 * @throws Error naming a page with another inline script, unless it is a redirect
 */
export function scriptHashes(file: string, html: string, trusted: ReadonlySet<string>): string[] {
  return inlineScripts(html).map((code) => {
    if (!trusted.has(code) && !redirect.test(code)) {
      throw new Error(
        `${file} has the inline script "${code.slice(0, 60)}", which the policy blocks: move it into a file, or add its plugin to trustedPlugins in src/docusaurus/headers.`,
      );
    }
    return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  });
}

/**
 * Policy of files other than pages: scripts, styles, pictures, data. It applies to scripts
 * that run as workers and to pictures that are opened directly. The policy of pages is four
 * times as long, and would be sent with each of forty files.
 */
const filePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Response headers of the site in the `_headers` format of static hosts, one block for each
 * address pattern.
 *
 * @param scriptHashes source expressions of all inline scripts
 */
export function headersFile(scriptHashes: readonly string[]): string {
  const policy = [
    // Firefox checks prefetches against `default-src`, because they have no directive of their own.
    "default-src 'self'",
    `script-src 'self' ${[...new Set(scriptHashes)].sort().join(' ')}`,
    "worker-src 'self'",
    "connect-src 'self'",
    "style-src 'self'",
    // React writes the positions and sizes of pictures as style attributes.
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
  const cachedFor = (caching: string) => [
    `Cache-Control: public, ${caching}`,
    // Some hosts send this policy in addition to the one above. Browsers then enforce both, which
    // permits the same.
    `Content-Security-Policy: ${filePolicy}`,
  ];
  const searchPatterns = latestFirst()
    .map((version) => (version.isLatest ? '' : docsRoot(version)))
    .flatMap((folder) => [`${folder}/${indexName}`, `${folder}/${textFolder}/*`]);
  // The worker announces a release, so no cache may delay it.
  const worker = ['Cache-Control: no-cache'];
  const block = (pattern: string, lines: readonly string[]) =>
    [pattern, ...lines.map((line) => `  ${line}`)].join('\n');
  const blocks = [
    block('/*', everywhere),
    // Without a type in this header, some hosts serve Markdown as a download.
    block('/*.md', ['Content-Type: text/markdown; charset=utf-8']),
    // Used by other sites in link previews.
    block(withBase(`/${cardFolder}/*`), ['Cross-Origin-Resource-Policy: cross-origin']),
    // These file names contain a hash of the content.
    block(withBase('/assets/*'), cachedFor('max-age=31536000, immutable')),
    // Minutes, so that a search uses the index that was fetched when its box got the focus.
    ...searchPatterns.map((pattern) => block(withBase(pattern), cachedFor('max-age=300'))),
    // The logo has no hash, so a changed one may be stale for a day.
    block(withBase('/img/*'), cachedFor('max-age=86400')),
    block(withBase(`/${workerName}`), worker),
  ];
  return `${blocks.join('\n')}\n`;
}

/**
 * Docusaurus plugin that writes `_headers`, which restricts all requests to the site's own
 * origin.
 */
export default function securityHeaders(): PagesPlugin {
  return {
    name: 'security-headers',
    builtPages({outDir, plugins}) {
      const trusted = trustedScripts(plugins);
      const hashes = new Set<string>();
      return {
        page: (file, html) => {
          scriptHashes(file, html, trusted).forEach((hash) => hashes.add(hash));
          return html;
        },
        finish: () => writeFile(path.join(outDir, '_headers'), headersFile([...hashes])),
      };
    },
  };
}
