import type {Locator, Page} from 'playwright/test';
import {expect, navigate, open, test} from '../support/browser';
import {livePreview} from '../support/livePages';

const phone = {width: 390, height: 844};
const knx = '/docs/io-servers/knx';
const intro = '/docs/intro';
const index = '/docs/development/intro';
const objects = '/docs/development/project-development/objects';
const gallery = '/docs/development/project-development/intro';

const searchBox = (page: Page) =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('combobox', {name: 'Search'});
const suggestions = (page: Page) =>
  page.getByRole('listbox', {name: 'Suggestions'}).getByRole('option');
const menu = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
const title = (page: Page, name: string) => page.getByRole('heading', {level: 1, name});

const topOf = async (target: Locator) => (await target.boundingBox())?.y ?? Number.NaN;
const styleOf = (target: Locator, name: 'color' | 'textDecorationLine') =>
  target.evaluate((node, property) => getComputedStyle(node)[property], name);

/** Visible targets that are lower or narrower than 44 px, the size of a finger. */
const smallTargets = (targets: Locator) =>
  targets.evaluateAll((nodes) =>
    nodes.flatMap((node) => {
      const {width, height} = node.getBoundingClientRect();
      const isHidden = width === 0 || height === 0;
      return isHidden || Math.min(width, height) >= 43.9
        ? []
        : [`${node.getAttribute('class')} ${node.textContent} ${width} × ${height}`];
    }),
  );

/** Hints of empty fields that are wider than their field. */
const cutHints = (page: Page) =>
  page.locator('main input[placeholder]').evaluateAll((fields) =>
    fields.flatMap((field) => {
      if (!(field instanceof HTMLInputElement)) {
        return [];
      }
      const style = getComputedStyle(field);
      const context = document.createElement('canvas').getContext('2d');
      if (context) {
        context.font = style.font;
      }
      const room =
        field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      const width = context?.measureText(field.placeholder).width ?? 0;
      // Widths of fields are rounded.
      return width > room + 1 ? [`${field.placeholder}: ${width} in ${room}`] : [];
    }),
  );

test.describe('on a phone', () => {
  test.use({viewport: phone, hasTouch: true});

  test('a page has its title first, and Back closes the search before it leaves', async ({
    page,
  }) => {
    const search = searchBox(page);
    await open(page, knx);
    await test.step('title and first sentence, then breadcrumbs, then contents', async () => {
      const places = [
        title(page, 'KNX'),
        page.locator('.markdown > p').first(),
        page.locator('.breadcrumbs'),
        page.getByRole('button', {name: 'On this page'}),
        page.locator('.markdown > h2').first(),
      ];
      const tops = await Promise.all(places.map(topOf));
      expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    });
    await test.step('a breadcrumb without a page does not look like a link', async () => {
      const plain = page.locator('li:not(.breadcrumbs__item--active) > span.breadcrumbs__link');
      const linked = page.locator('a.breadcrumbs__link').first();
      expect(await styleOf(plain.first(), 'color')).not.toBe(await styleOf(linked, 'color'));
      expect(await styleOf(linked, 'textDecorationLine')).toBe('underline');
    });
    await test.step('Escape closes the menu and returns to its button', async () => {
      await menu(page).click();
      await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
      const rows = page.locator('.navbar-sidebar').locator('.menu__link, .menu__caret, button');
      await expect(rows.nth(10)).toBeVisible();
      expect(await smallTargets(rows)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
      await expect(menu(page)).toBeFocused();
    });
    await navigate(page, intro);
    await expect(title(page, 'Introduction to HSYCO')).toBeVisible();
    await test.step('Back closes the search, which then shows its icon alone', async () => {
      await page.evaluate(() => window.scrollTo(0, 600));
      await search.evaluate((node) => node.focus({preventScroll: true}));
      await search.fill('telegram');
      await expect(suggestions(page).first()).toBeVisible();
      await page.goBack();
      await expect(suggestions(page)).toHaveCount(0);
      await expect(page).toHaveURL(intro);
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
      await expect(search).toHaveValue('telegram');
      await search.blur();
      await expect(search).toHaveCSS('color', /, 0\)$/u);
    });
    await test.step('a search that is followed or closed leaves no entry in the history', async () => {
      const entries = await page.evaluate(() => history.length);
      await search.tap();
      await suggestions(page).first().click();
      await expect(title(page, 'Telegram')).toBeVisible();
      expect(await page.evaluate(() => history.length)).toBe(entries);
      await page.goBack();
      await expect(title(page, 'Introduction to HSYCO')).toBeVisible();
      await search.tap();
      await page.getByRole('button', {name: 'Close', exact: true}).last().click();
      await expect.poll(() => page.evaluate(() => 'isOverlay' in history.state)).toBe(false);
      await expect(page).toHaveURL(intro);
    });
    await page.goBack();
    await expect(title(page, 'KNX')).toBeVisible();
  });

  test('buttons and links are 44 px at least, and code has its buttons below', async ({page}) => {
    await open(page, `${objects}/table`);
    await livePreview(page);
    const block = page.locator('.theme-code-block', {has: page.getByRole('button').nth(1)}).first();
    await block.scrollIntoViewIfNeeded();
    const buttons = block.getByRole('button');
    await expect(buttons).toHaveCount(2);
    expect(await smallTargets(buttons)).toEqual([]);
    const {y = 0, height = 0} = (await block.locator('pre').boundingBox()) ?? {};
    // A tap hovers, until the next one.
    await block.hover();
    for (const button of await buttons.all()) {
      await expect(button).toHaveCSS('opacity', '1');
      expect(await topOf(button)).toBeGreaterThanOrEqual(y + height - 1);
    }
    await page.getByRole('button', {name: 'On this page'}).click();
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
    expect(await smallTargets(targets)).toEqual([]);
  });

  test('the log of a preview does not move the code below it', async ({page}) => {
    await open(page, `${objects}/tabview`);
    const frame = await livePreview(page);
    const wayToCode = async () =>
      (await topOf(frame.locator('.theme-code-block').first())) -
      (await topOf(frame.locator('.preview-screen')));
    const before = await wayToCode();
    for (const name of ['Ceiling', 'Bedside', 'Ceiling']) {
      await frame.getByRole('button', {name}).click();
    }
    await expect(frame.getByRole('log')).toContainText('The ceiling light is off');
    expect(await wayToCode()).toBe(before);
  });

  test('the index of everything programmable is folded by kind, and Back keeps its filter', async ({
    page,
  }) => {
    await open(page, index);
    const folded = page.locator('details', {hasText: 'EVENTS action'});
    const entry = folded.getByRole('link', {name: 'UISET', exact: true});
    await expect(entry).toBeHidden();
    await folded.locator('summary').click();
    await expect(entry).toBeVisible();
    const filter = page.getByRole('searchbox', {name: 'Filter by name or kind'});
    await filter.fill('uiset');
    const cells = page.locator('article').getByRole('cell', {name: /^uiset$/iu});
    await expect(cells.first()).toBeVisible();
    await cells.first().getByRole('link').click();
    await expect(filter).toHaveCount(0);
    await page.goBack();
    await expect(filter).toHaveValue('uiset');
    await expect(cells.first()).toBeVisible();
  });
});

test.describe('at 360 px, and at 320 px as at 400 %', () => {
  for (const [address, tag] of [
    ['/', []],
    [knx, []],
    [`${objects}/table`, []],
    ['/docs/development/events/events-action-keywords', []],
    ['/search?q=knx', []],
    [intro, ['@full']],
    [index, ['@full']],
    ['/docs/tutorials/gateway/gateway-knx-security', ['@full']],
    ['/docs/category/first-steps', ['@full']],
    ['/docs/next/release-notes/4.1.0', ['@full']],
    ['/blog', ['@full']],
    ['/blog/finding-things', ['@full']],
    ['/blog/authors', ['@full']],
    ['/docs/nowhere', ['@full']],
  ] as const) {
    test(
      `${address} does not move sideways, and the name of the site is whole`,
      {
        tag: [...tag],
      },
      async ({page}) => {
        await page.setViewportSize({width: 320, height: 640});
        await open(page, address);
        for (const width of [320, 360]) {
          await page.setViewportSize({width, height: 640});
          await expect
            .poll(() => page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]))
            .toEqual([width, width]);
          const name = page.locator('.navbar__title').first();
          const {isWhole, right} = await name.evaluate((node) => ({
            isWhole: node.scrollWidth <= node.clientWidth,
            right: node.getBoundingClientRect().right,
          }));
          expect(isWhole).toBe(true);
          expect(right).toBeLessThan((await searchBox(page).boundingBox())?.x ?? 0);
        }
        expect(await cutHints(page)).toEqual([]);
      },
    );
  }
});

test('the gallery of objects cuts no picture, and a picture leads to its page', async ({page}) => {
  await page.setViewportSize(phone);
  await open(page, gallery);
  const pictures = page.locator('main li > [inert]');
  expect(await pictures.count()).toBeGreaterThan(10);
  expect(await cutHints(page)).toEqual([]);
  for (const width of [360, 390, 1280]) {
    await page.setViewportSize({...phone, width});
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
    expect(cut, `${width} px`).toEqual([]);
  }
  const entry = page.locator('main li', {has: page.locator('[inert]')}).first();
  const target = (await entry.getByRole('link').getAttribute('href')) ?? '';
  const picture = entry.locator('[inert]');
  await picture.scrollIntoViewIfNeeded();
  const {x = 0, y = 0} = (await picture.boundingBox()) ?? {};
  await page.mouse.click(x + 40, y + 20);
  await expect(page).toHaveURL(target);
});

test('the search of the home page suggests as the box above does, from one index', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('search-index')) {
      requests.push(request.url());
    }
  });
  await open(page, '/');
  const field = page.getByRole('combobox', {name: 'Search the manual by device'});
  const search = async () => {
    await field.fill('telegram');
    await expect(suggestions(page).first()).toContainText('Telegram');
  };
  await search();
  await searchBox(page).fill('shelly');
  await expect(suggestions(page).first()).toContainText('Shelly');
  expect(requests).toHaveLength(1);
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({id}) => id));
  expect(ids.filter((id, order) => ids.indexOf(id) !== order)).toEqual([]);
  await search();
  await field.press('Enter');
  await expect(page).toHaveURL(/io-servers\/telegram/u);
  await page.goBack();
  await search();
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  await expect(page).toHaveURL(/\/search\?q=telegram/u);
});

test.describe('a phone without scripts', () => {
  test.use({javaScriptEnabled: false, viewport: phone});

  test('has the sidebar below the page, and a way from the search page', async ({page}) => {
    await page.goto(knx);
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    const link = sidebar.getByRole('link', {name: 'Tutorials'}).first();
    await expect(link).toBeVisible();
    expect(await topOf(link)).toBeGreaterThan(await topOf(page.locator('.pagination-nav')));
    await expect(menu(page)).toBeHidden();
    await link.click();
    await expect(page).toHaveURL(/tutorials/u);
    await page.goto('/search');
    await expect(page.getByText('sidebar')).toHaveCount(0);
    await page.locator('main').getByRole('link', {name: '4.0'}).click();
    await expect(title(page, 'Introduction to HSYCO')).toBeVisible();
  });
});
