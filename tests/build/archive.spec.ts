import {cpSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {load} from 'cheerio';
import {unzipSync} from 'fflate';
import {expect, mergeTests} from 'playwright/test';
import {archiveFiles, archiveName, zipped, writeArchive} from '../../scripts/archive/archive';
import type {ArchiveFiles} from '../../scripts/archive/check';
import {parserOptions} from '../../scripts/manual';
import {readRelease} from '../../src/features/release-file/releaseFile';
import {versions} from '../../src/site/versions';
import {test as browserTest} from '../support/browser';
import {Folder, test as folderTest} from '../support/folder';
import {pageWidth} from '../support/pages';
import {buildDir} from '../support/project';
import {pageFiles} from '../support/site';

const version = versions.latest;

const pages = [
  'docs/intro.html',
  'docs/development/intro.html',
  'docs/development/project-development/objects/switch.html',
  'docs/io-servers/knx.html',
] as const;

const assets = 'release.json licenses.txt search-index.json search-texts assets/css img tutorials';

/** Copies the pages above, with their assets, to a folder. */
function copySite(folder: Folder): void {
  for (const name of [...assets.split(' '), ...pages]) {
    cpSync(path.join(buildDir, name), folder.at(name), {recursive: true});
  }
}

/** Packs the site in a folder, and unpacks the archive beside it. */
async function unpackArchive(site: Folder) {
  const {file} = await writeArchive({buildDir: site.root, version});
  const zip = new Uint8Array(readFileSync(site.at(file)));
  const unpacked = Object.entries(unzipSync(zip));
  site.write(Object.fromEntries(unpacked));
  const top = `${archiveName(version)}/`;
  const files: ArchiveFiles = new Map(
    unpacked.map(([name, content]) => [name.slice(top.length), Buffer.from(content)]),
  );
  return {site: site.root, url: pathToFileURL(site.at(top)).href, files, zip};
}

/** A test whose page may neither log a message nor send a request. */
const test = mergeTests(browserTest, folderTest).extend<
  {checked: undefined},
  {archive: Awaited<ReturnType<typeof unpackArchive>>}
>({
  archive: [
    async ({}, provide) => {
      const site = new Folder();
      copySite(site);
      await provide(await unpackArchive(site));
      site.remove();
    },
    {scope: 'worker', timeout: 120_000},
  ],
  checked: [
    async ({watch: {messages, requests}}, provide) => {
      await provide(undefined);
      const sent = requests.filter((url) => !/^(?:file|data):/u.test(url));
      expect([...messages, ...sent]).toEqual([]);
    },
    {auto: true},
  ],
});

// The archive is created once, in one worker.
test.describe.configure({mode: 'default', timeout: 120_000});

const htmlFiles = (files: ArchiveFiles) => [...files].filter(([name]) => name.endsWith('.html'));

function unlisted(files: ArchiveFiles): string[] {
  const $ = load(String(files.get('contents.html')));
  const linked = $('main a')
    .toArray()
    .map((link) => ($(link).attr('href') ?? '').split('#')[0]);
  return htmlFiles(files)
    .map(([name]) => name)
    .filter((name) => !linked.includes(name));
}

/** Controls and inline scripts that do not work without the site's scripts. */
function deadControls(files: ArchiveFiles): string[] {
  return htmlFiles(files).flatMap(([name, text]) => {
    const $ = load(String(text), parserOptions);
    const controls = $(
      'button, input, select, textarea, [role="button"], [data-browser-only], script:not([src])',
    ).not('.archive-scripted *, .archive-scripted, [popovertarget], [inert] *');
    return controls.toArray().map((element) => `${name}: ${$.html(element)}`);
  });
}

test('the archive has all pages, their list, the search and the licences', async ({archive}) => {
  const {files, site, zip} = archive;
  expect(htmlFiles(files)).toHaveLength(pages.length + 2);
  expect(unlisted(files).sort()).toEqual(['contents.html', 'search.html']);
  expect(deadControls(files)).toEqual([]);
  expect(String(files.get('licenses.txt'))).toContain('lunr');
  const knx = load(String(files.get('docs/io-servers/knx.html')));
  expect(knx('footer a[href="../../licenses.txt"]')).toHaveLength(1);
  expect((await readRelease(site)).editions).toContainEqual({
    version: version.name,
    kind: 'archive',
    file: `download/${archiveName(version)}.zip`,
    bytes: zip.byteLength,
  });
});

test('the archive of a site is reproducible', async ({archive}) => {
  const again = await archiveFiles({buildDir: archive.site, version});
  expect(Buffer.compare(zipped(archiveName(version), again), archive.zip)).toBe(0);
});

test('a site with a broken link is not packed', async ({folder}) => {
  copySite(folder);
  const intro = folder.read('docs/intro.html').replaceAll('id="find-your-device"', '');
  folder.write({'docs/intro.html': intro});
  await expect(writeArchive({buildDir: folder.root, version})).rejects.toThrow(/find-your-device/u);
});

test('links, search and colour mode of the archive work', async ({archive, page}) => {
  await page.goto(`${archive.url}index.html`);
  const heading = page.getByRole('heading', {level: 1});
  const hits = page.locator('.archive-hits a');
  const status = page.getByRole('status');

  await test.step('styles, an image, a link, an anchor', async () => {
    await expect(page.locator('.navbar')).toHaveCSS('position', 'sticky');
    await expect(page.locator('.navbar__logo img:visible')).not.toHaveJSProperty('naturalWidth', 0);
    await page.locator('main').getByRole('link', {name: 'KNX', exact: true}).first().click();
    await expect(heading).toHaveText('KNX');
    await page.locator('.theme-doc-toc-desktop').getByRole('link', {name: 'Options'}).click();
    await expect(page.locator('#options')).toBeInViewport();
  });

  await test.step('search with the keyboard', async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('knx');
    await page.keyboard.press('Enter');
    await expect(status).toContainText('knx');
    await expect(hits.first()).toHaveText('KNX');
    await expect(page.locator('.archive-excerpt mark').first()).toHaveText(/knx/iu);
    await page.getByRole('searchbox').fill('xxxxx');
    await expect(status).toContainText('No results');
    await page.getByRole('searchbox').fill('knx^a');
    await expect(status).toContainText('boost must be numeric');
    await page.getByRole('searchbox').fill('knx');
    await hits.first().press('Enter');
    await expect(page).toHaveURL(`${archive.url}docs/io-servers/knx.html`);
  });

  await test.step('colour mode', async () => {
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', 'light');
    await page.getByRole('button', {name: /dark and light mode/u}).press('Enter');
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await page.goto(`${archive.url}contents.html`);
    await expect(html).toHaveAttribute('data-theme', 'dark');
  });
});

test.describe('further parts of the archive', {tag: '@full'}, () => {
  test('a whole version is packed', async () => {
    test.setTimeout(300_000);
    const files = await archiveFiles({buildDir, version});
    const built = pageFiles().filter(
      (file) => /^docs\/(?!next\/)/u.test(file) && !file.endsWith('index.html'),
    );
    expect(htmlFiles(files)).toHaveLength(built.length + 2);
    expect(unlisted(files).sort()).toEqual(['contents.html', 'search.html']);
    expect(deadControls(files)).toEqual([]);
    expect([...files.keys()].filter((name) => /^(?:sw\.js|offline\/)/u.test(name))).toEqual([]);
  });

  test('tabs and copying of code work, previews are static', async ({archive, page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${archive.url}docs/development/intro.html`);
    const tabs = page.locator('.tabs-container').first();
    await tabs.getByRole('tab', {name: 'EVENTS'}).focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const selected = tabs.getByRole('tab', {name: 'JavaScript'});
    await expect(selected).toHaveAttribute('aria-selected', 'true');
    await expect(tabs.getByRole('tabpanel')).toHaveCount(1);
    await tabs.getByRole('tabpanel').hover();
    await tabs.getByRole('button', {name: 'Copy code to clipboard'}).click();
    await expect(tabs.getByRole('button', {name: 'Copied'})).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('function');
    await test.step('find in page and links to a hash open a closed tab', async () => {
      await tabs
        .locator('[role="tabpanel"][hidden]')
        .first()
        .evaluate((panel) => panel.setAttribute('id', 'closed'));
      await expect(page.locator('#closed')).toHaveCSS('content-visibility', 'hidden');
      await page.evaluate(() => {
        location.hash = 'closed';
      });
      await expect(page.locator('#closed')).toBeVisible();
      await expect(selected).toHaveAttribute('aria-selected', 'false');
    });

    await page.goto(`${archive.url}docs/development/project-development/objects/switch.html`);
    const stage = page.locator('.preview-stage').first();
    await expect(stage).toBeVisible();
    await stage
      .locator('button')
      .first()
      .evaluate((button) => button.focus());
    await expect(page.locator('body')).toBeFocused();
  });

  test('on a phone the menu opens and no page is too wide', async ({archive, page}) => {
    for (const width of [360, 390]) {
      await page.setViewportSize({width, height: 800});
      for (const file of ['index.html', 'search.html?q=knx', 'docs/io-servers/knx.html']) {
        await page.goto(archive.url + file);
        expect(await pageWidth(page), file).toBeLessThanOrEqual(width);
      }
    }
    const menu = page.getByRole('button', {name: 'Menu'});
    const sidebar = page.locator('#archive-sidebar');
    await expect(sidebar).toBeHidden();
    const box = await menu.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await menu.press('Enter');
    await expect(sidebar).toBeVisible();
    await sidebar.getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus, footer :focus')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(sidebar).toBeHidden();
    await expect(menu).toBeFocused();
    await menu.click();
    await sidebar.getByRole('link', {name: 'All pages'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('All pages');
  });

  test('without scripts, all tabs show, and only links', async ({archive, staticPage: page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await page.goto(`${archive.url}docs/development/intro.html`);
    const controls = page.locator('button:visible:not([popovertarget]), input:visible');
    await expect(controls).toHaveCount(0);
    const panels = page.locator('.tabs-container').first().locator('[role="tabpanel"]:visible');
    await expect(panels).toHaveCount(3);
    await page.getByRole('link', {name: 'Menu'}).click();
    await expect(page.locator('#archive-sidebar')).toBeInViewport();
    await page.goto(`${archive.url}search.html`);
    await expect(page.getByText('requires JavaScript')).toBeVisible();
  });
});
