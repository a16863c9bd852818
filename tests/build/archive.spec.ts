import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {load} from 'cheerio';
import {unzipSync} from 'fflate';
import {expect, test as base, type Page} from 'playwright/test';
import {archiveName, writeArchive} from '../../src/archive/archive';
import {linkFaults, quickly} from '../../src/archive/check';
import {readRelease} from '../../src/plugins/release/releaseFile';
import {versions} from '../../src/site/versions';
import {buildDir} from '../support/project';
import {pageFiles} from '../support/site';

const version = versions.latest;
const folder = archiveName(version);
/** What a browser of some years ago lacks. */
const laterFunctions = ['replaceAll', 'matchAll'] as const;

interface Unpacked {
  /** Files by their path below the folder. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** Address of the folder, with a slash at its end. */
  readonly address: string;
  /** The archives of two runs. */
  readonly zips: readonly [Buffer, Buffer];
}

interface Watch {
  readonly messages: string[];
  readonly requests: string[];
}

const test = base.extend<{watch: Watch}, {archive: Unpacked}>({
  archive: [
    async ({}, provide) => {
      const temporary = mkdtempSync(path.join(os.tmpdir(), 'manual-'));
      const written = await writeArchive({buildDir, version});
      const zip = readFileSync(path.join(buildDir, written.file));
      const again = await writeArchive({buildDir, version});
      const files = new Map<string, Buffer>();
      for (const [name, content] of Object.entries(unzipSync(zip))) {
        const file = path.join(temporary, name);
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, content);
        files.set(name.slice(folder.length + 1), Buffer.from(content));
      }
      const address = `${pathToFileURL(path.join(temporary, folder)).href}/`;
      await provide({files, address, zips: [zip, readFileSync(path.join(buildDir, again.file))]});
      rmSync(temporary, {recursive: true, force: true});
    },
    {scope: 'worker', timeout: 120_000},
  ],
  // No part of it waits to be asked for: what happens in any page is kept.
  watch: [
    async ({page}, provide) => {
      const watch: Watch = {messages: [], requests: []};
      page.on('console', (message) => watch.messages.push(message.text()));
      page.on('pageerror', (error) => watch.messages.push(error.message));
      page.on('request', (request) => watch.requests.push(request.url()));
      await provide(watch);
      expect(watch.messages).toEqual([]);
      expect(watch.requests.filter((url) => !/^(?:file|data):/u.test(url))).toEqual([]);
    },
    {auto: true},
  ],
});

// One worker makes the archive once.
test.describe.configure({mode: 'default'});

/** Files that the pages of the version have on the site. */
function pagesOfVersion(): string[] {
  return pageFiles().filter(
    (file) =>
      file.startsWith('docs/') && !file.startsWith('docs/next/') && !file.endsWith('index.html'),
  );
}

async function hits(page: Page): Promise<string[]> {
  return page.locator('.archive-hits a').allTextContents();
}

test.describe('the archive of a version', () => {
  test('has every page, once, and the same bytes each time', async ({archive}) => {
    const pages = [...archive.files.keys()].filter((name) => name.endsWith('.html'));
    // Contents and search come on top.
    expect(pages).toHaveLength(pagesOfVersion().length + 2);
    const ofWorker = [...archive.files.keys()].filter((name) =>
      /^(?:sw\.js|offline\/)/u.test(name),
    );
    expect(ofWorker).toEqual([]);
    expect(archive.zips[0].equals(archive.zips[1])).toBe(true);
    const {editions} = await readRelease(buildDir);
    expect(editions.filter(({kind}) => kind === 'archive')).toContainEqual({
      version: version.name,
      kind: 'archive',
      file: `download/${folder}.zip`,
      bytes: archive.zips[0].byteLength,
    });
  });

  test('every link, anchor and file of it is there, and a missing one is found', ({archive}) => {
    test.setTimeout(60_000);
    expect(linkFaults(archive.files)).toEqual([]);
    const without = new Map(archive.files);
    without.delete('docs/io-servers/knx.html');
    expect(linkFaults(without).join('\n')).toContain('knx.html leads to no file');
  });

  test('its pages link the licences of what it has', ({archive}) => {
    expect(archive.files.get('licenses.txt')?.toString()).toContain('lunr');
    const page = String(archive.files.get('docs/io-servers/knx.html'));
    expect(load(page)('footer a[href="../../licenses.txt"]').text()).toBe('Licences');
  });

  test('its contents lead to every page', ({archive}) => {
    const $ = load(String(archive.files.get('contents.html')));
    const linked = new Set(
      $('main a')
        .toArray()
        .map((link) => ($(link).attr('href') ?? '').split('#')[0]),
    );
    const pages = [...archive.files.keys()].filter((name) => name.endsWith('.html'));
    expect(pages.filter((name) => !linked.has(name))).toEqual(['contents.html', 'search.html']);
    expect($('main a').text()).not.toContain('/docs');
  });

  test('nothing that only the application answers is left', ({archive}) => {
    test.setTimeout(60_000);
    for (const [name, text] of archive.files) {
      if (name.endsWith('.html')) {
        const $ = load(String(text), quickly);
        const dead = $('button, input, select, textarea, [role="button"], [data-browser-only]').not(
          '.archive-scripted *, .archive-scripted, [popovertarget], [inert] *',
        );
        expect(
          dead.toArray().map((element) => $.html(element)),
          name,
        ).toEqual([]);
        expect($('script').not('[src]').length, name).toBe(0);
      }
    }
  });

  test('opens from a folder: styles, a picture, a link, an anchor', async ({archive, page}) => {
    await page.goto(`${archive.address}index.html`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('HSYCO manual');
    expect(
      await page.locator('.navbar').evaluate((element) => getComputedStyle(element).position),
    ).toBe('sticky');
    const logo = page.locator('.navbar__logo img:visible');
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.locator('main').getByRole('link', {name: 'KNX', exact: true}).first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('KNX');
    await page.locator('.theme-doc-toc-desktop').getByRole('link', {name: 'Options'}).click();
    await expect(page.locator('#options')).toBeInViewport();
    expect(page.url()).toBe(`${archive.address}docs/io-servers/knx.html#options`);
  });

  test('search finds a page and opens it, by keyboard', async ({archive, page}) => {
    await page.goto(`${archive.address}docs/architecture/intro.html`);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('knx');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toContainText('for “knx”');
    expect((await hits(page))[0]).toBe('KNX');
    await expect(page.locator('.archive-excerpt mark').first()).toHaveText(/knx/iu);
    await page.locator('.archive-hits a').first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${archive.address}docs/io-servers/knx.html`);
  });

  test('search says what it does not find, and what it cannot read', async ({archive, page}) => {
    await page.goto(`${archive.address}search.html`);
    const field = page.getByRole('searchbox');
    await expect(field).toBeFocused();
    await field.fill('xxxxx');
    await expect(page.getByRole('status')).toContainText('No results');
    await field.fill('knx^a');
    await expect(page.getByRole('status')).toContainText('boost must be numeric');
    await field.fill('modbus register');
    await expect.poll(async () => (await hits(page))[0]).toMatch(/modbus/iu);
  });

  test('search works in a browser that lacks later functions', async ({archive, page}) => {
    await page.addInitScript((names) => {
      for (const name of names) {
        Reflect.deleteProperty(String.prototype, name);
      }
      Reflect.deleteProperty(Object, 'hasOwn');
    }, laterFunctions);
    await page.goto(`${archive.address}search.html?q=z1.alarm`);
    await expect(page.locator('.archive-hits a').first()).toBeVisible();
  });

  test('colours change, and stay for the next page', async ({archive, page}) => {
    await page.goto(`${archive.address}index.html`);
    const mode = () => page.evaluate(() => document.documentElement.dataset.theme);
    expect(await mode()).toBe('light');
    await page.getByRole('button', {name: /dark and light mode/u}).press('Enter');
    expect(await mode()).toBe('dark');
    await page.goto(`${archive.address}contents.html`);
    expect(await mode()).toBe('dark');
    await expect(page.getByRole('button', {name: /currently dark mode/u})).toBeVisible();
  });

  test('tabs and code to copy', async ({archive, page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${archive.address}docs/development/intro.html`);
    const tabs = page.locator('.tabs-container').first();
    await tabs.getByRole('tab', {name: 'EVENTS'}).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(tabs.getByRole('tab', {name: 'JavaScript'})).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(tabs.getByRole('tabpanel')).toHaveCount(1);
    await tabs.getByRole('tabpanel').hover();
    await tabs.getByRole('button', {name: 'Copy code to clipboard'}).click();
    await expect(tabs.getByRole('button', {name: 'Copied'})).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      'function DaylightEvent(day) : {\n  if (day) {',
    );
  });

  test('a preview is a picture that takes no focus', async ({archive, page}) => {
    await page.goto(`${archive.address}docs/development/project-development/objects/switch.html`);
    const stage = page.locator('.preview-stage').first();
    await expect(stage).toBeVisible();
    await stage
      .locator('button')
      .first()
      .evaluate((button) => button.focus());
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await expect(page.locator('.preview .theme-code-block').first()).toContainText('<project');
  });

  test('on a phone the menu opens, by keyboard too, and nothing is too wide', async ({
    archive,
    page,
  }) => {
    for (const width of [360, 390]) {
      await page.setViewportSize({width, height: 800});
      for (const file of ['index.html', 'search.html?q=knx', 'docs/io-servers/knx.html']) {
        await page.goto(archive.address + file);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          file,
        ).toBeLessThanOrEqual(0);
      }
    }
    const menu = page.getByRole('button', {name: 'Menu'});
    const sidebar = page.locator('#archive-sidebar');
    await expect(sidebar).toBeHidden();
    const box = await menu.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await menu.press('Enter');
    await expect(sidebar).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sidebar).toBeHidden();
    await expect(menu).toBeFocused();
    await menu.click();
    await sidebar.getByRole('link', {name: 'All pages'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('All pages');
    await expect(page.getByRole('button', {name: /dark and light mode/u})).toBeVisible();
  });
});

test.describe('the archive without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('shows no field and no button, and all tabs with their names', async ({archive, page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await page.goto(`${archive.address}docs/development/intro.html`);
    // The browser opens the notes on words by itself.
    const controls = page.locator('button:visible:not([popovertarget]), input:visible');
    await expect(controls).toHaveCount(0);
    await expect(
      page.locator('.tabs-container').first().locator('[role="tabpanel"]:visible'),
    ).toHaveCount(3);
    await page.getByRole('link', {name: 'Menu'}).click();
    await expect(page.locator('#archive-sidebar')).toBeInViewport();
    await page.goto(`${archive.address}search.html`);
    await expect(page.getByText('The search needs JavaScript.')).toBeVisible();
  });
});

test('a built site that lacks a page that others lead to is not packed', async () => {
  test.setTimeout(60_000);
  const site = mkdtempSync(path.join(os.tmpdir(), 'manual-'));
  try {
    for (const name of [
      'release.json',
      'search-index.json',
      'search-texts',
      'assets/css',
      'img',
      'tutorials',
    ]) {
      cpSync(path.join(buildDir, name), path.join(site, name), {recursive: true});
    }
    // The Introduction alone keeps the anchors of its own.
    mkdirSync(path.join(site, 'docs'));
    const intro = readFileSync(path.join(buildDir, 'docs', 'intro.html'), 'utf8');
    writeFileSync(
      path.join(site, 'docs', 'intro.html'),
      intro.replaceAll('id="find-your-device"', ''),
    );
    await expect(writeArchive({buildDir: site, version})).rejects.toThrow(
      /is not whole:[\s\S]*find-your-device leads to no place/u,
    );
  } finally {
    rmSync(site, {recursive: true, force: true});
  }
});
