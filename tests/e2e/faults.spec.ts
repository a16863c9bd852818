import type {Locator, Page} from 'playwright/test';
import {changedPage} from '../../scripts/test-releases';
import {
  expect,
  hydrated,
  mainScript,
  navigate,
  open,
  pageScripts,
  scriptsWith,
} from '../support/browser';
import {belowTheFold, waitUntilIdle, pageErrors, test, type Intercept} from '../support/faults';
import {
  expectTargetSize,
  full,
  hits,
  intro,
  isSameDocument,
  knx,
  markDocument,
  phone,
  results,
  searchBox,
  title,
  spec,
} from '../support/pages';
import {built} from '../support/site';
import {translatePage} from '../support/translator';

const pageScript = scriptsWith(changedPage.before);
const style = /^\/assets\/css\//u;
const worker = scriptsWith('The postings do not match the terms');
const index = /\/search-index\.json$/u;
const texts = /\/search-texts\//u;

const failure = (page: Page) => page.locator('#load-failure');
const notice = (page: Page) => page.locator('.fault-notice');
const searchAlert = (page: Page) => page.locator('.navbar__search [role="alert"]');
const retryIn = (place: Locator) => place.getByRole('button', {name: 'Retry'});

const none: Intercept = () => undefined;

const at =
  (files: RegExp, fault: ReturnType<Intercept>): Intercept =>
  (pathname) =>
    files.test(pathname) ? fault : undefined;

async function expectSearch(page: Page, query = 'shelly', hit = 'Shelly'): Promise<void> {
  await searchBox(page).fill(query);
  await expect(hits(page).first()).toContainText(hit);
}

test.describe('an initial file of a page', () => {
  for (const [name, files, fault] of [
    ['the main script is missing', mainScript, 'missing'],
    ['a script of the page is a login page', pageScript, 'login page'],
    ['the style sheet is missing', style, 'missing'],
  ] as const) {
    test(`${name}: the page reports it and recovers by Retry`, async ({page, site}) => {
      await page.setViewportSize(phone);
      site.intercept = at(files, fault);
      await page.goto(knx);
      // The page, the check whether it exists, and the reload.
      await expect.poll(() => site.requestCount(knx)).toBe(3);
      await expect(failure(page)).toHaveRole('alert');
      await expect(failure(page)).toContainText('did not load');
      await expect(failure(page)).not.toContainText(/chunk|\.js/iu);
      await expect(title(page)).toHaveText('KNX');
      if (files !== style) {
        await expect(failure(page)).toBeInViewport();
        await expectTargetSize(retryIn(failure(page)));
      }
      site.intercept = none;
      await retryIn(failure(page)).click();
      await expect(failure(page)).toHaveCount(0);
      await hydrated(page);
      // The check and the page, by Retry.
      expect(site.requestCount(knx)).toBe(5);
    });
  }
});

test('a page of an older release, without its scripts, reloads once', async ({page, site}) => {
  const body = built(`${knx}.html`).replace(/(\/assets\/js\/main\.)\w+/gu, '$100000000');
  site.intercept = (pathname) =>
    pathname === knx && site.requestCount(knx) === 1 ? {body} : undefined;
  await page.goto(knx, {waitUntil: 'commit'});
  await expect.poll(() => site.requestCount(knx)).toBe(3);
  await hydrated(page);
  await expect(failure(page)).toHaveCount(0);
  await expectSearch(page);
  expect(site.requestCount(knx)).toBe(3);
});

test.describe('a file of the next page', () => {
  test('its script is missing: a page load and a message', spec(2, 8), async ({page, site}) => {
    await open(page, knx);
    await waitUntilIdle(page);
    site.intercept = at(pageScripts, 'missing');
    await navigate(page, belowTheFold);
    // Two document loads, each after the check whether the page exists.
    await expect.poll(() => site.requestCount(belowTheFold)).toBe(4);
    await expect(failure(page)).toHaveCount(1);
    await expect(title(page)).not.toHaveText(/KNX|not found/u);
    site.intercept = none;
    await retryIn(failure(page)).click();
    await hydrated(page);
    expect(site.requestCount(belowTheFold)).toBe(6);
  });

  test('the site does not respond: the next page opens later', async ({page, context}) => {
    await open(page, knx);
    await waitUntilIdle(page);
    await expectSearch(page, 'modbus', 'Modbus');
    await page.keyboard.press('Escape');
    await markDocument(page);
    await context.setOffline(true);
    await navigate(page, belowTheFold);
    await expect(notice(page)).toContainText('does not respond');
    await retryIn(notice(page)).click();
    await expect(notice(page)).toContainText('does not respond');
    await expect(title(page)).toHaveText('KNX');
    await expect(searchBox(page)).toHaveValue('modbus');
    await page.goBack();
    await expect(notice(page)).toHaveCount(0);
    await expect(title(page)).toHaveText('KNX');
    await navigate(page, belowTheFold);
    await expect(notice(page)).toBeVisible();
    await context.setOffline(false);
    await expect(title(page)).not.toHaveText('KNX');
    await expect(notice(page)).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(belowTheFold);
    expect(await isSameDocument(page)).toBe(true);
  });

  for (const [options, name, button, heading] of [
    [{}, 'a login page: the open page stays until Retry', 'Retry', /^(?!KNX)/u],
    [full, 'a login page: the reader can open it', 'Open the response', 'Welcome'],
  ] as const) {
    test(name, options, async ({page, site}) => {
      await open(page, knx);
      await markDocument(page);
      site.intercept = at(/./u, 'login page');
      await navigate(page, belowTheFold);
      await expect(notice(page)).toContainText('log-in page');
      await expect(title(page)).toHaveText('KNX');
      expect(await isSameDocument(page)).toBe(true);
      site.intercept = button === 'Retry' ? none : site.intercept;
      await notice(page).getByRole('button', {name: button}).click();
      await expect(title(page)).toContainText(heading);
      expect(await isSameDocument(page)).toBe(button === 'Retry');
    });
  }
});

test.describe('the search reports the error, keeps the query and recovers by Retry', () => {
  const pageAlert = (page: Page) => page.locator('main').getByRole('alert');
  for (const [options, name, files, fault, message] of [
    [spec(2, 8), 'the index is unreachable', index, 'refused', 'Check the network'],
    [spec(2, 8), 'the index is missing', index, 'missing', '404'],
    [{}, 'the worker is missing, as of an older release', worker, 'missing', 'could not start'],
  ] as const) {
    test(name, options, async ({page, site}) => {
      site.intercept = at(files, fault);
      await open(page, '/search?q=knx');
      await searchBox(page).fill('shelly');
      await expect(searchAlert(page)).toContainText(message);
      await expect(pageAlert(page)).toContainText(message);
      site.intercept = none;
      await retryIn(searchAlert(page)).click();
      if (files === worker) {
        // The page is loaded again, as the page of the results.
        await expect(page).toHaveURL(/\/search\?q=shelly/u);
        await expect(results(page).first()).toContainText('Shelly');
        return;
      }
      await expect(hits(page).first()).toContainText('Shelly');
      await expect(searchBox(page)).toHaveValue('shelly');
      await expect(searchBox(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await retryIn(pageAlert(page)).click();
      await expect(results(page).first()).toContainText('KNX');
    });
  }
});

test.describe('the search shows hits without their excerpts', () => {
  test('an excerpt is missing', async ({page, site}) => {
    site.intercept = at(texts, 'missing');
    await open(page, intro);
    const fetched = page.waitForEvent('requestfinished', (request) =>
      request.url().includes('/search-texts/'),
    );
    await expectSearch(page, 'initreadinterval', 'KNX');
    await fetched;
    await expect(hits(page).first()).not.toContainText('initreadinterval');
    site.intercept = none;
    await searchBox(page).fill('');
    await expectSearch(page, 'initreadinterval', 'initreadinterval');
  });

  test('while they load, and then with them', async ({page, site}) => {
    const release = site.delay(texts);
    await open(page, intro);
    await expectSearch(page, 'initreadinterval', 'KNX');
    await expect(hits(page).first()).not.toContainText('initreadinterval');
    release();
    await expect(hits(page).first()).toContainText('initreadinterval');
  });
});

test.describe('a browser extension', () => {
  const addElements = () => {
    document.documentElement.setAttribute('data-extension', 'on');
    document.body.setAttribute('data-extension', 'on');
    document.body.prepend(document.createElement('extension-bar'));
    document.querySelector('#__docusaurus')?.prepend(document.createElement('div'));
    document.querySelector('article')?.prepend(document.createElement('button'));
    document.querySelector('article p')?.append(document.createElement('span'));
    document.querySelectorAll('input').forEach((input) => {
      input.setAttribute('data-filled', '');
      input.after(document.createElement('div'));
    });
  };

  for (const [options, name, change] of [
    [{}, 'add elements', addElements],
    [full, 'translate a page', translatePage],
  ] as const) {
    test(`may ${name} before hydration`, options, async ({page, watch}) => {
      await page.addInitScript(`addEventListener('DOMContentLoaded', ${String(change)})`);
      await open(page, knx);
      await expect(title(page)).toContainText('KNX');
      await expectSearch(page);
      await page.keyboard.press('Enter');
      await expect(title(page)).toContainText('Shelly');
      expect(pageErrors(watch)).toEqual([]);
    });
  }
});
