import {expect, type Page} from 'playwright/test';
import {baseUrl} from '../../src/site/base';
import {hydrated, open} from '../support/browser';
import {test} from '../support/faults';
import {read} from '../support/project';

test.use({siteFolder: process.env.BASE_SITE, basePath: baseUrl, serviceWorkers: 'allow'});
test.setTimeout(180_000);

const knx = `${baseUrl}docs/io-servers/knx`;

async function openStored(page: Page, address: string): Promise<void> {
  await open(page, address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForFunction(async (one) => (await caches.match(one)) !== undefined, address);
  await page.waitForLoadState('networkidle');
}

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

const panel = (page: Page) => page.getByRole('dialog', {name: /^Download/u});

async function openPanel(page: Page): Promise<void> {
  await page.locator('footer').getByRole('button', {name: 'Download for offline use'}).click();
  await expect(panel(page)).toBeVisible();
}

/** Caches of other manuals: at the root of the host, and below another path. */
const foreign = [
  'manual-kept-4.0-0123abcd',
  'manual-pages-0123abcd',
  'manual@/other/-files-0123abcd',
];

const createForeign = (page: Page) =>
  page.evaluate(async (names) => {
    for (const name of names) {
      await (await caches.open(name)).put('/x', new Response('x'));
    }
  }, foreign);

test('a version is stored and removed; the caches of other manuals stay', async ({page, site}) => {
  await openStored(page, knx);
  await createForeign(page);
  await openPanel(page);
  const version = panel(page).getByRole('region', {name: 'Version 4.0', exact: true});
  await version.getByRole('button', {name: 'Download 4.0'}).click();
  await expect(version).toContainText(/Downloaded \d/u, {timeout: 120_000});
  expect(await page.evaluate(() => localStorage.getItem('manual.keeping'))).toBeNull();
  await page.keyboard.press('Escape');
  await site.stop();
  for (const address of [`${baseUrl}docs/io-servers/modbus`, `${baseUrl}docs`, baseUrl]) {
    expect((await page.goto(address))?.status(), address).toBe(200);
    await hydrated(page);
  }
  await site.start();
  await open(page, knx);
  // A page that still prefetches would store those files after the removal.
  await page.waitForLoadState('networkidle');
  await openPanel(page);
  await panel(page).getByRole('button', {name: 'Remove everything'}).click();
  await expect(panel(page)).toContainText('All offline copies of this manual were removed');
  await expect.poll(async () => (await cacheNames(page)).sort()).toEqual(foreign);
});

test('a withdrawn service worker leaves the caches of other manuals', async ({page, site}) => {
  await openStored(page, knx);
  await createForeign(page);
  site.overrides.set(`${baseUrl}sw.js`, read('deploy/withdrawn-sw.js'));
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(async () => (await cacheNames(page)).sort()).toEqual(foreign);
});
