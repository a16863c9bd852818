import {expect, test} from 'playwright/test';
import {maxRules, rulesIn, sharedAddress} from '../../src/content/events/playgroundAddress';

test.describe('the playground address', () => {
  const page = 'https://example.com/docs/a?b=c#d';

  for (const text of ['', 'IO a.b = 1 : $c = "ü → €"', '# ?&+/=\n'.repeat(50)]) {
    test(`round-trips ${JSON.stringify(text.slice(0, 30))}`, () => {
      const address = new URL(sharedAddress(page, text));
      expect(`${address.pathname}${address.search}`).toBe('/docs/a?b=c');
      expect(address.hash).toMatch(/^#playground=[\w-]*$/u);
      expect(rulesIn(address.hash)).toBe(text);
    });
  }

  test('is ignored if its hash has no rules', () => {
    for (const hash of ['#files', '#playground=%%%', '#playground=_-8']) {
      expect(rulesIn(hash)).toBeUndefined();
    }
  });

  test('truncates rules that are too long', () => {
    for (const character of ['a', '€', '\n']) {
      const {hash} = new URL(sharedAddress(page, character.repeat(200_000)));
      expect(rulesIn(hash)).toBe(character.repeat(maxRules));
    }
  });
});
