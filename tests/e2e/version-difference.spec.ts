import {expect, open, test as base} from '../support/browser';
import {buildFixture} from '../support/builds';
import {Folder} from '../support/folder';
import {full, pageWidth, title} from '../support/pages';

const test = base.extend({
  siteFolder: [
    async ({}, provide) => {
      const out = new Folder();
      const {code, output} = await buildFixture('version-difference', out.root);
      expect(code, output).toBe(0);
      // The fixture has no plugins that write these files.
      out.write({_headers: '', _redirects: ''});
      await provide(out.root);
      out.remove();
    },
    {scope: 'worker', timeout: 300_000},
  ],
});

test.describe('a site with planted differences', full, () => {
  test.describe.configure({mode: 'default', timeout: 300_000});

  test('both texts are side by side, or stacked on a phone', async ({page, staticPage}) => {
    await open(page, '/docs/changed');
    await expect(
      page.getByText('This page differs in 4.1 (alpha): show differences'),
    ).toBeVisible();
    await open(page, '/docs/next/same');
    await expect(title(page)).toBeVisible();
    await expect(page.locator('.difference')).toHaveCount(0);
    await open(page, '/docs/next/changed');
    await expect(page.getByText('This page differs from 4.0: show differences')).toBeVisible();
    const rows = page.locator('.difference').getByRole('row');
    await expect(rows).toHaveCount(0);
    await page.locator('.difference summary').focus();
    await page.keyboard.press('Enter');
    await expect(rows.first()).toContainText(/Where.*4\.0.*4\.1 \(alpha\)/u);
    // The head, the sentence, the row of the table, the code, the item and the partial.
    await expect(rows).toHaveCount(6);
    const sentence = rows.nth(1);
    await expect(sentence.locator('del')).toContainText(['removed: 7094', 'removed: one']);
    await expect(sentence.locator('ins')).toContainText(['added: 7095', 'added: two']);
    const [before, after] = [
      await sentence.locator('del').first().boundingBox(),
      await sentence.locator('ins').first().boundingBox(),
    ];
    expect(before?.x).toBeLessThan(after?.x ?? 0);
    await expect(rows.nth(2)).toContainText('added: silent | false');
    await expect(rows.nth(2)).toContainText('none');
    await expect(rows.nth(3)).toContainText('Example');
    await expect(rows.nth(3).locator('.difference-code').first()).toContainText('zones=64');
    await expect(rows.nth(4)).toContainText('removed: This item is gone in the later version.');
    await expect(rows.nth(5)).toContainText('The shared part names');
    await page.setViewportSize({width: 360, height: 740});
    expect(await pageWidth(page)).toBe(360);
    const above = await sentence.locator('del').first().boundingBox();
    const below = await sentence.locator('ins').first().boundingBox();
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    await page.emulateMedia({media: 'print'});
    await expect(page.locator('.difference')).toBeHidden();
    await staticPage.goto('/docs/next/changed');
    await staticPage.locator('.difference summary').click();
    await expect(staticPage.locator('.difference ins').first()).toBeVisible();
  });

  test('the release notes list changed, added and removed pages', async ({page}) => {
    await open(page, '/docs/next/notes');
    const text = page.locator('article');
    for (const title of ['Changed', 'Shared', 'Fresh', 'Bygone']) {
      await expect(text.getByRole('link', {name: title, exact: true})).toHaveCount(1);
    }
    await expect(text).toContainText('Notes: this page');
    await text.getByRole('link', {name: 'Bygone'}).click();
    await expect(page).toHaveURL('/docs/bygone');
  });
});
