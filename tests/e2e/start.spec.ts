import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page, Request} from 'playwright/test';
import {expect, holdBack, hydrated, open, scriptsWith, test} from '../support/browser';
import {buildDir} from '../support/project';

const phone = {width: 390, height: 844};
const desktop = {width: 1280, height: 800};
const reference = '/docs/development/java/java-command-and-utility-methods-api';
/** A page with tabs. */
const tabbed = '/docs/development/events/events-action-keywords';
const satel = '/docs/io-servers/satel';
const texecom = '/docs/io-servers/texecom';

test.describe('word wrap of a block of code', () => {
  const wraps = (block: Locator) => block.getByRole('button', {name: 'Toggle word wrap'});
  const longest = (page: Page) =>
    page.locator('.theme-code-block').filter({hasText: /.{60}/u}).last();
  const isScrolling = (block: Locator) =>
    block.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth);

  test('is offered where a line is too long, and done and undone', async ({page}) => {
    await page.setViewportSize(phone);
    await open(page, reference);
    const block = longest(page);
    expect(await isScrolling(block)).toBe(true);
    // Out of sight nothing is measured.
    await expect(wraps(block)).toHaveCount(0);
    await block.scrollIntoViewIfNeeded();
    await wraps(block).click();
    await expect.poll(() => isScrolling(block)).toBe(false);
    await expect(block.locator('code')).toHaveCSS('white-space', 'pre-wrap');
    await wraps(block).click();
    await expect.poll(() => isScrolling(block)).toBe(true);
    await expect(wraps(block)).toHaveCount(1);
  });

  test('follows the width of the screen', async ({page}) => {
    await page.setViewportSize({width: 2000, height: 900});
    await open(page, reference);
    const block = longest(page);
    await block.scrollIntoViewIfNeeded();
    expect(await isScrolling(block)).toBe(false);
    await expect(wraps(block)).toHaveCount(0);
    await page.setViewportSize(phone);
    await block.scrollIntoViewIfNeeded();
    await expect(wraps(block)).toHaveCount(1);
  });
});

test.describe('what a phone takes away at once', () => {
  /** Links of the sidebar and of the table of contents that React knows, when it takes these away. */
  async function watchRemoval(page: Page): Promise<() => Promise<{all: number; known: number}>> {
    await page.addInitScript(() => {
      const seen = {all: 0, known: 0};
      Object.assign(window, {removedLinks: seen});
      new MutationObserver((records) => {
        for (const node of records.flatMap(({removedNodes}) => [...removedNodes])) {
          const links =
            node instanceof Element
              ? [...node.querySelectorAll('.theme-doc-sidebar-menu a, .table-of-contents a')]
              : [];
          seen.all += links.length;
          seen.known += links.filter((link) =>
            Object.keys(link).some((key) => key.startsWith('__react')),
          ).length;
        }
      }).observe(document, {childList: true, subtree: true});
    });
    return () =>
      page.evaluate(
        () => (window as unknown as {removedLinks: {all: number; known: number}}).removedLinks,
      );
  }

  test('is not hydrated before', async ({page}) => {
    await page.setViewportSize(phone);
    const removed = await watchRemoval(page);
    await open(page, satel);
    await expect.poll(async () => (await removed()).all).toBeGreaterThan(40);
    expect((await removed()).known).toBe(0);
    await page.setViewportSize(desktop);
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await expect(sidebar.getByRole('link', {name: 'Satel INTEGRA'})).toBeVisible();
  });

  test('is hydrated on a wide screen, and stays', async ({page}) => {
    await page.setViewportSize(desktop);
    const removed = await watchRemoval(page);
    await open(page, satel);
    const links = page.locator('.theme-doc-sidebar-menu a');
    await expect(links.first()).toBeVisible();
    expect(
      await links
        .first()
        .evaluate((link) => Object.keys(link).some((key) => key.startsWith('__react'))),
    ).toBe(true);
    expect((await removed()).all).toBe(0);
  });
});

test.describe('the article of a page', () => {
  /** React's own marks of a fiber, as its developer tools read them. */
  interface Fiber {
    readonly tag: number;
    readonly flags: number;
    readonly stateNode: unknown;
    readonly alternate: Fiber | null;
    readonly child: Fiber | null;
    readonly sibling: Fiber | null;
  }

  /** Counts the components of the article that are drawn, and drawn once more. */
  async function watchRenders(page: Page): Promise<() => Promise<{first: number; again: number}>> {
    await page.addInitScript(() => {
      const host = 5;
      const performedWork = 1;
      const counts = {first: 0, again: 0};
      const count = (first: Fiber | null, isInArticle: boolean): void => {
        for (let fiber = first; fiber !== null; fiber = fiber.sibling) {
          const {alternate, child, flags, stateNode, tag} = fiber;
          const isIn =
            isInArticle ||
            (tag === host && (stateNode as Element).matches('.theme-doc-markdown.markdown'));
          if (isIn && tag !== host && (flags & performedWork) !== 0) {
            counts[alternate === null ? 'first' : 'again'] += 1;
          }
          if (alternate?.child !== child) {
            count(child, isIn);
          }
        }
      };
      Object.assign(window, {
        renders: counts,
        __REACT_DEVTOOLS_GLOBAL_HOOK__: {
          supportsFiber: true,
          inject: () => 1,
          onCommitFiberRoot: (_: number, {current}: {current: Fiber}) => {
            count(current.child, false);
          },
        },
      });
    });
    return () =>
      page.evaluate(() => (window as unknown as {renders: {first: number; again: number}}).renders);
  }

  test('is not drawn again by what the page learns once it runs', async ({page}) => {
    await page.setViewportSize(phone);
    const renders = await watchRenders(page);
    await open(page, reference);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1000);
    const {first, again} = await renders();
    expect(first).toBeGreaterThan(1000);
    expect(again).toBeLessThan(first / 20);
  });

  test('keeps its tabs, and the focus of who stands on one', async ({page}) => {
    await page.addInitScript(() => {
      const seen = {removed: 0};
      Object.assign(window, {tabs: seen});
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector<HTMLElement>('[role=tab]')?.focus();
      });
      new MutationObserver((records) => {
        for (const node of records.flatMap(({removedNodes}) => [...removedNodes])) {
          seen.removed += node instanceof Element && node.matches('.tabs-container') ? 1 : 0;
        }
      }).observe(document, {childList: true, subtree: true});
    });
    await open(page, tabbed);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await expect(page.locator(':focus')).toHaveRole('tab');
    expect(
      await page.evaluate(() => (window as unknown as {tabs: {removed: number}}).tabs.removed),
    ).toBe(0);
  });
});

test.describe('the menu of a phone', () => {
  const links = (page: Page) => page.locator('.navbar-sidebar .menu__link');

  test('is drawn when it is opened, where the page has not been idle', async ({page}) => {
    await page.setViewportSize(phone);
    await page.addInitScript(() => {
      const whenIdle = window.requestIdleCallback.bind(window);
      // That of the menu alone: the scripts of the page start in an idle moment, too.
      window.requestIdleCallback = (task, options) =>
        options?.timeout === 3000 ? 0 : whenIdle(task, options);
    });
    await open(page, satel);
    await page.waitForTimeout(1000);
    await expect(links(page)).toHaveCount(0);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(links(page).filter({hasText: 'I/O servers'})).toBeVisible();
  });

  test('is drawn by itself in an idle moment', async ({page}) => {
    await page.setViewportSize(phone);
    await open(page, satel);
    await expect(links(page)).not.toHaveCount(0);
    await expect(links(page).first()).toBeHidden();
  });
});

test.describe('code of pages whose links come into sight', () => {
  const ahead = (page: Page) => page.locator('head link[rel="prefetch"][href*="/assets/js/"]');
  const linkOf = (page: Page) => page.locator(`.theme-doc-sidebar-menu a[href="${texecom}"]`);
  const scriptsOf = (address: string) => {
    const html = readFileSync(path.join(buildDir, `${address}.html`), 'utf8');
    return /data-scripts="(?<list>[^"]+)"/u.exec(html)?.groups?.list?.split(' ') ?? [];
  };
  /** Scripts of the linked page that have come, and those that it has beside those of the page. */
  async function comeAndWanted(page: Page): Promise<readonly [string[], string[]]> {
    const here = scriptsOf(satel);
    const wanted = scriptsOf(texecom).filter((script) => !here.includes(script));
    const come = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => (entry as PerformanceResourceTiming).responseEnd > 0)
        .map(({name}) => new URL(name).pathname),
    );
    return [wanted.filter((script) => come.includes(script)), wanted];
  }

  /** Follows a link of the sidebar; scripts of which bytes came for it. */
  async function follow(page: Page): Promise<string[]> {
    const link = linkOf(page);
    await link.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const scripts: Request[] = [];
    const keep = (request: Request) => {
      if (request.resourceType() === 'script') {
        scripts.push(request);
      }
    };
    page.on('request', keep);
    await link.click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/Texecom/u);
    page.off('request', keep);
    const sizes = await Promise.all(scripts.map(async (request) => request.sizes()));
    return scripts
      .filter((_, place) => (sizes[place]?.responseBodySize ?? 0) > 0)
      .map((request) => request.url());
  }

  test.beforeEach(async ({page}) => {
    await page.setViewportSize(desktop);
  });

  test(
    'is fetched ahead, and not again when the reader goes there',
    {tag: '@spec-7'},
    async ({page}) => {
      await open(page, satel);
      await expect(ahead(page)).not.toHaveCount(0);
      await linkOf(page).scrollIntoViewIfNeeded();
      await expect(async () => {
        const [come, wanted] = await comeAndWanted(page);
        expect(wanted).not.toEqual([]);
        expect(come).toEqual(wanted);
      }).toPass();
      expect(await follow(page)).toEqual([]);
    },
  );

  for (const connection of [{saveData: true}, {effectiveType: '2g'}, {effectiveType: 'slow-2g'}]) {
    test(
      `is not fetched ahead with ${JSON.stringify(connection)}`,
      {tag: '@spec-7'},
      async ({page}) => {
        await page.addInitScript((value) => {
          Object.defineProperty(navigator, 'connection', {value});
        }, connection);
        await open(page, satel);
        expect(await follow(page)).not.toEqual([]);
        await expect(ahead(page)).toHaveCount(0);
      },
    );
  }
});

test.describe('code that comes later', () => {
  test('the list of the search: the box says that it loads, and that it did not come', async ({
    page,
  }) => {
    const list = scriptsWith('Recent searches');
    const held = holdBack();
    await page.route(list, held.route);
    await open(page, satel);
    const box = page.locator('.navbar__search');
    await box.getByRole('combobox').fill('modbus');
    await expect(box).toContainText('Loading…');
    held.release();
    await expect(box.getByRole('option').first()).toContainText(/modbus/iu);

    await page.route(list, (route) => route.abort());
    await page.reload();
    await box.getByRole('combobox').fill('modbus');
    await expect(box.getByRole('alert')).toContainText('The search could not start');
    await page.unroute(list);
    await box.getByRole('button', {name: 'Retry'}).click();
    await expect(box.getByRole('option').first()).toContainText(/modbus/iu);
  });

  test('the list of the search comes by itself, unless the reader wants little traffic', async ({
    page,
  }) => {
    const list = scriptsWith('Recent searches');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const isAsked = () => asked.some((address) => list.test(address));
    await open(page, satel);
    await expect.poll(isAsked).toBe(true);

    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', {value: {saveData: true}}),
    );
    asked.length = 0;
    await page.reload();
    await hydrated(page);
    await page.waitForTimeout(6000);
    expect(isAsked()).toBe(false);
    await page.locator('.navbar__search').getByRole('combobox').fill('modbus');
    await expect.poll(isAsked).toBe(true);
  });

  test('without what finds pages, a page that is not there shows the ways on', async ({page}) => {
    await page.route(scriptsWith('words:[],shared:'), (route) => route.abort());
    await open(page, '/docs/io-servers/modbus-x');
    await expect(page.getByRole('heading', {name: 'Search the manual'})).toBeVisible();
    await expect(page.getByRole('heading', {name: 'Did you mean'})).toHaveCount(0);
  });
});
