import type {Page} from 'playwright/test';
import {clipboardOf, expect, createGate, hydrated, mainScript, test} from '../support/browser';
import {full, hits, objects, phone} from '../support/pages';

const satel = '/docs/io-servers/satel';

const searchField = (page: Page) => page.locator('.navbar__search-input');
const contents = (page: Page) => page.locator('.theme-doc-toc-mobile');
const menu = (page: Page) => page.getByRole('dialog', {name: 'Menu'});

async function openWithoutScripts(page: Page, address: string): Promise<() => Promise<void>> {
  const main = createGate();
  await page.route(mainScript, main.route);
  await page.goto(address, {waitUntil: 'domcontentloaded'});
  return () => {
    main.release();
    return hydrated(page);
  };
}

test.describe('before the scripts are loaded, on a phone', () => {
  test.use({viewport: phone, hasTouch: true});

  test('taps are recorded, and replayed in order after hydration', async ({page}) => {
    const announcement = page.locator('.theme-announcement-bar');
    const start = await openWithoutScripts(page, satel);
    await contents(page).locator('summary').tap();
    await contents(page).locator('summary').tap();
    await page.locator('article').getByRole('button', {name: /^copy/iu}).first().tap();
    await announcement.getByRole('button').tap();
    await page.locator('.navbar__toggle').tap();
    await start();
    await expect(menu(page)).toContainText('I/O servers');
    await expect(contents(page).getByRole('link', {name: 'Options'})).toBeHidden();
    await expect(announcement).toHaveCount(0);
    await expect.poll(() => clipboardOf(page)).toContain('integra');
  });

  test('the menu opens and closes, and stays open at hydration', async ({page}) => {
    const start = await openWithoutScripts(page, satel);
    const button = page.locator('.navbar__toggle');
    const current = menu(page).getByRole('link', {name: 'Satel INTEGRA'});
    await button.tap();
    await expect(current).toBeInViewport({ratio: 1});
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
    await button.tap();
    await menu(page).getByRole('button', {name: 'Close navigation bar'}).tap();
    await expect(menu(page)).toHaveCount(0);
    await button.tap();
    await page.touchscreen.tap(phone.width - 5, 400);
    await expect(menu(page)).toHaveCount(0);
    await button.tap();
    await current.evaluate((link) => link.setAttribute('data-kept', ''));
    await start();
    await expect(current).toHaveAttribute('data-kept');
    // The content of this category is not in the static HTML.
    await menu(page).getByRole('button', {name: 'Tutorials'}).first().tap();
    await expect(menu(page).getByRole('link', {name: 'First steps'})).toBeVisible();
    await expect(menu(page).locator('[data-kept]')).toHaveCount(0);
    await page.goBack();
    await expect(menu(page)).toHaveCount(0);
    await expect(page).toHaveURL(satel);
  });

  test('text in the search box is kept and searched; focus fetches the index', async ({page}) => {
    let requests = 0;
    page.on('request', (request) => {
      requests += Number(request.url().includes('/search-index.json'));
    });
    const start = await openWithoutScripts(page, satel);
    await searchField(page).tap();
    await expect.poll(() => requests).toBe(1);
    await page.keyboard.type('mod');
    const started = start();
    // Text typed during hydration is kept, too.
    await page.keyboard.type('bus', {delay: 40});
    await started;
    await expect(searchField(page)).toHaveValue('modbus');
    await expect(searchField(page)).toBeFocused();
    await expect(hits(page).first()).toContainText(/modbus/iu);
  });

  test('a link to another page, or to a heading, is followed', async ({page}) => {
    await openWithoutScripts(page, satel);
    await contents(page).locator('summary').tap();
    await contents(page).getByRole('link', {name: 'Options'}).tap();
    await expect(page).toHaveURL(`${satel}#options`);
    await page.locator('.pagination-nav a').first().tap();
    await page.waitForURL((address) => address.pathname !== satel, {waitUntil: 'commit'});
  });

  test('a tap acts immediately on a tab', full, async ({page}) => {
    const start = await openWithoutScripts(page, `${objects}/button`);
    const tab = page.getByRole('tab').nth(1);
    await tab.tap();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await start();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  });
});

test.describe('before the scripts are loaded, on a desktop', full, () => {
  test('Ctrl+K focuses the search; colour mode and version menu act at once', async ({page}) => {
    const start = await openWithoutScripts(page, satel);
    const colours = page.getByRole('button', {name: /dark and light mode/u});
    await colours.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.locator('.navbar summary').click();
    await expect(page.locator('.navbar details ul')).toBeVisible();
    await page.keyboard.press('Control+k');
    await start();
    await expect(searchField(page)).toBeFocused();
    await expect(colours).toHaveAccessibleName(/currently dark mode/u);
    await colours.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('Enter after a query opens its first hit', async ({page}) => {
    const start = await openWithoutScripts(page, satel);
    await searchField(page).click();
    await page.keyboard.type('modbus');
    await page.keyboard.press('Enter');
    await start();
    await expect(page).toHaveURL(/modbus/u);
  });
});
