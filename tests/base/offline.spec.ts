import {expect, type Page} from 'playwright/test';
import {baseUrl} from '../../src/site/base';
import {hydrated} from '../support/browser';
import {openOn, test, type FaultySite} from '../support/faults';

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
