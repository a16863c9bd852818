import {readFileSync} from 'node:fs';
import type {Page, Worker} from 'playwright/test';
import type {Edition} from '../../src/features/release/releaseFile';
import {expect, hydrated, navigate} from '../support/browser';
import {
  far,
  full,
  hits,
  isSameDocument,
  markDocument,
  openOn,
  pageErrors,
  searchBox,
  title,
  type FaultySite,
} from '../support/faults';
import {expectTargetSize} from '../support/pages';
import {buildDir, read} from '../support/project';
import {changedPage, listOfLatest, smallList, test as base} from '../support/releases';
import {built} from '../support/site';

const test = base.extend({
  page: async ({page}, provide) => {
    // The clock of a test has no timings of resources; the site asks what a page has fetched.
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

/** For what fetches or stores many files. */
const patient = {timeout: 60_000};

const intro = '/docs/intro';
const knx = '/docs/io-servers/knx';
const modbus = '/docs/io-servers/modbus';
const slider = '/docs/development/project-development/objects/slider';
const timer = '/docs/tutorials/projects/timer';

/** Lets the time pass after which an open page starts the service worker. */
const startWorker = (page: Page) => page.clock.fastForward(5000);

async function openStored(page: Page, site: FaultySite, address: string): Promise<void> {
  await openOn(site, page, address);
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
  site.files.set('/release.json', JSON.stringify({release: '0123abcd', editions}));
}

const archive: Edition = {version: '4.0', kind: 'archive', file: 'download/a.zip', bytes: 12.3e6};

function shorten(site: FaultySite, folder = buildDir): void {
  const list = smallList(folder, [intro, knx, slider, timer]);
  site.files.set(listOfLatest, JSON.stringify(list));
}

/** The initial scripts of a page: a release of changed code has others. */
const scriptsOf = (page: Page) => page.locator('#page-start').getAttribute('data-scripts');
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

/** Opens the panel on a page of a site of few pages, once it is ready to store version 4.0. */
async function openShort(page: Page, site: FaultySite): Promise<void> {
  shorten(site);
  await openOn(site, page, intro);
  await openPanel(page);
  await expect(latest(page)).toContainText('Storage on this device');
  site.asked.length = 0;
}

async function storeLatest(page: Page): Promise<void> {
  await openPanel(page);
  await press(page, 'Download 4.0');
  await expect(latest(page)).toContainText('Downloaded just now', patient);
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

async function expectStatus(
  page: Page,
  site: FaultySite,
  address: string,
  status: number,
): Promise<void> {
  expect((await page.goto(site.origin + address))?.status(), address).toBe(status);
}

test('visited pages open offline with search and downloads, others say that they are not stored', async ({
  page,
  site,
  watch,
}) => {
  await openStored(page, site, knx);
  await openStored(page, site, timer);
  await expectExcerpts(page);
  await expectDownload(page);
  await site.cut();

  await expectStatus(page, site, `${timer}?_highlight=timer`, 200);
  await hydrated(page);
  await expect(page.locator('article mark').first()).toHaveText(/timer/iu);
  await expect(page.locator('.navbar')).toHaveCSS('position', 'sticky');
  await expectExcerpts(page);
  await expectDownload(page);
  for (const form of [`${knx}.html?a=b`, `${knx}/`, knx.toUpperCase()]) {
    await expectStatus(page, site, form, 200);
    await expect(page).toHaveTitle(/KNX/u);
  }
  expect(pageErrors(watch)).toEqual([]);

  await expectStatus(page, site, `${modbus}?x=1`, 503);
  expect(page.url()).toBe(`${site.origin}${modbus}?x=1`);
  await expect(title(page)).toContainText('not available offline');
  await page.getByRole('link', {name: 'KNX'}).click();
  await expect(page).toHaveTitle(/KNX/u);
  await hydrated(page);
  await site.start();
  await expectStatus(page, site, modbus, 200);
  await expect(page).toHaveTitle(/Modbus/u);
});

test('a whole version is stored, opens offline and is removed', async ({page, site}) => {
  shorten(site);
  await openOn(site, page, knx);
  await storeLatest(page);
  await expect(latest(page).getByRole('heading')).toBeFocused();
  await site.cut();
  await expectStatus(page, site, timer, 200);
  await hydrated(page);
  await expectExcerpts(page);
  await expectDownload(page);
  await expectStatus(page, site, slider, 200);
  await page.locator('.preview').first().scrollIntoViewIfNeeded();
  await expect(page.locator('.preview[data-live]').first()).toBeVisible();

  await site.start();
  await openOn(site, page, knx);
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

test('an address without https: the site says so and offers its files', async ({
  page,
  site,
  watch,
}) => {
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
  expect(site.times('/sw.js')).toBe(0);
  expect(pageErrors(watch)).toEqual([]);
});

test.describe('visited pages', full, () => {
  test('are all listed where two have one title, without those of another site', async ({
    page,
    site,
  }) => {
    const titled = (address: string) =>
      built(`${address}.html`).replace(/(<title[^>]*>)[^<]*/u, '$1KNX &amp; more | Manual');
    const next = '/docs/next/io-servers/knx';
    const other = '/manual/docs/x';
    site.files.set(next, titled(next)).set(knx, titled(knx));
    site.files.set(
      other,
      built('docs/intro.html')
        .replace(/(data-scripts=")/u, '$1/manual')
        .replace(/(<meta name="?manual"? content="?\/)/u, '$1manual/'),
    );
    await openStored(page, site, knx);
    await page.goto(site.origin + other);
    await openStored(page, site, next);
    expect(await isStored(page, other)).toBe(false);
    await openPanel(page);
    await expect(panel(page)).toContainText('2 on this device');
    await site.cut();
    await page.goto(site.origin + modbus);
    await expect(page.getByRole('link', {name: 'KNX & more', exact: true})).toHaveCount(2);
    await page.getByRole('link', {name: 'Home page'}).click();
    await hydrated(page);
  });

  test('load before the service worker, and nothing of a version with it', async ({page, site}) => {
    const isOfVersion = /\/offline\/|\/release\.json/u;
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.goto(site.origin + knx);
    await expect(async () => {
      // Less than the page waits before it starts the worker.
      await page.clock.runFor(20);
      expect(await page.locator('html').getAttribute('data-has-hydrated')).toBe('true');
    }).toPass();
    expect(site.times('/sw.js')).toBe(0);
    await page.clock.runFor(5000);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    expect(site.times('/sw.js')).toBe(1);
    expect(site.times(isOfVersion)).toBe(0);
  });

  test('do not answer requests for a part of a file, past all caches or for a huge file', async ({
    page,
    site,
  }) => {
    await openStored(page, site, timer);
    const file = `${timer.replace('/docs', '')}/garden.txt`;
    const ask = (init: RequestInit) =>
      page.evaluate(
        async ([address, options]) => {
          const response = await fetch(address, options).catch(() => undefined);
          return response && {status: response.status, text: await response.text()};
        },
        [file, init] as const,
      );
    const part = {headers: {Range: 'bytes=0-3'}};
    const whole = await ask({});
    expect(await ask(part)).toEqual({status: 206, text: whole?.text.slice(0, 4)});
    await expect.poll(() => isStored(page, file)).toBe(true);
    await test.step('no file of more than 10 MB is stored', async () => {
      const [small, large] = ['/img/small.json', '/img/large.json'];
      site.files.set(small, '{}').set(large, `[${'0,'.repeat(5.1e6)}0]`);
      for (const [address, start] of [
        [large, '[0'],
        [small, '{}'],
      ] as const) {
        const text = page.evaluate(async (one) => (await fetch(one)).text(), address);
        expect((await text).startsWith(start)).toBe(true);
      }
      await expect.poll(() => isStored(page, small)).toBe(true);
      expect(await isStored(page, large)).toBe(false);
    });
    await site.cut();
    expect(await ask(part)).toEqual({status: 200, text: whole?.text});
    expect(await ask({cache: 'no-store'})).toBeUndefined();
  });

  test('leave other applications of the host, and what it marks as private, alone', async ({
    page,
    site,
  }) => {
    const own = '/img/own.json';
    const marked = new Map([
      ['/img/account.json', 'private, max-age=60'],
      ['/img/token.json', 'no-store'],
      [slider, 'no-store'],
    ]);
    const foreign = '/grafana/api/state.json';
    await openStored(page, site, knx);
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
    await page.goto(site.origin + slider);
    await page.goto(site.origin + timer);
    for (const address of [own, timer]) {
      await expect.poll(() => isStored(page, address)).toBe(true);
    }
    for (const address of [foreign, ...marked.keys()]) {
      expect(await isStored(page, address), address).toBe(false);
    }
    await site.cut();
    await expect(page.goto(`${site.origin}/grafana/`)).rejects.toThrow(/ERR_CONNECTION_REFUSED/u);
  });

  test('open as stored where the site does not answer within four seconds', async ({
    page,
    context,
    site,
  }) => {
    await openStored(page, site, knx);
    const [worker] = context.serviceWorkers() as [Worker];
    // The clock of pages is not that of the worker.
    await worker.evaluate(() => {
      const timers: (() => void)[] = [];
      const later = (run: () => void, delay: number) => (delay === 4000 ? timers.push(run) : 0);
      Object.assign(self, {timers, setTimeout: later, clearTimeout: () => undefined});
    });
    const endTimers = () =>
      worker.evaluate(() => {
        const {timers} = self as unknown as {timers: (() => void)[]};
        timers.splice(0).forEach((run) => run());
      });
    await page.goto(site.origin + knx, {waitUntil: 'networkidle'});
    const answer = site.hold(/^\/docs\//u);
    const stored = page.goto(site.origin + knx, {waitUntil: 'commit'});
    await expect.poll(() => site.times(knx)).toBe(3);
    await endTimers();
    expect((await stored)?.status()).toBe(200);
    const other = page.goto(site.origin + modbus, {waitUntil: 'commit'});
    await expect.poll(() => site.times(modbus)).toBe(1);
    await endTimers();
    expect(page.url()).toBe(site.origin + knx);
    answer();
    expect((await other)?.status()).toBe(200);
    await expect(page).toHaveTitle(/Modbus/u);
  });

  test('stay where the next page does not arrive, unless it is stored', async ({page, site}) => {
    await openStored(page, site, knx);
    await markDocument(page);
    const waiting = page.locator('.fault-notice');
    await site.cut();
    await navigate(page, far);
    await expect(waiting).toContainText('does not respond');
    await expect(title(page)).toHaveText('KNX');
    expect(await isSameDocument(page)).toBe(true);
    await page.goBack();
    await expect(waiting).toHaveCount(0);
    // The HTML of the next page is stored, and its scripts are not.
    await page.evaluate(
      async ([address, html]) => {
        const [name = ''] = (await caches.keys()).filter((one) => one.includes('-pages-'));
        const response = new Response(html, {headers: {'Content-Type': 'text/html'}});
        await (await caches.open(name)).put(address, response);
      },
      [far, built(`${far}.html`)] as const,
    );
    await navigate(page, far);
    await expect(title(page)).not.toHaveText('KNX');
    await expect.poll(() => isSameDocument(page)).toBe(false);
  });
});

test.describe('a whole version', full, () => {
  test('is stored by keyboard on a phone, and no other page opens', async ({page, site}) => {
    await page.setViewportSize({width: 390, height: 844});
    await openOn(site, page, intro);
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(latest(page)).toContainText(
      /Download: [\d.]+ MB\. Storage on this device: \d+ MB/u,
    );
    await expectTargetSize(panel(page).getByRole('button'));
    expect((await panel(page).boundingBox())?.width).toBeLessThanOrEqual(390);
    const goOn = site.hold(/./u, 100);
    await latest(page).getByRole('button', {name: 'Download 4.0'}).press('Enter');
    await expect(latest(page).getByRole('progressbar')).toBeVisible();
    await expect(latest(page).getByRole('button', {name: 'Pause'})).toBeFocused();
    goOn();
    await expect(latest(page)).toContainText(
      /Downloaded just now.*release \w{8}, \d+ MB/u,
      patient,
    );
    await page.keyboard.press('Escape');
    await expect(opener(page)).toBeFocused();
    await site.cut();

    const failed: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) {
        failed.push(response.url());
      }
    });
    await navigate(page, '/docs/architecture/intro');
    await expect(page).toHaveURL(/architecture\/intro$/u);
    for (const address of [modbus, '/docs', slider]) {
      await expectStatus(page, site, address, 200);
      await hydrated(page);
    }
    expect(failed).toEqual([]);
    await expectStatus(page, site, '/docs/io-servers/nothing', 404);
    await expect(page).toHaveTitle(/Page not found/u);
    await expectStatus(page, site, '/docs/next/io-servers/knx', 503);
    await expect(page.getByRole('link', {name: 'Complete manual, version 4.0'})).toBeVisible();
  });

  test('continues after a stop, and on the next page, with what is missing', async ({
    page,
    site,
  }) => {
    await openShort(page, site);
    let goOn = site.hold(/./u, 10);
    await press(page, 'Download 4.0');
    await expect.poll(() => site.asked.length).toBeGreaterThan(10);
    await press(page, 'Pause');
    await expect(latest(page)).toContainText('Paused');
    goOn();
    const asked = new Set(site.asked);

    await page.reload();
    await openPanel(page);
    await expect(latest(page)).toContainText(/[\d.]+ MB of [\d.]+ MB downloaded/u);
    site.asked.length = 0;
    goOn = site.hold(/./u, 5);
    await press(page, 'Resume');
    await expect.poll(() => site.asked.length).toBeGreaterThanOrEqual(5);
    goOn();
    await openOn(site, page, knx);
    await startWorker(page);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('manual.keeping')), patient)
      .toBeNull();
    await openPanel(page);
    await expect(latest(page)).toContainText(/Downloaded .*release/u);
    const again = site.asked.filter((one) => one.startsWith('/assets/js/') && asked.has(one));
    // Three files are fetched at a time, and were on their way.
    expect(again.length).toBeLessThanOrEqual(3);
  });

  test('waits while the network is gone, and continues when it is back', async ({page, site}) => {
    await openShort(page, site);
    const goOn = site.hold(/./u, 30);
    await press(page, 'Download 4.0');
    await expect.poll(() => site.asked.length).toBeGreaterThan(10);
    await site.cut();
    await expect(latest(page)).toContainText('does not respond');
    goOn();
    await site.start();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(latest(page)).toContainText('Downloaded just now', patient);
  });

  test('that lacks a file of its list says which, and blames nothing between', async ({
    page,
    site,
  }) => {
    await openShort(page, site);
    site.intercept = (pathname) => (pathname === slider ? 'missing' : undefined);
    await press(page, 'Download 4.0');
    await expect(latest(page)).toContainText(`The site does not have ${slider} (404)`, patient);
    await expect(latest(page)).not.toContainText('Something between');
  });

  test('is not fetched further on a connection that saves data', async ({page, site}) => {
    await openStored(page, site, knx);
    await page.addInitScript(() => {
      localStorage.setItem('manual.keeping', '4.0');
      Object.defineProperty(navigator, 'connection', {value: {saveData: true}});
    });
    site.asked.length = 0;
    await page.reload();
    await hydrated(page);
    await startWorker(page);
    await openPanel(page);
    await expect(latest(page).getByRole('button', {name: 'Download 4.0'})).toBeEnabled();
    await expect(latest(page).getByRole('progressbar')).toHaveCount(0);
    expect(site.times(timer)).toBe(0);
  });
});

// `npm run test:releases` runs the tests of this name on a built release.
test.describe('a new release', () => {
  test('is offered, and loads when the reader chooses', async ({page, site, next}) => {
    await openStored(page, site, knx);
    await openStored(page, site, intro);
    const old = await scriptsOf(page);
    site.release(next.folder);
    await update(page);
    const notice = page.getByRole('status').filter({hasText: 'was updated'});
    await expect(notice).toBeVisible();
    expect(await scriptsOf(page)).toBe(old);

    await markDocument(page);
    await navigate(page, changedPage.address);
    await expect(page.getByText(changedPage.before)).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
    await notice.getByRole('button', {name: 'Reload'}).click();
    await expect.poll(() => scriptsOf(page)).not.toBe(old);
    await hydrated(page);
    await expect(page.getByText(changedPage.after)).toBeVisible();
    await expect(notice).toHaveCount(0);
    await navigate(page, intro);
    await expect(title(page)).not.toHaveText('KNX');
    await navigate(page, changedPage.address);
    await expect(page.getByText(changedPage.after)).toBeVisible();
  });

  test('that leaves the open page as it is activates without a word', async ({page, site}) => {
    await openStored(page, site, intro);
    site.files.set('/sw.js', `${built('sw.js')}\n// next`);
    site.asked.length = 0;
    await update(page);
    await expect.poll(() => site.times(intro)).toBeGreaterThan(0);
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          return registration?.installing ?? registration?.waiting ?? null;
        }),
      )
      .toBeNull();
    await expect(page.getByRole('status').filter({hasText: 'was updated'})).toHaveCount(0);
  });

  test('updates a stored version with what has changed', full, async ({page, site, next}) => {
    shorten(site);
    await openOn(site, page, intro);
    await storeLatest(page);
    await page.keyboard.press('Escape');
    site.release(next.folder);
    shorten(site, next.folder);
    site.asked.length = 0;
    await page.reload();
    await openPanel(page);
    await expect(latest(page)).toContainText(`release ${next.name}`);
    await expect(latest(page)).toContainText('Storage on this device');
    await press(page, 'Update');
    await expect(latest(page)).toContainText('Up to date', patient);
    const hashes = (folder: string) =>
      new Map(
        smallList(folder, [intro, knx, slider, timer])
          .files.filter(([address]) => /^\/assets\/js\/|\/search-texts\//u.test(address))
          .map(([address, , hash]) => [address.replace(/\?.*/u, ''), hash]),
      );
    const before = hashes(buildDir);
    const files = [...hashes(next.folder)];
    const changed = files.filter(([address, hash]) => before.get(address) !== hash);
    const fetched = files.filter(([address]) => site.asked.includes(address));
    expect(fetched).toEqual(changed);
    expect(changed.length).toBeLessThan(files.length);
    await expect.poll(() => versionCaches(page), patient).toEqual([`manual-kept-4.0-${next.name}`]);
    await site.cut();
    await openOn(site, page, changedPage.address);
    await expect(page.getByText(changedPage.after)).toBeVisible();
  });
});

test('a service worker that is withdrawn removes what it stored, and the panel says so', async ({
  page,
  site,
  watch,
}) => {
  await openStored(page, site, knx);
  site.files.set('/sw.js', read('deploy/withdrawn-sw.js'));
  await update(page);
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0);
  await expect.poll(() => cacheNames(page)).toEqual([]);

  await page.evaluate(() => localStorage.setItem('manual.keeping', '4.0'));
  for (const load of ['first', 'second']) {
    site.asked.length = 0;
    await openOn(site, page, knx);
    await startWorker(page);
    await expect.poll(() => site.times('/sw.js'), load).toBe(1);
  }
  await openPanel(page);
  await expect(panel(page)).toContainText('are disabled on this site');
  await expect(panel(page).getByRole('button', {name: /^(?:Download|Resume)/u})).toHaveCount(0);
  expect(await cacheNames(page)).toEqual([]);
  expect(site.asked.filter((one) => /sw\.js|offline\//u.test(one))).toEqual(['/sw.js']);
  expect(site.times(knx)).toBe(1);
  expect(pageErrors(watch)).toEqual([]);
});

test.describe('several tabs', full, () => {
  test('one waits for another that fetches a version, stops it and removes the version', async ({
    page,
    context,
    site,
  }) => {
    shorten(site);
    const other = await context.newPage();
    // A page that starts later continues with a version that is being fetched.
    await openStored(page, site, intro);
    await openStored(other, site, knx);
    for (const tab of [page, other]) {
      await openPanel(tab);
      await expect(latest(tab)).toContainText('Storage on this device');
    }
    site.asked.length = 0;
    site.hold(/./u, 10);
    await press(other, 'Download 4.0');
    await expect.poll(() => site.asked.length).toBeGreaterThan(10);
    await press(page, 'Download 4.0');
    await expect(latest(page)).toContainText('Another tab is downloading');
    await press(page, 'Pause');
    await expect(latest(other)).toContainText('Paused');

    site.asked.length = 0;
    const goOn = site.hold(/./u, 3);
    await press(other, 'Resume');
    await expect.poll(() => site.asked.length).toBeGreaterThan(3);
    await press(page, 'Remove 4.0');
    await expect(latest(other)).toContainText('Another tab has removed');
    await expect(latest(page).getByRole('status')).toHaveText('Removed.');
    goOn();
    expect(await versionCaches(page)).toEqual([]);
  });

  test('one that does not stop keeps a version from being removed', async ({
    page,
    context,
    site,
  }) => {
    await openStored(page, site, intro);
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
    await press(page, 'Remove 4.0');
    await page.clock.fastForward(10_000);
    await expect(latest(page).getByRole('status')).toContainText('Close that tab');
    expect(await versionCaches(page)).toHaveLength(1);
  });
});

test.describe('where nothing can be stored', full, () => {
  const refuseWorker = () => {
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException('storage is blocked', 'SecurityError'));
  };

  test('a full device: the panel says what to do', async ({page, site}) => {
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
    await openOn(site, page, knx);
    await openPanel(page);
    await press(page, 'Download 4.0');
    const status = latest(page).getByRole('status');
    await expect(status).toContainText('not enough storage', patient);
    await expect(status).toContainText('download the offline website');
    await expect(latest(page).getByRole('button', {name: 'Resume'})).toBeEnabled();
    await page.keyboard.press('Escape');
    await navigate(page, intro);
    await expect(title(page)).not.toHaveText('KNX');
  });

  test('a service worker that does not start: the panel retries', async ({page, site}) => {
    site.files.set('/sw.js', 'addEventListener("install", (e) => e.waitUntil(Promise.reject()));');
    await openOn(site, page, knx);
    for (const opening of [1, 2, 3]) {
      await openPanel(page);
      await expect(panel(page)).toContainText('did not start');
      await page.keyboard.press('Escape');
      expect(site.times('/sw.js')).toBeGreaterThanOrEqual(opening);
    }
  });

  for (const [name, script, message] of [
    ['a refused service worker', refuseWorker, /storage is blocked.*Allow the browser to store/su],
    [
      'no service workers',
      'delete Navigator.prototype.serviceWorker',
      'cannot store offline copies',
    ],
    ['no caches', 'delete window.caches', 'cannot store offline copies'],
  ] as const) {
    test(`${name}: pages work, the panel says why and offers the offline website`, async ({
      page,
      site,
      watch,
    }) => {
      await page.addInitScript(script);
      offer(site, archive);
      await openOn(site, page, knx);
      await startWorker(page);
      await openPanel(page);
      await expect(panel(page)).toContainText(message);
      await expect(panel(page).getByRole('button', {name: /^Download/u})).toHaveCount(0);
      await expect(panel(page).getByRole('link', {name: /offline website/u})).toBeVisible();
      await page.keyboard.press('Escape');
      await navigate(page, intro);
      await expect(title(page)).not.toHaveText('KNX');
      expect(pageErrors(watch)).toEqual([]);
    });
  }
});
