import type {Page} from 'playwright/test';
import {clipboardOf, expect, holdBack, hydrated, mainScript, test} from '../support/browser';

const phone = {width: 390, height: 844};
const satel = '/docs/io-servers/satel';
const button = '/docs/development/project-development/objects/button';

/**
 * Opens a page whose main script does not come, lets the reader act, and only
 * then lets the scripts take the page over.
 */
async function actBeforeScripts(
  page: Page,
  address: string,
  act: () => Promise<void>,
): Promise<void> {
  const main = holdBack();
  await page.route(mainScript, main.route);
  await page.goto(address, {waitUntil: 'domcontentloaded'});
  await page.evaluate(
    async () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))),
  );
  await act();
  main.release();
  await hydrated(page);
}

test.describe('what a reader does before the scripts are there', () => {
  test.use({viewport: phone, hasTouch: true});

  test('a tap on the menu opens it', async ({page}) => {
    await actBeforeScripts(page, satel, async () => page.locator('.navbar__toggle').tap());
    await expect(page.locator('.navbar-sidebar--show')).toBeVisible();
  });

  test('six letters in the search are kept, and searched', async ({page}) => {
    const field = page.locator('.navbar__search-input');
    await actBeforeScripts(page, satel, async () => {
      await field.tap();
      await page.keyboard.type('modbus');
    });
    await expect(field).toHaveValue('modbus');
    await expect(field).toBeFocused();
    await expect(page.getByRole('option').first()).toContainText(/modbus/iu);
  });

  test('the first focus of the search fetches its index', async ({page}) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('search-index.json')) {
        asked.push(new URL(request.url()).pathname);
      }
    });
    const field = page.locator('.navbar__search-input');
    await actBeforeScripts(page, satel, async () => {
      await field.tap();
      await expect.poll(() => asked).toEqual(['/search-index.json']);
    });
    await page.keyboard.type('modbus');
    await expect(page.getByRole('option').first()).toContainText(/modbus/iu);
  });

  test('letters typed while React takes the field over are kept', async ({page}) => {
    const field = page.locator('.navbar__search-input');
    const main = holdBack();
    await page.route(mainScript, main.route);
    await page.goto(satel, {waitUntil: 'domcontentloaded'});
    await field.tap();
    await page.keyboard.type('mod');
    main.release();
    await page.keyboard.type('bus tcp client', {delay: 40});
    await hydrated(page);
    await expect(field).toHaveValue('modbus tcp client');
  });

  test('a tap on another tab shows it', async ({page}) => {
    const tab = page.getByRole('tab').nth(1);
    await actBeforeScripts(page, button, async () => tab.tap());
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  });

  test('a tap on a button of a preview is done once the preview is alive', async ({page}) => {
    const preview = page.locator('figure.preview').first();
    await actBeforeScripts(page, button, async () =>
      preview.getByRole('button', {name: 'Evening'}).tap(),
    );
    await expect(preview.getByRole('log').getByText('USER scene = evening')).toHaveCount(1);
  });

  test('a tap on "On this page" opens it once', async ({page}) => {
    const toc = page.locator('.theme-doc-toc-mobile');
    await actBeforeScripts(page, satel, async () => toc.getByRole('button').tap());
    await expect(toc.getByRole('link', {name: 'Options'})).toBeVisible();
  });

  test('a tap closes the announcement', async ({page}) => {
    const bar = page.locator('.theme-announcement-bar');
    await actBeforeScripts(page, satel, async () => bar.getByRole('button').tap());
    await expect(bar).toHaveCount(0);
  });

  test('a tap copies a code block', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const copy = page.locator('article').getByRole('button', {name: /^copy/iu}).first();
    await actBeforeScripts(page, satel, async () => copy.tap());
    await expect.poll(() => clipboardOf(page)).toContain('integra');
  });

  test('several taps are done in their order', async ({page}) => {
    const toc = page.locator('.theme-doc-toc-mobile');
    await actBeforeScripts(page, satel, async () => {
      await toc.getByRole('button').tap();
      await toc.getByRole('button').tap();
      await page.locator('.navbar__toggle').tap();
    });
    await expect(page.locator('.navbar-sidebar--show')).toBeVisible();
    await expect(toc.getByRole('link', {name: 'Options'})).toBeHidden();
  });

  test('a link to a heading of the page is followed at once', async ({page}) => {
    const main = holdBack();
    await page.route(mainScript, main.route);
    await page.goto(satel, {waitUntil: 'domcontentloaded'});
    await page.locator('article a[href="#options"]').first().tap({force: true});
    await expect(page).toHaveURL(`${satel}#options`);
    main.release();
  });

  test('a link is followed at once, without any script', async ({page}) => {
    const main = holdBack();
    await page.route(mainScript, main.route);
    await page.goto(satel, {waitUntil: 'domcontentloaded'});
    await page.locator('.pagination-nav a').first().tap();
    // The page that comes may ask for its scripts, too, which are held back, before it is loaded.
    await page.waitForURL((address) => address.pathname !== satel, {waitUntil: 'commit'});
    main.release();
  });
});

test.describe('on a desktop, before the scripts are there', () => {
  test('Ctrl+K puts the caret into the search', async ({page}) => {
    await actBeforeScripts(page, satel, async () => page.keyboard.press('Control+k'));
    await expect(page.locator('.navbar__search-input')).toBeFocused();
  });

  test('the colour switch acts once', async ({page}) => {
    const root = page.locator('html');
    const toggle = page.getByRole('button', {name: /dark and light mode/u});
    await actBeforeScripts(page, satel, async () => toggle.click());
    await expect(root).toHaveAttribute('data-theme', 'dark');
  });

  test('Enter after a query opens its results', async ({page}) => {
    await actBeforeScripts(page, satel, async () => {
      await page.locator('.navbar__search-input').click();
      await page.keyboard.type('modbus');
      await page.keyboard.press('Enter');
    });
    await expect(page).not.toHaveURL(satel);
  });

  test('a query on the search page is kept', async ({page}) => {
    const field = page.locator('main').getByRole('searchbox');
    await actBeforeScripts(page, '/search', async () => {
      await field.click();
      await page.keyboard.type('satel');
    });
    await expect(field).toHaveValue('satel');
    await expect(page.locator('main')).toContainText('Satel INTEGRA');
  });
});
