import type {Page} from 'playwright/test';
import {readRelease} from '../../src/plugins/release/releaseFile';
import {expect, hydrated, test as base} from '../support/browser';
import {SwitchableSite} from '../support/offline';
import {buildDir} from '../support/project';
import {built} from '../support/site';

/** A test in a browser that keeps pages which are left, as readers have it; Playwright's own does not. */
const test = base.extend<{site: SwitchableSite}>({
  site: async ({}, provide) => {
    const site = new SwitchableSite();
    await site.start();
    await provide(site);
    await site.cut();
  },
});

test.use({
  serviceWorkers: 'allow',
  launchOptions: async ({launchOptions}, provide) =>
    provide({...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache']}),
});
test.setTimeout(60_000);

const left = '/docs/development/project-development/objects/progress';

const box = (page: Page) =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('combobox', {name: 'Search'});
const hits = (page: Page) => page.getByRole('option');
const preview = (page: Page) => page.locator('figure.preview').first();

/** Leave the page by its address, and come back. */
async function leaveAndReturn(
  page: Page,
  site: SwitchableSite,
  meanwhile: () => void,
): Promise<void> {
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({persisted}) => Object.assign(window, {persisted}));
  });
  await page.goto(`${site.origin}/docs/intro`);
  meanwhile();
  await page.evaluate(() => history.back()).catch(() => undefined);
  // Else the browser has loaded it anew, tells why, and there is nothing to test.
  const restored = () =>
    page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation');
      return (
        (Reflect.get(window, 'persisted') as boolean | undefined) ??
        JSON.stringify(Reflect.get(entry ?? {}, 'notRestoredReasons'))
      );
    });
  await expect.poll(() => restored().catch(String)).toBe(true);
}

test('a page that comes back is alive, and tells of a release', async ({page, site}) => {
  await page.goto(site.origin + left);
  await hydrated(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForLoadState('networkidle');
  await preview(page).scrollIntoViewIfNeeded();
  await expect(preview(page)).toHaveAttribute('data-live', '');
  await preview(page).getByRole('button', {name: 'Start'}).click();
  await box(page).fill('shelly');
  await expect(hits(page).first()).toContainText('Shelly');
  const {release} = await readRelease(buildDir);
  await leaveAndReturn(page, site, () =>
    site.files.set('/sw.js', built('sw.js').replaceAll(release, 'a0b1c2d3')),
  );

  await expect(box(page)).toHaveValue('shelly');
  await expect(page.getByRole('status').filter({hasText: 'A new edition is ready.'})).toBeVisible();
  // A timer of 3 s, which was set before.
  await expect(preview(page).getByRole('log')).toContainText('quarters.value = 0+1');
  await box(page).fill('modbus');
  await expect(hits(page).first()).toContainText('Modbus');
  await page.keyboard.press('Escape');
  await page.locator('.navbar__item.dropdown').first().hover();
  await expect(page.getByRole('link', {name: '4.1 (alpha)'}).first()).toBeVisible();
  await page.getByRole('button', {name: 'Copy page'}).click();
  await expect(page.locator('main [role="status"]').first()).toHaveText('Copied');
});
