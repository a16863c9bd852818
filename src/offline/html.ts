/** Reads the head of a page with regular expressions, as a worker has no HTML parser. */

const releaseTag = /<meta name="?release"? content="?(?<release>[\w.]+)/u;
const scriptsTag = / data-scripts="(?<base>[^" ]*?)assets\//u;
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

/** Release in a page of the manual; `undefined` for a redirect or a foreign page. */
export function releaseIn(html: string): string | undefined {
  return releaseTag.exec(html)?.groups?.release;
}

/** Base URL from which a page loads its scripts; `undefined` for a page without scripts. */
export function baseIn(html: string): string | undefined {
  return scriptsTag.exec(html)?.groups?.base;
}

export function titleIn(html: string): string {
  return unescapeHtml(titleTag.exec(html)?.groups?.title ?? '');
}
