import {expect, type Page} from 'playwright/test';
import {baseUrl} from '../../src/site/base';
import {hydrated} from '../support/browser';
import {openOn, test, type FaultySite} from '../support/faults';
import {read} from '../support/project';

test.use({siteFolder: process.env.BASE_SITE, basePath: baseUrl, serviceWorkers: 'allow'});
test.setTimeout(180_000);

const knx = `${baseUrl}docs/io-servers/knx`;

async function openStored(page: Page, site: FaultySite, address: string): Promise<void> {
  await openOn(site, page, address);
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

/** Creates caches, each with an expiration entry of Workbox. */
async function createCaches(page: Page, names: readonly string[]): Promise<void> {
  await page.evaluate(async (all) => {
    const request = indexedDB.open('workbox-expiration');
    await new Promise((resolve) => (request.onsuccess = resolve));
    const transaction = request.result.transaction('cache-entries', 'readwrite');
    for (const name of all) {
      const entry = {id: `${name}|x`, url: '/x', timestamp: 1, cacheName: name};
      transaction.objectStore('cache-entries').put(entry);
    }
    await new Promise((resolve) => (transaction.oncomplete = resolve));
    request.result.close();
    for (const name of all) {
      await (await caches.open(name)).put('/x', new Response('x'));
    }
  }, names);
}

async function cachesWithExpiration(page: Page): Promise<string[]> {
  const names = await page.evaluate(async () => {
    const request = indexedDB.open('workbox-expiration');
    await new Promise((resolve) => (request.onsuccess = resolve));
    const entries = request.result.transaction('cache-entries').objectStore('cache-entries');
    const all = entries.getAll() as IDBRequest<{cacheName: string}[]>;
    await new Promise((resolve) => (all.onsuccess = resolve));
    request.result.close();
    return all.result.map(({cacheName}) => cacheName);
  });
  return [...new Set(names)].sort();
}

test('visited pages and the home page open offline', async ({page, site}) => {
  await openStored(page, site, knx);
  await openStored(page, site, baseUrl);
  expect((await cacheNames(page)).every((name) => name.startsWith(`manual@${baseUrl}-`))).toBe(
    true,
  );
  await site.stop();
  const titles: readonly (readonly [address: string, title: RegExp])[] = [
    [knx, /KNX/u],
    [baseUrl, /HSYCO/u],
    [`${baseUrl}index.html`, /HSYCO/u],
    [`${knx}/`, /KNX/u],
    [baseUrl + knx.slice(baseUrl.length).toUpperCase(), /KNX/u],
  ];
  for (const [address, title] of titles) {
    expect((await page.goto(site.origin + address))?.status(), address).toBe(200);
    await expect(page).toHaveTitle(title);
    await hydrated(page);
  }
  expect((await page.goto(`${site.origin}${baseUrl}docs/io-servers/modbus`))?.status()).toBe(503);
  await page.getByRole('link', {name: 'Home page'}).click();
  await expect(page).toHaveURL(site.origin + baseUrl);
  await hydrated(page);
});

test('a version is stored and removed; the caches of other manuals stay', async ({page, site}) => {
  await openStored(page, site, knx);
  await createCaches(page, foreign);
  await openPanel(page);
  const version = panel(page).getByRole('region', {name: 'Version 4.0', exact: true});
  await version.getByRole('button', {name: 'Download 4.0'}).click();
  await expect(version).toContainText(/Downloaded \d/u, {timeout: 120_000});
  expect(await page.evaluate(() => localStorage.getItem('manual.keeping'))).toBeNull();
  await page.keyboard.press('Escape');
  await site.stop();
  for (const address of [`${baseUrl}docs/io-servers/modbus`, `${baseUrl}docs`, baseUrl]) {
    expect((await page.goto(site.origin + address))?.status(), address).toBe(200);
    await hydrated(page);
  }
  await site.start();
  await openOn(site, page, knx);
  await openPanel(page);
  const own = (await cachesWithExpiration(page)).filter((name) => !foreign.includes(name));
  expect(own).not.toEqual([]);
  await panel(page).getByRole('button', {name: 'Remove everything'}).click();
  await expect(panel(page)).toContainText('All offline copies of this manual were removed');
  await expect.poll(async () => (await cacheNames(page)).sort()).toEqual(foreign);
  await expect.poll(() => cachesWithExpiration(page)).toEqual(foreign);
});

test('a withdrawn service worker leaves the caches of other manuals', async ({page, site}) => {
  await openStored(page, site, knx);
  await createCaches(page, foreign);
  site.overrides.set(`${baseUrl}sw.js`, read('deploy/withdrawn-sw.js'));
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(async () => (await cacheNames(page)).sort()).toEqual(foreign);
});
