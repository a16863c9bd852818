import {once} from 'node:events';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Server} from 'node:http';
import {createSiteServer} from '../../scripts/siteServer';
import {expect, open, test} from '../support/browser';
import {buildFixture} from '../support/builds';

test.describe('what differs between the versions', () => {
  test('the manual says of no page that it differs, as none does', async ({page}) => {
    await open(page, '/docs/next/release-notes/4.1.0');
    const text = page.locator('article');
    await expect(text).toContainText('No page of both versions has another text in 4.1 (alpha).');
    await expect(text).toContainText('Release notes 4.1.0: this page');
    await expect(page.locator('.difference')).toHaveCount(0);
  });
});

test.describe('a site with planted differences', () => {
  test.describe.configure({mode: 'serial', timeout: 120_000});

  let out = '';
  let server: Server | undefined;
  let site = '';

  test.beforeAll(async () => {
    out = mkdtempSync(path.join(os.tmpdir(), 'manual-'));
    const {code, output} = await buildFixture('version-difference', out);
    expect(code, output).toBe(0);
    // What the manual's own plugins tell a host; the fixture has none of them.
    for (const name of ['_headers', '_redirects']) {
      writeFileSync(path.join(out, name), '');
    }
    server = createSiteServer(out).listen(0);
    await once(server, 'listening');
    const address = server.address();
    site = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
  });

  test.afterAll(() => {
    server?.close();
    server?.closeAllConnections();
    rmSync(out, {recursive: true, force: true});
  });

  test('a page that differs says so in both versions, one that is alike in none', async ({
    page,
  }) => {
    await open(page, `${site}/docs/next/changed`);
    await expect(page.getByText('This page differs from 4.0: show what')).toBeVisible();
    await open(page, `${site}/docs/changed`);
    await expect(page.getByText('This page differs in 4.1 (alpha): show what')).toBeVisible();
    await open(page, `${site}/docs/next/same`);
    await expect(page.locator('.difference')).toHaveCount(0);
  });

  test('both texts stand side by side, their words marked and named', async ({page}) => {
    await open(page, `${site}/docs/next/changed`);
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
    await expect(rows.nth(2)).toContainText('not there');
    await expect(rows.nth(3)).toContainText('Example');
    await expect(rows.nth(3).locator('.difference-code').first()).toContainText('zones=64');
    await expect(rows.nth(4)).toContainText('removed: This item is gone in the later version.');
    await expect(rows.nth(5)).toContainText('The shared part names');
  });

  test('it is in the HTML, and opens without scripts', async ({browser}) => {
    const html = readFileSync(path.join(out, 'docs', 'next', 'changed.html'), 'utf8');
    expect(html).toContain('<details class="');
    const context = await browser.newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    await page.goto(`${site}/docs/next/changed`);
    await page.locator('.difference summary').click();
    await expect(page.locator('.difference ins').first()).toBeVisible();
    await context.close();
  });

  test('on a phone both stand below each other, and no paper has it', async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await open(page, `${site}/docs/next/changed`);
    await page.locator('.difference summary').click();
    await expect(page.locator('.difference ins').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const row = page.locator('.difference tbody tr').first();
    const [before, after] = [
      await row.locator('del').first().boundingBox(),
      await row.locator('ins').first().boundingBox(),
    ];
    expect((before?.y ?? 0) + (before?.height ?? 0)).toBeLessThanOrEqual(after?.y ?? 0);
    await page.emulateMedia({media: 'print'});
    await expect(page.locator('.difference')).toBeHidden();
  });

  test('the release notes list what changed, what is new and what is gone', async ({page}) => {
    await open(page, `${site}/docs/next/notes`);
    const text = page.locator('article');
    for (const title of ['Changed', 'Shared', 'Fresh', 'Bygone']) {
      await expect(text.getByRole('link', {name: title, exact: true})).toHaveCount(1);
    }
    await expect(text).toContainText('Notes: this page');
    await text.getByRole('link', {name: 'Bygone'}).click();
    await expect(page).toHaveURL(`${site}/docs/bygone`);
  });
});
