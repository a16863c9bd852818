// cspell:ignore axyz programtimr qqzzqq
import type {Page} from 'playwright/test';
import {expect, createGate, navigate, open, pageScripts, stopClock, test} from '../support/browser';
import {intro, title} from '../support/pages';

function finderOf(page: Page) {
  const form = page.getByRole('search', {name: 'Find your device'});
  return {
    form,
    text: form.getByRole('searchbox'),
    group: form.getByLabel('Category'),
    connection: form.getByLabel('Connection'),
    status: page.getByRole('status').filter({hasText: 'I/O servers'}),
    entries: page.locator('main ul[data-search-ignore] > li'),
  };
}

test('the finder finds a device, whose page links devices of its category', async ({page}) => {
  await open(page, '/docs/next/intro');
  const {text, group, status, entries} = finderOf(page);
  await text.fill('tp8 88');
  await expect(entries.first().getByRole('link')).toHaveText('Tecnoalarm');
  await expect(entries.first()).toContainText('TP8-88');
  await expect(status).toHaveText(/^\d+ of \d+/u);
  await entries.first().getByRole('link').click();
  await expect(page).toHaveURL('/docs/next/io-servers/tecnoalarm');
  await page.goBack();
  await expect(text).toHaveValue('tp8 88');
  await page.goForward();
  await page.locator('article dl').getByRole('link', {name: 'Intrusion and security'}).click();
  await expect(page).toHaveURL('/docs/next/intro?group=security#find-your-device');
  await expect(group).toHaveValue('security');
});

test.describe('the state of the finder', () => {
  test('is read from the address, and can be cleared', async ({page}) => {
    await open(page, `${intro}?q=knx&group=building-bus#find-your-device`);
    const {form, text, group, entries} = finderOf(page);
    await expect(text).toHaveValue('knx');
    await expect(group).toHaveValue('building-bus');
    await expect(entries.first().getByRole('link')).toHaveText('KNX');
    await expect(page.getByRole('heading', {name: 'Find your device'})).toBeInViewport();
    await form.getByRole('button', {name: 'Clear filters'}).click();
    await expect(text).toHaveValue('');
    await expect(group).toHaveValue('');
    await expect(page).toHaveURL(`${intro}#find-your-device`);
  });

  test('is written to the address, and Back undoes a change', async ({page}) => {
    await open(page, intro);
    const {text, group, connection, status} = finderOf(page);
    const all = await status.textContent();
    await test.step('a space between two words is kept while typing', async () => {
      await text.pressSequentially('modbus ');
      await expect(page).toHaveURL(/q=modbus#/u);
      await text.pressSequentially('tcp');
      await expect(text).toHaveValue('modbus tcp');
      await text.fill('');
      await expect(page).toHaveURL(`${intro}#find-your-device`);
    });
    await group.selectOption('Building buses');
    await expect(page).toHaveURL(`${intro}?group=building-bus#find-your-device`);
    await connection.selectOption('UDP');
    await expect(page).toHaveURL(`${intro}?group=building-bus&transport=udp#find-your-device`);
    await text.fill('bac');
    await expect(page).toHaveURL(/&q=bac#/u);
    await page.goBack();
    await expect(connection).toHaveValue('');
    await expect(text).toHaveValue('');
    await expect(group).toHaveValue('building-bus');
    await page.goBack();
    await expect(status).toHaveText(all ?? '');
  });

  test('is cleared on click and navigation, despite pending changes', async ({page}) => {
    await page.clock.install();
    await open(page, intro);
    // React replays text that was entered before hydration.
    await page.waitForLoadState('networkidle');
    const runFor = await stopClock(page);
    const {form, text} = finderOf(page);
    const button = form.getByRole('button', {name: 'Clear filters'});
    await test.step('text that is not in the address yet', async () => {
      await text.fill('knx');
      await button.click();
      await runFor(1000);
      await expect(text).toHaveValue('');
      expect(new URL(page.url()).search).toBe('');
    });
    await test.step('text that would be written to the address of the next page', async () => {
      const scripts = createGate();
      await page.route(pageScripts, scripts.route);
      await text.fill('qq');
      await navigate(page, '/docs/architecture/intro');
      await runFor(1000);
      scripts.release();
      await page.clock.resume();
      await expect(title(page, 'System overview')).toBeVisible();
      expect(new URL(page.url()).search).toBe('');
    });
  });
});

test('the programming index keeps its filter after Back', async ({page}) => {
  await open(page, '/docs/development/intro');
  const folded = page.locator('details', {hasText: 'EVENTS action'});
  const entry = folded.getByRole('link', {name: 'UISET', exact: true});
  await expect(entry).toBeHidden();
  await folded.locator('summary').click();
  await expect(entry).toBeVisible();
  const filter = page.getByRole('searchbox', {name: 'Filter by name or kind'});
  const rows = page.locator('article li:has(> a > code)');
  const all = await rows.count();
  const status = page.getByRole('status').filter({hasText: `of ${all}`});
  await expect(status).toHaveText(`${all} of ${all}`);
  await filter.fill('axyz');
  await expect(status).toHaveText(`0 of ${all}`);
  await filter.fill('io action');
  await expect(rows.first()).toHaveText(/^IO\s*EVENTS action/u);
  await filter.fill('programtimr');
  await expect(rows.first()).toContainText('PROGRAMTIMER');
  expect(await rows.count()).toBeLessThan(all / 10);
  await rows.first().getByRole('link').click();
  await expect(filter).toHaveCount(0);
  await page.goBack();
  await expect(filter).toHaveValue('programtimr');
  await expect(rows.first()).toContainText('PROGRAMTIMER');
});

test('typing sends no request; without a match, there is a search', async ({page, watch}) => {
  await open(page, intro);
  await page.waitForLoadState('networkidle');
  watch.requests.length = 0;
  const {text, status, entries} = finderOf(page);
  await text.fill('shelly');
  await expect(entries.first().getByRole('link')).toHaveText('Shelly');
  // Visible links are prefetched, and an idle browser requests the favicon.
  const expected = /^\/(?:(?:assets\/js|routes)\/|img\/logo\.svg$)/u;
  expect(watch.requests.filter((url) => !expected.test(new URL(url).pathname))).toEqual([]);
  const search = page.getByRole('link', {name: 'a search of the whole manual'});
  await text.fill('qqzzqq');
  await expect(status).toHaveText(/^0 of/u);
  await expect(search).toHaveAttribute('href', /q=qqzzqq$/u);
  await search.click();
  await expect(page).toHaveURL('/search?q=qqzzqq');
});

test('without scripts the complete list links the pages', async ({staticPage: page}) => {
  await page.goto('/');
  await page.getByText('All I/O servers from A to Z').click();
  const {form, entries} = finderOf(page);
  await expect(form).toBeHidden();
  await entries.getByRole('link', {name: 'Tecnoalarm'}).click();
  await expect(title(page, 'Tecnoalarm')).toBeVisible();
});
