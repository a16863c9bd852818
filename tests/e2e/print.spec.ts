import {statSync} from 'node:fs';
import {mkdtemp, readFile, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {load} from 'cheerio';
import {buildPdf, type PdfResult} from '../../scripts/build-pdf';
import {findChromium} from '../../scripts/chromium';
import {readPdf, textOfPdf, type PrintedDocument} from '../../scripts/paper/readPdf';
import {versions} from '../../src/site';
import {expect, open, test} from '../support/browser';
import {buildDir} from '../support/project';
import {built} from '../support/site';

const ioServer = '/docs/io-servers/knx';
const tabs = '/docs/development/project-development/objects/popup';
const longTables = '/docs/development/intro';

/** A text without its blanks: a line of paper may end anywhere. */
const bare = (text: string) => text.replace(/\s+/gu, '');

/** How often a text has another in it. */
const count = (text: string, part: string) => text.split(part).length - 1;

test.describe('a page on paper', () => {
  for (const format of ['A4', 'Letter'] as const) {
    test(`has its text and its addresses, and nothing of the frame, on ${format}`, async ({
      page,
    }) => {
      await open(page, ioServer);
      const source = page.locator('.page-sources a').last();
      const [title, address] = [await source.textContent(), await source.getAttribute('href')];
      const last = page.locator('.theme-doc-markdown table').last().locator('td').last();
      const lastCell = await last.textContent();
      const frame = await page
        .locator('.theme-doc-breadcrumbs, .pagination-nav__link, .footer__copyright, nav.navbar a')
        .allTextContents();
      const text = bare((await textOfPdf(await page.pdf({format}))).join(''));
      expect(text).toContain(bare(`${title ?? ''} (${address ?? ''})`));
      expect(text).toContain(bare(lastCell ?? ''));
      const words = frame.map(bare).filter((word) => word.length > 8);
      expect(words.length).toBeGreaterThan(2);
      expect(words.filter((word) => text.includes(word))).toEqual([]);
    });
  }

  test('a long table has its head on each of its pages, also where it was folded', async ({
    page,
  }) => {
    await open(page, longTables);
    const tables = await page.locator('.theme-doc-markdown details table').count();
    expect(tables).toBeGreaterThan(3);
    const pages = await textOfPdf(await page.pdf({format: 'A4'}));
    expect(count(bare(pages.join('')), bare('Shown by'))).toBeGreaterThan(tables);
  });

  test('each tab has its name above it, a preview has its picture and its XML, and no button', async ({
    page,
  }) => {
    await open(page, tabs);
    const labels = await page.locator('[role=tab]').allTextContents();
    expect(labels.length).toBeGreaterThan(1);
    const text = bare((await textOfPdf(await page.pdf({format: 'A4'}))).join(''));
    for (const label of labels) {
      expect(text).toContain(bare(label));
    }
    expect(text).toContain(bare('A sketch: the skin'));
    expect(text).toContain(bare('<project title="House"'));
    expect(text).not.toMatch(/EditXML|CopyXML/u);
  });

  test('no heading ends a sheet, whatever its height', async ({page}) => {
    test.setTimeout(60_000);
    await open(page, ioServer);
    const headings = await page.locator('.theme-doc-markdown :is(h2, h3)').allTextContents();
    // The link of a heading, which does not print, is an invisible mark.
    const names = headings.map((name) => bare(name).replaceAll('\u200B', ''));
    let sheets = 0;
    const faults: string[] = [];
    for (let height = 560; height < 760; height += 25) {
      const texts = await textOfPdf(await page.pdf({width: '800px', height: `${height}px`}));
      sheets += texts.length;
      const last = texts.map((text) => bare(text).slice(-40));
      faults.push(...last.filter((text) => names.some((name) => text.endsWith(name))));
    }
    expect(names.length).toBeGreaterThan(4);
    expect(sheets).toBeGreaterThan(40);
    expect(faults).toEqual([]);
  });

  test('no line of code is cut at the edge, and each block is asked to stay whole', async ({
    page,
  }) => {
    await page.setViewportSize({width: 500, height: 900});
    await open(page, tabs);
    await page.emulateMedia({media: 'print'});
    const blocks = page.locator('.theme-code-block pre');
    expect(await blocks.count()).toBeGreaterThan(2);
    const cut = await blocks.evaluateAll((all) =>
      all
        .filter((block) => block.scrollWidth > block.clientWidth + 1)
        .map((one) => one.textContent),
    );
    expect(cut).toEqual([]);
    await expect(blocks.first()).toHaveCSS('break-inside', 'avoid');
  });
});

test.describe('a section as PDF', () => {
  test.describe.configure({mode: 'serial'});

  let folder = '';
  let result: PdfResult;
  let html = '';
  let printed: PrintedDocument;
  let texts: readonly string[];

  test.beforeAll(async () => {
    // Two prints or three, on a machine that does other things.
    test.setTimeout(90_000);
    folder = await mkdtemp(path.join(os.tmpdir(), 'pdf-'));
    result = await buildPdf({
      buildDir,
      outDir: folder,
      version: versions.latest,
      section: 'deploying',
      chromium: await findChromium(),
    });
    html = await readFile(path.join(folder, 'print', '4.0', 'deploying.html'), 'utf8');
    const bytes = await readFile(path.join(folder, result.file));
    printed = await readPdf(bytes);
    texts = await textOfPdf(bytes);
  });

  test.afterAll(() => rm(folder, {recursive: true, force: true}));

  test('begins with its title, version and release, and has the text of its pages', async () => {
    expect(result.file).toBe('download/hsyco-manual-4.0-deploying.pdf');
    expect(result.pages).toBe(texts.length);
    const files = result.editions.map(({kind, section, file, bytes}) => [
      kind,
      section,
      statSync(path.join(folder, kind === 'print' ? `${file}.html` : file)).size === bytes,
    ]);
    expect(files).toEqual([
      ['print', 'Deploying', true],
      ['pdf', 'Deploying', true],
    ]);
    const {release} = JSON.parse(await readFile(path.join(buildDir, 'release.json'), 'utf8')) as {
      release: string;
    };
    expect(bare(texts[0] ?? '')).toContain(bare(`HSYCO Manual Version 4.0: Deploying`));
    expect(texts[0]).toContain(release);
    const $ = load(html);
    const all = bare(texts.join(''));
    const cells = $('section.markdown td')
      .toArray()
      .map((cell) => bare($(cell).text()));
    expect(cells.length).toBeGreaterThan(30);
    const steps = $('section.markdown ol > li')
      .toArray()
      .map((step) => bare($(step).text()).slice(0, 12));
    // A link has the number of its page behind it, which the cell of the HTML has not.
    const plain = [
      ...cells.filter((_, at) => $('section.markdown td').eq(at).find('a').length === 0),
      ...steps,
    ];
    expect(plain.filter((text) => !all.includes(text))).toEqual([]);
  });

  test('its bookmarks are its headings', () => {
    const $ = load(html);
    const headings = $('h1, h2, h3, h4, h5, h6')
      .toArray()
      .map((one) => ({title: $(one).text(), level: Number(one.tagName.slice(1))}));
    expect(headings.length).toBeGreaterThan(20);
    expect(printed.bookmarks.map(({title, level}) => ({title, level}))).toEqual(headings);
    for (const {title, page} of printed.bookmarks) {
      expect(bare(texts[(page ?? 0) - 1] ?? ''), title).toContain(bare(title));
    }
  });

  test('the contents name the page on which each heading stands', () => {
    const $ = load(html);
    const entries = $('.contents li a')
      .toArray()
      .map((link) => $(link).text());
    expect(entries.length).toBeGreaterThan(2);
    for (const text of entries) {
      const number = new RegExp(`${bare(text)}(?<page>\\d+)`, 'u').exec(bare(texts[1] ?? ''))
        ?.groups?.page;
      const place = texts[Number(number) - 1] ?? '';
      expect(bare(place), text).toContain(bare(text));
      expect(printed.bookmarks.find(({title}) => title === text)?.page).toBe(Number(number));
    }
  });

  test('each link within leads to a place of the document, and names its page', () => {
    const $ = load(html);
    const links = $('section.markdown a[href^="#"]').toArray();
    expect(links.length).toBeGreaterThan(1);
    const all = bare(texts.join(''));
    for (const link of links) {
      const page = printed.destinations.get(($(link).attr('href') ?? '').slice(1));
      expect(page).toBeGreaterThan(2);
      expect(all).toContain(bare(`${$(link).text()} (p. ${page ?? ''})`));
    }
  });
});

test('the print of a section keeps to the policy, runs nothing and fits its window', async ({
  page,
  watch,
}) => {
  const {printPage, printSheet} = await import('../../scripts/paper/printPage');
  const {readManual, sectionOf} = await import('../../scripts/paper/manual');
  const pages = sectionOf(
    await readManual(buildDir, versions.latest),
    versions.latest,
    'deploying',
  );
  const sheet = await readFile(path.join(__dirname, '../../scripts/paper/paper.css'), 'utf8');
  const styles = load(pages[0]?.html ?? '')('link[rel=stylesheet]')
    .map((_, link) => link.attribs.href)
    .get();
  const print = {version: versions.latest, release: '12345678', pages};
  const html = printPage(print, styles, '<link rel="stylesheet" href="/print/section.css">');
  const policy = /Content-Security-Policy: (?<policy>.+)/u.exec(built('_headers'))?.groups?.policy;
  await page.route('**/print/section', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: {'Content-Security-Policy': policy ?? ''},
      body: html,
    }),
  );
  await page.route('**/print/section.css', (route) =>
    route.fulfill({contentType: 'text/css', body: printSheet(print, sheet)}),
  );
  await page.setViewportSize({width: 360, height: 800});
  await page.goto('/print/section');
  await expect(page.locator('script')).toHaveCount(0);
  await expect(page.locator('.page-number').locator('visible=true')).toHaveCount(0);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  expect(watch.messages).toEqual([]);
});
