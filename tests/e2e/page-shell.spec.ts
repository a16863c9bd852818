import {once} from 'node:events';
import {existsSync, readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import path from 'node:path';
import type {Page} from 'playwright/test';
import {
  captionOf,
  expect,
  hydrated,
  mainScript,
  navigate,
  open,
  pageScripts,
  scriptsWith,
  test,
} from '../support/browser';
import {buildDir} from '../support/project';

const phone = {width: 390, height: 844};
const knx = '/docs/io-servers/knx';
const knxNext = '/docs/next/io-servers/knx';
const preferenceKey = 'docs-preferred-version-default';

/** A sentence that only the script of the KNX page holds. */
const caption = captionOf('io-servers/knx');

const navbar = (page: Page) => page.getByRole('navigation', {name: 'Main'});

test.describe('a first load that fails', () => {
  const failure = (page: Page) => page.locator('#load-failure');

  for (const [what, scripts] of [
    ['a chunk of the page', scriptsWith(caption)],
    ['the main script', mainScript],
  ] as const) {
    test(`for want of ${what} says so in words, and Retry mends it`, async ({page}) => {
      await page.setViewportSize(phone);
      let loads = 0;
      page.on('load', () => (loads += 1));
      await page.route(scripts, (route) => route.abort());
      await page.goto(knx);
      // The page has loaded itself again, which it does once: from here on it waits for the reader.
      await expect.poll(() => loads).toBe(2);
      await expect(failure(page)).toHaveRole('alert');
      await expect(failure(page)).toContainText('Part of this page did not load');
      await expect(failure(page)).not.toContainText(/chunk|\.js/iu);
      await expect(failure(page)).toBeInViewport();
      await expect(page.getByRole('heading', {level: 1, name: 'KNX'})).toBeVisible();
      const retry = failure(page).getByRole('button', {name: 'Retry'});
      const {width = 0, height = 0} = (await retry.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      await page.unroute(scripts);
      await retry.click();
      await hydrated(page);
      await expect(failure(page)).toHaveCount(0);
    });
  }

  test('leaves the links of the page at work', async ({page}) => {
    await page.route(pageScripts, (route) => route.abort());
    await page.goto(knx);
    await expect(failure(page)).toBeVisible();
    await page.unroute(pageScripts);
    await page.locator('.pagination-nav a').first().click();
    await expect(page).not.toHaveURL(knx);
    await hydrated(page);
    await expect(failure(page)).toHaveCount(0);
  });

  test('does not take back a link that was followed while it mends itself', async ({page}) => {
    await page.route(pageScripts, (route) => route.abort());
    await page.goto(knx);
    await expect(failure(page)).toBeVisible();
    const next = page.locator('.pagination-nav a').first();
    const target = await next.getAttribute('href');
    // The answer comes after the mending would have loaded the page again.
    await page.route(`**${target}`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2000));
      await route.continue();
    });
    await page.unroute(pageScripts);
    await next.click({noWaitAfter: true});
    await expect(page).toHaveURL(new RegExp(`${target}$`, 'u'), {timeout: 10_000});
  });

  test('on the home page at its own path speaks of no base path', async ({page}) => {
    await page.route('**/assets/js/**', (route) => route.fulfill({status: 404, body: ''}));
    await page.goto('/');
    await expect(failure(page)).toBeVisible();
    await expect(page.locator('#base-url-banner')).toHaveCount(0);
  });
});

test.describe('the version that was chosen', () => {
  /** Choose 4.1 on a page, as a reader does. */
  async function chooseNext(page: Page): Promise<void> {
    await open(page, knx);
    await page.locator('main details').filter({hasText: 'Version: 4.0'}).locator('summary').click();
    await page.locator('main').getByRole('link', {name: '4.1 (alpha)'}).click();
    await expect(page).toHaveURL(knxNext);
  }

  test('is followed by navbar, home page, footer and finder', async ({page, watch}) => {
    await chooseNext(page);
    await open(page, '/');
    await expect(navbar(page).getByRole('link', {name: 'Documentation'})).toHaveAttribute(
      'href',
      '/docs/next/intro',
    );
    const main = page.locator('main');
    await expect(main.getByRole('link', {name: 'Install a server'})).toHaveAttribute(
      'href',
      '/docs/next/deploying/installation-guide',
    );
    await expect(main.getByRole('link', {name: /^Modbus TCP/u}).first()).toHaveAttribute(
      'href',
      '/docs/next/io-servers/modbus',
    );
    await expect(main).toContainText('The list is that of 4.1 (alpha)');
    await main.getByRole('searchbox', {name: 'Find your device'}).fill('tp8-88');
    await expect(main.getByRole('link', {name: 'Tecnoalarm', exact: true})).toHaveAttribute(
      'href',
      '/docs/next/io-servers/tecnoalarm',
    );
    await expect(page.locator('footer').getByRole('link', {name: 'Documentation'})).toHaveAttribute(
      'href',
      '/docs/next/intro',
    );
    expect(watch.messages.filter((message) => /error|#4\d\d/u.test(message))).toEqual([]);
  });

  test('is followed by the search box and the search page', async ({page}) => {
    await chooseNext(page);
    await open(page, '/');
    const index = page.waitForRequest(/search-index\.json/u);
    await page.getByRole('combobox', {name: 'Search', exact: true}).focus();
    expect((await index).url()).toContain('/docs/next/search-index.json');
    await open(page, '/search?q=dimmer');
    const first = page.locator('main ol li').first().locator('h2 a');
    await expect(first).toHaveAttribute('href', /^\/docs\/next\//u);
    await page.getByLabel('Version').selectOption('4.0');
    await expect(page).toHaveURL(/version=4\.0/u);
    await expect(first).toHaveAttribute('href', /^\/docs\/(?!next)/u);
    await page.reload();
    await hydrated(page);
    await expect(first).toHaveAttribute('href', /^\/docs\/(?!next)/u);
  });

  test('does not come between a page of the other version and its search', async ({page}) => {
    await chooseNext(page);
    await open(page, knx);
    await page.getByRole('combobox', {name: 'Search'}).fill('dimmer');
    await page.getByRole('combobox', {name: 'Search'}).press('Control+End');
    await page.getByRole('combobox', {name: 'Search'}).press('Enter');
    await expect(page).toHaveURL(/\/search\?q=dimmer&version=4\.0/u);
    await expect(page.getByLabel('Version').locator('option:checked')).toHaveText('4.0');
  });

  test('is followed by the suggestions of the not-found page', async ({page}) => {
    await open(page, '/docs/io-servers/modbsu');
    const links = page.locator('main li a');
    await expect(links.first()).toHaveAttribute('href', '/docs/io-servers/modbus');
    await expect(page.getByRole('link', {name: /^Manual of version/u}).first()).toHaveText(
      'Manual of version 4.0',
    );
    await page.evaluate((key) => localStorage.setItem(key, 'current'), preferenceKey);
    await page.reload();
    await expect(links.first()).toHaveAttribute('href', '/docs/next/io-servers/modbus');
  });
});

test.describe('the version of a page', () => {
  test('is a button that leads to the same page in each version', async ({page}) => {
    await page.setViewportSize(phone);
    await open(page, `${knx}?a=1#options`);
    const badge = page.locator('.theme-doc-version-badge');
    const summary = badge.locator('summary');
    expect((await summary.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expect(badge.getByRole('link', {name: '4.1 (alpha)'})).toBeHidden();
    await summary.focus();
    await page.keyboard.press('Enter');
    const link = badge.getByRole('link', {name: '4.1 (alpha)'});
    await expect(link).toBeInViewport();
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await link.click();
    await expect(page).toHaveURL(`${knxNext}?a=1#options`);
    await expect(badge).toContainText('Version: 4.1 (alpha)');
    await expect(badge.getByRole('link', {name: '4.0'})).toBeHidden();
    expect(await page.evaluate((key) => localStorage.getItem(key), preferenceKey)).toBe('current');
  });

  test('leads from a category to the same category', async ({page}) => {
    await open(page, '/docs/category/gateway');
    await page.locator('.theme-doc-version-badge summary').click();
    await page.locator('.theme-doc-version-badge').getByRole('link', {name: '4.1 (alpha)'}).click();
    await expect(page).toHaveURL('/docs/next/category/gateway');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });

  test('can be changed without scripts', async ({browser, origin}) => {
    const context = await browser.newContext({javaScriptEnabled: false, viewport: phone});
    const page = await context.newPage();
    await page.goto(`${origin}${knx}`);
    await page.locator('.theme-doc-version-badge summary').click();
    await page.locator('.theme-doc-version-badge').getByRole('link', {name: '4.1 (alpha)'}).click();
    await expect(page).toHaveURL(`${origin}${knxNext}`);
    await context.close();
  });
});

test.describe('on a host that does not redirect', () => {
  let host: Server;
  let origin = '';

  /** File of an address as such a host finds it: as it is written, or with `.html`. */
  const fileOf = (pathname: string, isCaseBlind: boolean): string | undefined =>
    [pathname, `${pathname}.html`, `${pathname.replace(/\/$/u, '')}.html`, `${pathname}index.html`]
      .map((name) => path.join(buildDir, isCaseBlind ? name.toLowerCase() : name))
      .find((file) => existsSync(file) && path.extname(file) !== '');

  /** Whether the host knows capitals from small letters. */
  let isCaseBlind = false;

  test.beforeAll(async () => {
    host = createServer((request, response) => {
      const {pathname} = new URL(request.url ?? '/', 'http://localhost');
      const isAsset = pathname.startsWith('/assets/');
      const file = fileOf(pathname, isCaseBlind && !isAsset);
      const types = {'.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css'};
      const type = Object.entries(types).find(([ending]) =>
        (file ?? '.html').endsWith(ending),
      )?.[1];
      response.writeHead(file === undefined ? 404 : 200, type ? {'Content-Type': type} : {});
      response.end(readFileSync(file ?? path.join(buildDir, '404.html')));
    }).listen(0);
    await once(host, 'listening');
    const address = host.address();
    origin = typeof address === 'object' && address ? `http://localhost:${address.port}` : '';
  });
  test.afterAll(() => {
    host.close();
    host.closeAllConnections();
  });

  for (const [from, to, caseBlind] of [
    ['/docs/io-servers/knx.html?a=1#options', '/docs/io-servers/knx?a=1#options', false],
    ['/docs/io-servers/knx/', knx, false],
    ['/docs/io-servers/KNX', knx, false],
    ['/docs/io-servers/KNX', knx, true],
    ['/docs/io-servers/knx/index.html', knx, false],
    ['/DOCS/nowhere.html', '/docs/nowhere', false],
    ['/index.html', '/', false],
  ] as const) {
    const kind = caseBlind ? 'case-blind' : 'exact';
    test(`${kind}: ${from} ends at ${to}, hydrated without error`, async ({page, watch}) => {
      isCaseBlind = caseBlind;
      await page.goto(`${origin}${from}`);
      await expect(page).toHaveURL(`${origin}${to}`);
      await hydrated(page);
      const name = to.includes('knx') ? 'KNX' : to === '/' ? /One server/u : 'Page not found';
      await expect(page.getByRole('heading', {level: 1, name})).toBeVisible();
      expect(watch.messages.filter((message) => /#4\d\d|onRecoverable/u.test(message))).toEqual([]);
    });
  }
});

test.describe('titles and descriptions', () => {
  test('a page below /docs that is not there says so in its title', async ({page}) => {
    await open(page, '/docs/io-servers/nowhere-at-all');
    await expect(page).toHaveTitle('Page not found | HSYCO Manual');
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  });

  test('an object and its tutorial have titles of their own', async ({page}) => {
    await open(page, '/docs/development/project-development/objects/switch');
    await expect(page).toHaveTitle('Switch (UI object) | HSYCO Manual');
    await open(page, '/docs/tutorials/projects/switch');
    await expect(page).toHaveTitle('Switch (Tutorial) | HSYCO Manual');
    await open(page, knx);
    await expect(page).toHaveTitle('KNX | HSYCO Manual');
  });

  for (const address of [
    '/search',
    '/blog/authors',
    '/blog/authors/docs-team',
    '/blog/tags',
    '/blog/tags/manual',
    '/404',
  ]) {
    test(`${address} has a description`, async ({page}) => {
      await page.goto(address);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{30}/u);
    });
  }
});

test('every hint in an empty field fits a phone', async ({page}) => {
  await page.setViewportSize(phone);
  const gallery = '/docs/development/project-development/intro';
  for (const address of ['/', '/docs/intro', gallery]) {
    await open(page, address);
    const cut = await page.locator('main input[placeholder]').evaluateAll((fields) =>
      fields.flatMap((field) => {
        if (!(field instanceof HTMLInputElement)) {
          return [];
        }
        const style = getComputedStyle(field);
        const pen = document.createElement('canvas').getContext('2d');
        if (pen) {
          pen.font = style.font;
        }
        const room =
          field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
        const width = pen?.measureText(field.placeholder).width ?? 0;
        return width > room ? [`${field.placeholder}: ${width} in ${room}`] : [];
      }),
    );
    expect(cut, address).toEqual([]);
  }
});

test('a storage that is null is warned of, and the site works', async ({page, watch}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {get: () => null});
  });
  await open(page, knx);
  await navigate(page, '/');
  await expect(page.getByRole('heading', {level: 1, name: /One server/u})).toBeVisible();
  expect(
    watch.messages.filter((message) => message.toLowerCase().includes('storage is not available')),
  ).toEqual(['warning: Browser storage is not available: colour mode and version are not kept.']);
  expect(watch.messages.filter((message) => message.startsWith('pageerror'))).toEqual([]);
});

test('the server of the preview refuses addresses that no file can have', async ({request}) => {
  for (const [address, status] of [
    ['/%00', 400],
    ['/%E0%A4%A', 400],
    [`/docs/${'a'.repeat(400)}`, 414],
    [`/${'a/'.repeat(3000)}`, 414],
    ['/docs/nowhere', 404],
  ] as const) {
    expect((await request.get(address)).status(), address.slice(0, 20)).toBe(status);
  }
});
