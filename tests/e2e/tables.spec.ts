import type {Locator, Page} from 'playwright/test';
import {expect, open, test} from '../support/browser';

const ioServer = '/docs/io-servers/knx';
const tabs = '/docs/development/project-development/objects/popup';
const wideTable = '/docs/tutorials/gateway/gateway-modbus-tcp-client-security';

/** The table below a heading. */
function tableOf(page: Page, heading: string): Locator {
  return page.locator(`#${heading} ~ .table-frame > table`).first();
}

/** What a style sheet shows before an element. */
function before(element: Locator): Promise<string> {
  return element.evaluate((node) => getComputedStyle(node, '::before').content);
}

/** Whether the element takes room in the page. */
const takesRoom = (element: Locator) =>
  element.evaluate((node) => node.getBoundingClientRect().height > 1);

test.describe('tables on a phone', () => {
  for (const width of [360, 390]) {
    test.describe(`at ${width} px`, () => {
      test.use({viewport: {width, height: 844}});

      for (const [address, heading, last] of [
        [ioServer, 'data-points', 'Meaning'],
        [ioServer, 'options', 'Meaning'],
        [ioServer, 'troubleshooting', 'What to do'],
        ['/docs/development/project-development/objects/button', 'attributes', 'Meaning'],
      ] as const) {
        test(`the last column of ${heading} is seen without scrolling, with its head`, async ({
          page,
        }) => {
          await open(page, address);
          const cells = tableOf(page, heading).locator(`td[data-label="${last}"]:not(:empty)`);
          expect(await cells.count()).toBeGreaterThan(2);
          for (const cell of await cells.all()) {
            const box = await cell.boundingBox();
            expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width).toBe(true);
            expect(await before(cell)).toContain(`${last}:`);
          }
        });
      }
    });
  }

  test.describe('at 390 px', () => {
    test.use({viewport: {width: 390, height: 844}});

    test('a row stacks below its first cell, and stays a row to a screen reader', async ({
      page,
    }) => {
      await open(page, ioServer);
      const table = page.getByRole('table').filter({hasText: 'R/W'}).first();
      await expect(table.getByRole('columnheader')).toHaveText([
        'ID',
        'Value',
        'R/W',
        'Meaning',
        'Manual',
      ]);
      const cells = table.getByRole('row').nth(1).getByRole('cell');
      await expect(cells).toHaveCount(5);
      const tops = await cells.evaluateAll((nodes) =>
        nodes.map((node) => node.getBoundingClientRect().top),
      );
      expect(tops).toEqual([...tops].sort((a, b) => a - b));
      expect(new Set(tops).size).toBe(5);
      expect(await before(cells.first())).toBe('none');
    });

    test('the attribute is the title of its row, above its group', async ({page}) => {
      await open(page, '/docs/development/project-development/objects/button');
      const row = tableOf(page, 'attributes').getByRole('row').nth(1);
      const title = await row.locator('td:not([data-label])').boundingBox();
      const group = await row.locator('td[data-label="Group"]').boundingBox();
      expect(title?.y).toBeLessThan(group?.y ?? 0);
    });

    test('an empty cell shows nothing', async ({page}) => {
      await open(page, ioServer);
      const cell = page.locator('.stacked-table td:nth-child(2)').first();
      expect(await takesRoom(cell)).toBe(true);
      await cell.evaluate((node) => node.replaceChildren());
      expect(await takesRoom(cell)).toBe(false);
    });

    test('the text of a drawing is at least 11 px tall', async ({page}) => {
      for (const address of [ioServer, '/docs/architecture/intro', '/']) {
        await open(page, address);
        const sizes = await page.locator('main svg text').evaluateAll((texts) =>
          texts.map((text) => {
            const scale = text instanceof SVGGraphicsElement ? text.getScreenCTM()?.a : undefined;
            return parseFloat(getComputedStyle(text).fontSize) * (scale ?? 0);
          }),
        );
        expect(sizes.length).toBeGreaterThan(0);
        expect(Math.min(...sizes), address).toBeGreaterThanOrEqual(11);
      }
    });
  });

  test.describe('without scripts', () => {
    test.use({viewport: {width: 390, height: 844}, javaScriptEnabled: false});

    test('rows stack too', async ({page}) => {
      await page.goto(ioServer);
      const cell = page.locator('#troubleshooting ~ .table-frame td[data-label]').first();
      await expect(cell).toHaveCSS('display', 'block');
    });
  });

  test('on a desktop a table stays a grid', async ({page}) => {
    await open(page, ioServer);
    const cell = page.locator('.stacked-table td[data-label]').first();
    await expect(cell).toHaveCSS('display', 'table-cell');
    expect(await before(cell)).toBe('none');
  });
});

test.describe('paper', () => {
  test.use({viewport: {width: 700, height: 1000}});

  test('a dark page prints light, and is dark again afterwards', async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await open(page, ioServer);
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, {seen});
      window.addEventListener('beforeprint', () =>
        seen.push(getComputedStyle(document.documentElement).backgroundColor),
      );
    });
    await page.pdf();
    expect(await page.evaluate(() => Reflect.get(window, 'seen') as unknown)).toEqual([
      'rgb(255, 255, 255)',
    ]);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('code prints dark on white from a dark page too', async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await open(page, tabs);
    await page.emulateMedia({media: 'print'});
    // Emulation alone tells the page nothing.
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    const block = page.locator('.theme-code-block').first();
    await expect(block).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(block.locator('.token-line span').first()).toHaveCSS('color', 'rgb(22, 36, 43)');
  });

  test('every tab prints, below its name', async ({page}) => {
    await open(page, tabs);
    const panels = page.locator('.tabs-container').first().getByRole('tabpanel', {
      includeHidden: true,
    });
    const count = await panels.count();
    expect(count).toBeGreaterThan(1);
    await page.emulateMedia({media: 'print'});
    const names = [];
    for (const panel of await panels.all()) {
      await expect(panel).toBeVisible();
      const tab = panel.locator('.printed-tab');
      names.push((await before(tab)).replaceAll('"', ''));
    }
    expect(names).toEqual(
      await page.locator('.tabs-container').first().locator('[role=tab]').allTextContents(),
    );
  });

  test('no table is cut off, and no button of a preview prints', async ({page}) => {
    for (const address of [ioServer, tabs, wideTable]) {
      await open(page, address);
      await page.emulateMedia({media: 'print'});
      const cut = await page
        .locator('.table-frame')
        .evaluateAll((frames) =>
          frames.map((frame) => frame.scrollWidth - frame.clientWidth).filter((over) => over > 1),
        );
      expect(cut, address).toEqual([]);
      await expect(page.locator('.preview-tools').locator('visible=true')).toHaveCount(0);
      await page.emulateMedia({media: 'screen'});
    }
    await open(page, tabs);
    await expect(page.locator('.preview-tools').first()).toBeVisible();
  });
});

test.describe('forced colours', () => {
  test.use({contextOptions: {forcedColors: 'active'}});

  /** The colour of an element's background, or of that of a part drawn by the style sheet. */
  const ground = (element: Locator, part?: string) =>
    element.evaluate((node, pseudo) => getComputedStyle(node, pseudo).backgroundColor, part);

  test('the state of a switch is seen', async ({page}) => {
    await open(page, '/docs/development/project-development/objects/switch');
    const control = page.locator('.preview-live').getByRole('switch').first();
    await control.scrollIntoViewIfNeeded();
    const knob = control.locator('span');
    const states = [];
    for (let press = 0; press < 2; press += 1) {
      states.push(await ground(control));
      expect(await ground(knob)).not.toBe(await ground(control));
      await control.click();
    }
    expect(new Set(states).size).toBe(2);
  });

  test('the current page of the sidebar and the carets are seen', async ({page}) => {
    await open(page, ioServer);
    const current = page.locator('.menu__link--active[aria-current="page"]');
    await expect(current).toHaveCSS('border-inline-start-width', '4px');
    const canvas = await ground(page.locator('body'));
    const carets = page.locator('.menu__link--sublist-caret, .menu__caret');
    expect(await carets.count()).toBeGreaterThan(0);
    for (const caret of await carets.all()) {
      const part = (await caret.getAttribute('class'))?.includes('menu__caret')
        ? '::before'
        : '::after';
      expect(await ground(caret, part)).not.toBe(canvas);
    }
  });
});
