import type {Page} from 'playwright/test';
import {readRelease} from '../../src/features/release-file/releaseFile';
import {expect} from '../support/browser';
import {openOn, test, type FaultySite} from '../support/faults';
import {full, hits, intro, livePreview, searchBox} from '../support/pages';
import {buildDir} from '../support/project';
import {built} from '../support/site';

test.use({
  serviceWorkers: 'allow',
  // Playwright disables the cache.
  launchOptions: async ({launchOptions}, provide) =>
    provide({...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache']}),
});

/** Opens a page, changes its state, navigates away, deploys a new release, and goes back. */
async function leaveAndReturn(page: Page, site: FaultySite, newWorker: string): Promise<void> {
  site.overrides.clear();
  const address = '/docs/tutorials/projects/button-indicator';
  await openOn(site, page, address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const preview = await livePreview(page);
  await preview.getByRole('button', {name: 'Play a silent pump'}).click();
  await searchBox(page).fill('shelly');
  await expect(hits(page).first()).toContainText('Shelly');
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({persisted}) => Object.assign(window, {persisted}));
  });
  await page.goto(site.origin + intro);
  site.overrides.set('/sw.js', newWorker);
  // A release is offered only if the scripts of the open page differ.
  site.overrides.set(
    address,
    built(`${address}.html`.slice(1)).replaceAll('/assets/js/main.', '/assets/js/new.'),
  );
  await page.evaluate(() => history.back()).catch(() => undefined);
}

test('a page from the cache works and offers a new release', full, async ({browser, site}) => {
  test.setTimeout(300_000);
  const {release} = await readRelease(buildDir);
  const newWorker = built('sw.js').replaceAll(release, 'a0b1c2d3');
  let page: Page | undefined;
  // Under load, the browser may reload the page instead.
  await expect(async () => {
    await page?.context().close();
    page = await (await browser.newContext()).newPage();
    await leaveAndReturn(page, site, newWorker);
    const isRestored = () => page?.evaluate(() => 'persisted' in window).catch(() => false);
    await expect.poll(isRestored, {timeout: 10_000}).toBe(true);
  }).toPass();
  if (page === undefined) {
    throw new Error('The page was not restored.');
  }

  await expect(searchBox(page)).toHaveValue('shelly');
  await expect(page.getByRole('status').filter({hasText: 'was updated'})).toBeVisible();
  // The timer of the preview has continued.
  await expect(page.getByRole('button', {name: 'Pump: state unknown'})).toBeVisible();
  await searchBox(page).fill('modbus');
  await expect(hits(page).first()).toContainText('Modbus');
  await page.keyboard.press('Escape');
  await page.locator('.navbar summary').click();
  await expect(page.getByRole('link', {name: '4.1 (alpha)'}).first()).toBeVisible();
  await page.getByRole('button', {name: 'Copy page'}).click();
  await expect(page.locator('main [role="status"]').first()).toHaveText('Copied');
});
