import {expect, test} from 'playwright/test';
import {maxRules, rulesIn, sharedAddress} from '../../src/content/events/playgroundAddress';

test('the address of the playground has its rules, shortened if they are too long', () => {
  for (const [text, rules = text] of [
    ['IO a.b = 1 : $c = "ü → €"'],
    ['# ?&+/=\n'.repeat(50)],
    ['€'.repeat(maxRules + 1), '€'.repeat(maxRules)],
  ] as const) {
    const address = new URL(sharedAddress('https://example.com/docs/a?b=c#d', text));
    expect(`${address.pathname}${address.search}`).toBe('/docs/a?b=c');
    expect(rulesIn(address.hash)).toBe(rules);
  }
});
