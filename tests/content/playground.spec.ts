import {expect, test} from 'playwright/test';
import {rulesIn, sharedAddress} from '../../src/components/Playground/address';
import {limits} from '../../src/features/preview/model/limits';

const {characters: mostCharacters, lines: mostLines} = limits.playground;

test.describe('address of the playground', () => {
  const page = 'https://example.com/docs/a?b=c#d';

  for (const text of ['', 'IO a.b = 1 : $c = "ü → €"', '# ?&+/=\n'.repeat(50)]) {
    test(`brings back ${JSON.stringify(text.slice(0, 30))}`, () => {
      const address = new URL(sharedAddress(page, text));
      expect(`${address.pathname}${address.search}`).toBe('/docs/a?b=c');
      expect(address.hash).toMatch(/^#playground=[\w-]*$/u);
      expect(rulesIn(address.hash)).toBe(text);
    });
  }

  test('a hash that has no rules is ignored', () => {
    for (const hash of ['#files', '#playground=%%%', '#playground=_-8']) {
      expect(rulesIn(hash)).toBeUndefined();
    }
  });

  test('a text that is too long is cut', () => {
    for (const [text, fitting] of [
      ['a'.repeat(mostCharacters + 1), 'a'.repeat(mostCharacters)],
      ['a\n'.repeat(mostLines), `${'a\n'.repeat(mostLines - 1)}a`],
      ['€'.repeat(200_000), '€'.repeat(mostCharacters)],
      ['\r\n'.repeat(mostLines), '\n'.repeat(mostLines - 1)],
    ] as const) {
      expect(rulesIn(new URL(sharedAddress(page, text)).hash)).toBe(fitting);
    }
  });
});
