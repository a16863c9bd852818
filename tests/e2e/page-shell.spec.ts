import {once} from 'node:events';
import {existsSync, readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import path from 'node:path';
import {load} from 'cheerio';
import type {Page} from 'playwright/test';
import {
  captionOf,
  expect,
  holdBack,
  hydrated,
  mainScript,
  open,
  pageScripts,
  scriptsWith,
  test,
} from '../support/browser';
import {buildDir} from '../support/project';
import {built} from '../support/site';

const phone = {width: 390, height: 844};
const knx = '/docs/io-servers/knx';
const knxNext = '/docs/next/io-servers/knx';
const nextIntro = '/docs/next/intro';

/** A sentence that only the script of the KNX page holds. */
const caption = captionOf('io-servers/knx');

const title = (page: Page, name: RegExp | string) => page.getByRole('heading', {level: 1, name});

test.describe('a first load that fails', () => {
  const failure = (page: Page) => page.locator('#load-failure');
  const nextLink = (page: Page) => page.locator('.pagination-nav a').first();

  for (const [script, scripts, tag] of [
    ['a chunk of the page', scriptsWith(caption), []],
    ['the main script', mainScript, ['@full']],
  ] as const) {
    test(
      `without ${script} says so in words; its links work, and Retry loads it`,
      {
        tag: [...tag],
      },
      async ({page}) => {
        await page.setViewportSize(phone);
        let loads = 0;
        page.on('load', () => (loads += 1));
        const openWithout = async () => {
          loads = 0;
          await page.route(scripts, (route) => route.abort());
          await page.goto(knx);
          // The page has loaded itself again, which it does once, and now waits for the reader.
          await expect.poll(() => loads).toBe(2);
        };
        await openWithout();
        await expect(failure(page)).toHaveRole('alert');
        await expect(failure(page)).toContainText('did not load');
        await expect(failure(page)).not.toContainText(/chunk|\.js/iu);
        await expect(failure(page)).toBeInViewport();
        await expect(title(page, 'KNX')).toBeVisible();
        const retry = failure(page).getByRole('button', {name: 'Retry'});
        const {width = 0, height = 0} = (await retry.boundingBox()) ?? {};
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
        await page.unroute(scripts);
        await test.step('a link leads to the next page', async () => {
          await nextLink(page).click();
          await expect(page).not.toHaveURL(knx);
          await hydrated(page);
        });
        await test.step('Retry', async () => {
          await openWithout();
          await expect(failure(page)).toBeVisible();
          await page.unroute(scripts);
          await retry.click();
          await hydrated(page);
          await expect(failure(page)).toHaveCount(0);
        });
      },
    );
  }

  test(
    'does not load itself again once the reader has followed a link',
    {tag: '@full'},
    async ({page}) => {
      const [question, target] = [holdBack(), holdBack()];
      await page.route(pageScripts, (route) => route.abort());
      // The page asks whether the site answers before it loads itself again.
      await page.route(`**${knx}`, async (route) =>
        route.request().resourceType() === 'fetch' ? question.route(route) : route.continue(),
      );
      await page.goto(knx);
      await expect(failure(page)).toBeVisible();
      const address = (await nextLink(page).getAttribute('href')) ?? '';
      await page.route(`**${address}`, target.route);
      await nextLink(page).click({noWaitAfter: true});
      const lastStep = page.waitForEvent(
        'requestfailed',
        (request) => request.resourceType() === 'fetch' && pageScripts.test(request.url()),
      );
      question.release();
      await lastStep;
      await page.unroute(pageScripts);
      target.release();
      await expect(page).toHaveURL(address);
      await hydrated(page);
    },
  );
});

test.describe('the version of a page', () => {
  const key = 'docs-preferred-version-default';
  const stored = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);
  const badge = (page: Page) => page.locator('.theme-doc-version-badge');
  const docsLink = (page: Page, place: string) =>
    page.locator(place).getByRole('link', {name: 'Documentation'});
  const searchBox = (page: Page) => page.getByRole('combobox', {name: 'Search', exact: true});
  const firstResult = (page: Page) => page.locator('main ol li').first().locator('h2 a');

  test(
    'is chosen in its badge, kept, and followed by the whole site',
    {tag: '@spec-4'},
    async ({page, watch}) => {
      await test.step('the badge is a button to the same page in each version', async () => {
        await page.setViewportSize(phone);
        await open(page, `${knx}?a=1#options`);
        const summary = badge(page).locator('summary');
        const link = badge(page).getByRole('link', {name: '4.1 (alpha)'});
        expect((await summary.boundingBox())?.height).toBeGreaterThanOrEqual(44);
        await expect(link).toBeHidden();
        await summary.focus();
        await page.keyboard.press('Enter');
        await expect(link).toBeInViewport();
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
        await link.click();
        await expect(page).toHaveURL(`${knxNext}?a=1#options`);
        await expect(badge(page)).toContainText('4.1 (alpha)');
        await expect(badge(page).getByRole('link', {name: '4.0'})).toBeHidden();
        expect(await stored(page)).toBe('current');
      });
      await test.step('navbar, home page, finder, footer and search box', async () => {
        await page.setViewportSize({width: 1280, height: 900});
        await open(page, '/');
        await expect(docsLink(page, '.navbar')).toHaveAttribute('href', nextIntro);
        await expect(docsLink(page, 'footer')).toHaveAttribute('href', nextIntro);
        const main = page.locator('main');
        const install = '/docs/next/deploying/installation-guide';
        await expect(main.locator(`a[href="${install}"]`).first()).toBeVisible();
        await main.getByRole('searchbox', {name: 'Find your device'}).fill('tp8-88');
        await expect(main.getByRole('link', {name: 'Tecnoalarm', exact: true})).toHaveAttribute(
          'href',
          '/docs/next/io-servers/tecnoalarm',
        );
        const index = page.waitForRequest(/search-index\.json/u);
        await searchBox(page).focus();
        expect((await index).url()).toContain('/docs/next/search-index.json');
      });
      await test.step('the search page, until another version is chosen there', async () => {
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
      await test.step('a page of the other version searches its own', async () => {
        await open(page, knx);
        await searchBox(page).fill('dimmer');
        await searchBox(page).press('Control+End');
        await searchBox(page).press('Enter');
        await expect(page).toHaveURL(/\/search\?q=dimmer&version=4\.0/u);
        await expect(page.getByLabel('Version').locator('option:checked')).toHaveText('4.0');
      });
      expect(watch.messages.filter((message) => /pageerror|#4\d\d/u.test(message))).toEqual([]);
    },
  );

  test('is forgotten when it was chosen and no longer exists', {tag: '@spec-4'}, async ({page}) => {
    await page.addInitScript((name) => {
      if (!localStorage.getItem('isPlanted')) {
        localStorage.setItem('isPlanted', 'true');
        localStorage.setItem(name, '3.8');
      }
    }, key);
    await open(page, '/');
    await expect.poll(() => stored(page)).toBeNull();
    await expect(docsLink(page, '.navbar')).toHaveAttribute('href', '/docs/intro');
  });

  test('leads from a category to the same category', {tag: '@full'}, async ({page}) => {
    await open(page, '/docs/category/gateway');
    await badge(page).locator('summary').click();
    await badge(page).getByRole('link', {name: '4.1 (alpha)'}).click();
    await expect(page).toHaveURL('/docs/next/category/gateway');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });

  test.describe('without scripts', () => {
    test.use({javaScriptEnabled: false, viewport: phone});

    test('can be changed', async ({page}) => {
      await page.goto(knx);
      await badge(page).locator('summary').click();
      await badge(page).getByRole('link', {name: '4.1 (alpha)'}).click();
      await expect(page).toHaveURL(knxNext);
    });
  });
});

test.describe('on a host that does not redirect', () => {
  let host: Server;
  let origin = '';
  /** Whether the host treats capitals as small letters. */
  let isCaseBlind = false;

  /** File that such a host serves for an address: of the same name, or with `.html`. */
  const fileOf = (pathname: string): string | undefined =>
    [pathname, `${pathname}.html`, `${pathname.replace(/\/$/u, '')}.html`, `${pathname}index.html`]
      .map((name) =>
        path.join(
          buildDir,
          isCaseBlind && !name.startsWith('/assets/') ? name.toLowerCase() : name,
        ),
      )
      .find((file) => existsSync(file) && path.extname(file) !== '');

  test.beforeAll(async () => {
    const types = {'.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css'};
    host = createServer((request, response) => {
      const file = fileOf(new URL(request.url ?? '/', 'http://localhost').pathname);
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

  test(
    'other forms of an address become the clean one, and the page works',
    {tag: '@spec-2'},
    async ({page, watch}) => {
      for (const [from, to, name, caseBlind] of [
        [`${knx}.html?a=1#options`, `${knx}?a=1#options`, 'KNX', false],
        [`${knx}/`, knx, 'KNX', false],
        [`${knx}/index.html`, knx, 'KNX', false],
        ['/docs/io-servers/KNX', knx, 'KNX', false],
        ['/docs/io-servers/KNX', knx, 'KNX', true],
        ['/DOCS/nowhere.html', '/docs/nowhere', 'Page not found', false],
        ['/index.html', '/', /One server/u, false],
      ] as const) {
        await test.step(`${from}${caseBlind ? ', capitals ignored' : ''}`, async () => {
          isCaseBlind = caseBlind;
          await page.goto(origin + from);
          await expect(page).toHaveURL(origin + to);
          await hydrated(page);
          await expect(title(page, name)).toBeVisible();
        });
      }
      expect(watch.messages.filter((text) => /#4\d\d|onRecoverable/u.test(text))).toEqual([]);
    },
  );
});

test('pages have titles and descriptions of their own', () => {
  for (const [file, name] of [
    ['404', /Page not found/u],
    ['docs/development/project-development/objects/switch', /.+/u],
    ['search', /Search/u],
    ['blog/authors', /.+/u],
    ['blog/authors/docs-team', /.+/u],
    ['blog/tags', /.+/u],
    ['blog/tags/manual', /.+/u],
  ] as const) {
    const $ = load(built(`${file}.html`));
    const [own = '', site] = $('title').text().split(' | ');
    expect(own, file).toMatch(name);
    expect(site, file).toBe('HSYCO Manual');
    const descriptions = $('meta[name="description"]');
    expect(descriptions, file).toHaveLength(1);
    expect(descriptions.attr('content'), file).toMatch(/.{30}/u);
  }
});

test('the preview server refuses addresses that no file can have', async ({request}) => {
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
