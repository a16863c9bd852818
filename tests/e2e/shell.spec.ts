import {load} from 'cheerio';
import type {Page} from 'playwright/test';
import {changedPage} from '../../scripts/test-releases';
import {
  expect,
  createGate,
  hydrated,
  mainScript,
  navigate,
  open,
  pageScripts,
  rewrite,
  scriptsWith,
  stopClock,
  test,
} from '../support/browser';
import {
  desktop,
  intro,
  knx,
  menuButton,
  phone,
  results,
  scrollTop,
  title,
  spec,
} from '../support/pages';
import {built} from '../support/site';

/** Code of the page, which has its text. */
const knxScript = scriptsWith(changedPage.before);

const partsOf = (colour: string) => colour.match(/\d+/gu)?.map(Number) ?? [];

test('a screen reader hears a heading once, and the link to it by its own name', async ({page}) => {
  await open(page, knx);
  const heading = page.getByRole('heading', {name: 'Options', exact: true});
  await expect(
    heading.getByRole('link', {name: 'Direct link to Options', exact: true}),
  ).toHaveCount(1);
});

test.describe('route changes', () => {
  test('scroll to the element of the hash, or to the top', spec(2), async ({page}) => {
    await open(page, `${knx}#troubleshooting`);
    await expect(page.getByRole('heading', {name: 'Troubleshooting'})).toBeInViewport();
    const options = page.getByRole('heading', {name: 'Options', exact: true});
    await expect(options).not.toBeInViewport();
    await page.locator('.table-of-contents').getByRole('link', {name: 'Options'}).click();
    await expect(page).toHaveURL(/#options$/u);
    await expect(options).toBeInViewport();
    expect(await scrollTop(page)).toBeGreaterThan(0);
    await navigate(page, intro);
    await expect(title(page, 'Introduction to HSYCO')).toBeVisible();
    await expect.poll(() => scrollTop(page)).toBe(0);
  });

  test('show progress after 200 ms, until the page is loaded', spec(2, 9), async ({page}) => {
    const progress = page.locator('#nprogress');
    const bar = progress.locator('.bar');
    /** Width of the bar in percent after its animations. */
    const percent = () =>
      bar.evaluate((node) => {
        node.getAnimations().forEach((animation) => animation.finish());
        return Math.round((node.getBoundingClientRect().right / innerWidth) * 100);
      });
    await page.clock.install();
    await open(page, knx);
    const runFor = await stopClock(page);
    // Each step of the bar is random up to its limit.
    await page.evaluate(() => {
      Math.random = () => 1;
    });
    const code = createGate();
    await page.route(pageScripts, code.route);
    await navigate(page, intro);
    await runFor(199);
    expect(await progress.count()).toBe(0);
    await runFor(1);
    expect(await percent()).toBe(8);
    expect(await progress.locator('.spinner').count()).toBe(0);
    await expect(bar).toHaveCSS('transition-duration', '0.2s');
    await expect(bar).toHaveCSS('transition-timing-function', 'ease');
    await runFor(799);
    expect(await percent()).toBe(8);
    await runFor(1);
    expect(await percent()).toBe(10);
    await test.step('the open page stays until the response', async () => {
      // The page asks a slow site whether it answers, and then waits without a notice.
      const answer = page.waitForResponse((response) => response.url().endsWith(intro));
      await runFor(4000);
      await (await answer).finished();
      await runFor(16_000);
      expect(await progress.count()).toBe(1);
      await expect(page.locator('.fault-notice')).toHaveCount(0);
      await expect(title(page, 'KNX')).toBeVisible();
    });
    code.release();
    await expect(title(page, 'Introduction to HSYCO')).toBeVisible();
    await runFor(1000);
    expect(await progress.count()).toBe(0);
    await test.step('navigation to a loaded page shows no progress', async () => {
      await navigate(page, knx);
      await expect(title(page, 'KNX')).toBeVisible();
      await runFor(1000);
      expect(await progress.count()).toBe(0);
    });
  });
});

test.describe('page load', () => {
  /**
   * Serves a page with an address that is normalised only after hydration, as it has no own
   * address: the only case in which a page is hydrated before its code is loaded.
   */
  async function serveUnprepared(page: Page): Promise<void> {
    const html = built(`${knx.slice(1)}.html`).replace(/<meta[^>]* property="?og:url[^>]*>/u, '');
    await page.route(`**${knx}.html`, (route) =>
      route.fulfill({contentType: 'text/html', body: html}),
    );
  }

  test('a spinner shows after 200 ms, then the page', spec(2, 9), async ({page}) => {
    await page.clock.install();
    await serveUnprepared(page);
    const [main, code] = [createGate(), createGate()];
    await page.route(mainScript, main.route);
    await page.route(knxScript, code.route);
    const started = page.waitForRequest(mainScript);
    await page.goto(`${knx}.html`, {waitUntil: 'commit'});
    const spinner = page.getByRole('status', {name: 'Loading'}).locator('svg');
    await expect(title(page, 'KNX')).toBeVisible();
    await started;
    const runFor = await stopClock(page);
    main.release();
    // React has hydrated the page and waits for its code.
    await expect(title(page, 'KNX')).toHaveCount(0);
    await runFor(199);
    expect(await spinner.count()).toBe(0);
    await runFor(1);
    await expect(spinner).toBeVisible();
    expect(await spinner.boundingBox()).toMatchObject({width: 128, height: 110});
    const stroke = await spinner.evaluate((node) => getComputedStyle(node).stroke);
    const [spinnerRed = 255, , spinnerBlue = 0] = partsOf(stroke);
    expect(spinnerBlue).toBeGreaterThan(2 * spinnerRed);
    const durations = await spinner
      .locator('animate')
      .evaluateAll((all) => all.map((one) => one.getAttribute('dur')));
    expect(new Set(durations)).toEqual(new Set(['1.5s', '3s']));
    code.release();
    await expect(title(page, 'KNX')).toBeVisible();
    await expect(spinner).toHaveCount(0);
  });

  test('a load error shows a red box with Retry', spec(2, 8), async ({page}) => {
    await serveUnprepared(page);
    await page.route(knxScript, (route) => route.abort());
    await page.goto(`${knx}.html`);
    const box = page.getByRole('alert').filter({has: page.getByRole('button', {name: 'Retry'})});
    await expect(box).toContainText('ChunkLoadError');
    const {share, colour} = await box.locator('> div').evaluate((node) => {
      const container = node.parentElement ?? node;
      const {paddingLeft, paddingRight} = getComputedStyle(container);
      const room = container.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      return {
        share: node.getBoundingClientRect().width / room,
        colour: getComputedStyle(node).backgroundColor,
      };
    });
    expect(share).toBeCloseTo(0.5);
    const [red = 0, green = 255, blue = 255] = partsOf(colour);
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));
    await page.unroute(knxScript);
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(title(page, 'KNX')).toBeVisible();
    await expect(box).toHaveCount(0);
  });

  test('a wrong base path is reported', spec(2, 8), async ({page, context}) => {
    await context.route('**/manual/', (route) =>
      route.fulfill({contentType: 'text/html', body: built('index.html')}),
    );
    await context.route('**/assets/**', (route) => route.fulfill({status: 404, body: ''}));
    await page.goto('/manual/');
    const banner = page.locator('#base-url-banner');
    await expect(banner).toContainText('Your site did not load properly');
    await expect(banner).toContainText('set baseUrl to /manual/');
    // The first page may be reloading.
    const home = await context.newPage();
    await home.goto('/');
    await expect(home.locator('#load-failure')).toBeVisible();
    await expect(home.locator('#base-url-banner')).toHaveCount(0);
  });

  test('a page that crashes shows the error and its causes', spec(2, 8), async ({page}) => {
    const planted = '(()=>{throw new Error("planted fault",{cause:new Error("planted cause")})})()';
    await page.route(
      knxScript,
      rewrite((text) =>
        text.replace(new RegExp(`"[^"]*${changedPage.before}[^"]*"`, 'u'), planted),
      ),
    );
    await page.goto(knx);
    await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
    await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
    await expect(page.getByText('planted fault')).toBeVisible();
    await expect(page.getByText('planted cause')).toBeVisible();
  });

  test('a navbar item that fails shows the setting to check', spec(8), async ({page}) => {
    await page.route(
      mainScript,
      rewrite((text) => text.replace('sidebarId:"docs"', 'sidebarId:"nowhere"')),
    );
    await page.goto(intro);
    await expect(
      page.getByText(/navbar item failed to render[\s\S]*themeConfig\.navbar\.items/u),
    ).toBeVisible();
    await expect(page.getByText(/Can't find any sidebar with id "nowhere"/u)).toBeVisible();
  });
});

test.describe('page layout', () => {
  test('a page has title, navigation, footer and table of contents', spec(1, 2, 9), () => {
    const $ = load(built(`${knx.slice(1)}.html`));
    const linksOf = (place: string): Record<string, unknown> =>
      Object.fromEntries(
        $(`${place} a`)
          .toArray()
          .map((link) => [
            $(link).text() || String($(link).attr('aria-label')),
            $(link).attr('href'),
          ]),
      );
    expect($('.theme-announcement-bar, main, footer')).toHaveLength(3);
    expect(linksOf('nav[aria-label="Main"]')).toMatchObject({
      Documentation: intro,
      '4.1 (alpha)': '/docs/next/io-servers/knx',
      '4.0': knx,
    });
    expect(linksOf('nav[aria-label="Breadcrumbs"]')).toEqual({'Home page': '/'});
    expect($('nav[aria-label="Breadcrumbs"]').text()).toContain('I/O serversBuilding busesKNX');
    const headings = $('.markdown h2, .markdown h3').toArray();
    expect(new Set(headings.map(({name}) => name))).toEqual(new Set(['h2', 'h3']));
    expect(Object.values(linksOf('.table-of-contents'))).toEqual(
      headings.map((heading) => `#${$(heading).attr('id')}`),
    );
    expect(linksOf('footer')).toMatchObject({
      Documentation: intro,
      'Product website': 'https://www.hsyco.com',
      'Code on GitHub': 'https://github.com/hsyco',
    });
    expect($('footer').text()).toContain('Copyright © 2025');
  });

  test('4.0 has no banner, 4.1 has that of an unreleased version', spec(1), () => {
    const banner = (file: string) => load(built(file))('.theme-doc-version-banner').text();
    expect(banner('docs/io-servers/knx.html')).toBe('');
    expect(banner('docs/next/io-servers/knx.html')).toMatch(/alpha.*is not released/u);
  });

  test('keyboard, version menu and scrolling on a desktop', spec(1, 2), async ({page}) => {
    await open(page, knx);
    await test.step('the skip link is the first tab stop and moves the focus to the content', async () => {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.locator('.main-wrapper :focus')).toHaveCount(1);
      await expect(page.locator('.navbar :focus')).toHaveCount(0);
    });
    await test.step('Tab adds a class to the body, and a click removes it', async () => {
      const isByKeyboard = /navigation-with-keyboard/u;
      await page.mouse.click(400, 500);
      await expect(page.locator('body')).not.toHaveClass(isByKeyboard);
      await page.keyboard.press('Tab');
      await expect(page.locator('body')).toHaveClass(isByKeyboard);
      // Enter of a screen reader.
      await page.locator(':focus').dispatchEvent('mousedown');
      await expect(page.locator(':focus')).not.toHaveCSS('outline-style', 'none');
      await page.keyboard.press('Tab');
      await page.mouse.click(400, 500);
      await expect(page.locator('body')).not.toHaveClass(isByKeyboard);
    });
    await test.step('the navbar hides on scroll down and returns on scroll up', async () => {
      const scrolled = (distance: number) =>
        page.locator('.navbar').evaluate((node, by) => {
          scrollBy(0, by);
          return node.getBoundingClientRect().bottom;
        }, distance);
      await expect.poll(() => scrolled(200)).toBeLessThanOrEqual(0);
      await expect.poll(() => scrolled(-100)).toBeGreaterThan(40);
    });
    await expect(page.locator('#base-url-banner')).toHaveCount(0);
  });
});

test.describe('mobile sidebar', () => {
  test('is available below 997 px, and closes in several ways', spec(2, 9), async ({page}) => {
    const sidebar = page.locator('.navbar-sidebar');
    const isOpen = /navbar-sidebar--show/u;
    const openSidebar = async () => {
      await menuButton(page).click();
      await expect(page.locator('.navbar')).toHaveClass(isOpen);
    };
    const expectClosed = () => expect(page.locator('.navbar')).not.toHaveClass(isOpen);
    await open(page, intro);
    await test.step('the layout switches at 996 px', async () => {
      await page.setViewportSize({...desktop, width: 997});
      await expect(menuButton(page)).toBeHidden();
      await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible();
      await page.setViewportSize({...desktop, width: 996});
      await expect(menuButton(page)).toBeVisible();
      await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();
    });
    await page.setViewportSize(phone);
    await test.step('button and backdrop', async () => {
      await openSidebar();
      await sidebar.getByRole('button', {name: 'Close navigation bar'}).click();
      await expectClosed();
      await openSidebar();
      await page.mouse.click(phone.width - 10, 500);
      await expectClosed();
    });
    await test.step('a wide window', async () => {
      await openSidebar();
      await page.setViewportSize(desktop);
      await expectClosed();
      await page.setViewportSize(phone);
    });
    await test.step('a link in it', async () => {
      await navigate(page, knx);
      await expect(title(page, 'KNX')).toBeVisible();
      await openSidebar();
      await sidebar.getByRole('link', {name: 'Introduction'}).click();
      await expect(title(page, 'Introduction to HSYCO')).toBeVisible();
      await expectClosed();
    });
  });

  test('is disabled when the navbar has no items', spec(2), async ({page}) => {
    await page.setViewportSize(phone);
    await page.route(
      mainScript,
      rewrite((text) =>
        text.replace('items:[{type:"docSidebar"', 'items:[],left:[{type:"docSidebar"'),
      ),
    );
    await open(page, '/');
    await expect(menuButton(page)).toHaveCount(0);
    await open(page, knx);
    // A page with a secondary menu keeps its toggle.
    await expect(menuButton(page)).toHaveCount(1);
  });
});

test('an unknown path shows the not-found page', spec(2), async ({page}) => {
  const response = await page.goto('/docs/io-servers/modbsu');
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect(title(page, 'Page not found')).toBeVisible();
  await expect(page).toHaveTitle(/^Page not found/u);
  const main = page.locator('main');
  const nearest = main.getByRole('listitem').first().getByRole('link');
  await expect(nearest).toHaveAttribute('href', '/docs/io-servers/modbus');
  for (const address of [intro, '/docs/next/intro']) {
    await expect(main.locator(`a[href="${address}"]`)).toBeVisible();
  }
  await main.getByRole('searchbox').fill('bacnet');
  await main.getByRole('button', {name: 'Search'}).click();
  await expect(page).toHaveURL(/\/search\?q=bacnet/u);
  await expect(results(page).first()).toContainText(/BACnet/u);
});
