import type {Locator, Page} from 'playwright/test';
import {expect, hydrated, navigate, open, test} from '../support/browser';
import {
  expectTargetSize,
  hits,
  intro,
  knx,
  livePlayground,
  livePreview,
  menuButton,
  nextPage,
  objects,
  phone,
  playgroundPage,
  scrollTop,
  searchBox,
  title,
} from '../support/pages';

const topOf = async (target: Locator) => (await target.boundingBox())?.y ?? Number.NaN;
const styleOf = (target: Locator, name: 'color' | 'textDecorationLine') =>
  target.evaluate((node, property) => getComputedStyle(node)[property], name);

const parentLink = (page: Page) =>
  page.locator('article').getByRole('link', {name: 'Building buses'}).first();
const contentsBar = (page: Page) => page.locator('.theme-doc-toc-mobile');
/** Waits until the history entry of a closed menu or search is left. */
const overlayIsLeft = (page: Page) =>
  expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('isOverlay');
const pageMenu = (page: Page) => page.locator('article summary').getByText('Copy, offline');

test('on a desktop, a breadcrumb without a page does not look like a link', async ({page}) => {
  await open(page, knx);
  const plain = page.locator('li:not(.breadcrumbs__item--active) > span.breadcrumbs__link');
  const linked = page.locator('a.breadcrumbs__link').first();
  expect(await styleOf(plain.first(), 'color')).not.toBe(await styleOf(linked, 'color'));
  expect(await styleOf(linked, 'textDecorationLine')).toBe('underline');
});

test.describe('on a phone', () => {
  test.use({viewport: phone, hasTouch: true});

  test('a page starts with its title, and Back closes the search', async ({page}) => {
    const search = searchBox(page);
    await open(page, knx);
    await test.step('one line, contents, title, first sentence and facts are in one screen', async () => {
      const elements = [
        parentLink(page),
        contentsBar(page),
        title(page, 'KNX'),
        page.locator('.markdown > p').first(),
        page.locator('article dl'),
      ];
      const tops = await Promise.all(elements.map(topOf));
      expect(tops).toEqual(tops.toSorted((a, b) => a - b));
      expect(tops.at(-1)).toBeLessThan(phone.height / 2);
      const line = [parentLink(page), page.getByText('Version: 4.0'), pageMenu(page)];
      const middles = await Promise.all(
        line.map(async (element) => {
          const {y = 0, height = 0} = (await element.boundingBox()) ?? {};
          return Math.round(y + height / 2);
        }),
      );
      expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(3);
    });
    await test.step('Tab follows the lines, and the order in each line', async () => {
      await menuButton(page).focus();
      const places: number[] = [];
      for (let count = 0; count < 6; count += 1) {
        await page.keyboard.press('Tab');
        const {x = 0, y = 0} = (await page.locator(':focus').boundingBox()) ?? {};
        places.push(Math.round(y / 8) * 1000 + x);
      }
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      await expect(contentsBar(page).locator('summary')).toBeFocused();
    });
    await test.step('the link to the parent lists the devices of the group', async () => {
      await expect(parentLink(page)).toHaveAttribute(
        'href',
        `${intro}?group=building-bus#find-your-device`,
      );
    });
    await test.step('the contents stay in view, show the current section, and close after a link', async () => {
      await contentsBar(page).getByText('On this page').click();
      await contentsBar(page).getByRole('link', {name: 'Troubleshooting'}).click();
      await expect(contentsBar(page)).not.toHaveAttribute('open');
      await expect(contentsBar(page).locator('summary')).toContainText('Troubleshooting');
      await expect(contentsBar(page)).toBeInViewport();
      await page.evaluate(() => window.scrollTo(0, 0));
    });
    await test.step('each row of the menu is at least 44 px high', async () => {
      await menuButton(page).click();
      const rows = page.locator('.navbar-sidebar').locator('.menu__link, .menu__caret, button');
      await expect(rows.nth(10)).toBeVisible();
      await expectTargetSize(rows);
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      await overlayIsLeft(page);
    });
    await navigate(page, intro);
    await expect(title(page, 'Introduction to HSYCO')).toBeVisible();
    await test.step('Back closes the search, which then shows only its icon', async () => {
      await page.evaluate(() => window.scrollTo(0, 600));
      await search.evaluate((node) => node.focus({preventScroll: true}));
      await search.fill('telegram');
      await expect(hits(page).first()).toBeVisible();
      await page.goBack();
      await expect(hits(page)).toHaveCount(0);
      await expect(page).toHaveURL(intro);
      expect(await scrollTop(page)).toBeGreaterThan(400);
      await expect(search).toHaveValue('telegram');
      await search.blur();
      await expect(search).toHaveCSS('color', /, 0\)$/u);
    });
    await test.step('following a hit or closing the search adds no history entry', async () => {
      const entries = await page.evaluate(() => history.length);
      await search.tap();
      await test.step('the search fills the screen', async () => {
        const box = await page.locator('.navbar__search').boundingBox();
        expect(box).toEqual({x: 0, y: 0, ...phone});
        await expectTargetSize(hits(page));
      });
      await hits(page).first().click();
      await expect(title(page, 'Telegram')).toBeVisible();
      await expect(hits(page)).toHaveCount(0);
      expect(await page.evaluate(() => history.length)).toBe(entries);
      await page.goBack();
      await expect(title(page, 'Introduction to HSYCO')).toBeVisible();
      await search.tap();
      await page.getByRole('button', {name: 'Close', exact: true}).last().click();
      await overlayIsLeft(page);
      await expect(page).toHaveURL(intro);
    });
    await test.step('after a reload with the search open, one Back leaves the page', async () => {
      await search.tap();
      await expect.poll(() => page.evaluate(() => 'isOverlay' in history.state)).toBe(true);
      await page.reload();
      await hydrated(page);
      await overlayIsLeft(page);
      await page.goBack();
      await expect(title(page, 'KNX')).toBeVisible();
    });
  });

  test('the buttons of code are below it, at least 44 px high', async ({page}) => {
    await open(page, `${objects}/table`);
    await livePreview(page);
    await page.getByText('XML', {exact: true}).first().click();
    const block = page.locator('.theme-code-block', {has: page.getByRole('button').nth(1)}).first();
    await block.scrollIntoViewIfNeeded();
    const buttons = block.getByRole('button');
    await expect(buttons).toHaveCount(2);
    await expectTargetSize(buttons);
    const {y = 0, height = 0} = (await block.locator('pre').boundingBox()) ?? {};
    // A tap starts a hover state.
    await block.hover();
    for (const button of await buttons.all()) {
      await expect(button).toHaveCSS('opacity', '1');
      expect(await topOf(button)).toBeGreaterThanOrEqual(y + height - 1);
    }
  });

  test('the phone does not zoom into a focused field', async ({page}) => {
    const visits = [
      ['/'],
      [intro],
      [`${objects}/field`, livePreview],
      [playgroundPage, livePlayground],
    ] as const;
    for (const [address, prepare] of visits) {
      await test.step(address, async () => {
        await open(page, address);
        await prepare?.(page);
        const fields = page.locator('input, select, textarea').filter({visible: true});
        await expect(fields).not.toHaveCount(0);
        const sizes = await fields.evaluateAll((nodes) =>
          nodes.map((node) => Number.parseFloat(getComputedStyle(node).fontSize)),
        );
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
      });
    }
  });

  test('the row of a search hit begins below navbar and contents', async ({page}) => {
    await open(page, '/search?q=readaftercommand');
    await page.locator('main a[href*="#row-"]').first().click();
    const row = page.locator('tr[data-target]');
    await expect(row).toBeInViewport();
    const bar = await contentsBar(page).boundingBox();
    expect(await topOf(row)).toBeGreaterThanOrEqual((bar?.y ?? NaN) + (bar?.height ?? NaN));
    await expect(contentsBar(page).locator('summary')).toContainText('Options');
  });
});

test('the gallery of objects cuts no sketch off, and a sketch links its page', async ({page}) => {
  await page.setViewportSize(phone);
  await open(page, '/docs/development/project-development/intro');
  const pictures = page.locator('main li > [inert]');
  expect(await pictures.count()).toBeGreaterThan(10);
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
  const form = page.getByRole('search', {name: 'Find an object'});
  await form.getByRole('searchbox').fill('switch');
  const entry = page.locator('main li', {has: page.locator('[inert]')}).first();
  await expect(entry.getByRole('link')).toHaveText('Switch');
  const target = (await entry.getByRole('link').getAttribute('href')) ?? '';
  const picture = entry.locator('[inert]', {has: page.locator('.preview-switch')});
  await picture.scrollIntoViewIfNeeded();
  const {x = 0, y = 0} = (await picture.boundingBox()) ?? {};
  await page.mouse.click(x + 40, y + 20);
  await expect(page).toHaveURL(target);
});

test('the search of the home page suggests like the search box', async ({page, watch}) => {
  await open(page, '/');
  const field = page.getByRole('combobox', {name: 'Search the manual by device'});
  const search = async () => {
    await field.fill('telegram');
    await expect(hits(page).first()).toContainText('Telegram');
  };
  await search();
  await searchBox(page).fill('shelly');
  await expect(hits(page).first()).toContainText('Shelly');
  expect(watch.requests.filter((url) => url.includes('search-index'))).toHaveLength(1);
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

test('without scripts, a phone has version and sidebar', async ({staticPage: page}) => {
  await page.setViewportSize(phone);
  await page.goto(knx);
  await test.step('rows of tables are stacked', async () => {
    const cell = page.locator('#troubleshooting ~ .table-frame td[data-label]').first();
    await expect(cell).toHaveCSS('display', 'block');
  });
  await test.step('the badge links the other version', async () => {
    const badge = page.locator('.theme-doc-version-badge');
    await badge.locator('summary').click();
    await badge.getByRole('link', {name: '4.1 (alpha)'}).click();
    await expect(page).toHaveURL('/docs/next/io-servers/knx');
    await page.goBack();
  });
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const link = sidebar.getByRole('link', {name: 'Tutorials'}).first();
  await expect(link).toBeVisible();
  expect(await topOf(link)).toBeGreaterThan(await topOf(nextPage(page)));
  await expect(menuButton(page)).toBeHidden();
  await link.click();
  await expect(page).toHaveURL(/tutorials/u);
  await page.goto('/search');
  await expect(page.getByText('sidebar')).toHaveCount(0);
  await page.locator('main').getByRole('link', {name: '4.0'}).click();
  await expect(title(page, 'Introduction to HSYCO')).toBeVisible();
});

test('keys are shown on a desktop, not on tablets or paper', async ({page, browser, baseURL}) => {
  const keysOn = (one: Page) => one.locator('kbd').locator('visible=true');
  const viewport = {width: 1180, height: 820};
  const context = await browser.newContext({baseURL, hasTouch: true, isMobile: true, viewport});
  const tablet = await context.newPage();
  for (const address of [intro, '/blog/finding-things']) {
    await open(page, address);
    expect(await keysOn(page).count()).toBeGreaterThan(2);
    await page.emulateMedia({media: 'print'});
    await expect(keysOn(page)).toHaveCount(0);
    await page.emulateMedia({media: 'screen'});
    await open(tablet, address);
    await expect(keysOn(tablet)).toHaveCount(0);
  }
  await context.close();
});
