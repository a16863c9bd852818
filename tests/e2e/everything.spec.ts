import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {markdownAddress} from '../../src/site/markdownAddress';
import {expect, open, test as base} from '../support/browser';
import {everyAddress, everythingFolder} from '../support/everything';
import {layoutFaults, openAndSpace, overlapsIn} from '../support/layout';
import {contentsOfHtml, missingIn, parseMarkdown} from '../support/markdownExport';

const test = base.extend({
  siteFolder: [everythingFolder, {scope: 'worker', timeout: 300_000}],
});

test.describe.configure({mode: 'default', timeout: 300_000});
test.use({contextOptions: {reducedMotion: 'reduce'}});

const textOf = (folder: string, address: string, ending = '') =>
  readFileSync(path.join(folder, address + ending), 'utf8');

function labelsOf(html: string): string[] {
  const $ = load(html);
  const article = $('.theme-doc-markdown');
  const texts = article
    .find('[class*=admonitionHeading], [role=tab], summary, .drawing figcaption')
    .toArray()
    .map((element) => $(element).text());
  const alternatives = article
    .find('img, svg[role=img]')
    .toArray()
    .map((element) => $(element).attr('alt') ?? $(element).attr('aria-label') ?? '');
  return [...texts, ...alternatives].map((text) => text.replaceAll(/\s/gu, ''));
}

test('the Markdown export has all text of nested constructs', ({siteFolder}) => {
  for (const address of everyAddress) {
    const html = textOf(siteFolder, address, '.html');
    const markdown = textOf(siteFolder, markdownAddress(address));
    expect(missingIn(parseMarkdown(markdown), contentsOfHtml(html)), address).toEqual([]);
    const labels = labelsOf(html);
    expect(labels.length).toBeGreaterThan(15);
    const all = markdown.replaceAll(/[\s>]/gu, '');
    const missing = labels.filter((label) => !all.includes(label));
    expect(missing, address).toEqual([]);
  }
});

// `npm run test:engines` visits them at all widths.
test('no layout fault at the width of a phone, a tablet and a desktop', async ({page, watch}) => {
  const faults: string[] = [];
  for (const address of everyAddress) {
    await open(page, address);
    for (const cell of ['th', 'td']) {
      const second = page.locator(`${cell}:nth-child(2)`).first();
      await expect(second).toHaveCSS('text-align', 'right');
    }
    for (const isSpaced of [false, true]) {
      await page.evaluate(openAndSpace, isSpaced);
      for (const width of [320, 720, 1280]) {
        await page.setViewportSize({width, height: 900});
        const found = await page.evaluate(layoutFaults, false);
        faults.push(...found.map((fault) => `${width}${isSpaced ? ' spaced' : ''} ${fault}`));
      }
    }
  }
  expect([...faults, ...watch.messages]).toEqual([]);
});

test('in print, nested constructs are open and not cut off', async ({page}) => {
  await page.setViewportSize({width: 680, height: 900});
  const faults: string[] = [];
  for (const address of everyAddress) {
    await open(page, address);
    await page.emulateMedia({media: 'print'});
    // Emulation does not dispatch the event.
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    faults.push(...(await page.evaluate(layoutFaults, true)));
    await page.emulateMedia({media: 'screen'});
  }
  expect(faults).toEqual([]);
});

test('planted faults in a layout are found', async ({page}) => {
  await page.setViewportSize({width: 320, height: 600});
  for (const [style, fault] of [
    ['width: 400px', 'is wider than its container'],
    ['white-space: nowrap; text-indent: 310px', 'has text outside of it'],
    ['height: 5px; overflow: hidden', 'is cut off'],
    ['visibility: hidden', 'does not show "Fine"'],
    ['margin-bottom: -3em', 'overlaps its neighbour'],
  ] as const) {
    await page.setContent(`<body style="margin: 0"><div class="theme-doc-markdown"><h2>Planted</h2>
      <div style="${style}"><p style="width: 300px">Fine</p></div><p>Below</p></div>`);
    expect((await page.evaluate(layoutFaults, false)).join('\n'), style).toContain(fault);
  }
  await page.setContent('<p>One</p><p style="margin-top: -2em">Two</p>');
  expect(await page.evaluate(overlapsIn, 'p')).toEqual(['"Two" covers "One"']);
});
