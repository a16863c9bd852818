import type {Page} from 'playwright/test';
import {twinAddress} from '../../src/site/twins';
import {clipboardOf, expect, open, test} from '../support/browser';
import {built} from '../support/site';

const knx = '/docs/io-servers/knx';
const twin = twinAddress(knx);
const markdown = built(twin.slice(1));

const copyButton = (page: Page) => page.getByRole('button', {name: 'Copy page'});
const viewLink = (page: Page) => page.getByRole('link', {name: 'View as Markdown'});
/** What the page says of a copy. */
const told = (page: Page) => page.locator('main [role="status"]').first();

/** Walk with Tab until an element has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let steps = 0; steps < 60; steps += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(
      () =>
        document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
    );
    if (focused === name) {
      return;
    }
  }
  throw new Error(`Tab does not reach "${name}".`);
}

for (const viewport of [
  {width: 1280, height: 900},
  {width: 390, height: 844},
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({viewport});

    test('Copy page puts the Markdown of the page on the clipboard, by keyboard', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, knx);
      await tabTo(page, 'Copy page');
      await page.keyboard.press('Enter');
      await expect(told(page)).toHaveText('Copied');
      expect(await clipboardOf(page)).toBe(markdown);
    });

    test('View as Markdown leads to the Markdown, by keyboard', async ({page}) => {
      await open(page, knx);
      await tabTo(page, 'View as Markdown');
      const [response] = await Promise.all([
        page.waitForResponse((one) => new URL(one.url()).pathname === twin),
        page.keyboard.press('Enter'),
      ]);
      expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
      expect(await response.text()).toBe(markdown);
    });

    test('both stand in a line with the version, or together below it', async ({page}) => {
      for (const address of [knx, '/docs/next/io-servers/knx', '/docs/category/gateway']) {
        await open(page, address);
        const version = await page.locator('.theme-doc-version-badge').boundingBox();
        const copy = await copyButton(page).boundingBox();
        const view = await viewLink(page).boundingBox();
        expect(copy?.y).toBe(view?.y);
        expect(copy?.height).toBeGreaterThanOrEqual(viewport.width < 996 ? 44 : 24);
        expect(view?.height).toBe(copy?.height);
        const below = (copy?.y ?? 0) - (version?.y ?? 0);
        expect(below, address).toBeLessThanOrEqual((version?.height ?? 0) + 1);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
          viewport.width,
        );
      }
    });
  });
}

test('on a phone, title and first sentence stand above both', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, knx);
  const first = await page.locator('.theme-doc-markdown > header + p').boundingBox();
  const copy = await copyButton(page).boundingBox();
  expect(copy?.y).toBeGreaterThanOrEqual((first?.y ?? 0) + (first?.height ?? Infinity));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('a page that was followed to has its own Markdown', async ({page}) => {
  await open(page, knx);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(new RegExp(`${knx}$`, 'u'));
  const address = twinAddress(new URL(page.url()).pathname);
  await expect(viewLink(page)).toHaveAttribute('href', address);
  await expect(page.locator('link[type="text/markdown"]')).toHaveAttribute('href', address);
});

test('a clipboard that refuses is told, with the way to the Markdown', async ({page}) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    Object.defineProperty(navigator, 'clipboard', {value: {write: refuse, writeText: refuse}});
    Object.assign(document, {execCommand: () => false});
  });
  await open(page, knx);
  await copyButton(page).click();
  await expect(told(page)).toHaveText(
    'The browser does not let this page copy. Open the Markdown of this page and copy it there.',
  );
  await expect(told(page).getByRole('link')).toHaveAttribute('href', twin);
});

test('without a clipboard, as on a page without https, a selection is copied', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
    const execCommand = (command: string) => {
      Object.assign(window, {copied: `${command}: ${window.getSelection()?.toString()}`});
      return true;
    };
    Object.assign(document, {execCommand});
  });
  await open(page, knx);
  await copyButton(page).click();
  await expect(told(page)).toHaveText('Copied');
  expect(await page.evaluate(() => (window as {copied?: string}).copied)).toBe(`copy: ${markdown}`);
});

test('without a network that is told, and the next press works again', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, knx);
  await context.setOffline(true);
  await copyButton(page).click();
  await expect(told(page)).toContainText('The Markdown did not arrive: are you connected?');
  await expect(told(page).getByRole('link')).toHaveAttribute('href', twin);
  await context.setOffline(false);
  await copyButton(page).click();
  await expect(told(page)).toHaveText('Copied');
});

test('nothing of it is fetched before it is asked for', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, knx);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((address) => address.endsWith('.md'))).toEqual([]);
  const before = asked.filter((address) => address.endsWith('.js')).length;
  await copyButton(page).click();
  await expect(told(page)).not.toBeEmpty();
  expect(asked.filter((address) => address.endsWith('.js')).length).toBeGreaterThan(before);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('View as Markdown works, and no button that does not', async ({page}) => {
    await page.goto(knx);
    await expect(copyButton(page)).toBeHidden();
    await expect(viewLink(page)).toHaveAttribute('href', twin);
  });
});

test('on paper neither stands', async ({page}) => {
  await open(page, knx);
  await page.emulateMedia({media: 'print'});
  await expect(copyButton(page)).toBeHidden();
  await expect(viewLink(page)).toBeHidden();
});
