import type {Page} from 'playwright/test';
import {expect, navigate, open, test} from '../support/browser';
import {knx, menuButton, phone, title} from '../support/pages';

/** Changes language and direction like a page translator. */
const translate = (page: Page) =>
  page.evaluate(() => {
    Object.assign(document.documentElement, {lang: 'ar', dir: 'rtl'});
  });

/** Distances of an element from the inline start and end of the viewport. */
const distancesOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const {left, right} = element.getBoundingClientRect();
      const distances = [left, innerWidth - right].map(Math.round);
      return document.documentElement.dir === 'rtl' ? distances.reverse() : distances;
    });

test.describe('a page with the direction right to left', () => {
  test('is mirrored, also after client-side navigation', async ({page}) => {
    await open(page, knx);
    const parts = [
      '.navbar__brand',
      '.navbar__search-input',
      '.theme-doc-sidebar-container',
      '.theme-doc-toc-desktop',
      '.pagination-nav__link--next',
      '.theme-doc-markdown dl',
    ];
    const distances = () => Promise.all(parts.map((part) => distancesOf(page, part)));
    const before = await distances();
    await translate(page);
    await expect.poll(distances).toEqual(before);
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

  test('has the menu of a phone on the side of its button', async ({page}) => {
    await page.setViewportSize(phone);
    await open(page, knx);
    await translate(page);
    const menu = page.locator('.navbar-sidebar');
    await menuButton(page).click();
    await expect.poll(() => menu.evaluate((node) => node.getBoundingClientRect().right)).toBe(390);
    await page.getByRole('button', {name: /Back to main menu/u}).click();
    await expect(menu.getByRole('link', {name: 'Blog'})).toBeInViewport();
  });

  test('keeps previews, drawings and code left to right', async ({page}) => {
    await open(page, '/docs/tutorials/projects/slider-datapoint');
    const offsets = () =>
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
    const before = await offsets();
    expect(before.length).toBeGreaterThan(6);
    await translate(page);
    expect(await offsets()).toEqual(before);
    await expect(page.locator('article :not(pre) > code').first()).toHaveCSS(
      'unicode-bidi',
      'isolate',
    );
  });
});
