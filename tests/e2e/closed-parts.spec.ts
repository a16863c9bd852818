import type {Page} from 'playwright/test';
import {expect, hydrated, open, test} from '../support/browser';
import {hits, intro, searchBox} from '../support/pages';

const commandApi = '/docs/development/project-development/command-api';
const word = 'JSONArray';
const panel = (page: Page) => page.locator('[role="tabpanel"]').filter({hasText: word});
const fold = (page: Page) => page.locator('details.glossary').first();

/** Gives the last element of a closed part an ID, as a heading has one, and puts a link to it into the page. */
const addTarget = (part: Element) => {
  const target = part.querySelector('p, pre, tr:last-child');
  target?.setAttribute('id', 'closed-target');
  const link = document.createElement('a');
  Object.assign(link, {href: '#closed-target', textContent: 'To the target'});
  document.querySelector('h1')?.append(link);
};

test.describe('what a closed tab or fold holds is shown', () => {
  test('when the search or the browser leads to words in it', async ({page}) => {
    await test.step('the browser', async () => {
      await open(page, commandApi);
      // The browser looks into parts that are hidden until something is found in them.
      await expect(panel(page)).toHaveCSS('content-visibility', 'hidden');
      await panel(page)
        .locator('pre')
        .evaluate((found) => found.dispatchEvent(new Event('beforematch', {bubbles: true})));
      await expect(panel(page)).toHaveCSS('content-visibility', 'visible');
    });
    await open(page, intro);
    await searchBox(page).fill(word);
    await expect(hits(page).first()).toContainText(word);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(commandApi, 'u'));
    await expect(panel(page).locator('mark').first()).toBeVisible();
    await test.step('a tab that is open and has such words stays open', async () => {
      await page.goto(`${commandApi}?_highlight=return`);
      await hydrated(page);
      await expect(page.locator('[role="tabpanel"][hidden] mark')).not.toHaveCount(0);
      await expect(page.locator('[role="tabpanel"]:not([hidden]) mark')).not.toHaveCount(0);
      await expect(page.getByRole('tab', {selected: true}).first()).toHaveText('Java');
    });
  });

  test('when a link leads into a tab or a fold', async ({page}) => {
    for (const [address, part] of [
      [commandApi, panel],
      [intro, fold],
    ] as const) {
      await open(page, address);
      const target = page.locator('#closed-target');
      await part(page).evaluate(addTarget);
      await expect(target).toBeHidden();
      await page.getByRole('link', {name: 'To the target'}).click();
      await expect(target).toBeInViewport();
    }
  });

  test('when an address names something in a tab', async ({page}) => {
    await page.addInitScript((text) => {
      document.addEventListener('DOMContentLoaded', () => {
        const tabs = [...document.querySelectorAll('[role="tabpanel"]')];
        const code = tabs.find(({textContent}) => textContent.includes(text));
        code?.querySelector('pre')?.setAttribute('id', 'closed-target');
      });
    }, word);
    await open(page, `${commandApi}#closed-target`);
    await expect(page.locator('#closed-target')).toBeInViewport();
  });
});
