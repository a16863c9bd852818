import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright/test';
import {origin as canonicalOrigin, baseUrl} from '../../src/site/base';
import {expect, hydrated, test as base} from '../support/browser';
import {results, searchBox, hits, title} from '../support/pages';

/** Folder of a host with the site below `/manual/`, which `npm run test:base` builds. */
const host = process.env.BASE_SITE ?? '';
const textOf = (file: string) => readFileSync(path.join(host, file), 'utf8');

/** A test that fails on a request outside the base path, a failed request or an error. */
const test = base.extend<{checked: undefined}>({
  checked: [
    async ({page, origin, watch: {messages, requests}}, provide) => {
      const failed: string[] = [];
      page.on('response', (response) => {
        if (response.status() >= 400 && !response.url().endsWith('/nowhere')) {
          failed.push(`${response.status()} ${response.url()}`);
        }
      });
      await provide(undefined);
      await page.waitForLoadState('networkidle');
      const outside = requests.filter(
        (url) => url.startsWith('http') && !url.startsWith(origin + baseUrl),
      );
      const errors = messages.filter((text) => /^(?:error(?!.*404)|pageerror)/u.test(text));
      expect([...outside, ...failed, ...errors]).toEqual([]);
    },
    {auto: true},
  ],
});

test.use({siteFolder: host, basePath: baseUrl});

async function open(page: Page, address: string): Promise<void> {
  await page.goto(`${baseUrl}${address}`);
  await hydrated(page);
}

const files = readdirSync(path.join(host, baseUrl), {recursive: true})
  .map((file) => path.posix.join(baseUrl, String(file).replaceAll(path.sep, '/')).slice(1))
  .filter((file) => !file.includes('/assets/'));

/** Addresses in a text that are on the origin of the site, but outside its base path. */
function outsideOf(text: string): string[] {
  const found = [
    ...text.matchAll(/\s(?:href|src|action|data-index)="(?<address>\/[^"]*)"/gu),
    ...text.matchAll(/\]\((?<address>\/[^)]*)\)/gu),
    ...text.matchAll(/https?:\/\/[^\s"'<>()]*/gu),
  ].map(([whole, address]) => address ?? whole.replace(canonicalOrigin, ''));
  return found.filter((one) => one.startsWith('/') && !one.startsWith(baseUrl));
}

test('the colour mode of another manual on the host does not apply', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await open(page, 'docs/intro');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('no file contains an address outside the base path', () => {
  for (const extension of ['html', 'md', 'xml', 'txt', 'json']) {
    const selected = files.filter((file) => file.endsWith(`.${extension}`));
    expect(selected, extension).not.toEqual([]);
    const faults = selected.flatMap((file) =>
      outsideOf(textOf(file)).map((one) => `${file}: ${one}`),
    );
    expect(faults.slice(0, 20)).toEqual([]);
  }
});

test('addresses outside the base path are found', () => {
  expect(outsideOf('<a href="/docs"> [a](/docs/b) ')).toEqual(['/docs', '/docs/b']);
  expect(outsideOf(`<link>${canonicalOrigin}/docs</link>`)).toEqual(['/docs']);
  expect(outsideOf(`<a href="${baseUrl}docs">`)).toEqual([]);
});

test('rules in _headers and _redirects have the base path', () => {
  const lines = ['_headers', '_redirects'].flatMap((name) => textOf(name).split('\n'));
  const paths = lines.filter((line) => line.startsWith('/') && !/^\/\*(?:\.md)?$/u.test(line));
  expect(paths).not.toEqual([]);
  expect(paths.filter((line) => !line.startsWith(baseUrl))).toEqual([]);
});

test.describe('below the base path', () => {
  test('the finder, a link, the breadcrumbs and the version menu work', async ({page}) => {
    await open(page, '');
    await page.getByRole('search', {name: 'Find your device'}).getByRole('searchbox').fill('tp8');
    await page.locator('main').getByRole('link', {name: 'Tecnoalarm'}).first().click();
    await expect(page).toHaveURL(`${baseUrl}docs/io-servers/tecnoalarm`);
    await expect(title(page, 'Tecnoalarm')).toBeVisible();
    await page.locator('.breadcrumbs a').first().click();
    await expect(page).toHaveURL(baseUrl);
    await open(page, 'docs/io-servers/knx');
    await page.locator('.navbar summary').click();
    await page.getByRole('link', {name: '4.1 (alpha)'}).first().click();
    await expect(page).toHaveURL(`${baseUrl}docs/next/io-servers/knx`);
  });

  test('the search box opens a suggestion, and the search page has results', async ({page}) => {
    await open(page, 'docs/intro');
    await searchBox(page).fill('initreadinterval');
    await expect(hits(page).first().locator('mark').first()).toHaveText('initreadinterval');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`^[^/]+//[^/]+${baseUrl}docs/io-servers/knx`, 'u'));
    await open(page, 'search?q=knx');
    await expect(results(page).first()).toBeVisible();
  });

  test('Markdown, feeds, downloads and release of a page exist', async ({page, request}) => {
    await open(page, 'docs/tutorials/projects/timer');
    const addresses = await page
      .locator('a[download], link[rel="alternate"], a[href$=".md"], link[rel="icon"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    expect(addresses.length).toBeGreaterThan(4);
    for (const address of [...addresses, `${baseUrl}release.json`, `${baseUrl}llms.txt`]) {
      // Addresses on the canonical origin are requested from this host.
      expect((await request.get(address.replace(canonicalOrigin, ''))).status(), address).toBe(200);
    }
  });

  test('a missing page links home, an old address redirects, a post opens', async ({page}) => {
    expect((await page.goto(`${baseUrl}docs/nowhere/knx/nowhere`))?.status()).toBe(404);
    await expect(title(page, 'Page not found')).toBeVisible();
    await page.getByRole('link', {name: 'Home page'}).click();
    await expect(page).toHaveURL(baseUrl);
    await page.goto(`${baseUrl}docs`);
    await expect(page).toHaveURL(`${baseUrl}docs/intro`);
    await open(page, 'blog');
    await page.locator('main article a').first().click();
    await expect(page).toHaveURL(new RegExp(`${baseUrl}blog/.`, 'u'));
  });
});
