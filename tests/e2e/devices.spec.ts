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

test.describe('on a tablet', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 1180, height: 820}});

  test('no key is named', async ({page}) => {
    for (const address of pages) {
      expect(await keysOn(page, address)).toBe(0);
    }
  });
});
