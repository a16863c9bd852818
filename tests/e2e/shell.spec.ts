import type {Page} from 'playwright/test';
import {
  captionOf,
  expect,
  holdBack,
  hydrated,
  mainScript,
  navigate,
  open,
  pageScripts,
  rewritten,
  scriptsWith,
  stopClock,
  test,
} from '../support/browser';

const phone = {width: 390, height: 844};
const knx = '/docs/io-servers/knx';
const intro = '/docs/intro';

/** A sentence that only the script of the KNX page holds. */
const caption = captionOf('io-servers/knx');

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test.describe('route changes', () => {
  test('a new page starts at its top', {tag: '@spec-2'}, async ({page}) => {
    await open(page, knx);
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect.poll(() => scrollTop(page)).toBe(900);
    await navigate(page, intro);
    await expect(page.getByRole('heading', {level: 1, name: 'HSYCO manual'})).toBeVisible();
    await expect.poll(() => scrollTop(page)).toBe(0);
  });

  test('an address with a hash scrolls to its target', {tag: '@spec-2'}, async ({page}) => {
    await open(page, `${knx}#troubleshooting`);
    await expect(page.getByRole('heading', {name: 'Troubleshooting'})).toBeInViewport();
    await open(page, knx);
    await expect(page.getByRole('heading', {name: 'Options'})).not.toBeInViewport();
    await page.locator('.table-of-contents').getByRole('link', {name: 'Options'}).click();
    await expect(page).toHaveURL(/#options$/u);
    await expect(page.getByRole('heading', {name: 'Options'})).toBeInViewport();
  });

  const progress = (page: Page) => page.locator('#nprogress');
  const home = (page: Page) => page.locator('.breadcrumbs a[href="/"]');

  test(
    'the progress bar starts 200 ms after the change, without spinner, and ends with it',
    {tag: ['@spec-2', '@spec-9']},
    async ({page}) => {
      await page.clock.install();
      await open(page, knx);
      const runFor = await stopClock(page);
      const {route, release} = holdBack();
      await page.route(pageScripts, route);
      await navigate(page, intro);
      await runFor(199);
      expect(await progress(page).count()).toBe(0);
      await runFor(1);
      expect(await progress(page).locator('.bar').count()).toBe(1);
      expect(await progress(page).locator('.spinner').count()).toBe(0);
      release();
      await expect(page.getByRole('heading', {level: 1, name: 'HSYCO manual'})).toBeVisible();
      await runFor(1000);
      expect(await progress(page).count()).toBe(0);
    },
  );

  test('a quick change shows no progress bar', {tag: '@spec-2'}, async ({page}) => {
    await page.clock.install();
    await open(page, knx);
    const runFor = await stopClock(page);
    // Hovering fetches the code ahead, so that the click finds it there.
    await home(page).hover();
    await page.waitForLoadState('networkidle');
    await home(page).click();
    await expect(page.getByRole('heading', {level: 1, name: /One server/u})).toBeVisible();
    await runFor(1000);
    expect(await progress(page).count()).toBe(0);
  });

  test(
    'the bar starts at 8 % and trickles 2 % at most each 800 ms, easing for 200 ms',
    {tag: '@spec-9'},
    async ({page}) => {
      await page.clock.install();
      await open(page, knx);
      const runFor = await stopClock(page);
      await page.route(pageScripts, holdBack().route);
      const bar = progress(page).locator('.bar');
      const percent = async () => {
        const style = (await bar.getAttribute('style')) ?? '';
        return 100 + Number(/translate3d\((?<x>-[\d.]+)%/u.exec(style)?.groups?.x);
      };
      // Chance decides how far the bar moves; let it be as far as it may.
      await page.evaluate(() => {
        Math.random = () => 1;
      });
      await navigate(page, intro);
      await runFor(200);
      expect(await percent()).toBeCloseTo(8);
      const transition = await bar.evaluate((node) => {
        const style = getComputedStyle(node);
        return `${style.transitionProperty} ${style.transitionDuration} ${style.transitionTimingFunction}`;
      });
      expect(transition).toBe('all 0.2s ease');
      await runFor(799);
      expect(await percent()).toBeCloseTo(8);
      await runFor(1);
      expect(await percent()).toBeCloseTo(10);
      await runFor(800);
      expect(await percent()).toBeCloseTo(12);
    },
  );

  for (const [what, status] of [
    ['are gone after a new release', 404],
    ['do not come', 500],
  ] as const) {
    test(`when the tables of the pages ${what}, the whole page is loaded`, async ({page}) => {
      await page.route('**/assets/routes/**', (route) => route.fulfill({status, body: ''}));
      await open(page, knx);
      await page.evaluate(() => Object.assign(window, {stillHere: true}));
      const loaded = page.waitForEvent('load');
      await navigate(page, intro);
      await loaded;
      await hydrated(page);
      expect(await page.evaluate(() => 'stillHere' in window)).toBe(false);
      expect(page.url()).toContain(intro);
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText(/KNX|not found/u);
    });
  }

  test(
    'when the code of the next page fails, the whole page is loaded',
    {tag: ['@spec-2', '@spec-8']},
    async ({page, watch}) => {
      await open(page, knx);
      await page.evaluate(() => Object.assign(window, {stillHere: true}));
      await page.route(pageScripts, (route) => route.abort());
      const loaded = page.waitForEvent('load');
      await navigate(page, intro);
      await loaded;
      expect(await page.evaluate(() => 'stillHere' in window)).toBe(false);
      expect(page.url()).toContain(intro);
      expect(watch.messages.some((message) => message.startsWith('warning: ChunkLoadError'))).toBe(
        true,
      );
    },
  );
});

test.describe('page load', () => {
  /**
   * Serve a page at an address that its scripts normalise only after loading,
   * without what tells the start script the right one: the one case in which a
   * page is shown before its code is there.
   */
  async function serveUnprepared(page: Page): Promise<void> {
    const html = (await (await page.request.get(knx)).text()).replace(
      /<link[^>]* rel="?canonical[^>]*>/u,
      '',
    );
    await page.route(`**${knx}.html`, (route) =>
      route.fulfill({contentType: 'text/html', body: html}),
    );
  }

  test(
    'a spinner shows after 200 ms, then the page',
    {tag: ['@spec-2', '@spec-9']},
    async ({page}) => {
      await page.clock.install();
      await serveUnprepared(page);
      const [main, code] = [holdBack(), holdBack()];
      await page.route(mainScript, main.route);
      await page.route(scriptsWith(caption), code.route);
      const started = page.waitForFunction(() => document.querySelector('script[src*="/main."]'));
      await page.goto(`${knx}.html`, {waitUntil: 'commit'});
      const heading = page.getByRole('heading', {level: 1, name: 'KNX'});
      const spinner = page.getByRole('status', {name: 'Loading'}).locator('svg');
      await expect(heading).toBeVisible();
      await started;
      const runFor = await stopClock(page);
      main.release();
      // The scripts have taken the page over, and wait for its code.
      await expect(heading).toHaveCount(0);
      await runFor(199);
      expect(await spinner.count()).toBe(0);
      await runFor(1);
      await expect(spinner).toBeVisible();
      expect(await spinner.boundingBox()).toMatchObject({width: 128, height: 110});
      expect(await spinner.getAttribute('stroke')).toBe('#61dafb');
      const durations = await spinner
        .locator('animate')
        .evaluateAll((all) => all.map((one) => one.getAttribute('dur')));
      expect(new Set(durations)).toEqual(new Set(['1.5s', '3s']));
      code.release();
      await expect(heading).toBeVisible();
      await expect(spinner).toHaveCount(0);
    },
  );

  test(
    'a failed load shows the error in a red box, and Retry loads the page again',
    {tag: ['@spec-2', '@spec-8']},
    async ({page}) => {
      await serveUnprepared(page);
      const content = scriptsWith(caption);
      await page.route(content, (route) => route.abort());
      await page.goto(`${knx}.html`);
      const box = page.getByRole('alert').filter({has: page.getByRole('button', {name: 'Retry'})});
      await expect(box).toContainText('ChunkLoadError');
      const [share, red] = await box.evaluate((node) => {
        const container = node.parentElement ?? node;
        const {paddingLeft, paddingRight} = getComputedStyle(container);
        const room = container.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        return [
          node.getBoundingClientRect().width / room,
          getComputedStyle(node).backgroundColor,
        ] as const;
      });
      expect(share).toBeCloseTo(0.5, 2);
      expect(red).toBe('rgb(185, 28, 34)');
      await page.unroute(content);
      await page.getByRole('button', {name: 'Retry'}).click();
      await expect(page.getByRole('heading', {level: 1, name: 'KNX'})).toBeVisible();
      await expect(box).toHaveCount(0);
    },
  );

  test(
    'a wrong base path shows a banner on the home page',
    {tag: ['@spec-2', '@spec-8']},
    async ({page}) => {
      const html = await (await page.request.get('/')).text();
      await page.route('**/manual/', (route) =>
        route.fulfill({contentType: 'text/html', body: html}),
      );
      await page.route('**/assets/**', (route) => route.fulfill({status: 404, body: ''}));
      await page.goto('/manual/');
      const banner = page.locator('#base-url-banner');
      await expect(banner).toContainText('Your site did not load properly');
      await expect(banner).toContainText('baseUrl = /manual/');
      await expect(banner.locator('a')).toHaveCount(0);
    },
  );

  test('the banner does not show when the site loads', {tag: '@spec-2'}, async ({page}) => {
    await open(page, '/');
    await expect(page.locator('#base-url-banner')).toHaveCount(0);
  });

  test(
    'a page that crashes says so, with Try again and the chain of causes',
    {tag: ['@spec-2', '@spec-8']},
    async ({page}) => {
      const planted =
        '(()=>{throw new Error("planted fault",{cause:new Error("planted cause")})})()';
      await page.route(
        scriptsWith(caption),
        rewritten((text) => text.replace(JSON.stringify(caption), planted)),
      );
      await page.goto(knx);
      await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
      await expect(page).toHaveTitle(/^This page crashed/u);
      await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
      await expect(page.getByText('planted fault')).toBeVisible();
      await expect(page.getByText('planted cause')).toBeVisible();
    },
  );

  test('a navbar item that fails names the setting to check', {tag: '@spec-8'}, async ({page}) => {
    await page.route(
      mainScript,
      rewritten((text) => text.replace('"sidebarId":"docs"', '"sidebarId":"nowhere"')),
    );
    await page.goto(intro);
    await expect(
      page.getByText(/navbar item failed to render[\s\S]*themeConfig\.navbar\.items/u),
    ).toBeVisible();
    await expect(page.getByText(/Can't find any sidebar with id "nowhere"/u)).toBeVisible();
  });
});

test.describe('page layout', () => {
  test(
    'title, description, skip link, navbar, announcement, main and footer',
    {tag: '@spec-2'},
    async ({page}) => {
      await open(page, knx);
      await expect(page).toHaveTitle('KNX | HSYCO Manual');
      await expect(page.locator('meta[name="description"]')).toHaveAttribute(
        'content',
        /KNXnet\/IP gateway/u,
      );
      await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
      await expect(page.locator('.theme-announcement-bar')).toBeVisible();
      await expect(page.locator('main')).toBeVisible();
      await expect(page.locator('footer.theme-layout-footer')).toBeVisible();
    },
  );

  test(
    'the skip link is the first stop and leads to the content',
    {tag: '@spec-2'},
    async ({page}) => {
      await open(page, knx);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.locator('.main-wrapper :focus')).toHaveCount(1);
      await expect(page.locator('.navbar :focus')).toHaveCount(0);
    },
  );

  test('breadcrumbs lead home and show the place', {tag: '@spec-1'}, async ({page}) => {
    await open(page, knx);
    const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
    await expect(crumbs.getByRole('link', {name: 'Home page'})).toHaveAttribute('href', '/');
    await expect(crumbs).toContainText('I/O servers');
    await expect(crumbs).toContainText('Building buses');
  });

  test(
    'the table of contents has levels 2 and 3',
    {tag: ['@spec-2', '@spec-9']},
    async ({page}) => {
      await open(page, knx);
      for (const level of ['h2', 'h3']) {
        await expect(page.locator(`.markdown ${level}`)).not.toHaveCount(0);
      }
      const wanted = await page
        .locator('.markdown h2, .markdown h3')
        .evaluateAll((all) => all.map(({id}) => `#${id}`));
      const listed = await page
        .locator('.table-of-contents a')
        .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
      expect(listed).toEqual(wanted);
    },
  );

  test(
    'the navbar has Documentation, the version menu and its labels',
    {tag: '@spec-1'},
    async ({page}) => {
      await open(page, knx);
      const navbar = page.getByRole('navigation', {name: 'Main'});
      await expect(navbar.getByRole('link', {name: 'Documentation'})).toHaveAttribute(
        'href',
        intro,
      );
      await navbar.getByRole('button', {name: '4.0'}).hover();
      await expect(navbar.getByRole('link', {name: '4.1 (alpha)'})).toHaveAttribute(
        'href',
        '/docs/next/io-servers/knx',
      );
    },
  );

  test(
    'the footer has the docs, the product website and the code-hosting organisation',
    {tag: '@spec-1'},
    async ({page}) => {
      await open(page, '/');
      const footer = page.locator('footer');
      await expect(footer.getByRole('link', {name: 'Documentation'})).toHaveAttribute(
        'href',
        intro,
      );
      await expect(footer.getByRole('link', {name: /Product website/u})).toHaveAttribute(
        'href',
        'https://www.hsyco.com',
      );
      await expect(footer.getByRole('link', {name: /GitHub/u})).toHaveAttribute(
        'href',
        'https://github.com/hsyco',
      );
      await expect(footer).toContainText('Copyright © 2025');
    },
  );

  test(
    'the navbar hides on scroll down and comes back on scroll up',
    {tag: '@spec-2'},
    async ({page}) => {
      await open(page, knx);
      const top = () =>
        page.locator('.navbar').evaluate((node) => node.getBoundingClientRect().bottom);
      await page.mouse.move(600, 500);
      await expect
        .poll(async () => {
          await page.mouse.wheel(0, 200);
          return top();
        })
        .toBeLessThanOrEqual(0);
      await expect
        .poll(async () => {
          await page.mouse.wheel(0, -100);
          return top();
        })
        .toBeGreaterThan(40);
    },
  );

  test(
    'Tab adds a class to the body and the mouse removes it',
    {tag: '@spec-2'},
    async ({page}) => {
      await open(page, knx);
      const body = page.locator('body');
      await page.mouse.click(400, 500);
      await expect(body).not.toHaveClass(/navigation-with-keyboard/u);
      await page.keyboard.press('Tab');
      await expect(body).toHaveClass(/navigation-with-keyboard/u);
      await page.mouse.click(400, 500);
      await expect(body).not.toHaveClass(/navigation-with-keyboard/u);
    },
  );
});

test.describe('mobile sidebar', () => {
  const sidebar = (page: Page) => page.locator('.navbar-sidebar');
  const shown = (page: Page) =>
    expect(page.locator('.navbar')).toHaveClass(/navbar-sidebar--show/u);
  const hidden = (page: Page) =>
    expect(page.locator('.navbar')).not.toHaveClass(/navbar-sidebar--show/u);

  test('the layout switches at 996 px', {tag: ['@spec-2', '@spec-9']}, async ({page}) => {
    await open(page, knx);
    const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
    await page.setViewportSize({width: 997, height: 900});
    await expect(toggle).toBeHidden();
    await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible();
    await page.setViewportSize({width: 996, height: 900});
    await expect(toggle).toBeVisible();
    await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();
  });

  test('toggles, and closes with its button and its backdrop', {tag: '@spec-2'}, async ({page}) => {
    await page.setViewportSize(phone);
    await open(page, knx);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await shown(page);
    await sidebar(page).getByRole('button', {name: 'Close navigation bar'}).click();
    await hidden(page);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await shown(page);
    await page
      .locator('.navbar-sidebar__backdrop')
      .click({position: {x: phone.width - 10, y: 500}});
    await hidden(page);
  });

  test('closes when the desktop width returns', {tag: '@spec-2'}, async ({page}) => {
    await page.setViewportSize(phone);
    await open(page, knx);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await shown(page);
    await page.setViewportSize({width: 1280, height: 900});
    await hidden(page);
  });

  test('closes on the back action, which stays on the page', {tag: '@spec-2'}, async ({page}) => {
    await page.setViewportSize(phone);
    await open(page, intro);
    await navigate(page, knx);
    await expect(page.getByRole('heading', {level: 1, name: 'KNX'})).toBeVisible();
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await shown(page);
    await page.evaluate(() => history.back());
    await hidden(page);
    await expect(page).toHaveURL(knx);
    await expect(page.getByRole('heading', {level: 1, name: 'KNX'})).toBeVisible();
  });

  test(
    'has a secondary menu with a way back to the main menu',
    {tag: '@spec-2'},
    async ({page}) => {
      await page.setViewportSize(phone);
      await open(page, knx);
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      await expect(sidebar(page).locator('.theme-doc-sidebar-menu')).toBeInViewport();
      await sidebar(page)
        .getByRole('button', {name: /Back to main menu/u})
        .click();
      await expect(sidebar(page).getByRole('link', {name: 'Documentation'})).toBeInViewport();
      await expect(sidebar(page).getByRole('link', {name: 'Blog'})).toBeInViewport();
    },
  );

  test('a link in it opens the page and closes it', {tag: '@spec-2'}, async ({page}) => {
    await page.setViewportSize(phone);
    await open(page, knx);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await sidebar(page).getByRole('link', {name: 'Introduction'}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'HSYCO manual'})).toBeVisible();
    await hidden(page);
  });

  test('is disabled when the navbar has no items', {tag: '@spec-2'}, async ({page}) => {
    await page.setViewportSize(phone);
    await page.route(
      mainScript,
      rewritten((text) =>
        text.replace('"items":[{"type":"docSidebar"', '"items":[],"left":[{"type":"docSidebar"'),
      ),
    );
    await page.goto('/');
    await hydrated(page);
    await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toHaveCount(0);
    await open(page, knx);
    // A page with a secondary menu keeps its toggle.
    await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toHaveCount(1);
  });
});

test.describe('addresses', () => {
  for (const [from, to] of [
    ['/docs', intro],
    ['/docs/next', '/docs/next/intro'],
    ['/docs/intro.html', intro],
    ['/docs/io-servers/knx/index.html', knx],
    ['/index.html', '/'],
    ['/docs/next/io-servers/knx.html?a=1#options', '/docs/next/io-servers/knx?a=1#options'],
  ] as const) {
    test(`${from} brings the reader to ${to}`, {tag: '@spec-2'}, async ({page}) => {
      await page.goto(from);
      await expect(page).toHaveURL(to);
      await hydrated(page);
    });
  }

  test(
    'a path that ends in .html is normalised without the server, too',
    {tag: '@spec-2'},
    async ({page}) => {
      const html = await (await page.request.get(knx)).text();
      await page.route(`**${knx}/index.html`, (route) =>
        route.fulfill({contentType: 'text/html', body: html}),
      );
      await page.goto(`${knx}/index.html`);
      await hydrated(page);
      await expect(page.getByRole('heading', {level: 1, name: 'KNX'})).toBeVisible();
    },
  );

  test(
    'any other path shows the not-found page with status 404',
    {tag: '@spec-2'},
    async ({page}) => {
      const response = await page.goto('/docs/io-servers/modbsu');
      expect(response?.status()).toBe(404);
      await hydrated(page);
      await expect(page.getByRole('heading', {level: 1, name: 'Page not found'})).toBeVisible();
    },
  );

  test(
    'the not-found page helps: nearest page, search, both versions',
    {tag: '@spec-2'},
    async ({page}) => {
      await open(page, '/docs/io-servers/modbsu');
      const main = page.locator('main');
      await expect(main.getByRole('listitem').first().getByRole('link')).toHaveAttribute(
        'href',
        '/docs/io-servers/modbus',
      );
      await expect(main.getByRole('link', {name: 'Manual of version 4.0'})).toHaveAttribute(
        'href',
        intro,
      );
      await expect(main.getByRole('link', {name: 'Manual of version 4.1 (alpha)'})).toHaveAttribute(
        'href',
        '/docs/next/intro',
      );
      await main.getByRole('searchbox').fill('bacnet');
      await main.getByRole('button', {name: 'Search'}).click();
      await expect(page).toHaveURL(/\/search\?q=bacnet/u);
      await expect(page.locator('main ol li').first()).toContainText(/BACnet/u);
    },
  );
});
