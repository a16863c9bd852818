import type {Page} from 'playwright/test';
import {expect, navigate, open, test} from '../support/browser';
import {knx, menuButton, phone, title} from '../support/pages';

/** As page translators do. */
const turn = (page: Page) =>
  page.evaluate(() => {
    Object.assign(document.documentElement, {lang: 'ar', dir: 'rtl'});
  });

/** Distances of an element from the side where a line starts, and from the other. */
const placeOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const {left, right} = element.getBoundingClientRect();
      const places = [left, innerWidth - right].map(Math.round);
      return document.documentElement.dir === 'rtl' ? places.reverse() : places;
    });

// Stylelint refuses properties that name a side.
test.describe('a page that a translator has turned from right to left', () => {
  test('is mirrored, and stays so when a link is followed', async ({page}) => {
    await open(page, knx);
    const parts = [
      ...['.navbar__brand', '.navbar__search-input', '.theme-doc-sidebar-container'],
      ...['.theme-doc-toc-desktop', '.pagination-nav__link--next', '.theme-doc-markdown dl'],
    ];
    const places = () => Promise.all(parts.map((part) => placeOf(page, part)));
    const before = await places();
    await turn(page);
    await expect.poll(places).toEqual(before);
    const arrow = await page
      .locator('.breadcrumbs__item')
      .first()
      .evaluate((node) => getComputedStyle(node, '::after').transform);
    expect(arrow).toMatch(/^matrix\(-1, .*, -1, 0, 0\)$/u);
    await navigate(page, '/docs/io-servers/modbus');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /modbus$/u);
    await expect(title(page)).toContainText('Modbus');
    const html = page.locator('html');
    await expect(html).toHaveAttribute('dir', 'rtl');
    await expect(html).toHaveAttribute('lang', 'ar');
  });

  test('has the menu of a phone at the side of its button', async ({page}) => {
    await page.setViewportSize(phone);
    await open(page, knx);
    await turn(page);
    const menu = page.locator('.navbar-sidebar');
    const leftOf = () => menu.evaluate((node) => Math.round(node.getBoundingClientRect().left));
    await expect.poll(leftOf).toBe(390);
    await menuButton(page).click();
    await expect.poll(() => menu.evaluate((node) => node.getBoundingClientRect().right)).toBe(390);
    await page.getByRole('button', {name: /Back to main menu/u}).click();
    await expect(menu.getByRole('link', {name: 'Blog'})).toBeInViewport();
  });

  test('keeps the direction of a project, a drawing and code', async ({page}) => {
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
