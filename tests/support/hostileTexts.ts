// cspell:disable
import fc from 'fast-check';
import payloads from './hostileTexts.json';

/** Texts that repeat a pattern. */
const repeatedTexts = [
  `${'a'.repeat(30)}!`,
  '('.repeat(500),
  `${'NOT ('.repeat(300)}DAY : $a = 1`,
  `INIT : ${'IO a.b = 1, '.repeat(200)}`,
  `<text text="=a='aa';${'a=a+a;'.repeat(120)}a" />`,
  `<text text="=${'('.repeat(900)}" />`,
  'Z\u0351\u036b\u0343\u036a'.repeat(40),
  'ﷺ'.repeat(50),
];

/** Common payloads, and texts that are difficult for the parsers of this site. */
export const knownTexts: readonly string[] = [...Object.values(payloads).flat(), ...repeatedTexts];

/** Tokens of the languages that are parsed here; their combinations get past the first checks. */
const pieces = [
  ...`knx dimmer title: + - ~1 ^2 * " ' / . .. < > </ /> <page> text=" = &lt; &#0; <![CDATA[
  INIT IO USER ( ) { } $a # a.b % %41 [ ] __proto__ constructor 1e309 -1 0 é ∞ ? &`.split(/\s+/u),
  ' ',
  '\\',
  '<text ',
  'id="a" ',
  ' AND ',
  ' OR ',
  'NOT ',
  ' : ',
  ', ',
  '\n',
  'PROGRAMTIMER t = REPEAT 1',
  'function f() : ',
  'var a = [];',
  'while (a) ',
  '\u0000',
  '\ud83d',
];

/** Random characters, and combinations of pieces and known texts. */
const generatedTexts: fc.Arbitrary<string> = fc.oneof(
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

export const hostileTexts: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...knownTexts),
  generatedTexts,
);

/** The seed, which reproduces the inputs. */
export const seed = 20_261_122;
