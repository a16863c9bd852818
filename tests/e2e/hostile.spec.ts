import type {Page} from 'playwright/test';
import {expect, hydrated, test, type Watch} from '../support/browser';
import {knownTexts} from '../support/hostileTexts';
import {intro, knx, playgroundPage} from '../support/pages';

const keys = [
  'theme',
  'docusaurus.announcement.id',
  'docs-preferred-version-default',
  'manual.recent-searches',
  'docusaurus.tab.default',
  'clean-address',
  '__proto__',
  'constructor',
  'repaired',
  'manual.keeping',
];

const shapes = [
  (text: string) => text,
  (text: string) => JSON.stringify([text, {a: text}, null, [text], 1]),
  (text: string) => JSON.stringify({[text]: text, texts: [text, {a: text}], length: 1e9}),
];

const fields = ['q', 'version', 'ctx', 'group', '_highlight'];

/** Addresses with some texts, which Node.js limits to 16 kB. */
function addressOf(page: string, texts: readonly string[], isEncoded: boolean): string {
  const short = texts.map((text) => Buffer.from(text.slice(0, 200)).toString());
  const query = new URLSearchParams(fields.map((name, index) => [name, short[index] ?? '']));
  const hash = short.at(-1) ?? '';
  return `${page}?${String(query)}#${page === playgroundPage ? 'playground=' : ''}${isEncoded ? encodeURIComponent(hash) : hash}`;
}

/** What the texts have done to a page: scripts that ran, errors, foreign requests, markup. */
async function faultsOf(page: Page, {messages, requests}: Watch): Promise<string[]> {
  const {origin} = new URL(page.url());
  const found = await page.evaluate(() => {
    const markup = '[onerror],[onload],[onclick],iframe,object,embed,[href^="javascript:"]';
    const injected = [...document.querySelectorAll(markup)].map(({outerHTML}) => outerHTML);
    // for…in also enumerates properties that were added to the prototype.
    const inherited: string[] = [];
    for (const name in [] as object) {
      inherited.push(`a prototype has ${name}`);
    }
    return [...injected, ...inherited, ...(document.title.includes('crashed') ? ['crash'] : [])];
  });
  // The browser logs the status of a missing page as an error.
  const errors = messages.filter((text) =>
    /^(?:error(?!.*status of 4)|pageerror|alert)/u.test(text),
  );
  const foreign = requests.filter((url) => url.startsWith('http') && !url.startsWith(`${origin}/`));
  return [...found, ...errors, ...foreign];
}

test.beforeEach(({page, watch}) => {
  page.on('dialog', (dialog) => {
    watch.messages.push(`alert: ${dialog.message()}`);
    void dialog.dismiss();
  });
});

test('hostile texts in a link and in stored data do no harm', async ({page, watch}) => {
  const pages = [knx, '/search', intro, playgroundPage, '/', '/docs/nothing-of-this'];
  for (let index = 0; index < 24; index += 1) {
    const textAt = (at: number) => knownTexts[(index * fields.length + at) % knownTexts.length];
    const texts = fields.map((_, at) => textAt(at) ?? '');
    const shape = shapes[index % shapes.length] ?? String;
    await page.goto('/img/logo.svg');
    await page.evaluate(
      (entries) => {
        for (const [name, value] of entries) {
          localStorage.setItem(name, value);
          sessionStorage.setItem(name, value);
        }
      },
      keys.map((name, at) => [name, shape(texts[at % texts.length] ?? '')] as const),
    );
    await page.goto(addressOf(pages[index % pages.length] ?? '/', texts, index % 4 < 2));
    await hydrated(page);
    await page.locator('input[name="q"]').first().focus();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await faultsOf(page, watch), JSON.stringify(texts)).toEqual([]);
  }
});

test('planted faults are found', async ({page, watch}) => {
  await page.goto(knx);
  await page
    .evaluate(() => {
      document.body.append(document.createElement('iframe'));
      Object.assign(Object.prototype, {hostile: 1});
      setTimeout(() => alert(1));
      throw new Error('planted');
    })
    .catch(() => undefined);
  await expect
    .poll(() => faultsOf(page, watch))
    .toEqual(['<iframe></iframe>', 'a prototype has hostile', 'alert: 1']);
});
