// cspell:disable
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
