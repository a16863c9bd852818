import {readFileSync} from 'node:fs';
import type {Page} from 'playwright/test';
import {readRelease, type Edition} from '../../src/plugins/release/releaseFile';
import {expect, hydrated, navigate, test as base} from '../support/browser';
import {SwitchableSite} from '../support/offline';
import {buildDir, read} from '../support/project';
import {changedPage, nextReleases, type Releases} from '../support/releases';
import {built} from '../support/site';

/** A test with a site of its own, which it can cut off; the next release is made once. */
const test = base.extend<{site: SwitchableSite}, {next: Releases}>({
  next: [
    async ({}, provide) => {
      const next = await nextReleases();
      await provide(next);
      next.remove();
    },
    {scope: 'worker', timeout: 60_000},
  ],
  site: async ({}, provide) => {
    const site = new SwitchableSite();
    await site.start();
    await provide(site);
    await site.cut();
  },
});

test.use({serviceWorkers: 'allow'});
// The worker starts some seconds after the page.
test.setTimeout(90_000);

const knx = '/docs/io-servers/knx';
const timer = '/docs/tutorials/projects/timer';
/** A page that a link far below on that of KNX leads to: what is on the screen is fetched before. */
const far = '/docs/architecture/files/systemtopo';

/** Open a page, and wait until the worker answers for it and has kept it. */
async function openKept(page: Page, site: SwitchableSite, address: string): Promise<void> {
  await page.goto(site.origin + address);
  await hydrated(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => isKept(page, address)).toBe(true);
  // What the page fetches when it is idle.
  await page.waitForLoadState('networkidle');
}

function isKept(page: Page, address: string): Promise<boolean> {
  return page.evaluate(async (one) => (await caches.match(one)) !== undefined, address);
}

function cacheNames(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}

/** Let the site name files of its release. */
function offer(site: SwitchableSite, ...editions: readonly Edition[]): void {
  site.files.set('/release.json', JSON.stringify({release: '0123abcd', editions}));
}

function releaseOf(page: Page): Promise<string | null> {
  return page.locator('meta[name="release"]').getAttribute('content');
}

const opener = (page: Page) =>
  page.locator('footer').getByRole('button', {name: 'Keep this manual on this device'});
const panel = (page: Page) => page.getByRole('dialog', {name: /this manual/u});
const versionOf = (page: Page, label: string) =>
  panel(page).getByRole('region', {name: `Version ${label}`, exact: true});

async function openPanel(page: Page): Promise<void> {
  await opener(page).click();
  await expect(panel(page)).toBeVisible();
}

/** Keep version 4.0 as a whole. */
async function keepLatest(page: Page): Promise<void> {
  await openPanel(page);
  // There before its text, which is read out when it comes.
  await expect(versionOf(page, '4.0').getByRole('status')).toHaveText('');
  await versionOf(page, '4.0').getByRole('button', {name: 'Keep 4.0'}).click();
  await expect(versionOf(page, '4.0')).toContainText('Kept just now', {timeout: 60_000});
}

/** Click a link of the page that is open, without loading the page anew. */
async function follow(page: Page, address: string): Promise<void> {
  await page
    .locator(`a[href="${address}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
}

async function search(page: Page, query: string): Promise<void> {
  const box = page.getByRole('combobox', {name: /Search/u});
  await box.fill(query);
  await expect(page.getByRole('option').first()).toBeVisible();
}

/** A hit of the search with this in its excerpt, which is fetched for it. */
const excerpt = (page: Page, text: RegExp) =>
  page.getByRole('option').filter({hasText: text}).first();

test.describe('what was visited', () => {
  test('opens without the site: pages, their scripts, search with excerpts, downloads', async ({
    page,
    site,
  }) => {
    await openKept(page, site, knx);
    await openKept(page, site, timer);
    await search(page, 'group address');
    await expect(excerpt(page, /group address/iu)).toBeVisible();
    await page.keyboard.press('Escape');
    const opened = page.getByRole('link', {name: 'garden.txt'});
    const [first] = await Promise.all([page.waitForEvent('download'), opened.click()]);
    const text = readFileSync(await first.path(), 'utf8');
    await site.cut();

    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    const answer = await page.goto(`${site.origin}${timer}?_highlight=timer`);
    expect(answer?.status()).toBe(200);
    await hydrated(page);
    await expect(page.locator('article mark').first()).toHaveText(/timer/iu);
    await expect(page.locator('#load-failure')).toHaveCount(0);
    await search(page, 'group address');
    await expect(excerpt(page, /group address/iu)).toBeVisible();
    await page.keyboard.press('Escape');
    const [again] = await Promise.all([page.waitForEvent('download'), opened.click()]);
    expect(readFileSync(await again.path(), 'utf8')).toBe(text);
    // Its own look: the style is there.
    await expect(page.locator('.navbar')).toHaveCSS('position', 'sticky');
    for (const form of [`${knx}.html?a=b`, `${knx}/`, knx.toUpperCase()]) {
      const other = await page.goto(site.origin + form);
      expect(other?.status(), form).toBe(200);
      await expect(page).toHaveTitle(/KNX/u);
    }
    expect(errors).toEqual([]);
  });

  test('a page that was not: says so, with its address and status, and lists what is there', async ({
    page,
    site,
  }) => {
    // Two pages of one title, with a character that HTML writes with a name.
    const titled = (address: string) =>
      built(`${address.slice(1)}.html`).replace(
        /(<title[^>]*>)[^<]*/u,
        '$1KNX &amp; more | Manual',
      );
    const next = '/docs/next/io-servers/knx';
    site.files.set(next, titled(next)).set(knx, titled(knx));
    await openKept(page, site, knx);
    // One of another manual, below a folder of the host.
    const foreign = '/manual/docs/x';
    site.files.set(
      foreign,
      built('docs/intro.html')
        .replace(/(data-scripts=")/u, '$1/manual')
        .replace(/(<meta name="?release"? content="?)[\w.]+/u, '$1ffffffff'),
    );
    await page.goto(site.origin + foreign);
    await openKept(page, site, next);
    expect(await isKept(page, foreign)).toBe(false);
    await openPanel(page);
    await expect(panel(page)).toContainText('They are kept by themselves: 2 on this device');
    await site.cut();
    const answer = await page.goto(`${site.origin}/docs/io-servers/modbus?x=1`);
    expect(answer?.status()).toBe(503);
    expect(page.url()).toBe(`${site.origin}/docs/io-servers/modbus?x=1`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'This page is not on this device',
    );
    await expect(page.getByRole('link', {name: 'KNX & more', exact: true})).toHaveCount(2);
    await page.getByRole('link', {name: 'KNX & more'}).first().click();
    await expect(page).toHaveTitle(/KNX/u);
    await page.goto(`${site.origin}/docs/io-servers/modbus`).catch(() => null);
    await page.getByRole('link', {name: 'Home page'}).click();
    await hydrated(page);
    await site.start();
    await page.goto(`${site.origin}/docs/io-servers/modbus`);
    await expect(page).toHaveTitle(/Modbus/u);
  });

  test('the worker starts when the page is at rest, and asks for its frame then', async ({
    page,
    site,
  }) => {
    await page.goto(site.origin + knx);
    await hydrated(page);
    expect(site.asked.filter((address) => /sw\.js|offline\/|release\.json/u.test(address))).toEqual(
      [],
    );
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    expect(site.asked).toContain('/sw.js');
    expect(site.asked.filter((address) => /offline\/|release\.json/u.test(address))).toEqual([]);
  });

  test('a part of a file, and a request that wants the site, are not answered from the device', async ({
    page,
    site,
  }) => {
    await openKept(page, site, timer);
    const file = `${timer.replace('/docs', '')}/garden.txt`;
    const ask = (init: RequestInit) =>
      page.evaluate(
        async ([address, options]) => {
          const response = await fetch(address, options).catch(() => undefined);
          return response && {status: response.status, text: await response.text()};
        },
        [file, init] as const,
      );
    const whole = await ask({});
    expect(await ask({headers: {Range: 'bytes=0-3'}})).toEqual({
      status: 206,
      text: whole?.text.slice(0, 4),
    });
    await expect.poll(() => isKept(page, file)).toBe(true);
    await site.cut();
    expect(await ask({headers: {Range: 'bytes=0-3'}})).toEqual({status: 200, text: whole?.text});
    expect(await ask({cache: 'no-store'})).toBeUndefined();
  });

  test('a file that is too large is not kept, whatever its headers tell', async ({page, site}) => {
    const [small, large] = ['/img/small.json', '/img/large.json'];
    site.files.set(small, '{}').set(large, `[${'0,'.repeat(5.1e6)}0]`);
    await openKept(page, site, knx);
    const sizes = await page.evaluate(
      (all) =>
        Promise.all(
          all.map(async (one) => {
            const response = await fetch(one);
            return [response.headers.get('Content-Length'), (await response.blob()).size > 1e7];
          }),
        ),
      [large, small],
    );
    expect(sizes).toEqual([
      [null, true],
      [null, false],
    ]);
    await expect.poll(() => isKept(page, small)).toBe(true);
    await page.waitForTimeout(500);
    expect(await isKept(page, large)).toBe(false);
  });

  test('an answer that is late: what is kept shows after four seconds, all else when it comes', async ({
    page,
    site,
  }) => {
    await openKept(page, site, knx);
    site.delay = 6000;
    /** Milliseconds until the first of a page is there. */
    const timeOf = async (address: string) => {
      const since = Date.now();
      const answer = await page.goto(site.origin + address, {waitUntil: 'commit'});
      expect(answer?.status()).toBe(200);
      return Date.now() - since;
    };
    expect(await timeOf(knx)).toBeLessThan(6000);
    expect(await timeOf('/docs/io-servers/modbus')).toBeGreaterThanOrEqual(6000);
    await expect(page).toHaveTitle(/Modbus/u);
  });

  test('the next page does not come: the page before stays, unless the device has it', async ({
    page,
    site,
  }) => {
    await openKept(page, site, knx);
    await page.evaluate(() => Object.assign(window, {sameDocument: true}));
    const isSame = () => page.evaluate(() => 'sameDocument' in window);
    const waiting = page.getByRole('alert').filter({hasText: 'The page did not come'});
    site.isForeign = true;
    await navigate(page, far);
    await expect(waiting).toContainText('login page');
    await page.goBack();
    site.isForeign = false;
    await site.cut();
    await navigate(page, far);
    await expect(waiting).toContainText('nobody answers');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('KNX');
    expect(await isSame()).toBe(true);
    await page.goBack();
    await expect(waiting).toHaveCount(0);
    // Its HTML is kept, its script is not: it is loaded whole.
    await page.evaluate(
      async ([address, html]) => {
        const [name = ''] = (await caches.keys()).filter((one) => one.includes('-pages-'));
        const response = new Response(html, {headers: {'Content-Type': 'text/html'}});
        await (await caches.open(name)).put(address, response);
      },
      [far, built(`${far.slice(1)}.html`)] as const,
    );
    await navigate(page, far);
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('KNX');
    await expect.poll(() => isSame().catch(() => true)).toBe(false);
  });

  test.describe('without scripts', () => {
    test.use({javaScriptEnabled: false});

    test('nothing of it is shown', async ({page, site}) => {
      await page.goto(`${site.origin}/docs/intro`);
      await expect(page.getByText('Keep this manual on this device').first()).toBeHidden();
      await expect(page.getByText('open again without a network')).toBeHidden();
    });
  });
});

test.describe('a whole version', () => {
  test.describe('on a phone, by keyboard', () => {
    test.use({viewport: {width: 390, height: 844}});

    test('is kept: its size is told, its progress shown, and all of it opens', async ({
      page,
      site,
    }) => {
      await openKept(page, site, '/docs/intro');
      await opener(page).focus();
      await page.keyboard.press('Enter');
      const version = versionOf(page, '4.0');
      await expect(version).toContainText(/[\d.]+ MB to fetch; \d+ MB on this device/u);
      const buttons = await panel(page).getByRole('button').all();
      for (const button of buttons) {
        const box = await button.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
      const {width} = (await panel(page).boundingBox()) ?? {width: 1000};
      expect(width).toBeLessThanOrEqual(390);
      await version.getByRole('button', {name: 'Keep 4.0'}).focus();
      await page.keyboard.press('Enter');
      await expect(version.getByRole('progressbar')).toBeVisible();
      await expect(version.getByRole('button', {name: 'Stop'})).toBeFocused();
      await expect(version).toContainText('Kept just now', {timeout: 60_000});
      await expect(version).toContainText(/release \w{8}, \d+ MB/u);
      await page.keyboard.press('Escape');
      await expect(panel(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
      await site.cut();

      const failed: string[] = [];
      page.on('response', (response) => {
        if (response.status() >= 400) {
          failed.push(response.url());
        }
      });
      // By a link, then by its address.
      await follow(page, '/docs/architecture/intro');
      await expect(page).toHaveTitle(/Architecture/u);
      for (const address of [
        '/docs/development/project-development/objects/slider',
        '/docs',
        timer,
      ]) {
        const answer = await page.goto(site.origin + address);
        expect(answer?.status()).toBe(200);
        await hydrated(page);
      }
      expect(failed).toEqual([]);
      await page.goto(`${site.origin}/docs/development/project-development/objects/slider`);
      const preview = page.locator('.preview[data-live]').first();
      await page.locator('.preview').first().scrollIntoViewIfNeeded();
      await expect(preview).toBeVisible();
      const missing = await page.goto(`${site.origin}/docs/io-servers/nothing`);
      expect(missing?.status()).toBe(404);
      await expect(page).toHaveTitle(/Page not found/u);
      const other = await page.goto(`${site.origin}/docs/next/io-servers/knx`);
      expect(other?.status()).toBe(503);
      await expect(page.getByRole('link', {name: 'The whole manual, version 4.0'})).toBeVisible();
    });
  });

  test('has its search, on a page that was never open, and its downloads', async ({page, site}) => {
    await openKept(page, site, '/docs/intro');
    await keepLatest(page);
    await site.cut();
    await page.goto(site.origin + timer);
    await hydrated(page);
    await search(page, 'group address');
    await expect(excerpt(page, /group address/iu)).toBeVisible();
    await page.keyboard.press('Escape');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', {name: 'garden.txt'}).click(),
    ]);
    expect(readFileSync(await download.path(), 'utf8')).toBe(
      read(`static${timer.replace('/docs', '')}/garden.txt`),
    );
  });

  test('stops, also by a reload, and goes on from where it was', async ({page, site}) => {
    await openKept(page, site, '/docs/intro');
    const of40 = () =>
      site.asked.filter((address) => address.startsWith('/docs/io-servers/')).length;
    await openPanel(page);
    const version = versionOf(page, '4.0');
    site.delay = 20;
    await version.getByRole('button', {name: 'Keep 4.0'}).click();
    await expect(version).toContainText(/[2-9]\.\d MB of/u);
    await version.getByRole('button', {name: 'Stop'}).click();
    await expect(version).toContainText('Stopped');
    await page.waitForTimeout(300);
    const before = site.asked.length;
    await page.waitForTimeout(500);
    expect(site.asked.length).toBe(before);

    await page.reload();
    await openPanel(page);
    await expect(version).toContainText(/[\d.]+ MB of \d+ MB are here/u);
    const asked = new Set(site.asked);
    site.asked.length = 0;
    await version.getByRole('button', {name: 'Go on'}).click();
    await expect(version).toContainText(/1\d MB of/u, {timeout: 60_000});
    // Left while it runs: the next page goes on by itself.
    await page.goto(site.origin + knx);
    site.delay = 0;
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('manual.keeping')), {timeout: 60_000})
      .toBeNull();
    await openPanel(page);
    await expect(version).toContainText('Kept');
    const again = site.asked.filter(
      (address) => address.startsWith('/assets/js/') && asked.has(address),
    );
    // Those that were under way when it stopped.
    expect(again.length).toBeLessThanOrEqual(3);
    expect(of40()).toBeGreaterThan(50);
  });

  test('waits while the network is gone, and goes on by itself', async ({page, site}) => {
    await openKept(page, site, '/docs/intro');
    await openPanel(page);
    const version = versionOf(page, '4.0');
    site.delay = 20;
    await version.getByRole('button', {name: 'Keep 4.0'}).click();
    await expect(version).toContainText(/[2-9]\.\d MB of/u);
    await site.cut();
    await expect(version).toContainText('The site does not answer');
    site.delay = 0;
    await site.start();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(version).toContainText('Kept just now', {timeout: 60_000});
  });

  test('is removed, alone or with all else', async ({page, site}) => {
    await openKept(page, site, knx);
    await keepLatest(page);
    expect((await cacheNames(page)).filter((name) => name.includes('kept'))).toHaveLength(1);
    // The button "Stop" is gone, and this one goes.
    const heading = versionOf(page, '4.0').getByRole('heading');
    await expect(heading).toBeFocused();
    await versionOf(page, '4.0').getByRole('button', {name: 'Remove 4.0'}).click();
    await expect(versionOf(page, '4.0')).toContainText('MB to fetch');
    await expect(versionOf(page, '4.0').getByRole('status')).toHaveText('Removed.');
    await expect(heading).toBeFocused();
    expect((await cacheNames(page)).filter((name) => name.includes('kept'))).toEqual([]);
    expect(await isKept(page, knx)).toBe(true);
    await panel(page).getByRole('button', {name: 'Remove everything'}).click();
    await expect(panel(page)).toContainText('Nothing of this manual is on this device');
    expect(await cacheNames(page)).toEqual([]);
  });

  test('that was being fetched waits where the reader wants little traffic', async ({
    page,
    site,
  }) => {
    await openKept(page, site, knx);
    await page.addInitScript(() => {
      localStorage.setItem('manual.keeping', '4.0');
      Object.defineProperty(navigator, 'connection', {value: {saveData: true}});
    });
    site.asked.length = 0;
    await page.reload();
    await hydrated(page);
    await page.waitForTimeout(6000);
    expect(site.asked.filter((address) => address.startsWith('/offline/'))).toEqual([]);
  });
});

test.describe('a new release', () => {
  test('is told, never forced; an open page keeps its scripts', async ({page, site, next}) => {
    await openKept(page, site, knx);
    await openKept(page, site, '/docs/intro');
    const first = (await readRelease(buildDir)).release;
    // The site has the new release alone: the script of a page of the old one is gone.
    await site.cut();
    await site.start(next.second);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const notice = page.getByRole('status').filter({hasText: 'A new edition is ready.'});
    await expect(notice).toBeVisible();
    expect(await releaseOf(page)).toBe(first);

    // Within the old release: its script comes from the device.
    await page.evaluate(() => Object.assign(window, {sameDocument: true}));
    await follow(page, changedPage.address);
    await expect(page.getByText(changedPage.before)).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await notice.getByRole('button', {name: 'Load it'}).click();
    await page.waitForLoadState();
    await expect.poll(() => releaseOf(page)).toBe(next.name);
    await hydrated(page);
    await expect(page.getByText(changedPage.after)).toBeVisible();
    await expect(notice).toHaveCount(0);
    // Within the new release.
    await follow(page, '/docs/intro');
    await expect(page).toHaveTitle(/^HSYCO manual/u);
    await follow(page, changedPage.address);
    await expect(page.getByText(changedPage.after)).toBeVisible();
  });

  test('brings a kept version up to date by what has changed; old copies go', async ({
    page,
    site,
    next,
  }) => {
    await openKept(page, site, '/docs/intro');
    await keepLatest(page);
    await page.keyboard.press('Escape');
    await site.cut();
    await site.start(next.second);
    site.asked.length = 0;
    await page.reload();
    await expect.poll(() => releaseOf(page)).toBe(next.name);
    await openPanel(page);
    const version = versionOf(page, '4.0');
    await expect(version).toContainText(`The site has a newer edition, release ${next.name}`);
    await expect(version).toContainText(/[\d.]+ MB to fetch/u);
    await version.getByRole('button', {name: 'Bring up to date'}).click();
    await expect(version).toContainText('It is what the site has now', {timeout: 60_000});
    const ofSearchOrScripts = /^\/assets\/js\/|\/search-texts\//u;
    const changed = next.changed.filter((address) => ofSearchOrScripts.test(address));
    const fetched = site.asked.filter((address) => ofSearchOrScripts.test(address));
    expect([...new Set(fetched)].sort()).toEqual([...changed].sort());
    // A few, of hundreds.
    expect(changed.length).toBeLessThan(40);
    await expect
      .poll(async () => (await cacheNames(page)).filter((name) => name.includes('kept')), {
        // A page that is busy is asked again.
        timeout: 20_000,
      })
      .toEqual([`manual-kept-4.0-${next.name}`]);
    await site.cut();
    await page.goto(site.origin + changedPage.address);
    await hydrated(page);
    expect(await releaseOf(page)).toBe(next.name);
    await expect(page.getByText(changedPage.after)).toBeVisible();
  });

  test('the worker can be withdrawn: it takes away what it kept', async ({page, site}) => {
    await openKept(page, site, knx);
    site.files.set('/sw.js', read('deploy/withdrawn-sw.js'));
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect
      .poll(() =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
      )
      .toBe(0);
    await expect.poll(() => cacheNames(page)).toEqual([]);

    // As long as the site has it, a page asks for it once, and keeps nothing.
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    await page.evaluate(() => localStorage.setItem('manual.keeping', '4.0'));
    for (const load of ['first', 'second']) {
      site.asked.length = 0;
      await page.goto(site.origin + knx);
      await hydrated(page);
      await expect
        .poll(() => site.asked.filter((one) => one === '/sw.js').length, {
          message: load,
          timeout: 20_000,
        })
        .toBe(1);
    }
    await openPanel(page);
    await expect(panel(page)).toContainText('has switched off that devices keep it');
    await expect(panel(page).getByRole('button', {name: /^(?:Keep|Go on)/u})).toHaveCount(0);
    await page.waitForTimeout(1000);
    expect(await cacheNames(page)).toEqual([]);
    expect(site.asked.filter((one) => /sw\.js|offline\//u.test(one))).toEqual(['/sw.js']);
    expect(site.asked.filter((one) => one === knx)).toHaveLength(1);
    expect(errors).toEqual([]);
  });
});

test.describe('several tabs', () => {
  /** Caches of releases that nobody has open; the newest two stay. */
  const old = ['a', 'b', 'c', 'd'].map((release) => `manual-pages-${release}`);
  const plant = (page: Page) =>
    page.evaluate(async (names) => {
      for (const name of names) {
        await caches.open(name);
      }
    }, old);

  test('one that does not say its release at once: what nobody needs goes later', async ({
    page,
    context,
    site,
  }) => {
    await openKept(page, site, knx);
    const silent = await context.newPage();
    await silent.addInitScript(() => {
      navigator.serviceWorker.addEventListener('message', (event) => {
        if (!('speaks' in window)) {
          event.stopImmediatePropagation();
        }
      });
    });
    await silent.goto(`${site.origin}/docs/intro`);
    await plant(page);
    await page.evaluate(() => navigator.serviceWorker.controller?.postMessage({type: 'tidy'}));
    // By then it has told the worker to tidy, too.
    await page.waitForTimeout(4500);
    expect(await cacheNames(page)).toEqual(expect.arrayContaining(old));
    await silent.evaluate(() => Object.assign(window, {speaks: true}));
    await expect
      .poll(async () => (await cacheNames(page)).filter((name) => old.includes(name)), {
        timeout: 15_000,
      })
      .toEqual(old.slice(-2));
  });

  test('another one fetches a version: this one waits, stops it, and removes what it fetches', async ({
    page,
    context,
    site,
  }) => {
    await openKept(page, site, '/docs/intro');
    const other = await context.newPage();
    await openKept(other, site, knx);
    const [here, there] = [versionOf(page, '4.0'), versionOf(other, '4.0')];
    await openPanel(page);
    await openPanel(other);
    site.delay = 30;
    await there.getByRole('button', {name: 'Keep 4.0'}).click();
    await expect(there).toContainText(/\d MB of/u);
    await here.getByRole('button', {name: /Keep 4\.0|Go on/u}).click();
    await expect(here).toContainText('Another tab fetches it');
    await here.getByRole('button', {name: 'Stop'}).click();
    await expect(there).toContainText('Stopped');

    await there.getByRole('button', {name: 'Go on'}).click();
    await expect(there).toContainText('Being fetched');
    await here.getByRole('button', {name: 'Remove 4.0'}).click();
    await expect(there).toContainText('Another tab has removed it');
    await expect(here.getByRole('status')).toHaveText('Removed.');
    await page.waitForTimeout(500);
    expect((await cacheNames(page)).filter((name) => name.includes('kept'))).toEqual([]);
  });

  test('another one does not let go: a version is not removed, and that is said', async ({
    page,
    context,
    site,
  }) => {
    await page.clock.install();
    await openKept(page, site, '/docs/intro');
    await page.evaluate(async () => {
      const list = await (await fetch('/offline/4.0.json', {cache: 'no-store'})).text();
      const {release} = JSON.parse(list) as {release: string};
      const cache = await caches.open(`manual-kept-4.0-${release}`);
      await cache.put('/offline/4.0.json', new Response(list));
    });
    const other = await context.newPage();
    await other.goto(`${site.origin}/release.json`);
    await other.evaluate(() => {
      void navigator.locks.request('manual.keeping 4.0', () => new Promise(() => undefined));
    });
    await openPanel(page);
    await versionOf(page, '4.0').getByRole('button', {name: 'Remove 4.0'}).click();
    await page.clock.fastForward(10_000);
    await expect(versionOf(page, '4.0').getByRole('status')).toContainText(
      'Another tab fetches it and does not stop. Close that tab',
    );
    expect((await cacheNames(page)).filter((name) => name.includes('kept'))).toHaveLength(1);
  });
});

test.describe('where nothing can be kept', () => {
  test('a full device: says so, and what to do; what has come stays', async ({page, site}) => {
    await page.addInitScript(() => {
      const {value: put} = Object.getOwnPropertyDescriptor(Cache.prototype, 'put') as {
        value: Cache['put'];
      };
      let count = 0;
      Cache.prototype.put = function (this: Cache, ...args) {
        count += 1;
        return count > 40
          ? Promise.reject(new DOMException('full', 'QuotaExceededError'))
          : put.apply(this, args);
      };
    });
    offer(site, {version: '4.0', kind: 'archive', file: 'download/manual.zip', bytes: 12e6});
    await openKept(page, site, knx);
    await openPanel(page);
    await versionOf(page, '4.0').getByRole('button', {name: 'Keep 4.0'}).click();
    const version = versionOf(page, '4.0');
    await expect(version.getByRole('status')).toContainText('This device has no room left');
    await expect(version.getByRole('status')).toContainText('Or store the archive below');
    await expect(version.getByRole('button', {name: 'Go on'})).toBeEnabled();
    await page.keyboard.press('Escape');
    await follow(page, '/docs/intro');
    await expect(page).toHaveTitle(/HSYCO manual/u);
  });

  test('a worker that fails: the site works, and the panel says why', async ({page, site}) => {
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    await page.addInitScript(() => {
      ServiceWorkerContainer.prototype.register = () =>
        Promise.reject(new DOMException('storage is blocked', 'SecurityError'));
    });
    await page.goto(site.origin + knx);
    await hydrated(page);
    await page.waitForTimeout(5000);
    await openPanel(page);
    await expect(panel(page)).toContainText('storage is blocked');
    await expect(panel(page)).toContainText('Let the browser store data for this address');
    await expect(panel(page).getByRole('button', {name: /^Keep/u})).toHaveCount(0);
    await page.keyboard.press('Escape');
    await follow(page, '/docs/intro');
    await expect(page).toHaveTitle(/HSYCO manual/u);
    expect(errors).toEqual([]);
  });

  test('a worker that cannot start is tried again, and looked after by one timer', async ({
    page,
    site,
  }) => {
    site.files.set('/sw.js', 'addEventListener("install", (e) => e.waitUntil(Promise.reject()));');
    await page.addInitScript(() => {
      const counted: number[] = [];
      Object.assign(window, {counted});
      const set = window.setInterval.bind(window);
      Object.assign(window, {
        setInterval: (run: () => void, time: number) => {
          counted.push(time);
          return set(run, time);
        },
      });
    });
    await page.goto(site.origin + knx);
    await hydrated(page);
    for (const time of ['first', 'second', 'third']) {
      await openPanel(page);
      await expect(panel(page), time).toContainText('did not start');
      await page.keyboard.press('Escape');
    }
    expect(site.asked.filter((address) => address === '/sw.js').length).toBeGreaterThan(2);
    const counted = await page.evaluate(() => Reflect.get(window, 'counted') as number[]);
    expect(counted.filter((time) => time === 3_600_000)).toHaveLength(1);
  });

  for (const missing of ['serviceWorker', 'caches'] as const) {
    test(`a browser without ${missing}`, async ({page, site}) => {
      await page.addInitScript((name) => {
        const owner = name === 'caches' ? window : Navigator.prototype;
        Reflect.deleteProperty(owner, name);
      }, missing);
      offer(site, {version: '4.0', kind: 'archive', file: 'download/manual.zip', bytes: 12e6});
      await page.goto(site.origin + knx);
      await hydrated(page);
      await openPanel(page);
      await expect(panel(page)).toContainText('keeps nothing');
      await expect(panel(page)).toContainText('Or store the archive below');
      await expect(panel(page).getByRole('link', {name: /archive of pages/u})).toBeVisible();
    });
  }

  test('an address that is not secure: says so in place of the offer, and has the files', async ({
    page,
    site,
  }) => {
    offer(site, {version: '4.0', kind: 'archive', file: 'download/manual.zip', bytes: 12_300_000});
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    await page.goto(`${site.origin.replace('localhost', 'manual.example')}/docs/intro`);
    await hydrated(page);
    await expect(
      page.getByText('At this address the browser allows no copy for use without a network.'),
    ).toBeVisible();
    await expect(opener(page)).toHaveCount(0);
    await page.getByRole('main').getByRole('button', {name: 'Take this manual with you'}).click();
    await expect(panel(page)).toContainText('the browser allows no copy');
    const file = panel(page).getByRole('link', {name: 'Version 4.0, archive of pages'});
    await expect(file).toHaveAttribute('href', '/download/manual.zip');
    await expect(panel(page)).toContainText('(12 MB)');
    await page.waitForTimeout(5000);
    expect(site.asked).not.toContain('/sw.js');
    expect(errors).toEqual([]);
  });
});

test('the files of a release are offered beside what can be kept', async ({page, site}) => {
  const all = {version: '4.0', bytes: 5e6} as const;
  offer(
    site,
    {...all, kind: 'archive', file: 'download/m.zip'},
    {...all, kind: 'pdf', file: 'download/m.pdf'},
    {...all, kind: 'print', file: 'print/4.0/deploying', section: 'Deploying'},
  );
  await openKept(page, site, knx);
  await openPanel(page);
  const links = panel(page).getByRole('link');
  await expect(links).toHaveText(['Version 4.0, archive of pages', 'Version 4.0, PDF']);
  await panel(page).getByText('Sections to print').click();
  const print = panel(page).getByRole('link', {name: 'Version 4.0, Deploying, one page to print'});
  await expect(print).toHaveAttribute('href', '/print/4.0/deploying');
  await expect(links).toHaveCount(3);
  await expect(panel(page).locator('a[download]')).toHaveCount(2);
});
