// cspell:ignore tecnoal
import type {Page} from 'playwright/test';
import {delayed, expect, hydrated, open, test} from '../support/browser';

const box = (page: Page) =>
  page.getByRole('navigation', {name: 'Main'}).locator('input[aria-label="Search"]');
const suggestions = (page: Page) => page.locator('.navbar__search [role="option"]');
const index = '**/search-index.json*';

test.describe('search box', () => {
  test('suggests results as the reader types', async ({page}) => {
    await open(page, '/docs/intro');
    await box(page).click();
    await box(page).pressSequentially('tecnoal');
    await expect(suggestions(page).first()).toContainText('Tecnoalarm');
    expect(await suggestions(page).count()).toBeLessThanOrEqual(8);
  });

  test('a device name finds its page first', async ({page}) => {
    await open(page, '/docs/intro');
    await box(page).fill('shelly');
    await expect(suggestions(page).first()).toContainText('Shelly');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/io-servers\/shelly/u);
  });

  test('hits show title, section and breadcrumbs', async ({page}) => {
    await open(page, '/docs/intro');
    await box(page).fill('initreadinterval');
    await expect(suggestions(page).first()).toContainText('initreadinterval');
    await expect(suggestions(page).first()).toContainText('KNX');
    await expect(suggestions(page).first()).toContainText('I/O servers');
  });

  test('says No results when nothing matches', async ({page}) => {
    await open(page, '/docs/intro');
    await box(page).fill('zzqqxx');
    await expect(page.locator('.navbar__search')).toContainText('No results');
  });

  test('See all results goes to the search page with the query', async ({page}) => {
    await open(page, '/docs/intro');
    await box(page).fill('dimmer');
    await page.getByRole('link', {name: 'See all results'}).click();
    await expect(page).toHaveURL(/\/search\/?\?q=dimmer$/u);
    await expect(page.getByRole('heading', {level: 1})).toContainText('dimmer');
    await expect(page.locator('main ol li').first()).toBeVisible();
  });

  test('See all results keeps the version', async ({page}) => {
    await open(page, '/docs/next/intro');
    await box(page).fill('dimmer');
    await page.getByRole('link', {name: 'See all results'}).click();
    await expect(page).toHaveURL(/\?q=dimmer&version=docs%2Fnext/u);
    await expect(page.locator('main ol li a').first()).toHaveAttribute('href', /^\/docs\/next\//u);
  });

  test('Ctrl+K puts the reader into the box', async ({page}) => {
    await open(page, '/docs/intro');
    await page.keyboard.press('Control+k');
    await expect(box(page)).toBeFocused();
  });

  test('selecting a hit opens its page and highlights the words', async ({page}) => {
    await open(page, '/docs/intro');
    await box(page).fill('readaftercommand');
    await suggestions(page).first().click();
    await expect(page).toHaveURL(/\/docs\/io-servers\/knx\?_highlight=readaftercommand/u);
    await expect(page.locator('article mark').first()).toHaveText('readaftercommand');
  });

  test('each version searches its own index', async ({page}) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('search-index')) {
        asked.push(new URL(request.url()).pathname);
      }
    });
    await open(page, '/docs/next/intro');
    await box(page).fill('shelly');
    await expect(suggestions(page).first()).toContainText('Shelly');
    expect(asked).toEqual(['/docs/next/search-index.json']);
  });
});

test.describe('search index', () => {
  test('is fetched on first hover or focus, not before', async ({page}) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('search-index')) {
        asked.push(request.url());
      }
    });
    await open(page, '/docs/intro');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await box(page).hover();
    await expect.poll(() => asked.length).toBe(1);
    await box(page).click();
    await page.waitForLoadState('networkidle');
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatch(/\/search-index\.json\?_=[0-9a-f]+$/u);
  });

  test('while it loads, a ring shows, and what was typed is answered afterwards', async ({
    page,
  }) => {
    await page.route(index, delayed(1500));
    await open(page, '/docs/intro');
    await box(page).click();
    await box(page).pressSequentially('telegram');
    const ring = page.locator('.navbar__search [class*="loadingRing"]').first();
    await expect(ring).toBeVisible();
    await expect(suggestions(page).first()).toContainText('Telegram');
    await expect(ring).toBeHidden();
    await expect(box(page)).toBeFocused();
  });

  test('from another origin it is refused: Unexpected version url', async ({page}) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).hostname !== 'localhost') {
        foreign.push(request.url());
      }
    });
    await page.goto('/search?q=knx&version=/search.example.com/');
    await hydrated(page);
    await expect(page.getByRole('alert')).toContainText('Unexpected version url');
    expect(foreign).toEqual([]);
  });

  test('when it is missing, the search page says so and offers Retry', async ({page}) => {
    await page.route(index, (route) => route.fulfill({status: 404, body: 'not found'}));
    await page.goto('/search?q=knx');
    await hydrated(page);
    await expect(page.getByRole('alert')).toContainText('The search did not work');
    await page.unroute(index);
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(page.locator('main ol li').first()).toContainText('KNX');
  });
});

test.describe('search page', () => {
  test('takes the query from the address and keeps it there', async ({page}) => {
    await open(page, '/search?q=modbus');
    await expect(page.locator('main ol li').first()).toContainText('Modbus');
    await page.locator('main input[type="search"]').fill('bacnet');
    await expect(page).toHaveURL(/\?q=bacnet$/u);
    await expect(page.locator('main ol li').first()).toContainText('BACnet');
    await expect(page.getByRole('status')).toHaveText(/^\d+ results?$/u);
  });

  test('a query without tokens gives no result and no error', async ({page, watch}) => {
    await open(page, '/search?q=%2B-~%5E');
    await expect(page.locator('main')).toContainText('No results');
    expect(watch.messages.filter((message) => message.startsWith('pageerror'))).toEqual([]);
  });

  test('does not take the focus, so that the skip link comes first', async ({page}) => {
    await open(page, '/search?q=knx');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  });

  test('markup in a query does nothing', async ({page}) => {
    await open(page, `/search?q=${encodeURIComponent('<img src=x onerror=window.pwned=1> knx')}`);
    await expect(page.locator('main h1')).toContainText('<img src=x');
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  });
});
