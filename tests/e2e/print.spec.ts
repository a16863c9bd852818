import {readFile} from 'node:fs/promises';
import {load} from 'cheerio';
import type {Page} from 'playwright/test';
import {buildPdf} from '../../scripts/build-pdf';
import {findChromium} from '../../scripts/chromium';
import {readPdf, textOfPdf} from '../../scripts/paper/readPdf';
import {versions} from '../../src/site';
import {expect, createGate, hydrated, mainScript, open, test} from '../support/browser';
import {test as folderTest} from '../support/folder';
import {contentBefore, full, knx, objects} from '../support/pages';
import {buildDir} from '../support/project';
import {built} from '../support/site';

/** Removes white space: lines wrap anywhere in print. */
const bare = (text: string) => text.replace(/[\s\u200B]+/gu, '');

const textsOf = async (page: Page, selector: string) =>
  (await page.locator(selector).allTextContents()).map(bare);

async function sheetsThatEndWithHeading(page: Page, sheets: readonly string[]): Promise<string[]> {
  const headings = await textsOf(page, '.theme-doc-markdown :is(h2, h3)');
  expect(headings.length).toBeGreaterThan(4);
  return sheets
    .map((text) => bare(text).slice(-40))
    .filter((end) => headings.some((heading) => end.endsWith(heading)));
}

test.describe('a printed page', () => {
  test.use({viewport: {width: 700, height: 1000}});

  test.beforeEach(({page}) => page.addInitScript(() => localStorage.setItem('theme', 'dark')));

  test('has its text and URLs in dark on white, without navigation', async ({page}) => {
    const main = createGate();
    await page.route(mainScript, main.route);
    await page.goto(knx, {waitUntil: 'domcontentloaded'});
    const link = page.locator('article a[href^="http"]').last();
    const [title, address] = [await link.textContent(), await link.getAttribute('href')];
    const [lastCell = ''] = (await textsOf(page, '.theme-doc-markdown td')).slice(-1);
    const frame = await textsOf(
      page,
      '.theme-doc-breadcrumbs, .pagination-nav__link, .footer__copyright, nav.navbar a',
    );
    await page.evaluate(() => {
      window.addEventListener('beforeprint', () => {
        const {backgroundColor} = getComputedStyle(document.documentElement);
        document.documentElement.dataset.printed = backgroundColor;
      });
    });
    const html = page.locator('html');
    const print = async () => {
      await html.evaluate((element) => delete element.dataset.printed);
      const sheets = await textOfPdf(await page.pdf({format: 'A4'}));
      await expect(html).toHaveAttribute('data-printed', 'rgb(255, 255, 255)');
      await expect(html).toHaveAttribute('data-theme', 'dark');
      return sheets;
    };
    await test.step('also before the scripts are loaded', print);
    main.release();
    await hydrated(page);
    const sheets = await print();
    const text = bare(sheets.join(''));
    expect(text).toContain(bare(`${title ?? ''} (${address ?? ''})`));
    expect(text).toContain(lastCell);
    const content = (await textsOf(page, '.theme-doc-markdown')).join('');
    const words = frame.filter((word) => word.length > 8 && !content.includes(word));
    expect(words.length).toBeGreaterThan(2);
    expect(words.filter((word) => text.includes(word))).toEqual([]);
    expect(await sheetsThatEndWithHeading(page, sheets)).toEqual([]);
  });

  test('has all tabs, complete code, and no buttons of previews', async ({page}) => {
    await open(page, `${objects}/popup`);
    await expect(page.locator('.preview-tools').first()).toBeVisible();
    await page.emulateMedia({media: 'print'});
    // Emulation does not dispatch the event.
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    const container = page.locator('.tabs-container').first();
    const names = await container.getByRole('tab', {includeHidden: true}).allTextContents();
    const panels = container.getByRole('tabpanel', {includeHidden: true});
    expect(names.length).toBeGreaterThan(1);
    for (const [index, name] of names.entries()) {
      expect(await contentBefore(panels.nth(index).locator('.printed-tab'))).toContain(name);
    }
    await expect(page.locator('.preview-tools').locator('visible=true')).toHaveCount(0);
    const blocks = page.locator('.theme-code-block');
    await expect(blocks.first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(blocks.locator('.token-line span').first()).toHaveCSS('color', 'rgb(22, 36, 43)');
    const text = bare((await textOfPdf(await page.pdf({format: 'A4'}))).join(''));
    expect(text).toContain(bare('<project title="House"'));
    expect(text).not.toMatch(/EditXML|CopyXML/u);
  });

  test('repeats the header of a long table on each sheet', full, async ({page}) => {
    await open(page, '/docs/io-servers/exosensepi');
    const tables = await page.locator('.theme-doc-markdown thead', {hasText: 'Meaning'}).count();
    expect(tables).toBeGreaterThan(0);
    const text = bare((await textOfPdf(await page.pdf({format: 'A6'}))).join(''));
    expect(text.split(bare('Meaning')).length - 1).toBeGreaterThan(tables);
  });
});

folderTest('the PDF of a section has text, bookmarks and links', full, async ({folder}) => {
  folderTest.setTimeout(180_000);
  const {file, pages, editions} = await buildPdf({
    buildDir,
    outDir: folder.root,
    version: versions.latest,
    section: 'deploying',
    chromium: await findChromium(),
  });
  const $ = load(folder.read('print/4.0/deploying.html'));
  const bytes = await readFile(folder.at(file));
  const {bookmarks, destinations} = await readPdf(bytes);
  const sheets = (await textOfPdf(bytes)).map(bare);
  const text = sheets.join('');
  const textOf = (element: Parameters<typeof $>[0]) => bare($(element).text());

  await test.step('title and text', () => {
    expect(file).toBe('download/hsyco-manual-4.0-deploying.pdf');
    expect(pages).toBe(sheets.length);
    expect(editions.find(({kind}) => kind === 'pdf')?.bytes).toBe(bytes.length);
    expect(sheets[0]).toContain(bare('HSYCO Manual Version 4.0: Deploying'));
    const {release} = JSON.parse(built('release.json')) as {release: string};
    expect(sheets[0]).toContain(release);
    // In the PDF, a page number that is not in the HTML follows each link.
    const cells = $('section.markdown td:not(:has(a))').toArray().map(textOf);
    const steps = $('section.markdown ol > li')
      .toArray()
      .map((step) => textOf(step).slice(0, 12));
    expect(Math.min(cells.length, steps.length)).toBeGreaterThan(5);
    expect([...cells, ...steps].filter((part) => !text.includes(part))).toEqual([]);
  });

  await test.step('bookmarks', () => {
    const headings = $('h1, h2, h3, h4, h5, h6').toArray();
    expect(bookmarks.map(({title, level}) => [level, bare(title)])).toEqual(
      headings.map((heading) => [Number(heading.tagName.slice(1)), textOf(heading)]),
    );
    for (const {title, page} of bookmarks) {
      expect(sheets[(page ?? 0) - 1]).toContain(bare(title));
    }
  });

  await test.step('links', () => {
    const links = $('section.markdown a[href^="#"]').toArray();
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) {
      const page = destinations.get(($(link).attr('href') ?? '').slice(1));
      expect(page).toBeGreaterThan(2);
      expect(text).toContain(`${textOf(link)}${bare(`(p. ${page ?? ''})`)}`);
    }
  });
});
