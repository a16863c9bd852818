import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright/test';
import {buildDir} from '../support/project';
import {clipboardOf, expect, holdBack, hydrated, mainScript, open, test} from '../support/browser';

const knx = '/docs/io-servers/knx';
const {release} = JSON.parse(readFileSync(path.join(buildDir, 'release.json'), 'utf8')) as {
  release: string;
};

const summary = (page: Page) => page.getByText('Something wrong?');
const copyButton = (page: Page) => page.getByRole('button', {name: 'Copy report'});

/** Mark an element of the page: its first paragraph, where nothing else is said. */
async function mark(page: Page, selector = 'article .markdown > p'): Promise<string> {
  return page.evaluate((one) => {
    const element = document.querySelector(one);
    if (!element) {
      throw new Error(`The page has no ${one}.`);
    }
    getSelection()?.selectAllChildren(element);
    return (getSelection()?.toString() ?? '').replace(/\s+/gu, ' ').trim();
  }, selector);
}

for (const width of [390, 1280]) {
  test.describe(`a report at ${width} px`, () => {
    test.use({viewport: {width, height: 844}});

    test('is copied with the marked passage, which a press does not lose', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, knx);
      const passage = await mark(page);
      expect(passage.length).toBeGreaterThan(20);
      await summary(page).click();
      await expect(page.locator('article blockquote').last()).toContainText(passage.slice(0, 40));
      await page.evaluate(() => getSelection()?.removeAllRanges());
      await copyButton(page).click();
      await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
      const text = await clipboardOf(page);
      expect(text.split('\n')).toEqual([
        'Page: https://docs.hsyco.com/docs/io-servers/knx',
        'Title: KNX',
        'Version: 4.0',
        `Release: ${release}`,
        `Passage: “${passage}”`,
        `Browser: ${await page.evaluate(() => navigator.userAgent)}`,
        'What is wrong:',
        '',
      ]);
    });

    test('works by keys, and fits the screen', async ({page, context}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, '/docs/next/tutorials/projects/timer');
      await summary(page).focus();
      await page.keyboard.press('Enter');
      await expect(copyButton(page)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(copyButton(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
      expect(await clipboardOf(page)).toContain('Version: 4.1 (alpha)\n');
      expect(await clipboardOf(page)).not.toContain('Passage:');
      for (const target of [summary(page), copyButton(page)]) {
        expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });

    test('stands there to copy by hand where the clipboard is refused', async ({page}) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'clipboard', {
          value: {writeText: () => Promise.reject(new Error('refused'))},
        });
      });
      await open(page, knx);
      await summary(page).click();
      await copyButton(page).click();
      const field = page.getByRole('textbox', {name: 'Report'});
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(/^Page: .*\nTitle: KNX\n/u);
      await expect(page.getByRole('status').filter({hasText: 'by hand'})).toBeVisible();
      expect(await page.evaluate(() => getSelection()?.toString().startsWith('Page:'))).toBe(true);
    });
  });
}

test('a page without a clipboard, as on http, shows the report', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
  });
  await open(page, knx);
  await summary(page).click();
  await copyButton(page).click();
  await expect(page.getByRole('textbox', {name: 'Report'})).toBeVisible();
});

test('a passage is marked later, is replaced, and can be left out', async ({page}) => {
  await open(page, knx);
  await summary(page).click();
  const quote = page.locator('article details blockquote');
  await expect(copyButton(page)).toBeVisible();
  await expect(quote).toHaveCount(0);
  const passage = await mark(page);
  await expect(quote).toContainText(passage.slice(0, 40));
  await mark(page, 'h1');
  await expect(quote).toHaveText('KNX');
  // Marks outside the article are none of the page's text.
  await mark(page, 'footer.footer');
  await expect(quote).toHaveText('KNX');
  await page.getByRole('button', {name: 'Leave the passage out'}).click();
  await expect(quote).toHaveCount(0);
});

test('what makes a report loads when it is opened, and asks no other origin', async ({
  page,
  origin,
}) => {
  const asked: string[] = [];
  await open(page, knx);
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => asked.push(request.url()));
  await summary(page).click();
  await copyButton(page).click();
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((url) => !url.startsWith(origin))).toEqual([]);
});

test('a report that was opened before the scripts came works once they are there', async ({
  page,
}) => {
  const scripts = holdBack();
  await page.route(mainScript, scripts.route);
  await page.goto(knx, {waitUntil: 'domcontentloaded'});
  await summary(page).click();
  scripts.release();
  await hydrated(page);
  await expect(copyButton(page)).toBeVisible();
});

test('the next page has a report of its own, and no data of the last', async ({page}) => {
  await open(page, knx);
  await expect(page.locator('#__docusaurus script[type="application/ld+json"]')).not.toHaveCount(0);
  await summary(page).click();
  await expect(copyButton(page)).toBeVisible();
  await page.locator('.pagination-nav__link--next').click();
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('KNX');
  await expect(copyButton(page)).toHaveCount(0);
  await expect(page.locator('#__docusaurus script[type="application/ld+json"]')).toHaveCount(0);
});

test('when the report cannot be loaded, the page is still named', async ({page}) => {
  await open(page, knx);
  await page.waitForLoadState('networkidle');
  await page.route(/\/assets\/js\//u, (route) => route.abort());
  await summary(page).click();
  await expect(page.getByText('The report could not be loaded')).toBeVisible();
  await expect(page.locator('article details').last()).toContainText(`release ${release}`);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the page names itself, and offers no button', async ({page}) => {
    await page.goto(knx);
    await summary(page).click();
    const details = page.locator('article details').last();
    await expect(details).toContainText(
      `https://docs.hsyco.com/docs/io-servers/knx, version 4.0, release ${release}`,
    );
    await expect(details.getByRole('button')).toHaveCount(0);
  });
});
