import type {Page} from 'playwright/test';
import {expect, hydrated, open, test} from '../support/browser';
import {
  expectTargetSize,
  desktop,
  intro,
  knx,
  phone,
  results,
  searchBox,
  title,
  spec,
} from '../support/pages';
import {built} from '../support/site';

const knxNext = '/docs/next/io-servers/knx';
const nextIntro = '/docs/next/intro';

test.describe('the preferred version', () => {
  const key = 'docs-preferred-version-default';
  const stored = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);
  const badge = (page: Page) => page.locator('.theme-doc-version-badge');
  const docsLink = (page: Page, selector: string) =>
    page.locator(selector).getByRole('link', {name: 'Documentation'});
  const firstResult = (page: Page) => results(page).first().locator('h2 a');

  test('is selected in the badge and applies to all pages', spec(4), async ({page, watch}) => {
    await test.step('the badge links the same page in each version', async () => {
      await page.setViewportSize(phone);
      await open(page, `${knx}?a=1#options`);
      const summary = badge(page).locator('summary');
      const link = badge(page).getByRole('link', {name: '4.1 (alpha)'});
      await expectTargetSize(summary);
      await expect(link).toBeHidden();
      await summary.focus();
      await page.keyboard.press('Enter');
      await expect(link).toBeInViewport();
      await expectTargetSize(link);
      await link.click();
      await expect(page).toHaveURL(`${knxNext}?a=1#options`);
      await expect(badge(page)).toContainText('4.1 (alpha)');
      await expect(badge(page).getByRole('link', {name: '4.0'})).toBeHidden();
      expect(await stored(page)).toBe('current');
    });
    await test.step('navbar, home page, finder, footer and search box', async () => {
      await page.setViewportSize(desktop);
      await open(page, '/');
      await expect(docsLink(page, '.navbar')).toHaveAttribute('href', nextIntro);
      await expect(docsLink(page, 'footer')).toHaveAttribute('href', nextIntro);
      const main = page.locator('main');
      const install = '/docs/next/deploying/installation-guide';
      await expect(main.locator(`a[href="${install}"]`).first()).toBeVisible();
      await main.getByRole('searchbox', {name: 'Manufacturer or model'}).fill('tp8-88');
      await expect(main.getByRole('link', {name: 'Tecnoalarm', exact: true})).toHaveAttribute(
        'href',
        '/docs/next/io-servers/tecnoalarm',
      );
      const index = page.waitForRequest(/search-index\.json/u);
      await searchBox(page).focus();
      expect((await index).url()).toContain('/docs/next/search-index.json');
    });
    await test.step('the search page, until another version is selected there', async () => {
      await open(page, '/search?q=dimmer');
      await expect(firstResult(page)).toHaveAttribute('href', /^\/docs\/next\//u);
      await page.getByLabel('Version').selectOption('4.0');
      await expect(page).toHaveURL(/version=4\.0/u);
      await expect(firstResult(page)).toHaveAttribute('href', /^\/docs\/(?!next)/u);
      await page.reload();
      await hydrated(page);
      await expect(firstResult(page)).toHaveAttribute('href', /^\/docs\/(?!next)/u);
    });
    await test.step('the not-found page', async () => {
      await open(page, '/docs/io-servers/modbsu');
      await expect(page.locator('main li a').first()).toHaveAttribute(
        'href',
        '/docs/next/io-servers/modbus',
      );
    });
    await test.step('a page of the other version searches its own version', async () => {
      await open(page, knx);
      await searchBox(page).fill('dimmer');
      await searchBox(page).press('Control+End');
      await searchBox(page).press('Enter');
      await expect(page).toHaveURL(/\/search\?q=dimmer&version=4\.0/u);
      await expect(page.getByLabel('Version').locator('option:checked')).toHaveText('4.0');
    });
    expect(watch.messages.filter((message) => /pageerror|#4\d\d/u.test(message))).toEqual([]);
  });

  test('is removed if it no longer exists', spec(4), async ({page}) => {
    await page.addInitScript((name) => {
      if (!localStorage.getItem('isPlanted')) {
        localStorage.setItem('isPlanted', 'true');
        localStorage.setItem(name, '3.8');
      }
    }, key);
    await open(page, '/');
    await expect.poll(() => stored(page)).toBeNull();
    await expect(docsLink(page, '.navbar')).toHaveAttribute('href', intro);
  });
});

test('addresses are normalised without redirects', spec(2), async ({page, watch}) => {
  for (const [from, to, name, file] of [
    [`${knx}.html?a=1#options`, `${knx}?a=1#options`, 'KNX', knx],
    [`${knx}/`, knx, 'KNX', knx],
    [`${knx}/index.html`, knx, 'KNX', knx],
    // Some hosts ignore case.
    ['/docs/io-servers/KNX', knx, 'KNX', knx],
    ['/docs/io-servers/KNX', knx, 'KNX', '/404'],
    ['/DOCS/nowhere.html', '/docs/nowhere', 'Page not found', '/404'],
    ['/index.html', '/', /One server/u, '/index'],
  ] as const) {
    await test.step(`${from} served as ${file}`, async () => {
      const {pathname} = new URL(from, 'http://localhost');
      await page.route(
        (url) => url.pathname === pathname,
        (route) =>
          route.fulfill({
            status: file === '/404' ? 404 : 200,
            contentType: 'text/html',
            body: built(`${file.slice(1)}.html`),
          }),
      );
      await page.goto(from);
      await expect(page).toHaveURL(to);
      await hydrated(page);
      await expect(title(page, name)).toBeVisible();
      await page.unrouteAll();
    });
  }
  expect(watch.messages.filter((text) => /#4\d\d|onRecoverable/u.test(text))).toEqual([]);
});
