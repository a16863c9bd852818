import {readFileSync} from 'node:fs';
import type {AxeResults, RunOptions} from 'axe-core';
import type {Page} from 'playwright/test';
import {sitemap} from '../support/site';
import {expect, hydrated, open, rewritten, test} from '../support/browser';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const rules: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/** What axe finds on the page, as `rule: element`. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const results = await page.evaluate(
    (options) =>
      (window as unknown as {axe: {run: (o: unknown) => Promise<unknown>}}).axe.run(options),
    rules,
  );
  return (results as AxeResults).violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

/**
 * Elements that stand out of the page at the right, outside everything that
 * scrolls by itself: no reader wants to move the whole page sideways.
 */
function overflows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (node: Element | null): boolean =>
      node !== null &&
      node !== document.body &&
      (/auto|scroll/u.test(getComputedStyle(node).overflowX) || scrolls(node.parentElement));
    return [...document.querySelectorAll('main *, footer *, nav.navbar *')]
      .filter(
        (node) => node.getBoundingClientRect().right > document.documentElement.clientWidth + 1,
      )
      .filter((node) => !scrolls(node.parentElement))
      .map((node) => `${node.tagName} ${String(node.getAttribute('class'))}`);
  });
}

/** Cells of tables that stand, in part, out of the screen: nothing tells a reader that they are there. */
function hiddenCells(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.table-frame td')]
      .filter((cell) => {
        const {left, right} = cell.getBoundingClientRect();
        return left < 0 || right > document.documentElement.clientWidth + 1;
      })
      .map((cell) => `${cell.getAttribute('data-label')}: ${cell.textContent}`),
  );
}

/**
 * What a finger has to hit, and is lower or narrower than 44 px. Links in a
 * line of text keep the height of the line, the anchor of a heading shows
 * under a mouse only, a sketch has the sizes of its XML, and what scrolls is
 * not pressed.
 */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isWithinText = (node: Element) => {
      const around = node.closest('p, li, td, th, dd, figcaption, h1, h2, h3, div');
      const rest = (around?.textContent ?? '').trim().length - node.textContent.length;
      return (
        getComputedStyle(node).display === 'inline' && (rest > 3 || node.closest('td, th') !== null)
      );
    };
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((node) => node.checkVisibility({visibilityProperty: true}))
      .filter((node) => !node.matches('[inert] *, .preview-page *, .hash-link, .skip-link *'))
      .filter((node) => !isWithinText(node))
      .flatMap((node) => {
        const {width, height} = node.getBoundingClientRect();
        // What waits for the keyboard is clipped to a point, or has no box.
        return width <= 1 || height <= 1 || (width >= 43.9 && height >= 43.9)
          ? []
          : [`${node.className} ${node.textContent} ${Math.round(width)} × ${Math.round(height)}`];
      });
  });
}

/** Requests of a page that leave the site or come to nothing, as they happen. */
function failedRequests(page: Page): readonly string[] {
  const failed: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') {
      failed.push(`foreign: ${request.url()}`);
    }
  });
  page.on('response', (response) => {
    if (response.status() >= 400) {
      failed.push(`${response.status()}: ${response.url()}`);
    }
  });
  page.on('requestfailed', (request) => failed.push(`failed: ${request.url()}`));
  return failed;
}

interface Visit {
  readonly theme: 'light' | 'dark';
  readonly width: number;
}

async function visit(
  page: Page,
  messages: readonly string[],
  address: string,
  {theme, width}: Visit,
): Promise<void> {
  const failed = failedRequests(page);
  await page.setViewportSize({width, height: 900});
  await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
  await page.goto(address);
  await hydrated(page);
  expect(await page.locator('html').getAttribute('data-theme')).toBe(theme);
  expect(await findings(page)).toEqual([]);
  expect(await overflows(page), 'stands out of the page').toEqual([]);
  expect(failed).toEqual([]);
  expect(messages).toEqual([]);
}

test.describe('every address of the sitemap', () => {
  for (const address of sitemap()) {
    test(address, async ({page, watch}) => {
      await visit(page, watch.messages, address, {theme: 'light', width: 1280});
    });
  }
});

test.describe('one address of each kind, light and dark, phone and desktop', () => {
  const kinds = [
    '/',
    '/docs/intro',
    '/docs/next/io-servers/knx',
    '/docs/io-servers/tecnoalarm',
    '/docs/development/project-development/objects/table',
    '/docs/tutorials/gateway/gateway-knx-security',
    '/docs/category/first-steps',
    '/docs/release-notes/4.0.0',
    '/blog',
    '/blog/finding-things',
    '/blog/authors',
    '/search?q=knx',
  ];
  for (const address of kinds) {
    for (const theme of ['light', 'dark'] as const) {
      for (const width of [360, 1280]) {
        test(`${address}, ${theme}, ${width} px`, async ({page, watch}) => {
          await visit(page, watch.messages, address, {theme, width});
        });
      }
    }
  }

  for (const theme of ['light', 'dark'] as const) {
    for (const width of [360, 1280]) {
      test(`the not-found page, ${theme}, ${width} px`, async ({page}) => {
        await page.setViewportSize({width, height: 900});
        await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
        await page.goto('/docs/io-servers/modbsu');
        await hydrated(page);
        expect(await findings(page)).toEqual([]);
        expect(await overflows(page)).toEqual([]);
      });
    }
  }
});

test.describe('tables at 360 px', () => {
  const kinds = [
    '/docs/next/io-servers/knx',
    '/docs/io-servers/tecnoalarm',
    '/docs/development/intro',
    '/docs/development/project-development/objects/table',
    '/docs/development/events/events-action-keywords',
    '/docs/architecture/manager/settings',
    '/docs/tutorials/gateway/gateway-modbus-tcp-client-security',
    '/docs/tutorials/projects/scheduler',
    '/docs/release-notes/4.0.0',
    '/blog/how-this-manual-is-sourced',
  ];
  for (const address of kinds) {
    test(`${address} hides no column`, async ({page}) => {
      await page.setViewportSize({width: 360, height: 900});
      await page.goto(address);
      await hydrated(page);
      expect(await hiddenCells(page)).toEqual([]);
    });
  }
});

test.describe('targets at 390 px', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});
  const kinds = [
    '/',
    '/docs/intro',
    '/docs/io-servers/knx',
    '/docs/development/intro',
    '/docs/development/project-development/intro',
    '/docs/development/project-development/objects/field',
    '/docs/development/events/events-action-keywords',
    '/docs/architecture/manager/settings',
    '/docs/tutorials/gateway/gateway-knx-security',
    '/docs/tutorials/projects/switch',
    '/docs/category/first-steps',
    '/docs/release-notes/4.0.0',
    '/blog',
    '/blog/finding-things',
    '/blog/authors',
    '/search?q=knx',
    '/docs/io-servers/modbsu',
  ];
  for (const address of kinds) {
    test(`${address} has none that is small`, async ({page}) => {
      await page.goto(address);
      await hydrated(page);
      // Copy buttons of code come with the scripts; those of previews below the screen, when it is near.
      if (address.startsWith('/search')) {
        await page.locator('main h2 a').first().waitFor();
      }
      expect(await smallTargets(page)).toEqual([]);
    });
  }
});

test.describe('checkers', () => {
  // What is planted is text that becomes HTML, and styles: the policy of the site blocks both.
  test.use({bypassCSP: true});

  /** Opens a page, and puts HTML at the end of its main part. */
  async function plant(page: Page, html: string): Promise<void> {
    await open(page, '/docs/intro');
    await page
      .locator('main')
      .first()
      .evaluate((main, text) => main.insertAdjacentHTML('beforeend', text), html);
  }

  test('a small target is found when planted, a link in a sentence is none', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await plant(
      page,
      '<p>Read <a href="/blog">the blog</a> first.</p><p><a href="/blog">Alone</a></p><button style="width:20px;height:50px"></button>',
    );
    expect(await smallTargets(page)).toEqual([
      expect.stringMatching(/^ Alone /u),
      expect.stringMatching(/ × 50$/u),
    ]);
  });

  test('a hidden column of a table is found when planted', async ({page}) => {
    await page.setViewportSize({width: 360, height: 900});
    await plant(
      page,
      '<div class="table-frame"><table><tr><td>a<td style="min-width:400px">b</table></div>',
    );
    expect(await hiddenCells(page)).toEqual(['null: b']);
  });

  test('axe finds a planted fault', async ({page}) => {
    await plant(page, '<img src="/img/logo.svg">');
    expect((await findings(page)).some((finding) => finding.startsWith('image-alt'))).toBe(true);
  });

  test('sideways scrolling is found when planted', async ({page}) => {
    await plant(page, '<div style="min-width:3000px">wide</div>');
    expect(await overflows(page)).not.toEqual([]);
  });

  test('requests that fail or leave the site are found when planted', async ({page, baseURL}) => {
    const failed = failedRequests(page);
    const pictures = ['/img/nowhere.svg', 'https://example.com/a.svg', '/img/gone.svg'];
    await page.route(
      '**/docs/intro',
      rewritten((html) =>
        html.replace(
          '</body>',
          `${pictures.map((src) => `<img src="${src}" alt="">`).join('')}</body>`,
        ),
      ),
    );
    await page.route('https://example.com/**', (route) => route.fulfill({body: ''}));
    await page.route('**/img/gone.svg', (route) => route.abort());
    await page.goto('/docs/intro');
    expect([...failed].sort()).toEqual([
      `404: ${baseURL}/img/nowhere.svg`,
      `failed: ${baseURL}/img/gone.svg`,
      'foreign: https://example.com/a.svg',
    ]);
  });

  test('a hydration mismatch would be reported', async ({page, watch}) => {
    await page.route(
      '**/docs/intro',
      rewritten((html) => html.replace('<h1>HSYCO manual</h1>', '<h2>HSYCO manual</h2>')),
    );
    await page.goto('/docs/intro');
    await hydrated(page);
    expect(watch.messages.some((message) => message.includes('onRecoverableError'))).toBe(true);
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a page reads and its links work', async ({page}) => {
    await page.goto('/docs/io-servers/knx');
    await expect(page.getByRole('heading', {level: 1, name: 'KNX'})).toBeVisible();
    await expect(page.getByRole('img', {name: /KNX devices on the bus cable/u})).toBeVisible();
    await page.getByRole('link', {name: 'Documentation'}).first().click();
    await expect(page.getByRole('heading', {level: 1, name: 'HSYCO manual'})).toBeVisible();
  });
});
