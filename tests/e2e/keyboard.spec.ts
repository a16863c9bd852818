import type {Locator, Page} from 'playwright/test';
import {expect, navigate, open, test} from '../support/browser';
import {
  desktop,
  knx,
  livePreview,
  menuButton,
  objects,
  scrollTop,
  searchBox,
  suggestions,
  zoomed,
} from '../support/pages';

const yamaha = '/docs/io-servers/yamahaec';

const offlineButton = (page: Page) =>
  page.locator('footer').getByRole('button', {name: 'Download for offline use'});
const versionButton = (page: Page) => page.locator('.navbar summary');
const badge = (page: Page) => page.locator('.theme-doc-version-badge summary');
const sidebar = (page: Page) => page.locator('.theme-doc-sidebar-container');
const collapseButton = (page: Page) => page.getByRole('button', {name: 'Collapse sidebar'});
const active = (page: Page) => page.locator('[role="option"][aria-selected="true"]');

const hideBar = (page: Page) =>
  expect
    .poll(() =>
      page.locator('.navbar').evaluate((bar) => {
        scrollBy(0, 200);
        return bar.getBoundingClientRect().bottom;
      }),
    )
    .toBeLessThanOrEqual(0);

/** Whether the focus is in an element or in the browser's own controls. */
const hasFocus = (element: Locator) =>
  element.evaluate(
    (node) => document.activeElement === document.body || node.contains(document.activeElement),
  );

/** Sends a key of an input method to a field; some browsers set only the key code. */
const compose = (field: Locator, key: string) =>
  field.evaluate((node, name) => {
    for (const composition of [{isComposing: true}, {keyCode: 229}]) {
      const init = {key: name, bubbles: true, cancelable: true, ...composition};
      node.dispatchEvent(new KeyboardEvent('keydown', init));
    }
  }, key);

for (const [name, opener, role] of [
  ['the menu', menuButton, 'Menu'],
  ['the search', searchBox, 'Manual'],
  ['the panel of offline copies', offlineButton, /^Download/u],
] as const) {
  test(`at 400 % ${name} traps the focus until it closes`, async ({page}) => {
    const overlay = page.getByRole('dialog', {name: role});
    await page.setViewportSize(zoomed);
    await open(page, knx);
    const openByKey = async () => {
      await opener(page).focus();
      await expect(overlay).toHaveCount(0);
      await page.keyboard.press('Enter');
      await expect(overlay.locator(':focus')).toHaveCount(1);
    };
    await openByKey();
    for (const key of [...Array<string>(50).fill('Tab'), ...Array<string>(5).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      expect(await hasFocus(overlay)).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(overlay).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    await openByKey();
    await page.goBack();
    await expect(overlay).toHaveCount(0);
    await expect(page).toHaveURL(knx);
  });
}

test('focus on the search of a phone shows the navbar, Enter and text open it', async ({page}) => {
  await page.setViewportSize(zoomed);
  await open(page, knx);
  await expect(async () => {
    await page.mouse.wheel(0, 200);
    await expect(searchBox(page)).not.toBeInViewport({timeout: 1000});
  }).toPass();
  await searchBox(page).focus();
  await expect(searchBox(page)).toBeInViewport();
  for (const key of ['Enter', 'k']) {
    await searchBox(page).focus();
    await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press(key);
    await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('button', {name: 'Close', exact: true}).last().press('Enter');
    await expect(searchBox(page)).toBeFocused();
  }
});

for (const [name, control, keys, list] of [
  [
    'the version menu',
    versionButton,
    ['Enter', 'Space'],
    (page: Page) => page.locator('.navbar details ul'),
  ],
  [
    'the version badge',
    badge,
    ['Enter', 'Space'],
    (page: Page) => page.locator('.theme-doc-version-badge ul'),
  ],
  ['the list of suggestions', searchBox, ['ArrowDown'], suggestions],
] as const) {
  test(`${name} opens by keyboard, and closes by Escape, click and blur`, async ({page}) => {
    await open(page, knx);
    await searchBox(page).fill('knx');
    await expect(suggestions(page)).toBeVisible();
    await page.keyboard.press('Escape');
    for (const leave of [
      async () => page.keyboard.press('Escape'),
      async () => page.locator('h1').click(),
      async () => page.locator('.pagination-nav a').last().focus(),
    ]) {
      for (const key of keys) {
        await control(page).blur();
        await control(page).focus();
        // The suggestions open on focus.
        await page.keyboard.press('Escape');
        await expect(list(page)).toBeHidden();
        const top = await scrollTop(page);
        await page.keyboard.press(key);
        await expect(list(page)).toBeVisible();
        expect(await scrollTop(page)).toBe(top);
        await leave();
        await expect(list(page)).toBeHidden();
      }
    }
    await control(page).press(keys[0]);
    await page.keyboard.press('Escape');
    await expect(control(page)).toBeFocused();
  });
}

test('the sidebar works by keyboard', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, knx);
  await test.step('Space opens a category, and does not scroll', async () => {
    const category = sidebar(page).locator('a[role="button"][aria-expanded="false"]').first();
    const name = (await category.textContent()) ?? '';
    await category.press('Space');
    await expect(sidebar(page).getByRole('button', {name, expanded: true})).toBeVisible();
    expect(await scrollTop(page)).toBe(0);
  });
  const collapse = collapseButton(page);
  await test.step('while the announcement scrolls out of view, the list ends above its button', async () => {
    for (const top of [0, 15, 30]) {
      await page.evaluate((y) => scrollTo(0, y), top);
      const list = await sidebar(page).locator('nav').boundingBox();
      const button = await collapse.boundingBox();
      expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
    }
  });
  // Only Enter and Space expand the sidebar.
  const expand = page.getByRole('button', {name: 'Expand sidebar', exact: true});
  for (const press of ['Enter', 'Space']) {
    await collapse.press('Enter');
    await expect(expand).toBeFocused();
    for (const key of ['a', 'Shift', 'Control+a', 'ArrowDown', 'Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
    }
    await expect(expand).toBeFocused();
    await page.keyboard.press(press);
    await expect(expand).toHaveCount(0);
    await expect(collapse).toBeFocused();
  }
});

test('tabs work by keyboard, and control their panels', async ({page}) => {
  await open(page, `${objects}/button`);
  const list = page.getByRole('tablist').first();
  const tabs = list.getByRole('tab');
  const top = await tabs.first().evaluate((node) => {
    node.scrollIntoView({block: 'center'});
    node.focus();
    return Math.round(scrollY);
  });
  await page.keyboard.press('End');
  await expect(tabs.last()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(tabs.first()).toBeFocused();
  expect(await scrollTop(page)).toBe(top);
  const name = (await tabs.last().textContent()) ?? '';
  const panel = page.getByRole('tabpanel', {name, exact: true}).first();
  await expect(panel).toBeVisible();
  await expect(tabs.last()).toHaveAttribute(
    'aria-controls',
    (await panel.getAttribute('id')) ?? '',
  );
});

test.describe('on a Mac', () => {
  test.use({userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36'});

  test('Ctrl+K in a field edits its text, Cmd+K focuses the search box', async ({page}) => {
    await open(page, '/search');
    await expect(page.locator('.navbar__search kbd').first()).toHaveText('⌘');
    const field = page.locator('main').getByRole('searchbox');
    await field.press('Control+k');
    await expect(field).toBeFocused();
    await field.press('Meta+k');
    await expect(searchBox(page)).toBeFocused();
  });
});

test('shortcuts of the browser and keys of an input method are ignored', async ({page}) => {
  await open(page, `${knx}?_highlight=knx`);
  const marks = page.locator('article mark');
  await expect(marks.first()).toBeVisible();
  for (const keys of ['Control+Shift+K', 'Control+Alt+K', 'Meta+Alt+K', 'Control+Meta+K']) {
    await page.keyboard.press(keys);
    await expect(searchBox(page), keys).not.toBeFocused();
  }
  await searchBox(page).fill('dimmer');
  await expect(active(page)).toHaveAttribute('id', /0$/u);
  for (const keys of ['Shift+ArrowDown', 'Meta+ArrowDown', 'Control+ArrowDown']) {
    await page.keyboard.press(keys);
    await expect(active(page), keys).toHaveAttribute('id', /0$/u);
  }
  for (const key of ['ArrowDown', 'Enter', 'Escape', 'Escape', 'Escape']) {
    await compose(searchBox(page), key);
    await expect(active(page), key).toHaveAttribute('id', /0$/u);
  }
  await expect(searchBox(page)).toHaveValue('dimmer');
  await expect(marks.first()).toBeVisible();
  await open(page, `${objects}/field`);
  const frame = await livePreview(page);
  const field = frame.getByRole('textbox', {name: 'Name'});
  const sent = frame.getByRole('log').getByText('= Bureau');
  await field.fill('Bureau');
  await compose(field, 'Enter');
  await expect(sent).toHaveCount(0);
  await field.press('Enter');
  await expect(sent).toHaveCount(1);
});

test.describe('the current page is in the viewport', () => {
  test('in the sidebar, after a page load and client-side navigation', async ({page}) => {
    const current = sidebar(page).locator('[aria-current="page"]');
    await open(page, yamaha);
    await expect(current).toBeInViewport({ratio: 1});
    await navigate(page, '/docs/intro');
    await expect(current).toHaveText('Introduction');
    await expect(current).toBeInViewport({ratio: 1});
  });

  test('in the sidebar, also if the reader has collapsed its category', async ({page}) => {
    await open(page, knx);
    await sidebar(page).getByRole('button', {name: 'I/O servers', expanded: true}).click();
    const current = sidebar(page).locator('[aria-current="page"]');
    await expect(current).toBeHidden();
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(/knx/u);
    await expect(current).toBeInViewport({ratio: 1});
  });

  test('in the table of contents, as the current heading', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 400});
    await open(page, '/blog/finding-things');
    const contents = page.getByRole('navigation', {name: 'On this page'});
    await page.locator('main').evaluate((main) => main.scrollIntoView(false));
    expect(await scrollTop(page)).toBeGreaterThan(400);
    await expect(contents.getByRole('link').first()).toBeInViewport();
    await open(page, '/docs/development/events/events-action-keywords');
    const current = page.locator('.theme-doc-toc-desktop .table-of-contents__link--active');
    for (const ratio of [1, 0.5, 0.1]) {
      await page.evaluate((share) => scrollTo(0, document.body.scrollHeight * share), ratio);
      await expect(current).toBeInViewport({ratio: 1});
    }
  });
});

for (const [name, size, address] of [
  ['at 400 %', zoomed, knx],
  ['beside the button that removes highlights', desktop, `${knx}?_highlight=knx`],
] as const) {
  test(`the focused element is not covered ${name}`, async ({page}) => {
    /** Distances of the focused element from the navbar and from the end of the free space. */
    const distances = () =>
      page.evaluate(() => {
        const element = document.activeElement;
        const bar = document.querySelector('.navbar')?.getBoundingClientRect();
        const button = [...document.querySelectorAll('button')].find((one) =>
          one.textContent.startsWith('Remove highlights'),
        );
        const {top, bottom} = element?.getBoundingClientRect() ?? new DOMRect();
        const end = button?.getBoundingClientRect().top ?? innerHeight;
        const room = innerHeight - (bar?.height ?? 0) - 5 * 16;
        return element !== button && element?.closest('article') && bottom - top < room
          ? {over: top - (bar?.height ?? 0), under: end - bottom}
          : {over: 0, under: 0};
      });
    await page.setViewportSize(size);
    await open(page, address);
    if (address !== knx) {
      const remove = page.getByRole('button', {name: 'Remove highlights'});
      await test.step('the button stays in the viewport, and covers no other', async () => {
        await expect(remove).toBeInViewport({ratio: 1});
        await hideBar(page);
        await expect(remove).toBeInViewport({ratio: 1});
        const {x, width} = (await collapseButton(page).boundingBox()) ?? {x: 0, width: 0};
        expect((await remove.boundingBox())?.x).toBeGreaterThanOrEqual(x + width);
      });
    }
    await page.locator('.pagination-nav a').last().focus();
    for (const key of ['Shift+Tab', 'Tab']) {
      for (let count = 0; count < 40; count += 1) {
        await page.keyboard.press(key);
        const {over, under} = await distances();
        expect(over, `${key} ${count}`).toBeGreaterThanOrEqual(0);
        expect(under, `${key} ${count}`).toBeGreaterThanOrEqual(0);
      }
    }
  });
}

test('the field of a finder stays in the viewport at 400 % while typing', async ({page}) => {
  await page.setViewportSize(zoomed);
  await open(page, '/');
  const field = page.getByRole('searchbox', {name: 'Manufacturer or model'});
  await field.pressSequentially('tp8');
  await expect(page).toHaveURL(/q=tp8/u);
  await expect(field).toBeInViewport({ratio: 1});
});
