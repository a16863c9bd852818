import {load} from 'cheerio';
import type {Page} from 'playwright/test';
import {
  clipboardOf,
  expect,
  createGate,
  hydrated,
  mainScript,
  open,
  test,
} from '../support/browser';
import {expectTargetSize, knx, nextPage, pageWidth, phone, title} from '../support/pages';
import {built} from '../support/site';

const {release} = JSON.parse(built('release.json')) as {release: string};

const summary = (page: Page) => page.getByText('Report a problem with this page');
const copyButton = (page: Page) => page.getByRole('button', {name: 'Copy report'});
const status = (page: Page, text: string) => page.getByRole('status').filter({hasText: text});

/** Selects the text of an element, by default of the first paragraph. */
async function select(page: Page, selector = 'article .markdown > p'): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      getSelection()?.selectAllChildren(element);
      return (getSelection()?.toString() ?? '').replace(/\s+/gu, ' ').trim();
    });
}

test.describe('a report', () => {
  test.use({viewport: phone});

  test('is copied with the selected passage', async ({page, origin, watch: {requests}}) => {
    await open(page, knx);
    await page.waitForLoadState('networkidle');
    requests.length = 0;
    const passage = await select(page);
    expect(passage.length).toBeGreaterThan(20);
    await summary(page).press('Enter');
    await expect(page.locator('article blockquote').last()).toContainText(passage.slice(0, 40));
    await page.evaluate(() => getSelection()?.removeAllRanges());
    await expectTargetSize(copyButton(page));
    expect(await pageWidth(page)).toBe(390);
    await copyButton(page).press('Enter');
    await expect(status(page, 'Copied')).toBeVisible();
    // The code of reports loads when one is opened.
    expect(requests).not.toEqual([]);
    expect(requests.filter((url) => !url.startsWith(origin))).toEqual([]);
    const text = await clipboardOf(page);
    expect(text.split('\n')).toEqual([
      'Page: https://docs.hsyco.com/docs/io-servers/knx',
      'Title: KNX',
      'Version: 4.0',
      `Release: ${release}`,
      `Selected text: “${passage}”`,
      `Browser: ${await page.evaluate(() => navigator.userAgent)}`,
      'Problem:',
      '',
    ]);
  });

  test('can be copied manually if the browser does not allow copying', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {value: undefined});
      Object.assign(document, {execCommand: () => false});
    });
    await open(page, knx);
    await summary(page).click();
    await copyButton(page).click();
    const field = page.getByRole('textbox', {name: 'Report'});
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(/^Page: .*\nTitle: KNX\n/u);
    await expect(status(page, 'Copy the report below')).toBeVisible();
    expect(await page.evaluate(() => getSelection()?.toString().startsWith('Page:'))).toBe(true);
  });
});

test('a passage can be selected later, replaced and removed', async ({page}) => {
  const scripts = createGate();
  await page.route(mainScript, scripts.route);
  await page.goto(knx, {waitUntil: 'domcontentloaded'});
  const quote = page.locator('article details blockquote');
  const data = page.locator('#__docusaurus script[type="application/ld+json"]');
  await test.step('a report that was opened before hydration works', async () => {
    await summary(page).click();
    scripts.release();
    await hydrated(page);
  });
  await expect(copyButton(page)).toBeVisible();
  await expect(quote).toHaveCount(0);
  const passage = await select(page);
  await expect(quote).toContainText(passage.slice(0, 40));
  await select(page, 'h1');
  await expect(quote).toHaveText('KNX');
  // A selection outside the article is not a passage of the page.
  await select(page, 'footer.footer');
  await expect(quote).toHaveText('KNX');
  await page.getByRole('button', {name: 'Remove selected text'}).press('Enter');
  await expect(quote).toHaveCount(0);
  await expect(copyButton(page)).toBeFocused();
  await test.step('the next page has its own report, and no structured data of the last page', async () => {
    await expect(data).not.toHaveCount(0);
    await nextPage(page).click();
    await expect(title(page)).not.toHaveText('KNX');
    await expect(copyButton(page)).toHaveCount(0);
    await expect(data).toHaveCount(0);
  });
});

test('if the code of a report does not load, it still has address and version', async ({page}) => {
  await open(page, knx);
  await page.waitForLoadState('networkidle');
  await page.route(/\/assets\/js\//u, (route) => route.abort());
  await summary(page).click();
  await expect(page.getByText('could not be loaded')).toBeVisible();
  await expect(page.locator('article details').last()).toContainText(`${knx}, version 4.0`);
});

test('without scripts the report has the address of the page, and no button', () => {
  const $ = load(built('docs/io-servers/knx.html'));
  const details = $('article details').last();
  expect(details.text()).toContain('https://docs.hsyco.com/docs/io-servers/knx');
  expect(details.find('button')).toHaveLength(0);
});
