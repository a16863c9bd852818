import {expect, test as base, type Page} from 'playwright/test';
import {baseUrl} from '../../src/site/base';
import {FaultySite} from '../support/faults';
import {read} from '../support/project';

/** A test with a host of its own, which it can cut off. */
const test = base.extend<{site: FaultySite}>({
  site: async ({}, provide) => {
    const site = new FaultySite(process.env.BASE_SITE, baseUrl);
    await site.start();
    await provide(site);
    await site.cut();
  },
});

test.use({serviceWorkers: 'allow'});
test.setTimeout(90_000);

const knx = `${baseUrl}docs/io-servers/knx`;

async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
}

/** Opens a page, and waits until the worker answers for it and has kept it. */
async function openKept(page: Page, site: FaultySite, address: string): Promise<void> {
  await page.goto(site.origin + address);
  await hydrated(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect
    .poll(() => page.evaluate(async (one) => (await caches.match(one)) !== undefined, address))
    .toBe(true);
  await page.waitForLoadState('networkidle');
}

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

const panel = (page: Page) => page.getByRole('dialog', {name: /this manual/u});

async function openPanel(page: Page): Promise<void> {
  await page
    .locator('footer')
    .getByRole('button', {name: 'Keep this manual on this device'})
    .click();
  await expect(panel(page)).toBeVisible();
}

/** What another manual has on the device: one at the root of the host, and one below another path. */
const foreign = [
  'manual-pages-0123abcd',
  'manual-kept-4.0-0123abcd',
  'manual@/other/-files-0123abcd',
];

/** Caches of other manuals, each with an entry of when its file came. */
async function plantOthers(page: Page): Promise<void> {
  await page.evaluate(async (names) => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('workbox-expiration');
      request.onsuccess = () => resolve(request.result);
    });
    for (const name of names) {
      await (await caches.open(name)).put('/x', new Response('x'));
      await new Promise((resolve) => {
        const entry = {id: `${name}|x`, url: '/x', timestamp: 1, cacheName: name};
        const transaction = db.transaction('cache-entries', 'readwrite');
        transaction.objectStore('cache-entries').put(entry);
        transaction.oncomplete = resolve;
      });
    }
    db.close();
  }, foreign);
}

/** Names of the caches of whose files it is known when they came. */
async function timed(page: Page): Promise<string[]> {
  const all = await page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('workbox-expiration');
      request.onsuccess = () => resolve(request.result);
    });
    const entries = await new Promise<{cacheName: string}[]>((resolve) => {
      const request = db.transaction('cache-entries').objectStore('cache-entries').getAll();
      request.onsuccess = () => resolve(request.result as {cacheName: string}[]);
    });
    db.close();
    return entries.map(({cacheName}) => cacheName);
  });
  return [...new Set(all)].sort();
}

test('what was visited opens without the site, the home page, too', async ({page, site}) => {
  await openKept(page, site, knx);
  await openKept(page, site, baseUrl);
  expect((await cacheNames(page)).every((name) => name.startsWith(`manual@${baseUrl}-`))).toBe(
    true,
  );
  await site.cut();
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

test('a version is kept, and removed with all else but what other manuals have', async ({
  page,
  site,
}) => {
  await openKept(page, site, knx);
  await plantOthers(page);
  await openPanel(page);
  const version = panel(page).getByRole('region', {name: 'Version 4.0', exact: true});
  await version.getByRole('button', {name: 'Keep 4.0'}).click();
  await expect(version).toContainText('Kept just now', {timeout: 60_000});
  expect(await page.evaluate(() => localStorage.getItem('manual.keeping'))).toBeNull();
  await page.keyboard.press('Escape');
  await site.cut();
  for (const address of [`${baseUrl}docs/io-servers/modbus`, `${baseUrl}docs`, baseUrl]) {
    expect((await page.goto(site.origin + address))?.status(), address).toBe(200);
    await hydrated(page);
  }
  expect((await page.goto(`${site.origin}${baseUrl}docs/nothing`))?.status()).toBe(404);
  await site.start();
  await page.goto(site.origin + knx);
  await hydrated(page);
  await openPanel(page);
  expect((await timed(page)).filter((name) => !foreign.includes(name))).not.toEqual([]);
  await panel(page).getByRole('button', {name: 'Remove everything'}).click();
  await expect(panel(page)).toContainText('Nothing of this manual is on this device');
  expect((await cacheNames(page)).sort()).toEqual([...foreign].sort());
  expect(await timed(page)).toEqual([...foreign].sort());
});

test('the worker can be withdrawn, and takes nothing of other manuals away', async ({
  page,
  site,
}) => {
  await openKept(page, site, knx);
  await plantOthers(page);
  site.files.set(`${baseUrl}sw.js`, read('deploy/withdrawn-sw.js'));
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(async () => (await cacheNames(page)).sort()).toEqual([...foreign].sort());
});
