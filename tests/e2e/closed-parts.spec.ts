import type {Page} from 'playwright/test';
import {expect, hydrated, mainScript, open, test} from '../support/browser';
import {contentBefore, desktop, hits, intro, kinds, phone, searchBox} from '../support/pages';

const commandApi = '/docs/development/project-development/command-api';
const word = 'JSONArray';
const panel = (page: Page) => page.locator('[role="tabpanel"]').filter({hasText: word});
const fold = (page: Page) => page.locator('details.glossary').first();

/** Adds an ID to an element of a closed tab or fold, and a link to it to the page. */
const addTarget = (part: Element) => {
  const target = part.querySelector('p, pre, tr:last-child');
  target?.setAttribute('id', 'closed-target');
  const link = document.createElement('a');
  Object.assign(link, {href: '#closed-target', textContent: 'To the target'});
  document.querySelector('h1')?.append(link);
};

test.describe('a closed tab or fold opens', () => {
  test('for a match of the search or of find in page', async ({page}) => {
    await test.step('the browser', async () => {
      await open(page, commandApi);
      // The browser searches content that is hidden="until-found".
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
    await test.step('an open tab with a match stays open', async () => {
      await page.goto(`${commandApi}?_highlight=return`);
      await hydrated(page);
      await expect(page.locator('[role="tabpanel"][hidden] mark')).not.toHaveCount(0);
      await expect(page.locator('[role="tabpanel"]:not([hidden]) mark')).not.toHaveCount(0);
      await expect(page.getByRole('tab', {selected: true}).first()).toHaveText('Java');
    });
  });

  test('for a link to an element in it', async ({page}) => {
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

  test('for a hash of an element in it', async ({page}) => {
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

/** Controls without effect, and on a desktop text that no native control shows. */
function deadParts(): string[] {
  const options = {visibilityProperty: true};
  const natives =
    'summary *, [popovertarget], form[action] *, .preview-stage *, [inert] *, #load-failure *';
  const controls = [...document.querySelectorAll('button, select, [role=tab]')].filter(
    (element) => element.checkVisibility(options) && !element.matches(natives),
  );
  document.querySelectorAll('details').forEach((fold) => (fold.open = true));
  const openable =
    'nav.theme-doc-breadcrumbs + * > span, .scripted, .unscripted, .screen-only, .id-list, [inert], .preview-tools, .preview-usable, [popover], [role=search], [role=tablist], dialog, summary, svg, style, script';
  const texts = [...document.querySelectorAll('main *')].filter(
    (element) =>
      !element.checkVisibility(options) &&
      element.closest(openable) === null &&
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''),
  );
  return [...controls, ...(innerWidth > 996 ? texts : [])].map((element) =>
    element.outerHTML.slice(0, 120),
  );
}

/** Visits a page of each kind on a desktop and a phone. */
async function expectNoDeadParts(page: Page, open: (address: string) => Promise<unknown>) {
  const found: string[] = [];
  for (const address of [...kinds, '/search?q=knx']) {
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size);
      await open(address);
      const dead = await page.evaluate(deadParts);
      found.push(...dead.map((part) => `${address} ${size.width}: ${part}`));
    }
  }
  expect(found).toEqual([]);
}

async function expectVersionsAndTabs(page: Page): Promise<void> {
  await page.setViewportSize(desktop);
  const menu = page.locator('.navbar details');
  await menu.locator('summary').click();
  await expect(menu.getByRole('link')).toHaveText(['4.1 (alpha)', '4.0']);
  const panels = await page.locator('[role="tabpanel"] > [data-name]').all();
  expect(panels.length).toBeGreaterThan(2);
  for (const panel of panels) {
    expect(await contentBefore(panel)).toBe(`"${(await panel.getAttribute('data-name')) ?? ''}"`);
  }
}

test.describe('all parts of a page are open, and no control is without effect', () => {
  test('without scripts', async ({staticPage: page}) => {
    await expectNoDeadParts(page, (address) => page.goto(address));
    await page.goto(commandApi);
    await expectVersionsAndTabs(page);
  });

  test('if the scripts do not load', async ({page}) => {
    await page.route(mainScript, (route) => route.abort());
    // The page does not reload on its own.
    await page.addInitScript(() => sessionStorage.setItem('repaired', ''));
    const openBroken = async (address: string) => {
      await page.goto(address);
      await expect(page.locator('#load-failure')).toContainText('The text is complete');
    };
    await expectNoDeadParts(page, openBroken);
    await openBroken(commandApi);
    await expectVersionsAndTabs(page);
    await page.unroute(mainScript);
    await page.getByRole('button', {name: 'Retry'}).click();
    await hydrated(page);
    await expect(page.getByRole('tablist').first()).toBeVisible();
  });
});
