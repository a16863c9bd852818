// cspell:ignore copia Rollladensteuerung seguridad tapparelle tecnoal
import type {Page, Request} from 'playwright/test';
import {expect, holdBack, hydrated, open, rewritten, scriptsWith, test} from '../support/browser';

const intro = '/docs/intro';
const index = '**/search-index.json*';

const panel = (page: Page) => page.locator('.navbar__search');
const box = (page: Page) =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('combobox', {name: 'Search'});
const list = (page: Page) => page.getByRole('listbox', {name: 'Suggestions'});
const suggestions = (page: Page) => list(page).getByRole('option');
const all = (page: Page) => page.getByRole('option', {name: 'See all results'});
/** The line that is seen, not the one that is spoken. */
const translation = (page: Page) =>
  panel(page)
    .locator('p:not([role="status"])')
    .filter({hasText: /^Showing results for/u});
const active = (page: Page) => page.locator('[role="option"][aria-selected="true"]');
const results = (page: Page) => page.locator('main ol > li');
const firstLink = (page: Page) => results(page).first().locator('h2 a');
const field = (page: Page) => page.locator('main input[type="search"]');
const isIndex = (request: Request) => new URL(request.url()).pathname.includes('search-index');

/** Keep the addresses that are requested for the search. */
function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (isIndex(request)) {
      const {pathname, search} = new URL(request.url());
      requests.push(pathname + search);
    }
  });
  return requests;
}

const hostileQueries = [
  '<img src=x onerror=window.isPlanted=1>',
  '__proto__ constructor',
  '(.*)+$ [a-',
  'x'.repeat(10_000),
] as const;

test.describe('search box', () => {
  test('a word of another language finds the pages of its English term, and the box says so', async ({
    page,
  }) => {
    await open(page, intro);
    for (const [query, term, found] of [
      ['tapparelle', 'shutter', /Shutter/u],
      ['Rollladensteuerung', 'shutter control', /Shutter/u],
      ['mot de passe', 'password', /Login|Installation/u],
      ['copia de seguridad', 'backup', /Backup/u],
    ] as const) {
      await box(page).fill(query);
      await expect(translation(page), query).toContainText(term);
      await expect(translation(page)).toContainText(`(${query})`);
      await expect(suggestions(page).filter({hasText: found}).first()).toBeVisible();
    }
    await expect(panel(page).getByRole('status')).toContainText('Showing results for backup');
    await box(page).fill('backup');
    await expect(suggestions(page).first()).toBeVisible();
    await expect(translation(page)).toHaveCount(0);
    await page.goto('/search?q=tapparelle');
    await expect(page.locator('main').getByText(/^Showing results for/u)).toContainText('shutter');
  });

  test('each suggestion shows why it was found, with the word marked', async ({page}) => {
    await open(page, intro);
    for (const query of ['dimmer not responding', 'visual programming', 'RBAC']) {
      await box(page).fill(query);
      await expect(suggestions(page).first()).toBeVisible();
      const hitOptions = list(page).locator('[data-kind="hit"]');
      // Texts of sections arrive after their titles.
      await expect(hitOptions.filter({hasNot: page.locator('mark')}), query).toHaveCount(0);
    }
  });

  test(
    'fetches its index once on first hover, and suggests as the reader types',
    {tag: ['@spec-2', '@spec-4', '@spec-7', '@spec-8', '@spec-9']},
    async ({page, watch}) => {
      const requests = requestsOf(page);
      await open(page, intro);
      await page.waitForLoadState('networkidle');
      expect(requests).toEqual([]);
      await box(page).hover();
      await expect.poll(() => requests).toHaveLength(1);
      const first = suggestions(page).first();
      await test.step('a name that is not complete finds its page', async () => {
        await box(page).click();
        await box(page).pressSequentially('tecnoal');
        await expect(first).toContainText('Tecnoalarm');
        expect(requests).toEqual(['/search-index.json']);
      });
      await test.step('eight hits at most', async () => {
        await box(page).fill('server');
        await expect(list(page).locator('[data-kind="hit"]')).toHaveCount(8);
      });
      await test.step('a hit has title, section, breadcrumbs and the text around the words', async () => {
        await box(page).fill('initreadinterval');
        await expect(first).toContainText('KNX');
        await expect(first).toContainText('I/O servers');
        await expect(first).toContainText('Options');
        await expect(first.locator('mark').first()).toHaveText('initreadinterval');
      });
      await test.step('hits of a page are a group, those below it marked', async () => {
        await box(page).fill('dimmer');
        const group = list(page).locator('[role="group"]:has([data-tree="last"])').first();
        await expect(group).toBeVisible();
        expect(await group.getByRole('option').count()).toBeGreaterThan(1);
        await expect(panel(page).getByRole('status')).toHaveText(/^\d suggestions/u);
      });
      await test.step('nothing is found: it says so, and what to try', async () => {
        await box(page).fill('zzqqxx');
        await expect(panel(page)).toContainText('No results');
        await expect(panel(page).getByRole('status')).toHaveText('No results');
        await expect(panel(page).getByRole('link', {name: 'Search 4.1 (alpha)'})).toHaveAttribute(
          'href',
          '/search?q=zzqqxx&version=docs%2Fnext%2F',
        );
      });
      await test.step('a query of excluded words says why nothing is found', async () => {
        await box(page).fill('-knx');
        await expect(panel(page)).toContainText('excluded');
        await expect(panel(page).getByRole('status')).toContainText('excluded');
      });
      await test.step('hostile queries do nothing', async () => {
        for (const query of hostileQueries) {
          await box(page).fill(query);
          await expect(panel(page).locator('[aria-busy="false"]')).toBeAttached();
        }
        expect(await page.evaluate(() => 'isPlanted' in window)).toBe(false);
      });
      await test.step('Enter opens the first hit', async () => {
        await box(page).fill('shelly');
        await expect(first).toContainText('Shelly');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\/docs\/io-servers\/shelly/u);
      });
      expect(requests).toHaveLength(1);
      expect(watch.messages).toEqual([]);
    },
  );

  test('is used by keyboard', {tag: ['@spec-2', '@spec-9']}, async ({page}) => {
    const isSelected = async (place: number) =>
      expect(suggestions(page).nth(place)).toHaveAttribute('aria-selected', 'true');
    const search = async () => {
      await box(page).fill('dimmer');
      await expect(active(page)).toHaveCount(1);
    };
    await open(page, intro);
    for (const key of ['Control+k', 'Meta+k']) {
      await page.keyboard.press(key);
      await expect(box(page)).toBeFocused();
      await box(page).blur();
    }
    await test.step('arrows move through the list, and come round', async () => {
      await search();
      await isSelected(0);
      await page.keyboard.press('ArrowDown');
      await isSelected(1);
      const id = (await active(page).getAttribute('id')) ?? '';
      await expect(box(page)).toHaveAttribute('aria-activedescendant', id);
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await expect(active(page)).toHaveText('See all results');
    });
    await test.step('Home and End move in the text, with Control in the list', async () => {
      await page.keyboard.press('Control+Home');
      await isSelected(0);
      await page.keyboard.press('Home');
      expect(await box(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(0);
      await page.keyboard.press('Control+End');
      await expect(active(page)).toHaveText('See all results');
    });
    await test.step('Escape closes the list, then empties the box', async () => {
      await page.keyboard.press('Escape');
      await expect(list(page)).toHaveCount(0);
      await expect(box(page)).toHaveValue('dimmer');
      await expect(box(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(box(page)).toHaveValue('');
    });
    await test.step('Tab and a press elsewhere close the list', async () => {
      await search();
      await page.keyboard.press('Tab');
      await expect(box(page)).not.toBeFocused();
      await expect(list(page)).toHaveCount(0);
      await search();
      await page.locator('main h1').click();
      await expect(list(page)).toHaveCount(0);
    });
    await test.step('See all results opens the search page with the query', async () => {
      await search();
      await page.keyboard.press('Control+End');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/search\?q=dimmer$/u);
      await expect(page.getByRole('heading', {level: 1})).toContainText('dimmer');
      await expect(results(page).first()).toBeVisible();
    });
  });

  test(
    'a hit opens its page with the words highlighted, and the search is kept',
    {tag: '@spec-2'},
    async ({page}) => {
      const code = holdBack();
      await page.route(scriptsWith('readaftercommand'), code.route);
      await open(page, intro);
      await box(page).fill('readaftercommand');
      await suggestions(page).first().click();
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
        await box(page).click();
        await expect(box(page)).toHaveValue('');
        await expect(suggestions(page)).toHaveText(['readaftercommand']);
        await page.keyboard.press('Enter');
        await expect(box(page)).toHaveValue('readaftercommand');
        await expect(suggestions(page).first()).toContainText('KNX');
        await box(page).fill('');
        await page.getByRole('button', {name: 'Clear'}).click();
        await expect(suggestions(page)).toHaveCount(0);
        await page.reload();
        await hydrated(page);
        await box(page).click();
        await expect(panel(page)).toContainText(/keyword or task/u);
        await expect(suggestions(page)).toHaveCount(0);
      });
    },
  );

  test('names its list and its choice only while they are there', async ({page}) => {
    const {route, release} = holdBack();
    await page.route(scriptsWith('Recent searches'), route);
    await open(page, intro);
    const named = () =>
      box(page).evaluate((input) =>
        ['aria-controls', 'aria-activedescendant']
          .map((name) => input.getAttribute(name))
          .filter((id) => id !== null)
          .map((id) => document.getElementById(id)?.role),
      );
    expect(await named()).toEqual([]);
    await box(page).fill('dimmer');
    await expect(panel(page)).toContainText('Loading…');
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
    expect(await named()).toEqual([]);
    release();
    await expect(active(page)).toHaveCount(1);
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
    expect(await named()).toEqual(['listbox', 'option']);
    await page.keyboard.press('Escape');
    await expect(list(page)).toHaveCount(0);
    expect(await named()).toEqual([]);
  });

  test.describe('on a low screen', () => {
    test.use({viewport: {width: 1280, height: 240}});

    test('arrows scroll to the recent search that is chosen', async ({page}) => {
      const recent = ['one', 'two', 'three', 'four', 'five'];
      await page.addInitScript(
        (value) => localStorage.setItem('manual.recent-searches', value),
        JSON.stringify(recent),
      );
      await open(page, intro);
      await box(page).click();
      await expect(suggestions(page)).toHaveText(recent);
      await expect(suggestions(page).last()).not.toBeInViewport();
      await page.keyboard.press('ArrowUp');
      await expect(active(page)).toHaveText('five');
      await expect(active(page)).toBeInViewport();
    });
  });

  test(
    'each version searches its own index, and See all results keeps the version',
    {tag: ['@spec-2', '@spec-7']},
    async ({page}) => {
      const requests = requestsOf(page);
      await open(page, '/docs/next/intro');
      await box(page).fill('dimmer');
      await expect(suggestions(page).first()).toHaveAttribute('href', /^\/docs\/next\//u);
      expect(requests).toEqual([expect.stringMatching(/^\/docs\/next\/search-index\.json/u)]);
      await all(page).click();
      await expect(page).toHaveURL(/\?q=dimmer&version=docs%2Fnext/u);
      await expect(firstLink(page)).toHaveAttribute('href', /^\/docs\/next\//u);
    },
  );

  test(
    'a mistake in the query syntax is shown at its place, in box and page',
    {tag: '@spec-5'},
    async ({page}) => {
      await open(page, intro);
      const mistakes = [
        ['dimmer~x', 'edit distance must be numeric', '~x'],
        ['knx dimmer^much', 'boost must be numeric', '^much'],
      ] as const;
      for (const [query, reason, place] of mistakes) {
        await box(page).fill(query);
        await expect(panel(page)).toContainText(reason);
        await expect(panel(page).locator('code mark')).toHaveText(place);
      }
      await box(page).press('Enter');
      for (const [query, reason, place] of mistakes.toReversed()) {
        await field(page).fill(query);
        await expect(page.locator('main')).toContainText(reason);
        await expect(page.locator('main code mark')).toHaveText(place);
      }
    },
  );

  test.describe('on a Mac', {tag: '@full'}, () => {
    test.use({userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36'});
    test('the hint shows its key', async ({page}) => {
      await open(page, intro);
      await expect(panel(page).locator('kbd').first()).toHaveText('⌘');
    });
  });

  test.describe('on a phone', () => {
    test.use({viewport: {width: 390, height: 844}});

    test('fills the screen, and closes', async ({page}) => {
      await open(page, intro);
      await box(page).click();
      await box(page).fill('tecnoalarm');
      await expect(suggestions(page).first()).toBeVisible();
      expect(await panel(page).boundingBox()).toMatchObject({x: 0, y: 0, width: 390, height: 844});
      const option = await suggestions(page).first().boundingBox();
      expect(option?.height ?? 0).toBeGreaterThanOrEqual(44);
      await panel(page).getByRole('button', {name: 'Close'}).click();
      await expect(list(page)).toHaveCount(0);
      await box(page).click();
      await suggestions(page).first().click();
      await expect(page).toHaveURL(/io-servers\/tecnoalarm/u);
      await expect(list(page)).toHaveCount(0);
    });
  });
});

test.describe('search index', () => {
  test(
    'while it loads, the box says so, keeps the focus, and then searches',
    {tag: '@spec-4'},
    async ({page}) => {
      const {route, release} = holdBack();
      await page.route(index, route);
      await page.clock.install();
      await open(page, intro);
      await box(page).click();
      await box(page).pressSequentially('telegram');
      await expect(panel(page)).toContainText('Searching…');
      await page.clock.fastForward(4000);
      await expect(panel(page)).toContainText(/slow/u);
      release();
      await expect(suggestions(page).first()).toContainText('Telegram');
      await expect(panel(page)).not.toContainText(/Searching…|slow/u);
      await expect(box(page)).toBeFocused();
      await expect(box(page)).toHaveValue('telegram');
    },
  );

  test(
    'from another origin it is refused: Unexpected version url',
    {tag: '@spec-8'},
    async ({page}) => {
      const foreign: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).hostname !== 'localhost') {
          foreign.push(request.url());
        }
      });
      // No address of the site leads there: the build sets the folders of the versions.
      await page.route(
        scriptsWith('"hash":"'),
        rewritten((text) => text.replaceAll('"folder":"/', '"folder":"//search.example.com/')),
      );
      await open(page, '/search?q=knx');
      await expect(page.getByRole('alert')).toContainText('Unexpected version url');
      expect(foreign).toEqual([]);
    },
  );

  test(
    'when it cannot be used, box and page say why, and Retry works',
    {tag: '@spec-8'},
    async ({page}) => {
      const retryIn = (place: string) => page.locator(place).getByRole('button', {name: 'Retry'});
      const expectReason = async (reason: string) => {
        await expect(page.locator('main').getByRole('alert')).toContainText(reason);
        await expect(panel(page).getByRole('alert')).toContainText(reason);
      };
      await page.route(index, (route) => route.abort());
      await open(page, '/search?q=knx');
      await box(page).fill('shelly');
      await expectReason('Check the network');
      for (const [response, reason] of [
        [{status: 404, body: 'not found'}, '404'],
        [{status: 200, body: '<!doctype html>'}, 'damaged'],
      ] as const) {
        await page.route(index, (route) => route.fulfill(response));
        await retryIn('.navbar__search').click();
        await expect(panel(page).getByRole('alert')).toContainText(reason);
        await page.keyboard.press('Escape');
        await retryIn('main').click();
        await box(page).focus();
        await expectReason(reason);
      }
      await page.unroute(index);
      await retryIn('.navbar__search').click();
      await expect(suggestions(page).first()).toContainText('Shelly');
      await expect(box(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await retryIn('main').click();
      await expect(results(page).first()).toContainText('KNX');
    },
  );

  test(
    'when its worker cannot start, box and page say so, and Retry works',
    {tag: '@full'},
    async ({page}) => {
      const worker = scriptsWith('Unexpected version url');
      await page.route(worker, (route) => route.abort());
      await open(page, '/search?q=knx');
      await expect(page.getByRole('alert')).toContainText('could not start');
      await box(page).fill('shelly');
      await expect(panel(page).getByRole('alert')).toContainText('reload the page');
      await page.unroute(worker);
      await panel(page).getByRole('button', {name: 'Retry'}).click();
      await expect(suggestions(page).first()).toContainText('Shelly');
    },
  );
});

test.describe('search page', () => {
  test(
    'takes the query from the address, keeps it there, and shows results with excerpts',
    {tag: ['@spec-2', '@spec-5', '@spec-9']},
    async ({page, watch}) => {
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
      await test.step('50 characters before the first highlighted word, and after it', async () => {
        await field(page).fill('gateway');
        await expect(main.locator('h1')).toContainText('gateway');
        const excerpts = main.locator('[class*="excerpt"]').filter({hasText: /^…[\s\S]*…$/u});
        await expect(excerpts.nth(5)).toBeVisible();
        const lengths = await excerpts.evaluateAll((nodes) =>
          nodes.flatMap((excerpt) => {
            const mark = excerpt.querySelector('mark');
            const range = document.createRange();
            range.setStart(excerpt, 0);
            range.setEndBefore(mark ?? excerpt);
            const before = range.toString().length;
            return [before, excerpt.textContent.length - before - (mark?.textContent ?? '').length];
          }),
        );
        // The ellipsis is one more character; a word across the limit is left out.
        const [limit, longestWord] = [51, 20];
        expect(Math.max(...lengths)).toBe(limit);
        expect(Math.min(...lengths)).toBeGreaterThan(limit - longestWord);
      });
      await test.step('more results come on demand', async () => {
        await field(page).fill('hsyco');
        await expect(main.locator('h1')).toContainText('hsyco');
        const count = await results(page).count();
        await page.getByRole('button', {name: 'More results'}).click();
        await expect.poll(() => results(page).count()).toBeGreaterThan(count);
      });
      await test.step('Back brings the results that were loaded', async () => {
        const count = await results(page).count();
        await results(page).last().locator('h2 a').click();
        await expect(main).not.toContainText('Search results');
        await page.goBack();
        await expect(results(page)).toHaveCount(count);
      });
      for (const [query, reason] of [
        ['how to the', 'common'],
        ['+-~^', 'Signs'],
        ['-knx', 'excluded'],
        ['zq'.repeat(1000), 'another spelling'],
      ] as const) {
        await test.step(`${query.slice(0, 10)} finds nothing, and the page says why`, async () => {
          await field(page).fill(query);
          await expect(main).toContainText('No results');
          await expect(main).toContainText(reason);
          expect((await main.innerText()).length).toBeLessThan(1000);
          await field(page).fill('bacnet');
          await expect(results(page).first()).toContainText('BACnet');
        });
      }
      await test.step('markup in a query is text', async () => {
        await field(page).fill(`${hostileQueries[0]} knx`);
        await expect(main.locator('h1')).toContainText('<img src=x');
        expect(await page.evaluate(() => 'isPlanted' in window)).toBe(false);
      });
      expect(watch.messages).toEqual([]);
    },
  );

  test(
    'version and part are in the address, and work as a link',
    {tag: '@spec-2'},
    async ({page}) => {
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
      await test.step('a version and a part that do not exist are named', async () => {
        await open(page, '/search?q=knx&version=3.8&ctx=nowhere');
        await expect(page.locator('main')).toContainText('no version “3.8”');
        await expect(page.locator('main')).toContainText('no part “nowhere”');
        await expect(firstLink(page)).toHaveAttribute('href', /^\/docs\/io-servers\/knx/u);
        await expect(page.getByLabel('Version').locator('option')).toHaveCount(2);
      });
    },
  );

  test('the response to an earlier query never replaces a later one', async ({page}) => {
    const {route, release} = holdBack();
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
