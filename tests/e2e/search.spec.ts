// cspell:ignore usercode copia Rollladensteuerung seguridad tapparelle tecnoal
import type {Locator, Page} from 'playwright/test';
import {expect, createGate, hydrated, open, rewrite, scriptsWith, test} from '../support/browser';
import {hits, intro, results, searchBox, suggestions, spec} from '../support/pages';

const index = '**/search-index.json*';

const panel = (page: Page) => page.locator('.navbar__search');
/** Visible status line, not the live region. */
const translation = (page: Page) =>
  panel(page)
    .locator('p:not([role="status"])')
    .filter({hasText: /^Showing results for/u});
const active = (page: Page) => page.locator('[role="option"][aria-selected="true"]');
const firstLink = (page: Page) => results(page).first().locator('h2 a');
const field = (page: Page) => page.locator('main input[type="search"]');
const topOf = async (target: Locator) => (await target.boundingBox())?.y ?? Number.NaN;
const pageHits = (page: Page) => suggestions(page).locator('[data-kind="hit"]');

test.describe('search box', () => {
  test('a word of another language finds the pages of its English term', async ({page}) => {
    await open(page, intro);
    for (const [query, term, found] of [
      ['tapparelle', 'shutter', /Shutter/u],
      ['copia de seguridad', 'backup', /Backup/u],
    ] as const) {
      await searchBox(page).fill(query);
      await expect(translation(page), query).toContainText(term);
      await expect(translation(page)).toContainText(`(${query})`);
      await expect(hits(page).filter({hasText: found}).first()).toBeVisible();
    }
    await expect(panel(page).getByRole('status')).toContainText('Showing results for backup');
    await searchBox(page).fill('backup');
    await expect(hits(page).first()).toBeVisible();
    await expect(translation(page)).toHaveCount(0);
    await test.step('each suggestion highlights the matching term', async () => {
      for (const query of ['dimmer not responding', 'visual programming', 'RBAC']) {
        await searchBox(page).fill(query);
        await expect(hits(page).first()).toBeVisible();
        // Texts of sections are loaded after their titles.
        await expect(pageHits(page).filter({hasNot: page.locator('mark')}), query).toHaveCount(0);
      }
    });
    await page.goto('/search?q=tapparelle');
    await expect(page.locator('main').getByText(/^Showing results for/u)).toContainText('shutter');
  });

  test('fetches its index on hover, and suggests', spec(2, 4, 7, 8, 9), async ({page, watch}) => {
    const indexes = () => watch.requests.filter((url) => url.includes('search-index'));
    await open(page, intro);
    await page.waitForLoadState('networkidle');
    expect(indexes()).toEqual([]);
    await searchBox(page).hover();
    await expect.poll(indexes).toHaveLength(1);
    const first = hits(page).first();
    await test.step('a prefix finds its page', async () => {
      await searchBox(page).click();
      await searchBox(page).pressSequentially('tecnoal');
      await expect(first).toContainText('Tecnoalarm');
      expect(indexes()).toEqual([new URL('/search-index.json', page.url()).href]);
    });
    await test.step('at most eight hits', async () => {
      await searchBox(page).fill('knx');
      await expect(pageHits(page)).toHaveCount(8);
    });
    await test.step('a hit has title, section, breadcrumbs and an excerpt', async () => {
      await searchBox(page).fill('initreadinterval');
      await expect(first).toContainText('KNX');
      await expect(first).toContainText('I/O servers');
      await expect(first).toContainText('Options');
      await expect(first.locator('mark').first()).toHaveText('initreadinterval');
    });
    await test.step('hits of a page are grouped', async () => {
      await searchBox(page).fill('dimmer');
      const group = suggestions(page).locator('[role="group"]:has([data-tree])').first();
      await expect(group).toBeVisible();
      expect(await group.getByRole('option').count()).toBeGreaterThan(1);
      await expect(panel(page).getByRole('status')).toHaveText(/^\d suggestions/u);
    });
    await test.step('without results, a message has suggestions', async () => {
      await searchBox(page).fill('zzqqxx');
      await expect(panel(page)).toContainText('No results');
      await expect(panel(page).getByRole('status')).toHaveText('No results');
      await expect(panel(page).getByRole('link', {name: 'Search 4.1 (alpha)'})).toHaveAttribute(
        'href',
        '/search?q=zzqqxx&version=docs%2Fnext%2F',
      );
    });
    expect(indexes()).toHaveLength(1);
    await test.step('a hit of a row leads to it, and only typed words are marked', async () => {
      await open(page, intro);
      await searchBox(page).fill('satel usercode default');
      await expect(first.locator('[class*="line"]').first()).toHaveText(/^usercode · Default/u);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#row-usercode$/u);
      const row = page.locator('#row-usercode');
      await expect(row).toBeInViewport({ratio: 1});
      // The target row is marked after a navigation by the router, too.
      await expect(row).toHaveCSS('background-color', 'rgb(253, 239, 226)');
      await expect(page.locator('#row-usercode mark').first()).toHaveText('usercode');
      const marked = await page.locator('main mark').allTextContents();
      expect(marked.filter((text) => !/^(?:satel|usercode|default)/iu.test(text))).toEqual([]);
    });
    expect(watch.messages).toEqual([]);
  });

  test('works by keyboard', spec(2, 9), async ({page}) => {
    const isSelected = async (index: number) =>
      expect(hits(page).nth(index)).toHaveAttribute('aria-selected', 'true');
    await open(page, intro);
    for (const key of ['Control+k', 'Meta+k']) {
      await page.keyboard.press(key);
      await expect(searchBox(page)).toBeFocused();
      await searchBox(page).blur();
    }
    await test.step('arrow keys move through the list, and wrap around', async () => {
      await searchBox(page).fill('dimmer');
      await expect(active(page)).toHaveCount(1);
      await isSelected(0);
      await page.keyboard.press('ArrowDown');
      await isSelected(1);
      const id = (await active(page).getAttribute('id')) ?? '';
      await expect(searchBox(page)).toHaveAttribute('aria-activedescendant', id);
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await expect(active(page)).toHaveText('See all results');
    });
    await test.step('Home and End move the caret, with Control the selection', async () => {
      await page.keyboard.press('Control+Home');
      await isSelected(0);
      await page.keyboard.press('Home');
      expect(
        await searchBox(page).evaluate((input: HTMLInputElement) => input.selectionStart),
      ).toBe(0);
      await page.keyboard.press('Control+End');
      await expect(active(page)).toHaveText('See all results');
    });
    await test.step('Escape closes the list, then clears the box', async () => {
      await page.keyboard.press('Escape');
      await expect(suggestions(page)).toHaveCount(0);
      await expect(searchBox(page)).toHaveValue('dimmer');
      await expect(searchBox(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(searchBox(page)).toHaveValue('');
    });
  });

  test('a hit opens its page with highlights, and is stored', spec(2), async ({page}) => {
    const code = createGate();
    await page.route(scriptsWith('readaftercommand'), code.route);
    await open(page, intro);
    await searchBox(page).fill('readaftercommand');
    await hits(page).first().click();
    await expect(page).toHaveURL(/\/docs\/io-servers\/knx\?_highlight=readaftercommand/u);
    // The highlights wait for the page.
    code.release();
    const highlights = page.locator('article mark');
    await expect(highlights.first()).toHaveText('readaftercommand');
    await page.getByRole('button', {name: 'Remove highlights'}).click();
    await expect(highlights).toHaveCount(0);
    await expect(page).toHaveURL(/\/docs\/io-servers\/knx(?:#.*)?$/u);
    await test.step('recent searches are offered, and cleared', async () => {
      await page.reload();
      await hydrated(page);
      await searchBox(page).click();
      await expect(searchBox(page)).toHaveValue('');
      await expect(hits(page)).toHaveText(['readaftercommand']);
      await page.keyboard.press('Enter');
      await expect(searchBox(page)).toHaveValue('readaftercommand');
      await expect(hits(page).first()).toContainText('KNX');
      await searchBox(page).fill('');
      const clear = page.getByRole('button', {name: 'Clear'});
      await clear.press('Escape');
      await expect(hits(page)).toHaveCount(0);
      await expect(searchBox(page)).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await clear.click();
      await expect(hits(page)).toHaveCount(0);
      await page.reload();
      await hydrated(page);
      await searchBox(page).click();
      await expect(panel(page)).toContainText(/keyword or task/u);
      await expect(hits(page)).toHaveCount(0);
    });
  });

  test('refers to its list and active option only while they exist', async ({page}) => {
    const {route, release} = createGate();
    await page.route(scriptsWith('Recent searches'), route);
    await open(page, intro);
    const named = () =>
      searchBox(page).evaluate((input) =>
        ['aria-controls', 'aria-activedescendant']
          .map((name) => input.getAttribute(name))
          .filter((id) => id !== null)
          .map((id) => document.getElementById(id)?.role),
      );
    expect(await named()).toEqual([]);
    await searchBox(page).fill('dimmer');
    await expect(panel(page)).toContainText('Loading…');
    await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'false');
    expect(await named()).toEqual([]);
    release();
    await expect(active(page)).toHaveCount(1);
    await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'true');
    expect(await named()).toEqual(['listbox', 'option']);
    await page.keyboard.press('Escape');
    await expect(suggestions(page)).toHaveCount(0);
    expect(await named()).toEqual([]);
  });

  test('arrow keys scroll to the active recent search', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 240});
    const recent = ['one', 'two', 'three', 'four', 'five'];
    await page.addInitScript(
      (value) => localStorage.setItem('manual.recent-searches', value),
      JSON.stringify(recent),
    );
    await open(page, intro);
    await searchBox(page).click();
    await expect(hits(page)).toHaveText(recent);
    await expect(hits(page).last()).not.toBeInViewport();
    await page.keyboard.press('ArrowUp');
    await expect(active(page)).toHaveText('five');
    await expect(active(page)).toBeInViewport();
  });

  test('marks a syntax error in the query', spec(5), async ({page}) => {
    await open(page, intro);
    for (const [query, reason, part] of [
      ['dimmer~x', 'edit distance must be numeric', '~x'],
      ['knx dimmer^much', 'boost must be numeric', '^much'],
    ] as const) {
      await searchBox(page).fill(query);
      await expect(panel(page)).toContainText(reason);
      await expect(panel(page).locator('code mark')).toHaveText(part);
    }
  });
});

test.describe('search index', () => {
  test('while it loads, the box shows a status, and then searches', spec(4), async ({page}) => {
    const {route, release} = createGate();
    await page.route(index, route);
    await page.clock.install();
    await open(page, intro);
    await searchBox(page).click();
    await searchBox(page).pressSequentially('telegram');
    await expect(panel(page)).toContainText('Searching…');
    await page.clock.fastForward(4000);
    await expect(panel(page)).toContainText(/slow/u);
    release();
    await expect(hits(page).first()).toContainText('Telegram');
    await expect(panel(page)).not.toContainText(/Searching…|slow/u);
    await expect(searchBox(page)).toBeFocused();
    await expect(searchBox(page)).toHaveValue('telegram');
  });

  test('an index of another origin is refused', spec(8), async ({page, origin, watch}) => {
    // The test replaces the folders in a script: the build never sets another origin.
    await page.route(
      scriptsWith('"folder":"/'),
      rewrite((text) => text.replaceAll('"folder":"/', '"folder":"//search.example.com/')),
    );
    await open(page, '/search?q=knx');
    await expect(page.getByRole('alert')).toContainText('Unexpected version url');
    expect(watch.requests.filter((url) => !url.startsWith(origin))).toEqual([]);
  });
});

test.describe('search page', () => {
  test('has its query in the address, and shows excerpts', spec(2, 5, 9), async ({page, watch}) => {
    const main = page.locator('main');
    await open(page, '/search?q=modbus');
    await test.step('the focus stays at the start of the page', async () => {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
    });
    await expect(results(page).first()).toContainText('Modbus');
    await field(page).fill('bacnet');
    await expect(page).toHaveURL(/\?q=bacnet$/u);
    await expect(results(page).first()).toContainText('BACnet');
    await expect(main.getByRole('status')).toHaveText(/^\d+ pages?$/u);
    await expect(results(page).first().locator('p mark').first()).toBeVisible();
    await test.step('more results are loaded on demand', async () => {
      await field(page).fill('hsyco');
      await expect(main.locator('h1')).toContainText('hsyco');
      const count = await results(page).count();
      await page.getByRole('button', {name: 'More results'}).click();
      await expect.poll(() => results(page).count()).toBeGreaterThan(count);
    });
    await test.step('Back restores the loaded results and the scroll position', async () => {
      const more = await results(page).count();
      const late = results(page).nth(more - 4);
      await expect(late.locator('[class*="line"]').first()).toBeVisible();
      await late.scrollIntoViewIfNeeded();
      const top = await topOf(late);
      await late.locator('h2 a').click();
      await expect(main).not.toContainText('Search results');
      await page.goBack();
      await expect(results(page)).toHaveCount(more);
      await expect.poll(async () => Math.abs((await topOf(late)) - top)).toBeLessThan(2);
    });
    for (const [query, reason] of [
      ['how to the', 'common'],
      ['+-~^', 'Signs'],
      ['-knx', 'excluded'],
      ['zq'.repeat(1000), 'another spelling'],
    ] as const) {
      await test.step(`${query.slice(0, 10)} has no results, and the page explains it`, async () => {
        await field(page).fill(query);
        await expect(main).toContainText('No results');
        await expect(main).toContainText(reason);
        expect((await main.innerText()).length).toBeLessThan(1000);
        await field(page).fill('bacnet');
        await expect(results(page).first()).toContainText('BACnet');
      });
    }
    expect(watch.messages).toEqual([]);
  });

  test('version and part are in the address, and work as a link', spec(2), async ({page}) => {
    await open(page, '/search?q=dimmer');
    await page.getByLabel('Version').selectOption('4.1 (alpha)');
    await page.getByLabel('Part').selectOption('Tutorials');
    await expect(page).toHaveURL(/\?q=dimmer&version=docs%2Fnext%2F&ctx=tutorials$/u);
    await page.reload();
    await hydrated(page);
    await expect(page.getByLabel('Part')).toHaveValue('tutorials');
    await expect(results(page).nth(1)).toBeVisible();
    const addresses = await results(page)
      .locator('h2 a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses.filter((to) => !to.startsWith('/docs/next/tutorials/'))).toEqual([]);
    await test.step('unknown versions and parts are reported', async () => {
      await open(page, '/search?q=knx&version=3.8&ctx=nowhere');
      await expect(page.locator('main')).toContainText('no version “3.8”');
      await expect(page.locator('main')).toContainText('no section “nowhere”');
      await expect(firstLink(page)).toHaveAttribute('href', /^\/docs\/io-servers\/knx/u);
      await expect(page.getByLabel('Version').locator('option')).toHaveCount(2);
    });
  });

  test('the response to an earlier query never replaces a later one', async ({page}) => {
    const {route, release} = createGate();
    await page.route(index, route);
    await open(page, '/search?q=modbus');
    await page.evaluate(() => {
      const shown: string[] = [];
      new MutationObserver(() => {
        const text = document.querySelector('main ol > li h2')?.textContent;
        if (text !== undefined && shown.at(-1) !== text) {
          shown.push(text);
        }
      }).observe(document.body, {childList: true, subtree: true, characterData: true});
      Object.assign(window, {shown});
    });
    for (const query of ['sonos', 'satel', 'shelly']) {
      await field(page).fill(query);
    }
    release();
    await expect(results(page).first()).toContainText('Shelly');
    await field(page).fill('knx');
    await expect(results(page).first()).toContainText('KNX');
    const shown = await page.evaluate(() => (window as unknown as {shown: string[]}).shown);
    expect(shown).toEqual([expect.stringContaining('Shelly'), expect.stringContaining('KNX')]);
  });
});
