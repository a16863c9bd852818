import type {Page} from 'playwright/test';
import {markdownAddress} from '../../src/site/markdownAddress';
import {clipboardOf, expect, open, test} from '../support/browser';
import {knx, nextPage, phone} from '../support/pages';
import {built} from '../support/site';

const markdownPath = markdownAddress(knx);
const markdown = built(markdownPath.slice(1));

const menu = (page: Page) => page.locator('article summary').getByText('Copy, offline');
const copyButton = (page: Page) => page.getByRole('button', {name: 'Copy page'});
const viewLink = (page: Page) => page.getByRole('link', {name: 'View as Markdown'});
const message = (page: Page) => page.locator('main [role="status"]').first();

test('Copy page and View as Markdown work by keyboard', async ({page, watch: {requests}}) => {
  await open(page, knx);
  await page.waitForLoadState('networkidle');
  expect(requests.filter((address) => address.endsWith('.md'))).toEqual([]);
  await menu(page).press('Enter');
  await copyButton(page).press('Enter');
  await expect(message(page)).toHaveText('Copied');
  expect(await clipboardOf(page)).toBe(markdown);
  await page.bringToFront();
  await menu(page).press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(viewLink(page)).toBeFocused();
  const [response] = await Promise.all([
    page.waitForResponse((one) => new URL(one.url()).pathname === markdownPath),
    page.keyboard.press('Enter'),
  ]);
  expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  expect(await response.text()).toBe(markdown);
});

test('on a phone the actions are in one menu, in print hidden', async ({page, context}) => {
  await page.setViewportSize(phone);
  await open(page, knx);
  await expect(copyButton(page)).toBeHidden();
  await menu(page).click();
  await page.emulateMedia({media: 'print'});
  await expect(copyButton(page)).toBeHidden();
  await expect(viewLink(page)).toBeHidden();
  await page.emulateMedia({media: 'screen'});
  await test.step('one opens the download for offline use, and the page keeps its place', async () => {
    await page.getByRole('link', {name: 'Read offline'}).click();
    const dialog = page.getByRole('dialog', {name: 'Download for offline use'});
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', {name: 'Close'}).click();
    await expect(page.locator('article summary:focus')).toHaveText('Copy, offline');
    await expect(menu(page)).toBeInViewport();
    await menu(page).click();
  });
  await test.step('offline, a message links the Markdown', async () => {
    await context.setOffline(true);
    await copyButton(page).click();
    await expect(message(page)).toContainText('could not be loaded');
    await expect(message(page).getByRole('link')).toHaveAttribute('href', markdownPath);
    await context.setOffline(false);
    await menu(page).click();
    await copyButton(page).click();
    await expect(message(page)).toHaveText('Copied');
  });
  await test.step('the next page has its own Markdown', async () => {
    await nextPage(page).click();
    await expect(page).not.toHaveURL(new RegExp(`${knx}$`, 'u'));
    const address = markdownAddress(new URL(page.url()).pathname);
    await menu(page).click();
    await expect(viewLink(page)).toHaveAttribute('href', address);
    await expect(page.locator('link[type="text/markdown"]')).toHaveAttribute('href', address);
  });
});

test('without https, a selection is copied, or a message links the Markdown', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
    const execCommand = (command: string) => {
      const isFirst = !('copied' in window);
      Object.assign(window, {copied: `${command}: ${window.getSelection()?.toString()}`});
      return isFirst;
    };
    Object.assign(document, {execCommand});
  });
  await open(page, knx);
  await menu(page).click();
  await copyButton(page).click();
  await expect(message(page)).toHaveText('Copied');
  expect(await page.evaluate(() => (window as {copied?: string}).copied)).toBe(`copy: ${markdown}`);
  await menu(page).click();
  await copyButton(page).click();
  await expect(message(page)).toContainText('copy it there');
  await expect(message(page).getByRole('link')).toHaveAttribute('href', markdownPath);
});
