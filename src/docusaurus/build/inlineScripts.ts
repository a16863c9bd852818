import {transformSync} from 'esbuild';
import {olderBrowsers} from '../../lib/bundle';

/** Minified scripts by source. */
const minified = new Map<string, string>();

/** Inline script without attributes, so neither external nor JSON. */
const inline = /(?<tag><script>)(?<code>[\s\S]*?)(?=<\/script>)/gu;

/**
 * Minifies a script. Memoized, because many pages share a script; minified code is returned
 * unchanged.
 */
export function minifyScript(code: string): string {
  const cached = minified.get(code);
  if (cached !== undefined) {
    return cached;
  }
  const result = transformSync(code, {minify: true, target: olderBrowsers}).code.trim();
  minified.set(code, result);
  minified.set(result, result);
  return result;
}

/** Minifies the inline scripts of a page. */
export function minifyScripts(html: string): string {
  return html.replaceAll(inline, (_, tag: string, code: string) => tag + minifyScript(code));
}
