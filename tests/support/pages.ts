import type {Locator, Page} from 'playwright/test';
import {expect} from './browser';

export const knx = '/docs/io-servers/knx';
export const intro = '/docs/intro';
export const objects = '/docs/development/project-development/objects';
export const playgroundPage = '/docs/development/events/events-programming';

export const phone = {width: 390, height: 844};
export const desktop = {width: 1280, height: 900};
/** A page of each kind. */
export const kinds: readonly string[] = [
  '/',
  intro,
  knx,
  '/docs/next/io-servers/satel',
  '/docs/architecture/manager/settings',
  '/docs/development/intro',
  '/docs/development/events/events-action-keywords',
  playgroundPage,
  '/docs/development/project-development/command-api',
  '/docs/development/project-development/intro',
  `${objects}/button`,
  `${objects}/table`,
  '/docs/tutorials/gateway/gateway-modbus-tcp-client-security',
  '/docs/tutorials/projects/timer',
  '/docs/category/first-steps',
  '/docs/release-notes/4.0.0',
  '/blog',
  '/blog/finding-things',
  '/blog/authors',
];

/** A window of 1280 × 1024 at 400 %. */
export const zoomed = {width: 320, height: 256};

/** Options of a test that only `npm run test:all` runs. */
export const full = {tag: '@full'} as const;

/** Options of a test of sections of the specification. */
export const spec = (...sections: readonly number[]) => ({
  tag: sections.map((section) => `@spec-${section}`),
});

export const title = (page: Page, name?: RegExp | string) =>
  page.getByRole('heading', {level: 1, name});

export const searchBox = (page: Page) =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('combobox', {name: 'Search'});

export const suggestions = (page: Page) => page.getByRole('listbox', {name: 'Suggestions'});

export const hits = (page: Page) => suggestions(page).getByRole('option');

export const results = (page: Page) => page.locator('main ol > li');

export const menuButton = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});

export const nextPage = (page: Page) => page.locator('.pagination-nav__link--next');

export const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Width of the page, which exceeds that of the viewport if it scrolls horizontally. */
export const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Expects that visible touch targets are at least 44 px wide and high. */
export async function expectTargetSize(targets: Locator): Promise<void> {
  // In one call, because a list may change between two calls.
  const sizes = await targets.filter({visible: true}).evaluateAll((elements) =>
    elements.map((element) => {
      const {width, height} = element.getBoundingClientRect();
      return {text: element.textContent, size: Math.min(width, height)};
    }),
  );
  expect(sizes).not.toEqual([]);
  expect(sizes.filter(({size}) => size < 43.9)).toEqual([]);
}

export const contentBefore = (element: Locator) =>
  element.evaluate((node) => getComputedStyle(node, '::before').content);

export const markDocument = (page: Page) =>
  page.evaluate(() => Object.assign(window, {isMarked: true}));

/** Whether the page still shows the marked document; evaluation fails while it unloads. */
export const isSameDocument = (page: Page) =>
  page.evaluate(() => 'isMarked' in window).catch(() => true);

export async function livePreview(page: Page): Promise<Locator> {
  const frame = page.locator('figure.preview').first();
  await frame.scrollIntoViewIfNeeded();
  await expect(frame).toHaveAttribute('data-live', '');
  return frame;
}

export async function livePlayground(page: Page): Promise<Locator> {
  const rules = page.getByRole('textbox', {name: 'Rules', exact: true});
  await page.getByRole('heading', {name: 'Playground'}).scrollIntoViewIfNeeded();
  await expect(rules).toBeVisible();
  return rules;
}
