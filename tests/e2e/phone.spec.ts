import type {Locator, Page} from 'playwright/test';
import {expect, navigate, open, test} from '../support/browser';
import {livePreview} from '../support/livePages';

const knx = '/docs/io-servers/knx';
const intro = '/docs/intro';
const index = '/docs/development/intro';
const table = '/docs/development/project-development/objects/table';

const searchBox = (page: Page) =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('combobox', {name: 'Search'});
const suggestions = (page: Page) =>
  page.getByRole('listbox', {name: 'Suggestions'}).getByRole('option');
const menu = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});

const topOf = async (target: Locator) => (await target.boundingBox())?.y ?? Number.NaN;

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  test('the title and the first sentence come before breadcrumbs, version and contents', async ({
    page,
  }) => {
    await open(page, knx);
    const way = await topOf(page.locator('.breadcrumbs'));
    expect(await topOf(page.getByRole('heading', {level: 1}))).toBeLessThan(way);
    expect(await topOf(page.locator('.markdown > p').first())).toBeLessThan(way);
    expect(way).toBeLessThan(await topOf(page.getByRole('button', {name: 'On this page'})));
    expect(await topOf(page.getByRole('button', {name: 'On this page'}))).toBeLessThan(
      await topOf(page.locator('.markdown > h2').first()),
    );
    await open(page, '/docs/category/first-steps');
    expect(await topOf(page.getByRole('heading', {level: 1}))).toBeLessThan(
      await topOf(page.locator('.breadcrumbs')),
    );
  });

  /** Targets that are lower or narrower than a finger, of those that are shown. */
  const small = (targets: Locator) =>
    targets.evaluateAll((nodes) =>
      nodes.flatMap((node) => {
        const {width, height} = node.getBoundingClientRect();
        const isHidden = width === 0 || height === 0;
        return isHidden || (width >= 43.9 && height >= 43.9)
          ? []
          : [
              `${String(node.getAttribute('class'))} ${node.textContent} ${Math.round(width)} × ${Math.round(height)}`,
            ];
      }),
    );

  test('what a finger presses is 44 px at least', async ({page}) => {
    await open(page, table);
    await page.getByRole('button', {name: 'On this page'}).click();
    await livePreview(page);
    const targets = page.locator(
      [
        '.navbar__toggle',
        '.navbar__search-input',
        '.theme-announcement-bar .close',
        '.theme-doc-toc-mobile button',
        '.theme-doc-toc-mobile a',
        'a.breadcrumbs__link',
        '.preview-tools button',
        '.preview-table button',
        '.footer__link-item',
      ].join(', '),
    );
    expect(await targets.count()).toBeGreaterThan(20);
    expect(await small(targets)).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, 0));
    await menu(page).click();
    const rows = page.locator('.navbar-sidebar').locator('.menu__link, .menu__caret, button');
    await expect(rows.first()).toBeVisible();
    expect(await rows.count()).toBeGreaterThan(10);
    expect(await small(rows)).toEqual([]);
  });

  test('copy and wrap are seen, 44 px, and beside the code', async ({page}) => {
    await open(page, '/docs/development/project-development/objects/switch');
    const block = page.locator('.theme-code-block').first();
    await block.scrollIntoViewIfNeeded();
    const buttons = block.getByRole('button');
    await expect(buttons).toHaveCount(2);
    expect(await small(buttons)).toEqual([]);
    const code = await block.locator('pre').boundingBox();
    const codeEnd = (code?.y ?? 0) + (code?.height ?? 0);
    for (const button of await buttons.all()) {
      await expect(button).toHaveCSS('opacity', '1');
      expect(await topOf(button)).toBeGreaterThanOrEqual(codeEnd - 1);
    }
  });

  test('the log does not push the code away', async ({page}) => {
    await open(page, '/docs/development/project-development/objects/tabview');
    const frame = await livePreview(page);
    const code = frame.locator('.theme-code-block').first();
    const screen = frame.locator('.preview-screen');
    const wayToCode = async () => {
      const box = await screen.boundingBox();
      return (await topOf(code)) - (box?.y ?? 0) - (box?.height ?? 0);
    };
    const before = await wayToCode();
    // Reset and log take one row; the rest is the caption, whose names of a sketch are many here.
    const caption = await frame.locator('figcaption').boundingBox();
    expect(before - (caption?.height ?? 0)).toBeLessThan(180);
    for (const name of ['Ceiling', 'Bedside', 'Ceiling']) {
      await frame.getByRole('button', {name}).click();
    }
    await expect(frame.getByRole('log')).toContainText('The ceiling light is off');
    expect(await wayToCode()).toBe(before);
  });

  test('Back closes the open search, and the next Back leaves the page', async ({page}) => {
    await open(page, knx);
    await navigate(page, intro);
    await expect(page.getByRole('heading', {level: 1, name: 'HSYCO manual'})).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 600));
    await searchBox(page).evaluate((node) => node.focus({preventScroll: true}));
    await searchBox(page).fill('telegram');
    await expect(suggestions(page).first()).toBeVisible();
    await page.goBack();
    await expect(suggestions(page)).toHaveCount(0);
    await expect(page).toHaveURL(intro);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1, name: 'KNX'})).toBeVisible();
  });

  test('a search that was closed or followed leaves no step behind', async ({page}) => {
    await open(page, knx);
    await navigate(page, intro);
    await expect(page.getByRole('heading', {level: 1, name: 'HSYCO manual'})).toBeVisible();
    const steps = await page.evaluate(() => history.length);
    await searchBox(page).click();
    await searchBox(page).fill('telegram');
    await suggestions(page).first().click();
    await expect(page.getByRole('heading', {level: 1, name: 'Telegram'})).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBe(steps + 1);
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1, name: 'HSYCO manual'})).toBeVisible();
    await searchBox(page).click();
    await page.getByRole('button', {name: 'Close', exact: true}).last().click();
    await expect(page).toHaveURL(intro);
    await expect.poll(() => page.evaluate(() => 'isSearchOpen' in history.state)).toBe(false);
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1, name: 'KNX'})).toBeVisible();
  });

  test('the closed search shows its sign alone, whatever was typed', async ({page}) => {
    await open(page, knx);
    const sign = await searchBox(page).screenshot();
    await searchBox(page).tap();
    await searchBox(page).fill('telegram');
    await expect(suggestions(page).first()).toBeVisible();
    await page.goBack();
    await expect(suggestions(page)).toHaveCount(0);
    await expect(searchBox(page)).toHaveValue('telegram');
    await searchBox(page).blur();
    expect(sign.equals(await searchBox(page).screenshot())).toBe(true);
  });

  test('Escape closes the menu and goes back to its button', async ({page}) => {
    await open(page, knx);
    await menu(page).click();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await expect(menu(page)).toBeFocused();
  });

  test('the index of everything programmable takes three screens, folded by kind', async ({
    page,
  }) => {
    await open(page, index);
    const folded = page.locator('details', {hasText: 'EVENTS action'});
    await expect(folded).not.toHaveAttribute('open');
    const filter = page.getByRole('searchbox', {name: 'Filter by name or kind'});
    const from = await topOf(filter);
    const end = await topOf(page.getByRole('heading', {name: 'References'}));
    expect(end - from).toBeLessThan(3 * 844);
    await folded.locator('summary').click();
    await expect(folded.getByRole('link', {name: 'UISET', exact: true})).toBeVisible();
    await filter.fill('uiset');
    await expect(
      page
        .locator('article')
        .getByRole('cell', {name: /^uiset$/iu})
        .first(),
    ).toBeVisible();
  });
});

test.describe('at 360 px, and at 320 px as at 400 %', () => {
  const kinds = [
    '/',
    intro,
    knx,
    table,
    index,
    '/docs/development/events/events-action-keywords',
    '/docs/tutorials/gateway/gateway-knx-security',
    '/docs/category/first-steps',
    '/docs/next/release-notes/4.1.0',
    '/blog',
    '/blog/finding-things',
    '/blog/authors',
    '/search?q=knx',
    '/docs/nowhere',
  ];
  for (const width of [320, 360]) {
    for (const address of kinds) {
      test(`${address} does not move sideways at ${width} px, and the name is whole`, async ({
        page,
      }) => {
        await page.setViewportSize({width, height: 640});
        await open(page, address);
        const room = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(room).toBe(width);
        const name = page.locator('.navbar__title').first();
        const {isWhole, right} = await name.evaluate((node) => ({
          isWhole: node.scrollWidth <= node.clientWidth,
          right: node.getBoundingClientRect().right,
        }));
        expect(isWhole).toBe(true);
        expect(right).toBeLessThan((await searchBox(page).boundingBox())?.x ?? 0);
      });
    }
  }
});

test.describe('the gallery of objects', () => {
  for (const width of [360, 390, 1280]) {
    test(`cuts no picture at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 844});
      await open(page, '/docs/development/project-development/intro');
      const pictures = page.locator('main li > [inert]');
      expect(await pictures.count()).toBeGreaterThan(50);
      const cut = await pictures.evaluateAll((nodes) =>
        nodes.flatMap((picture) =>
          [...picture.querySelectorAll('div, p, ul, ol, span, button')]
            .filter((node) => getComputedStyle(node).display !== 'inline')
            .filter((node) => !node.matches('.spoken'))
            .filter(
              (node) =>
                getComputedStyle(node).overflow !== 'visible' &&
                (node.scrollHeight > node.clientHeight + 1 ||
                  node.scrollWidth > node.clientWidth + 1),
            )
            .map((node) => `${picture.parentElement?.textContent} ${node.className}`),
        ),
      );
      expect(cut).toEqual([]);
    });
  }
});

test.describe('what looks clickable', () => {
  test('the picture of the gallery leads to its page', async ({page}) => {
    await open(page, '/docs/development/project-development/intro');
    const entry = page.locator('main li', {has: page.locator('[inert]')}).first();
    const target = await entry.getByRole('link').getAttribute('href');
    const picture = entry.locator('[inert]');
    await picture.scrollIntoViewIfNeeded();
    const area = await picture.boundingBox();
    await page.mouse.click((area?.x ?? 0) + 40, (area?.y ?? 0) + 20);
    await expect(page).toHaveURL(target ?? '');
  });

  test('a breadcrumb without a page looks otherwise than a link', async ({page}) => {
    await open(page, knx);
    const colourOf = (target: Locator) => target.evaluate((node) => getComputedStyle(node).color);
    const plain = page.locator('li:not(.breadcrumbs__item--active) > span.breadcrumbs__link');
    const linked = page.locator('a.breadcrumbs__link').first();
    expect(await colourOf(plain.first())).not.toBe(await colourOf(linked));
    expect(await linked.evaluate((node) => getComputedStyle(node).textDecorationLine)).toBe(
      'underline',
    );
  });

  test('the empty log of a sketch says what it waits for', async ({page}) => {
    await open(page, table);
    const frame = await livePreview(page);
    const hint = await frame
      .getByRole('log')
      .evaluate((node) => getComputedStyle(node, '::before').content);
    expect(hint).toContain('what is sent shows here');
    await expect(frame.locator('figcaption')).toContainText('that you can press');
  });

  test('the table sketch edits the row that was chosen', async ({page}) => {
    await open(page, table);
    const frame = await livePreview(page);
    await frame.getByRole('button', {name: 'Edit: Lamp E27'}).click();
    await expect(frame.locator('tr[data-edited]')).toContainText('Lamp E27');
    await expect(frame.getByRole('form', {name: 'Edit: Lamp E27'})).toBeVisible();
    await frame.getByRole('button', {name: 'Delete: Fuse 10 A'}).click();
    await expect(frame.getByRole('form')).toHaveCount(0);
    await expect(frame.locator('tbody tr')).toHaveCount(1);
  });

  test('a text without a value does not show its ID', async ({page}) => {
    await open(page, '/docs/development/project-development/objects/text');
    const stage = page.locator('.preview-stage').first();
    await expect(stage.locator('.preview-text')).toHaveCount(2);
    await expect(stage).not.toContainText('warning');
  });
});

test.describe('the search of the home page', () => {
  test('suggests as the box above does, from one index', async ({page}) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('search-index')) {
        asked.push(request.url());
      }
    });
    await open(page, '/');
    const field = page.getByRole('combobox', {name: 'Search the manual by device'});
    await field.fill('telegram');
    await expect(suggestions(page).first()).toContainText('Telegram');
    await searchBox(page).fill('shelly');
    await expect(suggestions(page).first()).toContainText('Shelly');
    expect(asked).toHaveLength(1);
    const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({id}) => id));
    expect(ids.filter((id, order) => ids.indexOf(id) !== order)).toEqual([]);
    await field.fill('telegram');
    await expect(suggestions(page).first()).toContainText('Telegram');
    await field.press('Enter');
    await expect(page).toHaveURL(/io-servers\/telegram/u);
    await open(page, '/');
    await field.fill('telegram');
    await expect(suggestions(page).first()).toContainText('Telegram');
    await page.getByRole('button', {name: 'Search', exact: true}).click();
    await expect(page).toHaveURL(/\/search\?q=telegram/u);
  });

  test('after Retry the focus stays in the field', async ({page}) => {
    await page.route('**/search-index.json*', (route) => route.abort());
    await open(page, intro);
    await searchBox(page).fill('telegram');
    const retry = page.getByRole('button', {name: 'Retry'});
    await expect(retry).toBeVisible();
    await page.unroute('**/search-index.json*');
    await retry.click();
    await expect(suggestions(page).first()).toContainText('Telegram');
    await expect(searchBox(page)).toBeFocused();
  });
});

test.describe('a phone without scripts', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 390, height: 844}});

  test('the sidebar stands below the page', async ({page}) => {
    await page.goto(knx);
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    const link = sidebar.getByRole('link', {name: 'Tutorials'}).first();
    await expect(link).toBeVisible();
    expect(await topOf(link)).toBeGreaterThan(await topOf(page.locator('.pagination-nav')));
    await expect(menu(page)).toBeHidden();
    await link.click();
    await expect(page).toHaveURL(/tutorials/u);
  });

  test('the search page leads to the manual', async ({page}) => {
    await page.goto('/search');
    await expect(page.getByText('sidebar')).toHaveCount(0);
    await page.locator('main').getByRole('link', {name: '4.0'}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'HSYCO manual'})).toBeVisible();
  });
});
