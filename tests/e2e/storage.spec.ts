import type {Page} from 'playwright/test';
import {expect, hydrated, open, test} from '../support/browser';

const knx = '/docs/io-servers/knx';
const theme = (page: Page) => page.locator('html').getAttribute('data-theme');
const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

test.describe('colour mode', () => {
  test('is light at first, whatever the system prefers', {tag: '@spec-4'}, async ({browser}) => {
    const context = await browser.newContext({colorScheme: 'dark'});
    const page = await context.newPage();
    await open(page, knx);
    expect(await theme(page)).toBe('light');
    await context.close();
  });

  test('cycles light, dark, light', {tag: '@spec-4'}, async ({page}) => {
    await open(page, knx);
    const toggle = page.getByRole('button', {name: /Switch between dark and light mode/u});
    await toggle.click();
    expect(await theme(page)).toBe('dark');
    await toggle.click();
    expect(await theme(page)).toBe('light');
  });

  test('is kept, and there before the first paint', {tag: '@spec-4'}, async ({page}) => {
    await open(page, knx);
    await page.getByRole('button', {name: /Switch between dark and light mode/u}).click();
    expect(await stored(page, 'theme')).toBe('dark');
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.reload();
    expect(await theme(page)).toBe('dark');
  });

  test('is the same in every tab', {tag: '@spec-4'}, async ({context}) => {
    const [one, two] = [await context.newPage(), await context.newPage()];
    await open(one, knx);
    await open(two, '/docs/intro');
    await one.getByRole('button', {name: /Switch between dark and light mode/u}).click();
    await expect.poll(() => theme(two)).toBe('dark');
  });
});

test.describe('announcement bar', () => {
  const bar = (page: Page) => page.locator('.theme-announcement-bar');

  test(
    'tells that the 4.1 alpha manual is open, and leads to it',
    {tag: '@spec-4'},
    async ({page}) => {
      await open(page, knx);
      await expect(bar(page)).toContainText('4.1 (alpha)');
      await expect(bar(page).getByRole('link')).toHaveAttribute('href', '/docs/next/intro');
    },
  );

  test('once closed, it stays closed', {tag: '@spec-4'}, async ({page}) => {
    await open(page, knx);
    await bar(page).getByRole('button', {name: 'Close'}).click();
    await expect(bar(page)).toHaveCount(0);
    expect(await stored(page, 'docusaurus.announcement.dismiss')).toBe('true');
    expect(await stored(page, 'docusaurus.announcement.id')).toBe('alpha-4-1');
    await page.reload();
    await hydrated(page);
    await expect(bar(page)).toBeHidden();
  });

  test('a new id shows it again', {tag: '@spec-4'}, async ({page}) => {
    await open(page, knx);
    await page.evaluate(() => {
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
      localStorage.setItem('docusaurus.announcement.id', 'an earlier one');
    });
    await page.reload();
    await hydrated(page);
    await expect(bar(page)).toBeVisible();
    expect(await stored(page, 'docusaurus.announcement.dismiss')).toBe('false');
  });
});

test.describe('preferred version', () => {
  const key = 'docs-preferred-version-default';

  test('is kept and used outside the docs', {tag: '@spec-4'}, async ({page}) => {
    await open(page, '/docs/intro');
    const navbar = page.getByRole('navigation', {name: 'Main'});
    await navbar.getByRole('button', {name: '4.0'}).hover();
    await navbar.getByRole('link', {name: '4.1 (alpha)'}).click();
    await expect.poll(() => stored(page, key)).toBe('current');
    await open(page, '/');
    await expect(
      page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Documentation'}),
    ).toHaveAttribute('href', '/docs/next/intro');
  });

  test('is cleared when no such version exists', {tag: '@spec-4'}, async ({page}) => {
    await open(page, '/');
    await page.evaluate((name) => localStorage.setItem(name, '3.8'), key);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => stored(page, key)).toBeNull();
  });
});

test.describe('versions', () => {
  test(
    '4.0 shows no banner, 4.1 says that it is not released',
    {tag: '@spec-1'},
    async ({page}) => {
      await open(page, knx);
      await expect(page.locator('.theme-doc-version-banner')).toHaveCount(0);
      await open(page, '/docs/next/io-servers/knx');
      await expect(page.locator('.theme-doc-version-banner')).toBeVisible();
    },
  );

  test('the version menu stays on the page', {tag: '@spec-1'}, async ({page}) => {
    await open(page, knx);
    const navbar = page.getByRole('navigation', {name: 'Main'});
    await navbar.getByRole('button', {name: '4.0'}).hover();
    await navbar.getByRole('link', {name: '4.1 (alpha)'}).click();
    await expect(page).toHaveURL('/docs/next/io-servers/knx');
    await expect(page.getByRole('heading', {level: 1, name: 'KNX'})).toBeVisible();
  });
});

test.describe('without storage', () => {
  test('a warning is logged and the site works', {tag: '@spec-4'}, async ({page, watch}) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('planted fault', 'SecurityError');
        },
      });
    });
    await open(page, knx);
    await page.getByRole('button', {name: /Switch between dark and light mode/u}).click();
    expect(await theme(page)).toBe('dark');
    await page.locator('.theme-announcement-bar').getByRole('button', {name: 'Close'}).click();
    await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
    await open(page, '/docs/intro');
    expect(
      watch.messages.filter((message) => message.includes('storage is not available')),
    ).not.toEqual([]);
    expect(watch.messages.filter((message) => message.startsWith('pageerror'))).toEqual([]);
  });
});
