import type {Page} from 'playwright/test';
import {expect, hydrated, navigate, open} from '../support/browser';
import {belowTheFold, waitUntilIdle} from '../support/faults';
import {full, hits, isSameDocument, markDocument, searchBox} from '../support/pages';
import {buildDir} from '../support/project';
import {changedPage, test} from '../support/releases';

const changed = changedPage.address;
const modbus = '/docs/io-servers/modbus';

const scriptsOf = (page: Page) => page.locator('#page-start').getAttribute('data-scripts');

/** Opens a page of the first release, and waits until it is idle. */
async function openOld(page: Page, address: string): Promise<void> {
  await open(page, address);
  await waitUntilIdle(page);
  await markDocument(page);
}

async function expectSearch(page: Page): Promise<void> {
  await searchBox(page).fill('shelly');
  await expect(hits(page).first()).toContainText('Shelly');
}

test.describe('a new release on the host', full, () => {
  test('keeps files for open pages for a grace period', async ({page, context, site, next}) => {
    await openOld(page, modbus);
    site.release(next.folder, buildDir);
    await navigate(page, changed);
    await expect(page.getByText(changedPage.before)).toBeVisible();
    await expectSearch(page);
    expect(await isSameDocument(page)).toBe(true);
    const other = await context.newPage();
    await open(other, changed);
    await expect(other.getByText(changedPage.after)).toBeVisible();
    await other.getByRole('button', {name: /Switch between dark and light mode/u}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('causes a full page load on navigation', async ({page, site, next}) => {
    await openOld(page, changed);
    const old = await scriptsOf(page);
    await expectSearch(page);
    await page.keyboard.press('Escape');
    site.release(next.folder);
    await navigate(page, belowTheFold);
    await expect.poll(() => isSameDocument(page)).toBe(false);
    await hydrated(page);
    expect(new URL(page.url()).pathname).toBe(belowTheFold);
    expect(await scriptsOf(page)).not.toBe(old);
    // The check whether the page exists, and the page.
    expect(site.requestCount(belowTheFold)).toBe(2);
    await markDocument(page);
    await navigate(page, '/docs/intro');
    await expect(page).toHaveURL(/\/docs\/intro$/u);
    await expect(page.locator('article')).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });
});
