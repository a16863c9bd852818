import type {Page} from 'playwright/test';
import {expect, navigate, open, test} from '../support/browser';
import {knx, menuButton, objects, phone, title} from '../support/pages';

/** As page translators do. */
const turn = (page: Page) =>
  page.evaluate(() => {
    Object.assign(document.documentElement, {lang: 'ar', dir: 'rtl'});
  });

/** Distances of an element from both sides of the screen, its borders there, and how its arrow is turned. */
type Look = readonly [start: number, end: number, borders: string, arrow: string];

/** The look of the first element of each selector, as one reads it: from the start of a line. */
function looksOf(page: Page, selectors: readonly string[]): Promise<Record<string, Look>> {
  return page.evaluate((list) => {
    const isTurned = document.documentElement.dir === 'rtl';
    const ordered = (left: number, right: number) => (isTurned ? [right, left] : [left, right]);
    const looks = list.map((name) => {
      const [selector = '', pseudo] = name.split('::');
      const element = document.querySelector(selector);
      if (element === null) {
        throw new Error(`The page has no ${selector}.`);
      }
      const {left, right} = element.getBoundingClientRect();
      const style = getComputedStyle(element, pseudo && `::${pseudo}`);
      const places = ordered(left, innerWidth - right).map(Math.round);
      const borders = ordered(
        parseFloat(style.borderLeftWidth),
        parseFloat(style.borderRightWidth),
      );
      const {a, b, c, d} = new DOMMatrix(style.transform);
      // An arrow drawn by a picture is mirrored by half a turn where the one beside it has a quarter.
      const arrow = [a, isTurned ? -b : b, isTurned ? -c : c, d].map(Math.round);
      return [name, [...places, borders.join(' '), arrow.map((one) => one + 0).join(' ')]];
    });
    return Object.fromEntries(looks) as Record<string, Look>;
  }, selectors);
}

test.describe('a page that a translator has turned from right to left', () => {
  for (const [place, address, width, selectors] of [
    [
      'the frame of a page',
      knx,
      1280,
      `.navbar__brand, .navbar__search-input, .navbar__search-input + *, .breadcrumbs__item,
      .theme-doc-sidebar-container, .menu__list .menu__list .menu__link,
      .menu__list-item--collapsed .menu__caret::before, .theme-doc-toc-desktop,
      .table-of-contents__left-border, .pagination-nav__link--next, .theme-doc-markdown dl`,
    ],
    [
      'a list and a note',
      `${objects}/table`,
      1280,
      '.markdown li, .theme-admonition, .theme-admonition svg',
    ],
    [
      'a page on a phone',
      knx,
      390,
      '.navbar__toggle, .navbar__search-input, .breadcrumbs__item, .theme-doc-markdown dl',
    ],
  ] as const) {
    test(`${place} is mirrored`, async ({page}) => {
      const list = selectors.split(/,\s+/u);
      await page.setViewportSize({width, height: 900});
      await open(page, address);
      const before = await looksOf(page, list);
      await turn(page);
      // Some arrows turn slowly.
      await expect.poll(() => looksOf(page, list)).toEqual(before);
    });
  }

  test('the arrow between breadcrumbs points to the other side', async ({page}) => {
    await open(page, knx);
    await turn(page);
    const {transform} = await page
      .locator('.breadcrumbs__item')
      .first()
      .evaluate((node) => ({transform: getComputedStyle(node, '::after').transform}));
    expect(transform).toMatch(/^matrix\(-1, .*, -1, 0, 0\)$/u);
  });

  test('the menu of a phone comes from the side of its button', async ({page}) => {
    await page.setViewportSize(phone);
    await open(page, knx);
    await turn(page);
    const menu = page.locator('.navbar-sidebar');
    const leftOf = () => menu.evaluate((node) => Math.round(node.getBoundingClientRect().left));
    await expect.poll(leftOf).toBe(390);
    await menuButton(page).click();
    await expect.poll(() => menu.evaluate((node) => node.getBoundingClientRect().right)).toBe(390);
    const link = menu.getByRole('link').locator('visible=true').first();
    await expect(link).toBeInViewport();
    await page.getByRole('button', {name: /Back to main menu/u}).click();
    await expect(menu.getByRole('link', {name: 'Blog'})).toBeInViewport();
  });

  test('stays turned, and in its language, when a link is followed', async ({page}) => {
    await open(page, knx);
    await turn(page);
    await navigate(page, '/docs/io-servers/modbus');
    await expect(title(page)).toContainText('Modbus');
    const html = page.locator('html');
    await expect(html).toHaveAttribute('dir', 'rtl');
    await expect(html).toHaveAttribute('lang', 'ar');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /modbus$/u);
    await expect(html).toHaveAttribute('dir', 'rtl');
  });

  test('a project, a drawing and code keep their direction', async ({page}) => {
    await open(page, '/docs/tutorials/projects/slider-datapoint');
    const places = () =>
      page.evaluate(() =>
        [
          ['.preview-page', '.preview-object'],
          ['.drawing svg', '.drawing svg text'],
          ['.theme-code-block pre', '.theme-code-block .token-line span'],
        ].flatMap(([outer = '', inner = '']) => {
          const start = document.querySelector(outer)?.getBoundingClientRect().left ?? NaN;
          return [...document.querySelectorAll(inner)]
            .slice(0, 5)
            .map((one) => Math.round(one.getBoundingClientRect().left - start));
        }),
      );
    const before = await places();
    expect(before.length).toBeGreaterThan(6);
    await turn(page);
    expect(await places()).toEqual(before);
    await expect(page.locator('article :not(pre) > code').first()).toHaveCSS(
      'unicode-bidi',
      'isolate',
    );
  });
});
