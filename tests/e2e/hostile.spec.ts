import {expect, hydrated, test} from '../support/browser';
import {intro, knx, playgroundPage} from '../support/pages';

const pages = [knx, '/search', intro, playgroundPage, '/', '/docs/nothing-of-this'];

const texts = ['"><img src=/x onerror=alert(1)>', 'javascript:alert(1)', '__proto__', '%E0%A4%A^'];

const fields = ['q', 'version', 'ctx', 'group', '_highlight'];

const keys = [
  'theme',
  'docusaurus.announcement.id',
  'docs-preferred-version-default',
  'manual.recent-searches',
  'docusaurus.tab.default',
  'clean-address',
  'repaired',
  'manual.keeping',
];

for (const text of texts) {
  test(`${text} in a link and in stored data does no harm`, async ({page, origin, watch}) => {
    page.on('dialog', (dialog) => {
      watch.messages.push(`pageerror: ${dialog.message()}`);
      void dialog.dismiss();
    });
    await page.addInitScript(
      ([names, value]) => {
        for (const name of names) {
          localStorage.setItem(name, value);
          sessionStorage.setItem(name, value);
        }
      },
      [keys, JSON.stringify([text, {[text]: text}, null, [text], 1])] as const,
    );
    const query = new URLSearchParams(fields.map((name) => [name, text]));
    for (const address of pages) {
      const hash = `${address === playgroundPage ? 'playground=' : ''}${text}`;
      await page.goto(`${address}?${String(query)}#${hash}`);
      await hydrated(page);
      await page.locator('input[name="q"]').first().focus();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(page.locator('[onerror], [href^="javascript:"]')).toHaveCount(0);
      await expect(page).not.toHaveTitle(/crashed/u);
    }
    // The browser logs the status of a missing page as an error.
    const errors = watch.messages.filter((one) =>
      /^(?:error(?!.*status of 4)|pageerror)/u.test(one),
    );
    const foreign = watch.requests.filter(
      (url) => url.startsWith('http') && !url.startsWith(origin),
    );
    expect([...errors, ...foreign]).toEqual([]);
  });
}
