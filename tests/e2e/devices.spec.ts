import type {Page} from 'playwright/test';
import {expect, open, test} from '../support/browser';

/** Pages that name keys. */
const pages = ['/docs/intro', '/blog/finding-things'];

/** Keys that are named where the reader sees them. */
const keysOn = async (page: Page, address: string) => {
  await open(page, address);
  return page.locator('kbd').locator('visible=true').count();
};

test('keys are named on a desktop, and not on paper', async ({page}) => {
  for (const address of pages) {
    expect(await keysOn(page, address)).toBeGreaterThan(2);
    await page.emulateMedia({media: 'print'});
    await expect(page.locator('kbd').locator('visible=true')).toHaveCount(0);
    await page.emulateMedia({media: 'screen'});
  }
});

test('an empty preview asks for no press on paper', async ({page}) => {
  await open(page, '/docs/development/project-development/objects/button');
  const log = page.locator('.preview-log').first();
  await log.scrollIntoViewIfNeeded();
  const hint = () => log.evaluate((node) => getComputedStyle(node, '::before').content);
  expect(await hint()).not.toBe('none');
  await page.emulateMedia({media: 'print'});
  expect(await hint()).toBe('none');
});

test.describe('on a tablet', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 1180, height: 820}});

  test('no key is named', async ({page}) => {
    for (const address of pages) {
      expect(await keysOn(page, address)).toBe(0);
    }
  });
});
