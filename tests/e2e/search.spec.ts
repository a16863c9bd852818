// cspell:ignore tecnoal
import type {Page} from 'playwright/test';
import {delayed, expect, hydrated, open, rewritten, scriptsWith, test} from '../support/browser';

const box = (page: Page) =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('combobox', {name: 'Search'});
const list = (page: Page) => page.getByRole('listbox', {name: 'Suggestions'});
const suggestions = (page: Page) => list(page).getByRole('option');
const all = (page: Page) => page.getByRole('option', {name: 'See all results'});
const active = (page: Page) => page.locator('[role="option"][aria-selected="true"]');
const index = '**/search-index.json*';
const results = (page: Page) => page.locator('main ol > li');

/** Keep the addresses of what is fetched for the search. */
function askedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('search-index')) {
      asked.push(request.url());
    }
  });
  return asked;
}

test.describe('search box', () => {
  test('suggests results as the reader types', {tag: '@spec-2'}, async ({page}) => {
    await open(page, '/docs/intro');
    await box(page).click();
    await box(page).pressSequentially('tecnoal');
    await expect(suggestions(page).first()).toContainText('Tecnoalarm');
    await expect(list(page).locator('[data-kind="hit"]')).not.toHaveCount(0);
    expect(await list(page).locator('[data-kind="hit"]').count()).toBeLessThanOrEqual(8);
  });

  test('a device name finds its page first', {tag: '@spec-2'}, async ({page}) => {
    await open(page, '/docs/intro');
    await box(page).fill('shelly');
    await expect(suggestions(page).first()).toContainText('Shelly');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/io-servers\/shelly/u);
  });

  test(
    'hits show title, section, breadcrumbs and the text around the words',
    {tag: '@spec-2'},
    async ({page}) => {
      await open(page, '/docs/intro');
      await box(page).fill('initreadinterval');
      const first = suggestions(page).first();
      await expect(first).toContainText('KNX');
      await expect(first).toContainText('I/O servers');
      await expect(first).toContainText('Options');
      await expect(first.locator('mark').first()).toHaveText('initreadinterval');
    },
  );

  test(
    'hits of a page stand together, those below it marked as such',
    {tag: '@spec-4'},
    async ({page}) => {
      await open(page, '/docs/intro');
      await box(page).fill('dimmer');
      const below = list(page).locator('[data-tree="last"]').first();
      await expect(below).toBeVisible();
      const group = list(page).locator('[role="group"]:has([data-tree="last"])').first();
      expect(await group.getByRole('option').count()).toBeGreaterThan(1);
    },
  );

  test(
    'says No results when nothing matches, and what to try',
    {tag: ['@spec-2', '@spec-8']},
    async ({page}) => {
      await open(page, '/docs/intro');
      await box(page).fill('zzqqxx');
      const panel = page.locator('.navbar__search');
      await expect(panel).toContainText('No results');
      await expect(panel.getByRole('link', {name: 'Search 4.1 (alpha)'})).toHaveAttribute(
        'href',
        '/search?q=zzqqxx&version=docs%2Fnext%2F',
      );
      await expect(panel.getByRole('link', {name: /maker or model/u})).toBeVisible();
    },
  );

  test(
    'See all results goes to the search page with the query',
    {tag: '@spec-2'},
    async ({page}) => {
      await open(page, '/docs/intro');
      await box(page).fill('dimmer');
      await all(page).click();
      await expect(page).toHaveURL(/\/search\?q=dimmer$/u);
      await expect(page.getByRole('heading', {level: 1})).toContainText('dimmer');
      await expect(results(page).first()).toBeVisible();
    },
  );

  test('See all results keeps the version', {tag: '@spec-2'}, async ({page}) => {
    await open(page, '/docs/next/intro');
    await box(page).fill('dimmer');
    await all(page).click();
    await expect(page).toHaveURL(/\?q=dimmer&version=docs%2Fnext/u);
    await expect(results(page).first().getByRole('link').first()).toHaveAttribute(
      'href',
      /^\/docs\/next\//u,
    );
  });

  for (const key of ['Control+k', 'Meta+k']) {
    test(`${key} puts the reader into the box`, {tag: '@spec-2'}, async ({page}) => {
      await open(page, '/docs/intro');
      await page.keyboard.press(key);
      await expect(box(page)).toBeFocused();
    });
  }

  test(
    'selecting a hit opens its page and highlights the words, until the reader has enough of them',
    {tag: '@spec-2'},
    async ({page}) => {
      await open(page, '/docs/intro');
      await box(page).fill('readaftercommand');
      await suggestions(page).first().click();
      await expect(page).toHaveURL(/\/docs\/io-servers\/knx\?_highlight=readaftercommand/u);
      const highlights = page.locator('article mark');
      await expect(highlights.first()).toHaveText('readaftercommand');
      await page.getByRole('button', {name: 'Remove highlights'}).click();
      await expect(highlights).toHaveCount(0);
      await expect(page).toHaveURL(/\/docs\/io-servers\/knx(?:#.*)?$/u);
    },
  );

  test('highlights wait for their page, however slow it is', async ({page}) => {
    await page.route(scriptsWith('readaftercommand'), delayed(2000));
    await open(page, '/docs/intro');
    await box(page).fill('readaftercommand');
    await suggestions(page).first().click();
    await expect(page).toHaveURL(/readaftercommand/u);
    await expect(page.locator('article mark').first()).toHaveText('readaftercommand');
  });

  test('each version searches its own index', {tag: '@spec-7'}, async ({page}) => {
    const asked = askedFor(page);
    await open(page, '/docs/next/intro');
    await box(page).fill('shelly');
    await expect(suggestions(page).first()).toHaveAttribute('href', /^\/docs\/next\//u);
    expect(asked.map((address) => new URL(address).pathname)).toEqual([
      '/docs/next/search-index.json',
    ]);
  });

  test('markup and other hostile text in a query do nothing', async ({page, watch}) => {
    await open(page, '/docs/intro');
    for (const query of [
      '<img src=x onerror=window.pwned=1>',
      '__proto__ constructor',
      '(.*)+$ [a-',
      'x'.repeat(10_000),
    ]) {
      await box(page).fill(query);
      await expect(list(page).or(page.getByText('No results')).first()).toBeAttached();
      await expect(page.locator('.navbar__search [aria-busy="false"]')).toBeAttached();
    }
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
    expect(watch.messages).toEqual([]);
  });

  for (const [query, reason, place] of [
    ['dimmer~x', 'edit distance must be numeric', '~x'],
    ['knx dimmer^much', 'boost must be numeric', '^much'],
  ] as const) {
    test(`a mistake in the query syntax is shown: ${reason}`, {tag: '@spec-5'}, async ({page}) => {
      await open(page, '/docs/intro');
      await box(page).fill(query);
      await expect(page.locator('.navbar__search')).toContainText(reason);
      await expect(page.locator('.navbar__search code mark')).toHaveText(place);
      await box(page).press('Enter');
      await expect(page.locator('main')).toContainText(reason);
      await expect(page.locator('main code mark')).toHaveText(place);
    });
  }
});

test.describe('search box by keyboard', () => {
  test('arrows move through the suggestions and See all results, and come round', async ({
    page,
  }) => {
    await open(page, '/docs/intro');
    await box(page).fill('dimmer');
    await expect(active(page)).toHaveCount(1);
    const count = await suggestions(page).count();
    await expect(suggestions(page).nth(0)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(suggestions(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(box(page)).toHaveAttribute(
      'aria-activedescendant',
      (await active(page).getAttribute('id')) ?? '',
    );
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(suggestions(page).nth(count - 1)).toHaveAttribute('aria-selected', 'true');
    await expect(active(page)).toHaveText('See all results');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=dimmer$/u);
  });

  test('Home and End move in the text, with Control in the list', async ({page}) => {
    await open(page, '/docs/intro');
    await box(page).fill('dimmer');
    await expect(active(page)).toHaveCount(1);
    await page.keyboard.press('Home');
    expect(await box(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(0);
    await page.keyboard.press('Control+End');
    await expect(active(page)).toHaveText('See all results');
    await page.keyboard.press('Control+Home');
    await expect(suggestions(page).nth(0)).toHaveAttribute('aria-selected', 'true');
  });

  test.describe('on a Mac', () => {
    test.use({userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36'});
    test('the hint shows its key', async ({page}) => {
      await open(page, '/docs/intro');
      await expect(page.locator('.navbar__search kbd').first()).toHaveText('⌘');
    });
  });

  test('Escape closes the list, then empties the box', async ({page}) => {
    await open(page, '/docs/intro');
    await box(page).fill('dimmer');
    await expect(suggestions(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list(page)).toHaveCount(0);
    await expect(box(page)).toHaveValue('dimmer');
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveValue('');
  });

  test('Tab leaves, and the list closes', async ({page}) => {
    await open(page, '/docs/intro');
    await box(page).fill('dimmer');
    await expect(suggestions(page).first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(box(page)).not.toBeFocused();
    await expect(list(page)).toHaveCount(0);
  });

  test('a press elsewhere closes the list', async ({page}) => {
    await open(page, '/docs/intro');
    await box(page).fill('dimmer');
    await expect(suggestions(page).first()).toBeVisible();
    await page.locator('main h1').click();
    await expect(list(page)).toHaveCount(0);
  });

  test('the number of suggestions is read out after a pause', async ({page}) => {
    await open(page, '/docs/intro');
    await box(page).fill('dimmer');
    const status = page.locator('.navbar__search [role="status"]');
    await expect(status).toHaveText(/^\d suggestions/u);
    await box(page).fill('zzqqxx');
    await expect(status).toHaveText('No results');
  });

  test('recent searches are kept, offered and forgotten', async ({page}) => {
    await open(page, '/docs/intro');
    await box(page).fill('shelly');
    await suggestions(page).first().click();
    await expect(page).toHaveURL(/shelly/u);
    await page.reload();
    await hydrated(page);
    await box(page).click();
    await expect(box(page)).toHaveValue('');
    await expect(suggestions(page)).toHaveText(['shelly']);
    await page.keyboard.press('Enter');
    await expect(box(page)).toHaveValue('shelly');
    await expect(suggestions(page).first()).toContainText('Shelly');
    await box(page).fill('');
    await page.getByRole('button', {name: 'Clear'}).click();
    await expect(suggestions(page)).toHaveCount(0);
    await page.reload();
    await hydrated(page);
    await box(page).click();
    await expect(page.locator('.navbar__search')).toContainText('type what you look for');
  });
});

test.describe('search box on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('fills the screen, and closes', async ({page}) => {
    await open(page, '/docs/intro');
    await box(page).click();
    await box(page).fill('tecnoalarm');
    await expect(suggestions(page).first()).toBeVisible();
    const area = await page.locator('.navbar__search').boundingBox();
    expect(area).toMatchObject({x: 0, y: 0, width: 390, height: 844});
    const option = await suggestions(page).first().boundingBox();
    expect(option?.height ?? 0).toBeGreaterThanOrEqual(44);
    await page.locator('.navbar__search').getByRole('button', {name: 'Close'}).click();
    await expect(list(page)).toHaveCount(0);
    await box(page).click();
    await suggestions(page).first().click();
    await expect(page).toHaveURL(/io-servers\/tecnoalarm/u);
    await expect(list(page)).toHaveCount(0);
  });
});

test.describe('search index', () => {
  test(
    'is fetched on first hover or focus, not before, and once',
    {tag: '@spec-4'},
    async ({page}) => {
      const asked = askedFor(page);
      await open(page, '/docs/intro');
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
      await box(page).hover();
      await expect.poll(() => asked.length).toBe(1);
      await box(page).click();
      await box(page).fill('knx');
      await expect(suggestions(page).first()).toBeVisible();
      expect(asked).toHaveLength(1);
      expect(asked[0]).toMatch(/\/search-index\.json\?_=[0-9a-f]+$/u);
    },
  );

  test(
    'while it loads, that shows, the focus stays, and what was typed is answered afterwards',
    {tag: '@spec-4'},
    async ({page}) => {
      await page.route(index, delayed(1500));
      await open(page, '/docs/intro');
      await box(page).click();
      await box(page).pressSequentially('telegram');
      await expect(page.locator('.navbar__search')).toContainText('Searching…');
      await expect(suggestions(page).first()).toContainText('Telegram');
      await expect(page.locator('.navbar__search')).not.toContainText('Searching…');
      await expect(box(page)).toBeFocused();
      await expect(box(page)).toHaveValue('telegram');
    },
  );

  test('on a slow network the reader is told', async ({page}) => {
    await page.route(index, delayed(6000));
    await open(page, '/docs/intro');
    await box(page).fill('telegram');
    await expect(page.locator('.navbar__search')).toContainText('the network is slow');
    await expect(suggestions(page).first()).toContainText('Telegram', {timeout: 10_000});
  });

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
      // No address leads there: the versions are told by the build.
      await page.route(
        scriptsWith('"hash":"'),
        rewritten((text) => text.replaceAll('"folder":"/', '"folder":"//search.example.com/')),
      );
      await page.goto('/search?q=knx');
      await hydrated(page);
      await expect(page.getByRole('alert')).toContainText('Unexpected version url');
      expect(foreign).toEqual([]);
    },
  );

  test('when its worker cannot start, both places say so, and Retry works', async ({page}) => {
    const worker = scriptsWith('Unexpected version url');
    await page.route(worker, (route) => route.abort());
    await page.goto('/search?q=knx');
    await hydrated(page);
    await expect(page.getByRole('alert')).toContainText('The search could not start');
    await box(page).fill('shelly');
    await expect(page.locator('.navbar__search [role="alert"]')).toContainText('reload the page');
    await page.unroute(worker);
    await page.locator('.navbar__search').getByRole('button', {name: 'Retry'}).click();
    await expect(suggestions(page).first()).toContainText('Shelly');
  });

  for (const [fault, response, message] of [
    ['missing', {status: 404, body: 'not found'}, 'its file is not there (404)'],
    ['not JSON', {status: 200, body: '<!doctype html>'}, 'its file is not whole'],
    ['truncated', {status: 200, body: '[{"documents":[{"i":1'}, 'its file is not whole'],
    ['of another form', {status: 200, body: '{"a":1}'}, 'its file is not whole'],
    [
      'without its postings',
      {
        status: 200,
        body: JSON.stringify(
          Array.from({length: 5}, () => ({
            documents: [{i: 1}],
            index: {version: '2.3.9', fields: ['t'], pipeline: [], terms: ['knx'], postings: []},
          })),
        ),
      },
      'its file is not whole',
    ],
  ] as const) {
    test(
      `when it is ${fault}, both places say so, and Retry works`,
      {tag: '@spec-8'},
      async ({page}) => {
        await page.route(index, (route) => route.fulfill(response));
        await page.goto('/search?q=knx');
        await hydrated(page);
        await expect(page.getByRole('alert')).toContainText(message);
        await box(page).fill('shelly');
        await expect(page.locator('.navbar__search [role="alert"]')).toContainText(message);
        await page.unroute(index);
        await page.locator('.navbar__search').getByRole('button', {name: 'Retry'}).click();
        await expect(suggestions(page).first()).toContainText('Shelly');
        await page.keyboard.press('Escape');
        await page.locator('main').getByRole('button', {name: 'Retry'}).click();
        await expect(results(page).first()).toContainText('KNX');
      },
    );
  }

  test('when the network is gone, the reader is told', async ({page}) => {
    await page.route(index, (route) => route.abort());
    await page.goto('/search?q=knx');
    await hydrated(page);
    await expect(page.getByRole('alert')).toContainText('Check the network');
  });
});

test.describe('search page', () => {
  test('takes the query from the address and keeps it there', {tag: '@spec-2'}, async ({page}) => {
    await open(page, '/search?q=modbus');
    await expect(results(page).first()).toContainText('Modbus');
    await page.locator('main input[type="search"]').fill('bacnet');
    await expect(page).toHaveURL(/\?q=bacnet$/u);
    await expect(results(page).first()).toContainText('BACnet');
    await expect(page.locator('main [role="status"]')).toHaveText(/^\d+ pages?$/u);
  });

  test('an answer to an earlier query never overwrites that to a later one', async ({page}) => {
    await page.route(index, delayed(1000));
    await open(page, '/search?q=modbus');
    const field = page.locator('main input[type="search"]');
    for (const query of ['sonos', 'satel', 'shelly']) {
      await field.fill(query);
    }
    await expect(results(page).first()).toContainText('Shelly');
    await page.waitForTimeout(1000);
    await expect(results(page).first()).toContainText('Shelly');
  });

  test(
    'version and part stand in the address, and work as a link',
    {tag: '@spec-2'},
    async ({page}) => {
      await open(page, '/search?q=dimmer');
      await page.getByLabel('Version').selectOption('4.1 (alpha)');
      await page.getByLabel('Part').selectOption('Tutorials');
      await expect(page).toHaveURL(/\?q=dimmer&version=docs%2Fnext%2F&ctx=tutorials$/u);
      await expect(results(page).first()).toBeVisible();
      await page.reload();
      await hydrated(page);
      await expect(page.getByLabel('Part')).toHaveValue('tutorials');
      await expect(results(page).first()).toBeVisible();
      const addresses = await results(page)
        .locator('h2 a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(addresses.length).toBeGreaterThan(1);
      expect(addresses.filter((to) => !to.startsWith('/docs/next/tutorials/'))).toEqual([]);
    },
  );

  test('a part that the manual does not have is told, and all of it searched', async ({page}) => {
    await open(page, '/search?q=knx&ctx=nowhere');
    await expect(page.locator('main')).toContainText('The manual has no part “nowhere”');
    await expect(results(page).first()).toContainText('KNX');
  });

  for (const [name, root] of [
    ['4.0', '/docs/'],
    ['4.1', '/docs/next/'],
    ['current', '/docs/next/'],
    ['docs/next', '/docs/next/'],
    ['docs/next/', '/docs/next/'],
  ] as const) {
    test(`a version is found by ${name}`, async ({page}) => {
      await open(page, `/search?q=knx&version=${encodeURIComponent(name)}`);
      const first = results(page).first().locator('h2 a');
      await expect(first).toHaveAttribute('href', new RegExp(`^${root}io-servers/knx`, 'u'));
      await expect(page.getByLabel('Version').locator('option')).toHaveCount(2);
    });
  }

  test('a version that the manual does not have is told, and the latest searched', async ({
    page,
  }) => {
    await open(page, '/search?q=knx&version=3.8');
    await expect(page.locator('main')).toContainText(
      'The manual has no version “3.8”; 4.0 is searched.',
    );
    const first = results(page).first().locator('h2 a');
    await expect(first).toHaveAttribute('href', /^\/docs\/io-servers\/knx/u);
    await expect(page.getByLabel('Version').locator('option')).toHaveCount(2);
  });

  test('a query of common words alone finds nothing', async ({page}) => {
    await open(page, '/search?q=how+to+the');
    await expect(page.locator('main')).toContainText('No results');
  });

  test('a long query is repeated in part', async ({page}) => {
    await open(page, `/search?q=${'zq'.repeat(1000)}`);
    await expect(page.locator('main')).toContainText('No results');
    expect((await page.locator('main').innerText()).length).toBeLessThan(1000);
  });

  test('more results come on demand', async ({page}) => {
    await open(page, '/search?q=hsyco');
    await expect(results(page).first()).toBeVisible();
    const count = await results(page).count();
    await page.getByRole('button', {name: 'More results'}).click();
    await expect.poll(() => results(page).count()).toBeGreaterThan(count);
  });

  test(
    'a query without tokens gives no result and no error',
    {tag: '@spec-5'},
    async ({page, watch}) => {
      await open(page, '/search?q=%2B-~%5E');
      await expect(page.locator('main')).toContainText('No results');
      expect(watch.messages.filter((message) => message.startsWith('pageerror'))).toEqual([]);
    },
  );

  test('does not take the focus, so that the skip link comes first', async ({page}) => {
    await open(page, '/search?q=knx');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  });

  test('markup in a query does nothing', async ({page}) => {
    await open(page, `/search?q=${encodeURIComponent('<img src=x onerror=window.pwned=1> knx')}`);
    await expect(page.locator('main h1')).toContainText('<img src=x');
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  });
});
