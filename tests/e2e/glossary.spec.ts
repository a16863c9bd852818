import type {Page} from 'playwright/test';
import {expect, open, test} from '../support/browser';
import {intro, phone} from '../support/pages';

const address = '/docs/io-servers/xgenconnect';
const word = (page: Page) => page.getByRole('button', {name: 'Definition: partitions'}).first();
const note = (page: Page) => page.locator('#note-partition');

test.describe('the note on a glossary term', () => {
  test('opens next to its term, one at a time, and closes', async ({page}) => {
    await open(page, address);
    await expect(note(page)).toBeHidden();
    const paragraph = page.locator('article :is(p, li)', {has: note(page)}).last();
    await word(page).scrollIntoViewIfNeeded();
    const before = await paragraph.boundingBox();
    await word(page).click();
    await expect(note(page)).toBeVisible();
    expect(await paragraph.boundingBox()).toEqual(before);
    const [from, box] = [await word(page).boundingBox(), await note(page).boundingBox()];
    expect(Math.abs((box?.y ?? 0) - (from?.y ?? 0))).toBeLessThan(150);
    await page.keyboard.press('Escape');
    await expect(note(page)).toBeHidden();
    await word(page).click();
    await expect(note(page)).toBeVisible();
    await page.getByRole('button', {name: 'Definition: zone'}).click();
    await expect(page.locator('.term-note:popover-open')).toHaveCount(1);
    await page.locator('h1').click();
    await expect(page.locator('.term-note:popover-open')).toHaveCount(0);
    await test.step('it is not copied', async () => {
      const copied = await paragraph.evaluate((node) => {
        getSelection()?.selectAllChildren(node);
        return getSelection()?.toString() ?? '';
      });
      expect(copied).toContain('partitions');
      expect(copied).not.toContain((await note(page).textContent()) ?? '');
    });
    await test.step('it has a border in forced colours, and is not printed', async () => {
      await page.emulateMedia({forcedColors: 'active'});
      await expect(page.locator('.term').first()).toHaveCSS('text-decoration-line', 'underline');
      await word(page).click();
      await expect(note(page)).toHaveCSS('border-top-style', 'solid');
      await page.emulateMedia({media: 'print'});
      await expect(note(page)).toBeHidden();
      await expect(page.locator('.term').first()).toBeVisible();
      await page.emulateMedia({media: 'screen', forcedColors: 'none'});
      await page.keyboard.press('Escape');
    });
    await test.step('by keyboard it closes on blur, and its link can be followed', async () => {
      const link = note(page).getByRole('link', {name: 'partition'});
      await word(page).press('Enter');
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(note(page)).toBeHidden();
      await word(page).press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/docs\/io-servers\/satel$/u);
    });
  });

  test.describe('on a phone', () => {
    test.use({viewport: phone, hasTouch: true});

    test('opens on tap and is not cut off', async ({page}) => {
      await open(page, address);
      await word(page).tap();
      await expect(note(page)).toBeInViewport({ratio: 1});
      await page.touchscreen.tap(180, 10);
      await expect(note(page)).toBeHidden();
    });
  });

  test('opens without scripts, and so does the list of terms', async ({staticPage: page}) => {
    await page.goto(address);
    await word(page).click();
    await expect(note(page)).toBeVisible();
    await page.goto(intro);
    const group = page.locator('details', {hasText: 'Buses and registers'});
    const meaning = group.locator('td').first();
    await expect(meaning).toBeHidden();
    await group.locator('summary').click();
    await expect(meaning).toBeVisible();
  });

  test('opens on focus and hover in a browser without popovers', async ({page}) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLElement.prototype, 'popover');
    });
    await page.route(/\/assets\/css\/[^/]+\.css$/u, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(
        /@supports not selector\(:popover-open\)/gu,
        '@media all',
      );
      await route.fulfill({response, body});
    });
    await open(page, address);
    await page
      .locator('.term-button')
      .evaluateAll((words) => words.forEach((one) => one.removeAttribute('popovertarget')));
    await word(page).focus();
    await expect(note(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(note(page)).toBeHidden();
    await word(page).hover();
    await expect(note(page)).toBeVisible();
  });
});
