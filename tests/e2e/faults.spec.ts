import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from 'playwright/test';
import {
  captionOf,
  expect,
  holdBack,
  hydrated,
  mainScript,
  navigate,
  pageScripts,
  scriptsWith,
  stopClock,
  test as base,
} from '../support/browser';
import {FaultySite, type Fault, type Meddle} from '../support/faults';
import {livePreview} from '../support/livePages';
import {buildDir} from '../support/project';

/** A test with a host of its own, on which it plants faults. */
const test = base.extend<{site: FaultySite}>({
  site: async ({}, provide) => {
    const site = new FaultySite();
    await site.start();
    await provide(site);
    await site.stop();
  },
});

const knx = '/docs/io-servers/knx';
const intro = '/docs/intro';
/** A page that a link far below on that of KNX leads to: what is on the screen is fetched before. */
const far = '/docs/architecture/files/systemtopo';
const ownScript = scriptsWith(captionOf('io-servers/knx'));

const style = /^\/assets\/css\//u;
const table = /^\/assets\/routes\//u;
const worker = scriptsWith('Unexpected version url');

const failure = (page: Page) => page.locator('#load-failure');
const waiting = (page: Page) => page.getByRole('alert').filter({hasText: 'The page did not come'});
const title = (page: Page) => page.getByRole('heading', {level: 1});
const box = (page: Page) =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('combobox', {name: 'Search'});
const hits = (page: Page) => page.getByRole('option');
const retryIn = (place: Locator) => place.getByRole('button', {name: 'Retry'});

/** Plants a fault in the files of an address. */
const at =
  (files: RegExp, fault: Fault): Meddle =>
  (pathname) =>
    files.test(pathname) ? fault : undefined;

const none: Meddle = () => undefined;

/** Opens a page of the host, and waits until its scripts are in charge. */
async function start(page: Page, site: FaultySite, address: string): Promise<void> {
  await page.goto(site.origin + address);
  await hydrated(page);
}

/** A browser without storage. */
function forbidStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('planted fault', 'SecurityError');
      },
    });
  }
}

/** Marks the document, to tell whether it is there still. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, {stillHere: true}));
/** Whether the document is there still; while it goes, nothing can be asked. */
const isMarked = (page: Page) => page.evaluate(() => 'stillHere' in window).catch(() => true);

/** Waits until nothing more is asked of the host, as a circle of loads would. */
async function atRest(site: FaultySite): Promise<void> {
  let before: number;
  do {
    before = site.asked.length;
    await new Promise((resolve) => setTimeout(resolve, 600));
  } while (site.asked.length !== before);
}

const pageErrors = (messages: readonly string[]) =>
  messages.filter((message) => message.startsWith('pageerror'));

test.describe('a file that the page starts with', () => {
  for (const [name, files, fault] of [
    ['the main script is missing', mainScript, 'missing'],
    ['the main script is cut off', mainScript, 'cut'],
    ['the main script came by half', mainScript, 'half'],
    ['the main script is empty', mainScript, 'empty'],
    ['the main script is a login page', mainScript, 'foreign'],
    ['the runtime of the bundler is a login page', /\/runtime~main/u, 'foreign'],
    ['a script of the page is missing', ownScript, 'missing'],
    ['a script of the page came by half', ownScript, 'half'],
    ['a script of the page is empty', ownScript, 'empty'],
    ['a script of the page is a login page', ownScript, 'foreign'],
    ['the style is missing', style, 'missing'],
    ['the style is a login page', style, 'foreign'],
  ] as const) {
    test(name, async ({page, site}) => {
      site.meddle = at(files, fault);
      await page.goto(site.origin + knx);
      await expect(failure(page)).toContainText('did not load');
      await expect(title(page)).toHaveText('KNX');
      await atRest(site);
      // The page, a look at what the site has, and the page once more.
      expect(site.times(knx)).toBe(3);
      await expect(failure(page)).toContainText('The text is complete');
      site.meddle = none;
      await retryIn(failure(page)).click();
      await expect(failure(page)).toHaveCount(0);
      await hydrated(page);
    });
  }
});

test.describe('a page of an older release, whose scripts are gone', () => {
  /** Answers the first time with a page that names a main script which is no more. */
  function oldAtFirst(others: Meddle = none): Meddle {
    const html = readFileSync(path.join(buildDir, `${knx}.html`), 'utf8');
    const body = html.replace(/(\/assets\/js\/main\.)\w+/gu, '$100000000');
    let isFirst = true;
    return (pathname, request) => {
      if (pathname === knx && isFirst) {
        isFirst = false;
        return {type: 'text/html', body};
      }
      return others(pathname, request);
    };
  }

  test('loads itself again once, and keeps what was typed', async ({page, site}) => {
    site.meddle = oldAtFirst();
    const main = holdBack();
    await page.route(/main\.00000000/u, main.route);
    await page.goto(site.origin + knx, {waitUntil: 'commit'});
    await box(page).click();
    await page.keyboard.type('modbus');
    main.release();
    await hydrated(page);
    await expect(failure(page)).toHaveCount(0);
    await expect(box(page)).toHaveValue('modbus');
    await expect(box(page)).toBeFocused();
    await expect(hits(page).first()).toContainText(/modbus/iu);
    expect(site.times(knx)).toBe(3);
  });

  for (const [name, others, prepare] of [
    ['stays where the browser has no storage', none, forbidStorage],
    ['stays where nobody answers', at(/./u, 'refused'), undefined],
    ['stays where a login page answers', at(/./u, 'foreign'), undefined],
  ] as const) {
    test(name, async ({page, site}) => {
      if (prepare) {
        await page.addInitScript(prepare);
      }
      site.meddle = oldAtFirst((pathname, request) =>
        pathname.startsWith('/assets/css/') ? undefined : others(pathname, request),
      );
      await page.goto(site.origin + knx);
      await mark(page);
      await expect(failure(page)).toBeVisible();
      await atRest(site);
      expect(await isMarked(page)).toBe(true);
      await expect(title(page)).toHaveText('KNX');
      if (name.includes('nobody')) {
        await retryIn(failure(page)).click();
        await expect(failure(page)).toContainText('Nobody answers');
        expect(await isMarked(page)).toBe(true);
      }
      site.meddle = none;
      await retryIn(failure(page)).click();
      await expect(failure(page)).toHaveCount(0);
      await hydrated(page);
    });
  }
});

test('a page that is cut in the middle loads itself again once', async ({page, site}) => {
  let isFirst = true;
  site.meddle = (pathname) => {
    const isCut = pathname === knx && isFirst;
    isFirst = isFirst && !isCut;
    return isCut ? 'cut' : undefined;
  };
  await page.goto(site.origin + knx, {waitUntil: 'commit'});
  await hydrated(page);
  await expect(page.locator('footer')).toBeVisible();
  expect(site.times(knx)).toBe(3);
});

test('a style that is slow is waited for, and is no sign of a page cut off', async ({
  page,
  site,
}) => {
  await page.clock.install();
  const sheet = holdBack();
  await page.route(/\/assets\/css\//u, sheet.route);
  await page.goto(site.origin + knx, {waitUntil: 'commit'});
  const pass = await stopClock(page);
  await expect(page.locator('body')).toBeAttached();
  await pass(20_000);
  sheet.release();
  await page.clock.resume();
  await hydrated(page);
  expect(site.times(knx)).toBe(1);
});

test.describe('what the next page needs', () => {
  for (const [name, files, fault] of [
    ['its table is missing', table, 'missing'],
    ['its table is cut off', table, 'cut'],
    ['its table came by half', table, 'half'],
    ['its table is a login page', table, 'foreign'],
    ['its table is JSON of somebody else', table, 'foreign JSON'],
    ['its script is missing', pageScripts, 'missing'],
    ['its script came by half', pageScripts, 'half'],
    ['its script is a login page', pageScripts, 'foreign'],
  ] as const) {
    test(name, async ({page, site}) => {
      const isScript = files === pageScripts;
      site.meddle = isScript ? none : at(files, fault);
      await start(page, site, knx);
      await page.waitForLoadState('networkidle');
      site.meddle = at(files, fault);
      await mark(page);
      await navigate(page, far);
      await expect.poll(() => isMarked(page)).toBe(false);
      await expect(title(page)).not.toHaveText(/KNX|not found/u);
      await atRest(site);
      // A look, and the page; where its scripts do not come either, both once more.
      expect(site.times(far)).toBe(isScript ? 4 : 2);
      await expect(failure(page)).toHaveCount(isScript ? 1 : 0);
    });
  }

  test('the table of an older release does not know it: the site is asked', async ({
    page,
    site,
  }) => {
    site.meddle = (pathname) =>
      pathname.startsWith('/assets/routes/') && !pathname.endsWith('/docs.json')
        ? {type: 'application/json', body: '{"routes":[],"modules":[],"files":{}}'}
        : undefined;
    await start(page, site, knx);
    await navigate(page, intro);
    await expect(title(page)).not.toHaveText(/KNX|not found/u);
    await hydrated(page);
    expect(site.times(intro)).toBe(2);
  });

  test('nobody answers: the page before stays, and the next opens when the network is back', async ({
    page,
    site,
    context,
  }) => {
    await start(page, site, knx);
    await page.waitForLoadState('networkidle');
    await box(page).fill('modbus');
    await expect(hits(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await mark(page);
    await context.setOffline(true);
    await navigate(page, far);
    await expect(waiting(page)).toContainText('nobody answers');
    await retryIn(waiting(page)).click();
    await expect(waiting(page)).toContainText('nobody answers');
    await expect(title(page)).toHaveText('KNX');
    await expect(box(page)).toHaveValue('modbus');
    await page.goBack();
    await expect(waiting(page)).toHaveCount(0);
    await expect(title(page)).toHaveText('KNX');
    await navigate(page, far);
    await expect(waiting(page)).toBeVisible();
    await context.setOffline(false);
    await expect(title(page)).not.toHaveText('KNX');
    await expect(waiting(page)).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(far);
    expect(await isMarked(page)).toBe(true);
  });

  for (const [name, button, heading] of [
    ['a login page answers: the page before stays until the next comes', 'Retry', /^(?!KNX)/u],
    ['a login page answers: the reader can open it', 'Open what answers', 'Welcome to the network'],
  ] as const) {
    test(name, async ({page, site}) => {
      await start(page, site, knx);
      await page.waitForLoadState('networkidle');
      await mark(page);
      site.meddle = at(/./u, 'foreign');
      await navigate(page, far);
      await expect(waiting(page)).toContainText('login page');
      await expect(title(page)).toHaveText('KNX');
      expect(await isMarked(page)).toBe(true);
      if (button === 'Retry') {
        site.meddle = none;
      }
      await waiting(page).getByRole('button', {name: button}).click();
      await expect(title(page)).toHaveText(heading);
      expect(await isMarked(page)).toBe(button === 'Retry');
    });
  }
});

test.describe('the search', () => {
  const alert = (page: Page) => page.locator('.navbar__search [role="alert"]');

  for (const [name, fault, message] of [
    ['its index is cut off', 'cut', 'did not arrive'],
    ['its index came by half, and the browser keeps it', 'half', 'not whole'],
    ['its index is a login page', 'foreign', 'not whole'],
    ['its index is JSON of somebody else', 'foreign JSON', 'not whole'],
    [
      'its index is huge',
      {type: 'application/json', body: `[${'"knx",'.repeat(8e6)}0]`},
      'not whole',
    ],
  ] as const) {
    test(name, async ({page, site}) => {
      site.meddle = (pathname) => (pathname.endsWith('/search-index.json') ? fault : undefined);
      await start(page, site, knx);
      await box(page).fill('shelly');
      await expect(alert(page)).toContainText(message, {timeout: 20_000});
      site.meddle = none;
      await retryIn(alert(page)).click();
      await expect(hits(page).first()).toContainText('Shelly');
      await expect(box(page)).toHaveValue('shelly');
    });
  }

  for (const [name, fault] of [
    ['its worker is missing, as of an older release', 'missing'],
    ['its worker came by half', 'half'],
    ['its worker is a login page', 'foreign'],
  ] as const) {
    test(name, async ({page, site}) => {
      site.meddle = at(worker, fault);
      await start(page, site, knx);
      await box(page).fill('shelly');
      await expect(alert(page)).toContainText('reload the page');
      // The fault is still there when the page asks for the worker past the cache.
      await page.waitForLoadState('networkidle');
      site.meddle = none;
      await retryIn(alert(page)).click();
      await expect(hits(page).first()).toContainText('Shelly');
      await expect(box(page)).toHaveValue('shelly');
    });
  }

  test('the browser refuses its worker', async ({page, site}) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'Worker', {
        value: function Refused() {
          throw new DOMException('planted fault', 'SecurityError');
        },
      });
    });
    await start(page, site, knx);
    await box(page).fill('shelly');
    await expect(alert(page)).toContainText('this browser lets it run no worker');
    await mark(page);
    await retryIn(alert(page)).click();
    await expect(alert(page)).toContainText('this browser lets it run no worker');
    expect(await isMarked(page)).toBe(true);
  });

  for (const [name, fault] of [
    ['an excerpt is missing', 'missing'],
    ['an excerpt came by half, and the browser keeps it', 'half'],
    ['an excerpt is a login page', 'foreign'],
    ['an excerpt is JSON of somebody else', 'foreign JSON'],
    [
      'an excerpt is that of another page, as of another release',
      {type: 'application/json', body: '{"u":"/docs/other","#options":"initreadinterval planted"}'},
    ],
  ] as const) {
    test(name, async ({page, site}) => {
      site.meddle = (pathname) => (pathname.includes('/search-texts/') ? fault : undefined);
      await start(page, site, intro);
      await box(page).fill('initreadinterval');
      await expect(hits(page).first()).toContainText('KNX');
      await atRest(site);
      await expect(hits(page).first()).not.toContainText('initreadinterval');
      if (typeof fault === 'string') {
        site.meddle = none;
        await box(page).fill('');
        await box(page).fill('initreadinterval');
        await expect(hits(page).first()).toContainText('initreadinterval');
      }
    });
  }
});

test.describe('an answer that comes after 20 s', () => {
  /** Milliseconds by the clock of the page, which a test lets pass at once. */
  const late = 20_000;

  test('the scripts of the page: the text is there, and what was typed is searched', async ({
    page,
    site,
  }) => {
    await page.clock.install();
    const main = holdBack();
    await page.route(mainScript, main.route);
    await page.goto(site.origin + knx, {waitUntil: 'domcontentloaded'});
    await box(page).fill('shelly');
    await page.clock.fastForward(late);
    await expect(failure(page)).toHaveCount(0);
    await expect(title(page)).toHaveText('KNX');
    main.release();
    await hydrated(page);
    await page.clock.runFor(2000);
    await expect(hits(page).first()).toContainText('Shelly');
    expect(site.times(knx)).toBe(1);
  });

  for (const [name, files] of [
    ['the table of the next page: the page before stays, with a bar', table],
    ['the script of the next page: the page before stays, with a bar', pageScripts],
  ] as const) {
    test(name, async ({page, site}) => {
      await page.clock.install();
      const held = holdBack();
      const isHeld = (url: URL) => files.test(url.pathname);
      if (files === table) {
        await page.route(isHeld, held.route);
      }
      await start(page, site, knx);
      const runFor = await stopClock(page);
      await page.route(isHeld, held.route);
      await mark(page);
      await navigate(page, far);
      const bar = page.locator('#nprogress .bar');
      // By pieces: the page has to come to the navigation first, which no clock tells.
      await expect.poll(() => runFor(500).then(() => bar.count())).toBe(1);
      await runFor(late);
      await expect(bar).toHaveCount(1);
      await expect(waiting(page)).toHaveCount(0);
      await expect(title(page)).toHaveText('KNX');
      held.release();
      await expect(title(page)).not.toHaveText('KNX');
      expect(await isMarked(page)).toBe(true);
      await runFor(1000);
      await expect(page.locator('#nprogress')).toHaveCount(0);
    });
  }

  test('what tells whether the site has the next page: nobody answers, until Retry', async ({
    page,
    site,
  }) => {
    site.meddle = at(table, 'missing');
    await page.clock.install();
    await start(page, site, knx);
    const runFor = await stopClock(page);
    await mark(page);
    const held = holdBack();
    await page.route((url) => url.pathname === far, held.route);
    await navigate(page, far);
    await expect.poll(() => runFor(late / 2).then(() => waiting(page).count())).toBe(1);
    await expect(waiting(page)).toContainText('nobody answers');
    await expect(title(page)).toHaveText('KNX');
    expect(await isMarked(page)).toBe(true);
    held.release();
    await retryIn(waiting(page)).click();
    await expect(title(page)).not.toHaveText('KNX');
  });

  test('the index of the search: it says so, and searches when it is there', async ({
    page,
    site,
  }) => {
    await page.clock.install();
    await start(page, site, knx);
    const runFor = await stopClock(page);
    const held = holdBack();
    await page.route('**/search-index.json*', held.route);
    await box(page).fill('shelly');
    const textAfter = async (milliseconds: number) => {
      await runFor(milliseconds);
      return page.locator('.navbar__search').textContent();
    };
    expect(await textAfter(late)).not.toContain('Shelly');
    await expect.poll(() => textAfter(1000)).toContain('the network is slow');
    held.release();
    await expect.poll(() => textAfter(1000)).toContain('Shelly');
    await expect(box(page)).toHaveValue('shelly');
  });
});

test.describe('the storage', () => {
  /** What an older release, or somebody else, left there. */
  const nonsense = {
    theme: 'purple',
    'docs-preferred-version-default': '{"version":3}',
    'docusaurus.announcement.dismiss': 'perhaps',
    'docusaurus.announcement.id': '[]',
    'docusaurus.tab.language': 'Cobol',
    'manual.recent-searches': '{"0":[null,7',
    'manual.playground': '\u0000 { IF THEN \u{1F4A5}',
  };

  test('holds nonsense', async ({page, site, watch}) => {
    await page.addInitScript((all) => {
      Object.entries(all).forEach(([key, value]) => localStorage.setItem(key, value));
      sessionStorage.setItem('typed', '{"texts":{"0":[1]},"focus":"x"}');
      sessionStorage.setItem('clean-address', '[object Object]');
    }, nonsense);
    await start(page, site, knx);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await box(page).fill('shelly');
    await expect(hits(page).first()).toContainText('Shelly');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/shelly/u);
    await page.goto(`${site.origin}/docs/development/events/events-programming`);
    await expect(title(page)).toBeVisible();
    expect(pageErrors(watch.messages)).toEqual([]);
  });

  test('is full', async ({page, site, watch}) => {
    await page.addInitScript(() => {
      for (const storage of [localStorage, sessionStorage]) {
        for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
          try {
            storage.setItem(`full-${size}`, 'x'.repeat(size));
          } catch {
            // Fuller than that: the next is half as long.
          }
        }
      }
    });
    await start(page, site, knx);
    expect(
      await page.evaluate(() => {
        try {
          localStorage.setItem('one-more', 'x'.repeat(64));
          return 'room';
        } catch (error) {
          return (error as DOMException).name;
        }
      }),
    ).toBe('QuotaExceededError');
    await page.getByRole('button', {name: /Switch between dark and light mode/u}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.locator('.theme-announcement-bar').getByRole('button', {name: 'Close'}).click();
    await box(page).fill('shelly');
    await expect(hits(page).first()).toContainText('Shelly');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/shelly/u);
    await expect(title(page)).toHaveText('Shelly');
    expect(pageErrors(watch.messages)).toEqual([]);
  });
});

for (const [name, year] of [
  ['a clock that is decades behind', 1990],
  ['a clock that is decades ahead', 2070],
] as const) {
  test(name, async ({page, site, watch}) => {
    await page.clock.setFixedTime(new Date(`${year}-06-01T12:00:00Z`));
    await start(page, site, knx);
    await box(page).fill('shelly');
    await expect(hits(page).first()).toContainText('Shelly');
    await page.keyboard.press('Escape');
    await navigate(page, '/blog');
    await expect(page).toHaveTitle(/Blog/u);
    // The dates are those of the posts, and no age.
    await expect(page.locator('time').first()).not.toContainText(String(year));
    await start(page, site, '/docs/development/project-development/objects/clock');
    await livePreview(page);
    expect(pageErrors(watch.messages)).toEqual([]);
  });
}

test('a page that prints before its scripts are there prints light, and goes on', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  const main = holdBack();
  await page.route(mainScript, main.route);
  await page.goto(site.origin + knx, {waitUntil: 'domcontentloaded'});
  await page.evaluate(() => {
    window.addEventListener('beforeprint', () =>
      Object.assign(window, {
        printed: getComputedStyle(document.documentElement).backgroundColor,
      }),
    );
  });
  const pdf = await page.pdf();
  expect(pdf.byteLength).toBeGreaterThan(20_000);
  expect(await page.evaluate(() => Reflect.get(window, 'printed') as unknown)).toBe(
    'rgb(255, 255, 255)',
  );
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  main.release();
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test.describe('an extension', () => {
  /** Puts each text of the page into an element of its own, as a translator does. */
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() !== '' && text.parentElement?.closest('script, style') === null) {
        texts.push(text);
      }
    }
    for (const text of texts) {
      const font = document.createElement('x-translated');
      text.replaceWith(font);
      font.textContent = text.data;
    }
  };

  for (const [name, change] of [
    [
      'that puts elements and attributes into the page before React',
      () => {
        document.documentElement.setAttribute('data-extension', 'on');
        document.body.setAttribute('data-extension', 'on');
        document.body.prepend(document.createElement('extension-bar'));
        document.querySelector('#__docusaurus')?.prepend(document.createElement('div'));
        document.querySelector('article')?.prepend(document.createElement('button'));
        document.querySelector('article p')?.append(document.createElement('span'));
        document.querySelectorAll('input').forEach((input) => {
          input.setAttribute('data-filled', '');
          input.after(document.createElement('div'));
        });
      },
    ],
    ['that translates the page before React', translate],
  ] as const) {
    test(name, async ({page, site, watch}) => {
      await page.addInitScript(`addEventListener('DOMContentLoaded', ${String(change)})`);
      await start(page, site, knx);
      await expect(title(page)).toContainText('KNX');
      await expect(page.locator('.pagination-nav a')).not.toHaveCount(0);
      await box(page).fill('shelly');
      await expect(hits(page).first()).toContainText('Shelly');
      await page.keyboard.press('Enter');
      await expect(title(page)).toHaveText('Shelly');
      expect(pageErrors(watch.messages)).toEqual([]);
    });
  }

  test('that translates the page after React', async ({page, site, watch}) => {
    await start(page, site, knx);
    await page.evaluate(translate);
    await navigate(page, intro);
    await expect(page).toHaveURL(/intro$/u);
    await expect(title(page)).not.toContainText('KNX');
    await page.evaluate(translate);
    await box(page).fill('shelly');
    await expect(hits(page).first()).toContainText('Shelly');
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText('Shelly');
    expect(pageErrors(watch.messages)).toEqual([]);
  });
});
