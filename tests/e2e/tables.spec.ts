import type {Locator, Page} from 'playwright/test';
import {expect, open, test} from '../support/browser';
import {contentBefore, desktop, knx, objects, phone} from '../support/pages';

function tableOf(page: Page, heading: string): Locator {
  return page.locator(`#${heading} ~ .table-frame > table`).first();
}

const heightOf = (element: Locator) =>
  element.evaluate((node) => node.getBoundingClientRect().height);

/** Expects that each cell of a column has its label; the crawl checks that none is off-screen. */
async function expectLabels(table: Locator, name: string): Promise<void> {
  const cells = await table.locator(`td[data-label="${name}"]:not(:empty)`).all();
  expect(cells.length).toBeGreaterThan(2);
  for (const cell of cells) {
    expect(await contentBefore(cell)).toContain(`${name}:`);
  }
}

test.describe('tables on a phone', () => {
  test.use({viewport: phone});

  test('the meaning of a value is below its ID, and beside it on a desktop', async ({page}) => {
    await open(page, knx);
    const table = tableOf(page, 'data-points');
    await expectLabels(table, 'Value');
    await expectLabels(tableOf(page, 'troubleshooting'), 'Remedy');
    expect(await heightOf(table.getByRole('columnheader', {name: 'Meaning'}))).toBeGreaterThan(9);
    expect(await contentBefore(table.locator('td[data-label="Meaning"]').first())).toBe('none');
    await test.step('it is still a row for screen readers', async () => {
      const cells = table.getByRole('row').nth(1).getByRole('cell');
      await expect(cells).toHaveCount(await table.getByRole('columnheader').count());
      const [id, value, ...rest] = await cells.evaluateAll((nodes) =>
        // The first box of an ID is that of its link, which has padding.
        nodes.map((node) => [...node.getClientRects()].at(-1)?.top ?? 0),
      );
      expect(value).toBeCloseTo(id ?? NaN, 0);
      expect(rest.at(-1)).toBeGreaterThan(id ?? NaN);
      expect(await contentBefore(cells.first())).toBe('none');
    });
    await test.step('an empty cell has no height', async () => {
      const cell = page.locator('.stacked-table td:nth-child(2)').first();
      expect(await heightOf(cell)).toBeGreaterThan(1);
      await cell.evaluate((node) => node.replaceChildren());
      expect(await heightOf(cell)).toBeLessThanOrEqual(1);
    });
    await page.setViewportSize(desktop);
    const cell = page.locator('.stacked-table td[data-label]').first();
    await expect(cell).toHaveCSS('display', 'table-cell');
    expect(await contentBefore(cell)).toBe('none');
  });

  test('an attribute is the title of its row, above its meaning and its group', async ({page}) => {
    await open(page, `${objects}/button`);
    const table = tableOf(page, 'attributes');
    const row = table.getByRole('row').nth(1);
    const topOf = async (cell: string) => (await row.locator(cell).boundingBox())?.y ?? NaN;
    expect(await topOf('td:not([data-label])')).toBeLessThan(await topOf('[data-label="Meaning"]'));
    expect(await topOf('[data-label="Meaning"]')).toBeLessThan(await topOf('[data-label="Group"]'));
    await expectLabels(table, 'Values');
  });
});

test('the ID of a row links to the row, and looks like code until it is used', async ({page}) => {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await open(page, knx);
    const row = page.locator('tr[id^="row-"]').last();
    const id = await row.locator('code').first().textContent();
    const link = row.getByRole('link', {name: id ?? '', exact: true});
    await expect(link).toHaveCSS('text-decoration-line', 'none');
    await link.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toHaveCSS('text-decoration-line', 'underline');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${knx}#${(await row.getAttribute('id')) ?? ''}`);
    await expect(row).toBeInViewport({ratio: 1});
    await expect(row).toHaveAttribute('data-target');
  }
});

test.describe('forced colours', () => {
  test.use({contextOptions: {forcedColors: 'active'}});

  const background = (element: Locator, pseudo?: string) =>
    element.evaluate((node, part) => getComputedStyle(node, part).backgroundColor, pseudo);

  test('the state of a switch is visible', async ({page}) => {
    await open(page, `${objects}/switch`);
    const control = page.locator('.preview[data-live]').getByRole('switch').first();
    await control.scrollIntoViewIfNeeded();
    const off = await background(control);
    expect(await background(control.locator('span'))).not.toBe(off);
    await control.click();
    await expect.poll(() => background(control)).not.toBe(off);
  });

  test('the current page in the sidebar and the carets are visible', async ({page}) => {
    await open(page, knx);
    const current = page.locator('aside .menu__link--active[aria-current="page"]');
    await expect(current).toHaveCSS('border-inline-start-width', '4px');
    const canvas = await background(page.locator('body'));
    for (const [caret, pseudo] of [
      ['.menu__caret', '::before'],
      ['.menu__link--sublist-caret', '::after'],
    ] as const) {
      expect(await background(page.locator(caret).first(), pseudo)).not.toBe(canvas);
    }
  });
});
