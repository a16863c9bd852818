import {readFileSync} from 'node:fs';
import type {Page, Worker} from 'playwright/test';
import type {Edition} from '../../src/features/release-file/releaseFile';
import {expect, hydrated, navigate, open} from '../support/browser';
import {belowTheFold, pageErrors, type FaultySite} from '../support/faults';
import {
  expectTargetSize,
  full,
  hits,
  intro,
  isSameDocument,
  knx,
  markDocument,
  objects,
  phone,
  searchBox,
  title,
} from '../support/pages';
import {buildDir, read} from '../support/project';
import {changedPage, listOfLatest, smallList, test as base} from '../support/releases';

const test = base.extend({
  page: async ({page}, provide) => {
    // The fake clock has no resource timings, which the site reads.
    await page.addInitScript(() => {
      const {performance: own} = window;
      document.addEventListener(
        'readystatechange',
        () => {
          window.performance.getEntriesByType = own.getEntriesByType.bind(own);
        },
        {once: true},
      );
    });
    await page.clock.install();
    await provide(page);
  },
});

test.use({serviceWorkers: 'allow'});

/** Expectation timeout while a version is downloaded. */
const downloadTimeout = {timeout: 60_000};

const modbus = '/docs/io-servers/modbus';
const slider = `${objects}/slider`;
const timer = '/docs/tutorials/projects/timer';

/** Advances the clock to when a page registers the service worker. */
const startWorker = (page: Page) => page.clock.fastForward(5000);

async function openStored(page: Page, address: string): Promise<void> {
  await open(page, address);
  await startWorker(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => isStored(page, address)).toBe(true);
}

const isStored = (page: Page, address: string) =>
  page.evaluate(async (one) => (await caches.match(one)) !== undefined, address);

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

async function versionCaches(page: Page): Promise<string[]> {
  return (await cacheNames(page)).filter((name) => name.includes('kept'));
}

function offer(site: FaultySite, ...editions: readonly Edition[]): void {
  site.overrides.set('/release.json', JSON.stringify({release: '0123abcd', editions}));
}

const archive: Edition = {version: '4.0', kind: 'archive', file: 'download/a.zip', bytes: 12.3e6};

function shorten(site: FaultySite, folder = buildDir): void {
  const list = smallList(folder, [intro, knx, slider, timer]);
  site.overrides.set(listOfLatest, JSON.stringify(list));
}

const update = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());

const opener = (page: Page) =>
  page.locator('footer').getByRole('button', {name: 'Download for offline use'});
const panel = (page: Page) => page.getByRole('dialog', {name: /^Download/u});
const latest = (page: Page) => panel(page).getByRole('region', {name: 'Version 4.0', exact: true});
const press = (page: Page, name: string | RegExp) =>
  latest(page).getByRole('button', {name}).click();

async function openPanel(page: Page): Promise<void> {
  await opener(page).click();
  await expect(panel(page)).toBeVisible();
}

/** Opens the panel of a site with few pages, and waits until version 4.0 can be downloaded. */
async function openShort(page: Page, site: FaultySite): Promise<void> {
  shorten(site);
  await open(page, intro);
  await openPanel(page);
  await expect(latest(page)).toContainText('Storage on this device');
  site.requests.length = 0;
}

async function storeLatest(page: Page): Promise<void> {
  await openPanel(page);
  await press(page, 'Download 4.0');
  await expect(latest(page)).toContainText(/Downloaded \d/u, downloadTimeout);
}

async function expectExcerpts(page: Page): Promise<void> {
  await searchBox(page).fill('group address');
  await expect(
    hits(page)
      .filter({hasText: /group address/iu})
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
}

async function expectDownload(page: Page): Promise<void> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', {name: 'garden.txt'}).click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toBe(
    read(`static${timer.replace('/docs', '')}/garden.txt`),
  );
}

async function expectStatus(page: Page, address: string, status: number): Promise<void> {
  expect((await page.goto(address))?.status(), address).toBe(status);
}

test('visited pages open offline, others are not available', async ({page, site, watch}) => {
  await openStored(page, knx);
  await openStored(page, timer);
  await expectExcerpts(page);
  await expectDownload(page);
  await site.stop();

  await expectStatus(page, `${timer}?_highlight=timer`, 200);
  await hydrated(page);
  await expect(page.locator('article mark').first()).toHaveText(/timer/iu);
  await expect(page.locator('.navbar')).toHaveCSS('position', 'sticky');
  await expectExcerpts(page);
  await expectDownload(page);
  for (const form of [`${knx}.html?a=b`, `${knx}/`, knx.toUpperCase()]) {
    await expectStatus(page, form, 200);
    await expect(page).toHaveTitle(/KNX/u);
  }
  expect(pageErrors(watch)).toEqual([]);

  await expectStatus(page, `${modbus}?x=1`, 503);
  expect(page.url()).toBe(`${site.origin}${modbus}?x=1`);
  await expect(title(page)).toContainText('not available offline');
  await page.getByRole('link', {name: 'KNX'}).click();
  await expect(page).toHaveTitle(/KNX/u);
  await hydrated(page);
  await site.start();
  await expectStatus(page, modbus, 200);
  await expect(page).toHaveTitle(/Modbus/u);
});

test('a complete version is downloaded, opens offline and is removed', async ({page, site}) => {
  shorten(site);
  await open(page, knx);
  await storeLatest(page);
  await expect(latest(page).getByRole('heading')).toBeFocused();
  await site.stop();
  await expectStatus(page, timer, 200);
  await hydrated(page);
  await expectExcerpts(page);
  await expectDownload(page);
  await expectStatus(page, slider, 200);
  await page.locator('.preview').first().scrollIntoViewIfNeeded();
  await expect(page.locator('.preview[data-live]').first()).toBeVisible();

  await site.start();
  await open(page, knx);
  await openPanel(page);
  await press(page, 'Remove 4.0');
  await expect(latest(page).getByRole('status')).toHaveText('Removed.');
  await expect(latest(page).getByRole('heading')).toBeFocused();
  expect(await versionCaches(page)).toEqual([]);
  expect(await isStored(page, knx)).toBe(true);
  await panel(page).getByRole('button', {name: 'Remove everything'}).click();
  await expect(panel(page)).toContainText('All offline copies of this manual were removed');
  expect(await cacheNames(page)).toEqual([]);
});

test('without https, the site explains it and offers downloads', async ({page, site, watch}) => {
  offer(
    site,
    archive,
    {...archive, kind: 'pdf', file: 'download/m.pdf'},
    {...archive, kind: 'print', file: 'print/4.0/deploying', section: 'Deploying'},
  );
  await page.goto(`${site.origin.replace('localhost', 'manual.example')}${intro}`);
  await hydrated(page);
  await startWorker(page);
  await expect(page.getByText('the browser does not allow offline copies')).toBeVisible();
  await expect(opener(page)).toHaveCount(0);
  await page.getByRole('main').getByRole('button', {name: 'Download this manual'}).click();
  await expect(panel(page)).toContainText('The browser does not allow offline copies');
  const file = panel(page).getByRole('link', {name: 'Version 4.0, offline website'});
  await expect(file).toHaveAttribute('href', `/${archive.file}`);
  await expect(panel(page)).toContainText('(12 MB)');
  await expect(panel(page).getByRole('link', {name: /PDF/u})).toHaveAttribute('download');
  await panel(page).getByText('Printable sections').click();
  const section = panel(page).getByRole('link', {name: /Deploying/u});
  await expect(section).toHaveAttribute('href', '/print/4.0/deploying');
  expect(site.requestCount('/sw.js')).toBe(0);
  expect(pageErrors(watch)).toEqual([]);
});

test.describe('visited pages', full, () => {
  test('load before the service worker, which fetches no version', async ({page, site}) => {
    const isOfVersion = /\/offline\/|\/release\.json/u;
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.goto(knx);
    await expect(async () => {
      // Shorter than the delay before the worker is registered.
      await page.clock.runFor(20);
      expect(await page.locator('html').getAttribute('data-has-hydrated')).toBe('true');
    }).toPass();
    expect(site.requestCount('/sw.js')).toBe(0);
    await page.clock.runFor(5000);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    expect(site.requestCount('/sw.js')).toBe(1);
    expect(site.requestCount(isOfVersion)).toBe(0);
  });

  test('do not include other applications and private responses', async ({page, site}) => {
    const own = '/img/own.json';
    const marked = new Map([
      ['/img/account.json', 'private, max-age=60'],
      ['/img/token.json', 'no-store'],
      [slider, 'no-store'],
    ]);
    const foreign = '/grafana/api/state.json';
    await openStored(page, knx);
    const markup = readFileSync(`${buildDir}${slider}.html`, 'utf8');
    site.intercept = (pathname) => {
      const cacheControl = marked.get(pathname);
      if (cacheControl !== undefined) {
        const body = pathname === slider ? markup : '{}';
        return {body, headers: {'Cache-Control': cacheControl}};
      }
      return pathname === foreign || pathname === own ? {body: '{}'} : undefined;
    };
    for (const address of [foreign, ...marked.keys(), own]) {
      expect(await page.evaluate(async (one) => (await fetch(one)).status, address)).toBe(200);
    }
    await page.goto(slider);
    await page.goto(timer);
    for (const address of [own, timer]) {
      await expect.poll(() => isStored(page, address)).toBe(true);
    }
    for (const address of [foreign, ...marked.keys()]) {
      expect(await isStored(page, address), address).toBe(false);
    }
    await site.stop();
    await expect(page.goto('/grafana/')).rejects.toThrow(/ERR_CONNECTION_REFUSED/u);
  });

  test('open after 4 s, then sooner, if the site is silent', async ({page, context, site}) => {
    await openStored(page, knx);
    const [worker] = context.serviceWorkers() as [Worker];
    // The fake clock of the page does not apply to the worker.
    await worker.evaluate(() => {
      const timers: [() => void, number][] = [];
      const later = (run: () => void, delay: number) => timers.push([run, delay]);
      Object.assign(self, {timers, setTimeout: later, clearTimeout: () => undefined});
    });
    const endTimers = (milliseconds: number) =>
      worker.evaluate((ended) => {
        const {timers} = self as unknown as {timers: [() => void, number][]};
        timers.splice(0).forEach(([run, delay]) => {
          if (delay === ended) {
            run();
          } else {
            timers.push([run, delay]);
          }
        });
      }, milliseconds);
    await page.goto(knx, {waitUntil: 'networkidle'});
    const resume = site.delay(/^\/docs\//u);
    for (const [milliseconds, count] of [
      [4000, 3],
      [500, 4],
    ] as const) {
      const stored = page.goto(knx, {waitUntil: 'commit'});
      await expect.poll(() => site.requestCount(knx)).toBe(count);
      await endTimers(milliseconds);
      expect((await stored)?.status()).toBe(200);
    }
    const other = page.goto(modbus, {waitUntil: 'commit'});
    await expect.poll(() => site.requestCount(modbus)).toBe(1);
    await endTimers(500);
    expect(page.url()).toBe(site.origin + knx);
    await endTimers(30_000);
    expect((await other)?.status()).toBe(503);
    await expect(title(page)).toContainText('not available offline');
    resume();
    await page.getByRole('link', {name: 'Try again'}).click();
    await expect(page).toHaveTitle(/Modbus/u);
  });

  test('stay open if the next page does not load and is not stored', async ({page, site}) => {
    await openStored(page, knx);
    await markDocument(page);
    await site.stop();
    await navigate(page, belowTheFold);
    await expect(page.locator('.fault-notice')).toContainText('does not respond');
    expect(await isSameDocument(page)).toBe(true);
  });
});

test.describe('a complete version', full, () => {
  test('is downloaded by keyboard on a phone, without other versions', async ({page, site}) => {
    shorten(site);
    await page.setViewportSize(phone);
    await open(page, intro);
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(latest(page)).toContainText(
      /Download: [\d.]+ [kM]B\. Storage on this device: [\d.]+ MB/u,
    );
    await expectTargetSize(panel(page).getByRole('button'));
    expect((await panel(page).boundingBox())?.width).toBeLessThanOrEqual(390);
    const resume = site.delay(/./u, 10);
    await latest(page).getByRole('button', {name: 'Download 4.0'}).press('Enter');
    await expect(latest(page).getByRole('progressbar')).toBeVisible();
    await expect(latest(page).getByRole('button', {name: 'Pause'})).toBeFocused();
    resume();
    await expect(latest(page)).toContainText(
      /Downloaded \d.*release \w{8}, [\d.]+ MB/u,
      downloadTimeout,
    );
    await page.keyboard.press('Escape');
    await expect(opener(page)).toBeFocused();
    await site.stop();
    await expectStatus(page, '/docs/next/io-servers/knx', 503);
    await expect(page.getByRole('link', {name: 'Complete manual, version 4.0'})).toBeVisible();
  });

  test('resumes after a pause and on another page with the missing files', async ({page, site}) => {
    await openShort(page, site);
    let resume = site.delay(/./u, 10);
    await press(page, 'Download 4.0');
    await expect.poll(() => site.requests.length).toBeGreaterThan(10);
    await press(page, 'Pause');
    await expect(latest(page)).toContainText('Paused');
    resume();
    const fetched = new Set(site.requests);

    await page.reload();
    await openPanel(page);
    await expect(latest(page)).toContainText(/[\d.]+ [kM]B of [\d.]+ MB downloaded/u);
    site.requests.length = 0;
    resume = site.delay(/./u, 5);
    await press(page, 'Resume');
    await expect.poll(() => site.requests.length).toBeGreaterThanOrEqual(5);
    resume();
    await open(page, knx);
    await startWorker(page);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('manual.keeping')), downloadTimeout)
      .toBeNull();
    await openPanel(page);
    await expect(latest(page)).toContainText(/Downloaded .*release/u);
    const again = site.requests.filter((one) => one.startsWith('/assets/js/') && fetched.has(one));
    // Up to three concurrent requests were interrupted.
    expect(again.length).toBeLessThanOrEqual(3);
  });

  test('is not resumed automatically in data-saver mode', async ({page, site}) => {
    await openStored(page, knx);
    await page.addInitScript(() => {
      localStorage.setItem('manual.keeping', '4.0');
      Object.defineProperty(navigator, 'connection', {value: {saveData: true}});
    });
    site.requests.length = 0;
    await page.reload();
    await hydrated(page);
    await startWorker(page);
    await openPanel(page);
    await expect(latest(page).getByRole('button', {name: 'Download 4.0'})).toBeEnabled();
    await expect(latest(page).getByRole('progressbar')).toHaveCount(0);
    expect(site.requestCount(timer)).toBe(0);
  });
});

// `npm run test:releases` runs these tests, by their title, with a second build.
test.describe('a new release', () => {
  test('takes over, and comes with the next page', async ({page, site, next}) => {
    await openStored(page, knx);
    await openStored(page, intro);
    await markDocument(page);
    await page.evaluate(() => {
      navigator.serviceWorker.addEventListener('controllerchange', () => {
        document.body.dataset.taken = 'true';
      });
    });
    site.release(next.folder);
    // The browser answers a search for a new release with one of its own that is under way.
    await expect(async () => {
      await update(page);
      await expect(page.locator('body')).toHaveAttribute('data-taken', {timeout: 1000});
    }).toPass();
    await page.locator('.table-of-contents a').last().click();
    await expect(page).toHaveURL(/#/u);
    expect(await isSameDocument(page)).toBe(true);
    await navigate(page, changedPage.address);
    await expect(page.getByText(changedPage.after)).toBeVisible();
    expect(await isSameDocument(page)).toBe(false);
    await hydrated(page);
    await markDocument(page);
    await navigate(page, intro);
    await expect(title(page)).not.toHaveText('KNX');
    expect(await isSameDocument(page)).toBe(true);
  });

  test('updates a downloaded version for offline use', full, async ({page, site, next}) => {
    shorten(site);
    await open(page, intro);
    await storeLatest(page);
    await page.keyboard.press('Escape');
    site.release(next.folder);
    shorten(site, next.folder);
    await page.reload();
    await openPanel(page);
    await expect(latest(page)).toContainText(`release ${next.name}`);
    await expect(latest(page)).toContainText('Storage on this device');
    await press(page, 'Update');
    await expect(latest(page)).toContainText('Up to date', downloadTimeout);
    await expect.poll(() => versionCaches(page), downloadTimeout).toEqual(['manual-kept-4.0']);
    await site.stop();
    await open(page, changedPage.address);
    await expect(page.getByText(changedPage.after)).toBeVisible();
  });
});

test('a withdrawn service worker removes its caches', async ({page, site, watch}) => {
  await openStored(page, knx);
  site.overrides.set('/sw.js', read('deploy/withdrawn-sw.js'));
  await update(page);
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0);
  await expect.poll(() => cacheNames(page)).toEqual([]);

  await page.evaluate(() => localStorage.setItem('manual.keeping', '4.0'));
  for (const load of ['first', 'second']) {
    site.requests.length = 0;
    await open(page, knx);
    await startWorker(page);
    await expect.poll(() => site.requestCount('/sw.js'), load).toBe(1);
  }
  await openPanel(page);
  await expect(panel(page)).toContainText('are disabled on this site');
  await expect(panel(page).getByRole('button', {name: /^(?:Download|Resume)/u})).toHaveCount(0);
  expect(await cacheNames(page)).toEqual([]);
  expect(site.requests.filter((one) => /sw\.js|offline\//u.test(one))).toEqual(['/sw.js']);
  expect(site.requestCount(knx)).toBe(1);
  expect(pageErrors(watch)).toEqual([]);
});

test.describe('if nothing can be stored', full, () => {
  test('a full device: the panel explains what to do', async ({page, site}) => {
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
    offer(site, archive);
    await open(page, knx);
    await openPanel(page);
    await press(page, 'Download 4.0');
    const status = latest(page).getByRole('status');
    await expect(status).toContainText('not enough storage', downloadTimeout);
    await expect(status).toContainText('download the offline website');
    await expect(latest(page).getByRole('button', {name: 'Resume'})).toBeEnabled();
    await page.keyboard.press('Escape');
    await navigate(page, intro);
    await expect(title(page)).not.toHaveText('KNX');
  });

  test('a refused worker: pages work, the panel has a download', async ({page, site, watch}) => {
    await page.addInitScript(() => {
      ServiceWorkerContainer.prototype.register = () =>
        Promise.reject(new DOMException('storage is blocked', 'SecurityError'));
    });
    offer(site, archive);
    await open(page, knx);
    await startWorker(page);
    await openPanel(page);
    await expect(panel(page)).toContainText(/storage is blocked.*Allow the browser to store/su);
    await expect(panel(page).getByRole('button', {name: /^Download/u})).toHaveCount(0);
    await expect(panel(page).getByRole('link', {name: /offline website/u})).toBeVisible();
    await page.keyboard.press('Escape');
    await navigate(page, intro);
    await expect(title(page)).not.toHaveText('KNX');
    expect(pageErrors(watch)).toEqual([]);
  });
});
