import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright/test';
import {expect, hydrated, navigate, test as base} from '../support/browser';
import {FaultySite} from '../support/faults';
import {buildDir} from '../support/project';
import {changedPage, nextReleases, type Releases} from '../support/releases';

/** A test with a host of its own, which goes over to a second release. */
const test = base.extend<{site: FaultySite}, {releases: Releases}>({
  releases: [
    async ({}, provide) => {
      const releases = await nextReleases();
      await provide(releases);
      releases.remove();
    },
    {scope: 'worker', timeout: 60_000},
  ],
  site: async ({}, provide) => {
    const site = new FaultySite();
    await site.start();
    await provide(site);
    await site.stop();
  },
});

const changed = changedPage.address;
const before = '/docs/io-servers/modbus';
/** A page that a link far below leads to: what is on the screen is fetched before. */
const far = '/docs/architecture/files/systemtopo';

const box = (page: Page) =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('combobox', {name: 'Search'});
const hits = (page: Page) => page.getByRole('option');
const mark = (page: Page) => page.evaluate(() => Object.assign(window, {stillHere: true}));
/** Whether the document is there still; while it goes, nothing can be asked. */
const isMarked = (page: Page) => page.evaluate(() => 'stillHere' in window).catch(() => true);
const scriptsOf = (page: Page) => page.locator('#page-start').getAttribute('data-scripts');

/** A tab of the first release, which has fetched what it does by itself. */
async function oldTab(page: Page, site: FaultySite, address = before): Promise<void> {
  await page.goto(site.origin + address);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await mark(page);
}

test('in the grace time a tab of each release goes on with its own', async ({
  page,
  context,
  site,
  releases,
}) => {
  await oldTab(page, site);
  site.release(releases.grace);
  await navigate(page, changed);
  await expect(page.getByText(changedPage.before)).toBeVisible();
  await box(page).fill('shelly');
  await expect(hits(page).first()).toContainText('Shelly');
  expect(await isMarked(page)).toBe(true);
  const other = await context.newPage();
  await other.goto(site.origin + changed);
  await hydrated(other);
  await expect(other.getByText(changedPage.after)).toBeVisible();
  await other.getByRole('button', {name: /Switch between dark and light mode/u}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('after it the next page of an old tab is loaded whole, once, and keeps what was typed', async ({
  page,
  site,
  releases,
}) => {
  await oldTab(page, site, changed);
  const old = await scriptsOf(page);
  await box(page).fill('shelly');
  await expect(hits(page).first()).toContainText('Shelly');
  await page.keyboard.press('Escape');
  site.release(releases.second);
  await navigate(page, far);
  await expect.poll(() => isMarked(page)).toBe(false);
  await hydrated(page);
  expect(new URL(page.url()).pathname).toBe(far);
  expect(await scriptsOf(page)).not.toBe(old);
  await expect(box(page)).toHaveValue('shelly');
  await expect(hits(page)).toHaveCount(0);
  // A look, and the page.
  expect(site.times(far)).toBe(2);
  await mark(page);
  await navigate(page, '/docs/intro');
  await expect(page).toHaveURL(/\/docs\/intro$/u);
  await expect(page.locator('article')).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test('after it the search of an old tab says so, and Retry brings it with what was typed', async ({
  page,
  site,
  releases,
}) => {
  await oldTab(page, site);
  site.release(releases.second);
  await box(page).fill('shelly');
  const alert = page.locator('.navbar__search [role="alert"]');
  await expect(alert).toContainText('A new edition may have been published');
  await alert.getByRole('button', {name: 'Retry'}).click();
  await expect(hits(page).first()).toContainText('Shelly');
  await expect(box(page)).toHaveValue('shelly');
  await expect(box(page)).toBeFocused();
  expect(await isMarked(page)).toBe(false);
});

test('a page of the first release that a cache still has becomes one of the second', async ({
  page,
  site,
  releases,
}) => {
  site.release(releases.second);
  const body = readFileSync(path.join(buildDir, `${changed}.html`), 'utf8');
  let isFirst = true;
  site.meddle = (pathname) => {
    const isOld = pathname === changed && isFirst;
    isFirst = isFirst && !isOld;
    return isOld ? {type: 'text/html', body} : undefined;
  };
  await page.goto(site.origin + changed);
  await expect(page.getByText(changedPage.after)).toBeVisible();
  await hydrated(page);
  await expect(page.locator('#load-failure')).toHaveCount(0);
  expect(site.times(changed)).toBe(3);
});
