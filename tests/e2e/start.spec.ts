import type {Page, Request} from 'playwright/test';
import {expect, open, scriptsWith, test} from '../support/browser';
import {desktop, full, phone, searchBox, spec} from '../support/pages';
import {built, startOf} from '../support/site';

const satel = '/docs/io-servers/satel';
const texecom = '/docs/io-servers/texecom';
const suggestionList = scriptsWith('Recent searches');

const scriptsOf = (address: string) => startOf(built(`${address}.html`)).scripts;

test('code is wrapped by a button, which is there if a line is too long', async ({page}) => {
  const block = page.locator('.theme-code-block').filter({hasText: /.{60}/u}).last();
  const toggle = block.getByRole('button', {name: 'Toggle word wrap'});
  const isScrolling = () =>
    block.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth);
  await page.setViewportSize({width: 2000, height: 900});
  await open(page, '/docs/development/java/java-command-and-utility-methods-api');
  await block.scrollIntoViewIfNeeded();
  expect(await isScrolling()).toBe(false);
  await expect(toggle).toHaveCount(0);
  await page.setViewportSize(phone);
  await block.scrollIntoViewIfNeeded();
  await toggle.click();
  await expect.poll(isScrolling).toBe(false);
  await toggle.click();
  await expect.poll(isScrolling).toBe(true);
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

  test('is prefetched, and not fetched again', spec(7), async ({page}) => {
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
    await expect
      .poll(async () => (await fetched()).some((one) => suggestionList.test(one)))
      .toBe(true);
    // The code of the search may be fetched meanwhile.
    expect((await follow(page)).filter((url) => expected.includes(new URL(url).pathname))).toEqual(
      [],
    );
  });

  test('is not prefetched in data-saver mode', spec(7), async ({page, watch}) => {
    const hasList = () => watch.requests.some((url) => suggestionList.test(url));
    await page.clock.install();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {value: {saveData: true}});
    });
    await open(page, satel);
    await page.clock.runFor(6000);
    expect(hasList()).toBe(false);
    await searchBox(page).fill('modbus');
    await expect.poll(hasList).toBe(true);
    await page.keyboard.press('Escape');
    expect(await follow(page)).not.toEqual([]);
    await expect(prefetched(page)).toHaveCount(0);
  });
});
