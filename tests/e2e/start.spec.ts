import type {Locator, Page, Request} from 'playwright/test';
import {expect, hydrated, open, scriptsWith, test} from '../support/browser';
import {desktop, full, phone} from '../support/pages';
import {built} from '../support/site';

const reference = '/docs/development/java/java-command-and-utility-methods-api';
const satel = '/docs/io-servers/satel';
const texecom = '/docs/io-servers/texecom';

const scriptsOf = (address: string) =>
  /data-scripts="(?<list>[^"]+)"/u.exec(built(`${address}.html`))?.groups?.list?.split(' ') ?? [];

test.describe('word wrap of a code block', () => {
  const toggle = (block: Locator) => block.getByRole('button', {name: 'Toggle word wrap'});
  const longest = (page: Page) =>
    page.locator('.theme-code-block').filter({hasText: /.{60}/u}).last();
  const isScrolling = (block: Locator) =>
    block.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth);

  test('is available if a line is too long, and can be toggled', async ({page}) => {
    await page.setViewportSize({width: 2000, height: 900});
    await open(page, reference);
    const block = longest(page);
    await block.scrollIntoViewIfNeeded();
    expect(await isScrolling(block)).toBe(false);
    await expect(toggle(block)).toHaveCount(0);
    await page.setViewportSize(phone);
    await block.scrollIntoViewIfNeeded();
    await toggle(block).click();
    await expect.poll(() => isScrolling(block)).toBe(false);
    await expect(block.locator('code')).toHaveCSS('white-space', 'pre-wrap');
    await toggle(block).click();
    await expect.poll(() => isScrolling(block)).toBe(true);
  });
});

test.describe('hydration', () => {
  async function countRemoved(page: Page, selector: string): Promise<() => Promise<number>> {
    await page.addInitScript((selectors) => {
      const counts = {removed: 0};
      Object.assign(window, {counts});
      new MutationObserver((records) => {
        for (const node of records.flatMap(({removedNodes}) => [...removedNodes])) {
          if (node instanceof Element) {
            counts.removed +=
              node.querySelectorAll(selectors).length + Number(node.matches(selectors));
          }
        }
      }).observe(document, {childList: true, subtree: true});
    }, selector);
    return () =>
      page.evaluate(() => (window as unknown as {counts: {removed: number}}).counts.removed);
  }

  test('keeps the elements of the article, and the focus on a tab', async ({page}) => {
    const removed = await countRemoved(page, '.markdown p, .markdown pre, .tabs-container');
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector<HTMLElement>('[role=tab]')?.focus();
      });
    });
    await open(page, '/docs/development/events/events-action-keywords');
    await expect(page.locator('main').getByRole('tab').first()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('main').getByRole('tab').nth(1)).toBeFocused();
    expect(await removed()).toBe(0);
  });

  test('keeps the sidebar, which a phone renders when it becomes wide', full, async ({page}) => {
    await page.setViewportSize(desktop);
    const removed = await countRemoved(page, '.theme-doc-sidebar-menu a, .table-of-contents a');
    await open(page, satel);
    const link = page
      .getByRole('navigation', {name: 'Docs sidebar'})
      .getByRole('link', {name: 'Satel INTEGRA'});
    await expect(link).toBeVisible();
    expect(await removed()).toBe(0);
    await page.setViewportSize(phone);
    await page.reload();
    await expect.poll(removed).toBeGreaterThan(0);
    await page.setViewportSize(desktop);
    await expect(link).toBeVisible();
  });
});

test.describe('code of pages with visible links', () => {
  const prefetched = (page: Page) => page.locator('head link[rel="prefetch"][href*="/assets/js/"]');
  const linkOf = (page: Page) => page.locator(`.theme-doc-sidebar-menu a[href="${texecom}"]`);

  /** Follows a link of the sidebar; returns the scripts that were transferred. */
  async function follow(page: Page): Promise<string[]> {
    const scripts: Request[] = [];
    const record = (request: Request) => {
      if (request.resourceType() === 'script') {
        scripts.push(request);
      }
    };
    page.on('request', record);
    await linkOf(page).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/Texecom/u);
    page.off('request', record);
    const sizes = await Promise.all(scripts.map(async (request) => request.sizes()));
    return scripts
      .filter((_, index) => (sizes[index]?.responseBodySize ?? 0) > 0)
      .map((request) => request.url());
  }

  test.beforeEach(({page}) => page.setViewportSize(desktop));

  test('is prefetched, and not fetched again', {tag: '@spec-7'}, async ({page}) => {
    const here = scriptsOf(satel);
    const expected = scriptsOf(texecom).filter((script) => !here.includes(script));
    expect(expected).not.toEqual([]);
    await open(page, satel);
    await linkOf(page).scrollIntoViewIfNeeded();
    const fetched = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => (entry as PerformanceResourceTiming).responseEnd > 0)
          .map(({name}) => new URL(name).pathname),
      );
    await expect.poll(fetched).toEqual(expect.arrayContaining(expected));
    // The code of the search may be fetched meanwhile.
    expect((await follow(page)).filter((url) => expected.includes(new URL(url).pathname))).toEqual(
      [],
    );
  });

  for (const connection of [{saveData: true}, {effectiveType: '2g'}]) {
    const name = `is not prefetched with ${JSON.stringify(connection)}`;
    test(name, {tag: '@spec-7'}, async ({page}) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', {value});
      }, connection);
      await open(page, satel);
      expect(await follow(page)).not.toEqual([]);
      await expect(prefetched(page)).toHaveCount(0);
    });
  }
});

test('the search list is not preloaded in data-saver mode', full, async ({page, watch}) => {
  const isRequested = () => watch.requests.some((url) => scriptsWith('Recent searches').test(url));
  await page.clock.install();
  await open(page, satel);
  await expect.poll(isRequested).toBe(true);

  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {value: {saveData: true}}),
  );
  watch.requests.length = 0;
  await page.reload();
  await hydrated(page);
  await page.clock.runFor(6000);
  expect(isRequested()).toBe(false);
  await page.locator('.navbar__search').getByRole('combobox').fill('modbus');
  await expect.poll(isRequested).toBe(true);
});
