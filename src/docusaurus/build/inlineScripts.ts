import {transformSync} from 'esbuild';
import {olderBrowsers} from '../../lib/bundle';

/** Minified scripts by source. */
const compacted = new Map<string, string>();

/** Inline script without attributes, so neither external nor JSON. */
const inline = /(?<tag><script>)(?<code>[\s\S]*?)(?=<\/script>)/gu;

/**
 * Minifies a script. Memoized, because many pages share a script; minified code is returned
 * unchanged.
 */
export function compactScript(code: string): string {
  const known = compacted.get(code);
  if (known !== undefined) {
    return known;
  }
  const result = transformSync(code, {minify: true, target: olderBrowsers}).code.trim();
  compacted.set(code, result);
  compacted.set(result, result);
  return result;
}

/** Minifies the inline scripts of a page. */
export function compactScripts(html: string): string {
  return html.replaceAll(inline, (_, tag: string, code: string) => tag + compactScript(code));
}
