/** What the head of a page tells of it, read without a parser: the worker has none. */

const releaseTag = /<meta name="?release"? content="?(?<release>[\w.]+)/u;
const scriptsTag = / data-scripts="(?<base>[^" ]*?)assets\//u;
const titleTag = /<title[^>]*>(?<title>[^<]*)/u;

const named = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** Text of HTML as it is meant; a name of a character that HTML itself does not need stays. */
export function unescaped(html: string): string {
  return html.replaceAll(
    /&(?:#x(?<hex>[\da-f]{1,6})|#(?<digits>\d{1,7})|(?<name>[a-z]+));/giu,
    (...all) => {
      const whole = all[0];
      const {hex, digits, name = ''} = all.at(-1) as Record<string, string | undefined>;
      const code = hex === undefined ? Number(digits) : Number.parseInt(hex, 16);
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : (named.get(name) ?? whole);
    },
  );
}

/** Release that a page of the manual tells; a redirect, and what is no page of the manual, tells none. */
export function releaseIn(html: string): string | undefined {
  return releaseTag.exec(html)?.groups?.release;
}

/** Base address of the site whose scripts a page starts with; `undefined` for one without scripts. */
export function baseIn(html: string): string | undefined {
  return scriptsTag.exec(html)?.groups?.base;
}

/** Title of a page. */
export function titleIn(html: string): string {
  return unescaped(titleTag.exec(html)?.groups?.title ?? '');
}
