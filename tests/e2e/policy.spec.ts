import {deniedFeatures} from '../../src/docusaurus/headers/permissions';
import {expect, open, test} from '../support/browser';
import {knx} from '../support/pages';

// Every browser test fails on a policy violation: see `support/browser.ts`.
test('a page is isolated, and blocks injected scripts', async ({page, watch: {messages}}) => {
  await open(page, knx);
  const {isIsolated, allowed} = await page.evaluate(() => ({
    isIsolated: crossOriginIsolated,
    allowed: (
      document as unknown as {readonly featurePolicy: {allowedFeatures: () => string[]}}
    ).featurePolicy.allowedFeatures(),
  }));
  expect(isIsolated).toBe(true);
  expect(allowed).toContain('clipboard-write');
  expect(allowed.filter((name) => deniedFeatures.includes(name))).toEqual([]);
  await test.step('planted faults are blocked and reported', async () => {
    const isRun = await page.evaluate(() => {
      new Image().src = 'https://example.com/planted.png';
      const script = document.createElement('script');
      script.textContent = 'window.isPlanted = true';
      document.head.append(script);
      return 'isPlanted' in window;
    });
    expect(isRun).toBe(false);
    for (const directive of ['img-src', 'script-src']) {
      const pattern = new RegExp(`Content Security Policy directive:? ['"]${directive}`, 'u');
      await expect.poll(() => messages.join('\n')).toMatch(pattern);
    }
    messages.length = 0;
  });
});
