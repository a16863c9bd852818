import type {Page} from 'playwright/test';
import {expect, hydrated, open, test} from '../support/browser';
import {hits, intro, knx, searchBox, spec, title} from '../support/pages';

const theme = (page: Page) => page.locator('html').getAttribute('data-theme');
const switchMode = (page: Page) =>
  page.getByRole('button', {name: /Switch between dark and light mode/u}).click();
const bar = (page: Page) => page.locator('.theme-announcement-bar');
const closeBar = (page: Page) => bar(page).getByRole('button', {name: 'Close'}).click();

test('the colour mode is persistent, and synchronised between tabs', spec(4), async ({context}) => {
  const other = await context.newPage();
  await open(other, intro);
  const page = await context.newPage();
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, knx);
  expect(await theme(page)).toBe('light');
  await switchMode(page);
  expect(await theme(page)).toBe('dark');
  await expect.poll(() => theme(other)).toBe('dark');
  await switchMode(page);
  expect(await theme(page)).toBe('light');
  await expect.poll(() => theme(other)).toBe('light');
  await switchMode(page);
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.reload();
  expect(await theme(page)).toBe('dark');
});

test('the announcement stays closed until it has a new ID', spec(4), async ({page}) => {
  const [id, dismissed] = ['docusaurus.announcement.id', 'docusaurus.announcement.dismiss'];
  const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
  await open(page, knx);
  await expect(bar(page)).toContainText('4.1 (alpha)');
  await expect(bar(page).getByRole('link')).toHaveAttribute(
    'href',
    '/docs/next/release-notes/4.1.0',
  );
  await closeBar(page);
  await expect(bar(page)).toHaveCount(0);
  expect(await stored(dismissed)).toBe('true');
  expect(await stored(id)).not.toBeNull();
  await page.reload();
  await hydrated(page);
  await expect(bar(page)).toBeHidden();
  await page.evaluate((name) => localStorage.setItem(name, 'an earlier one'), id);
  await page.reload();
  await hydrated(page);
  await expect(bar(page)).toBeVisible();
  expect(await stored(dismissed)).toBe('false');
});

test('if storage is blocked, the site works', spec(4), async ({page, watch}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('planted fault', 'SecurityError');
      },
    });
  });
  await open(page, knx);
  await switchMode(page);
  expect(await theme(page)).toBe('dark');
  await closeBar(page);
  await expect(bar(page)).toHaveCount(0);
  await searchBox(page).fill('shelly');
  await hits(page).first().click();
  await expect(title(page)).toHaveText('Shelly');
  expect(watch.messages.join('\n')).toContain('storage is not available');
  expect(watch.messages.join('\n')).not.toContain('pageerror');
});
