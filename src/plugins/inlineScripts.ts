import {transformSync} from 'esbuild';

/** Scripts in fewer bytes by what they were, and by what they are. */
const compacted = new Map<string, string>();

/** A script without a source: neither a file nor data. */
const inline = /(?<tag><script>)(?<code>[\s\S]*?)(?=<\/script>)/gu;

/**
 * A script in fewer bytes. Each is made smaller once, however many pages have
 * it; what was made smaller stays as it is.
 */
export function compactScript(code: string): string {
  const known = compacted.get(code);
  if (known !== undefined) {
    return known;
  }
  const result = transformSync(code, {minify: true, target: 'es2017'}).code.trim();
  compacted.set(code, result);
  compacted.set(result, result);
  return result;
}

/** A page with its inline scripts in fewer bytes. */
export function compactScripts(html: string): string {
  return html.replaceAll(inline, (_, tag: string, code: string) => tag + compactScript(code));
}
