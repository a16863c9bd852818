/** Reads the head of a page with regular expressions, as a worker has no HTML parser. */

const baseTag = /<meta name="?manual"? content="?(?<base>[^" >]+)/u;
const scriptsTag = / data-scripts="(?<scripts>[^"]+)/u;
const titleTag = /<title[^>]*>(?<title>[^<]*)/u;

const namedCharacters = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** Unescapes character references; an unknown name stays as it is. */
export function unescapeHtml(html: string): string {
  return html.replaceAll(
    /&(?:#x(?<hex>[\da-f]{1,6})|#(?<digits>\d{1,7})|(?<name>[a-z]+));/giu,
    (...all) => {
      const whole = all[0];
      const {hex, digits, name = ''} = all.at(-1) as Record<string, string | undefined>;
      const code = hex === undefined ? Number(digits) : Number.parseInt(hex, 16);
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : (namedCharacters.get(name) ?? whole);
    },
  );
}

/** Base URL in a page of a manual; `undefined` for a redirect or a foreign page. */
export function baseIn(html: string): string | undefined {
  return baseTag.exec(html)?.groups?.base;
}

/** Addresses of the initial scripts of a page; empty for a redirect or a foreign page. */
export function scriptsIn(html: string): string[] {
  return scriptsTag.exec(html)?.groups?.scripts?.split(' ') ?? [];
}

export function titleIn(html: string): string {
  return unescapeHtml(titleTag.exec(html)?.groups?.title ?? '');
}
