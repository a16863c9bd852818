// cspell:ignore xyzxyz
import type {Page} from 'playwright/test';
import {expect, open, test} from '../support/browser';
import {
  hits,
  intro,
  knx,
  livePlayground,
  livePreview,
  nextPage,
  objects,
  playgroundPage,
  results,
  searchBox,
  title,
} from '../support/pages';
import {translatePage} from '../support/translator';

/** Opens a page, and replaces its texts now and later. */
async function openTranslated(page: Page, address: string): Promise<void> {
  await open(page, address);
  await page.evaluate(translatePage);
}

/** Waits until the element has texts, and all texts of the page are replaced. */
async function replaced(page: Page, selector: string): Promise<void> {
  await expect(page.locator(`${selector} font`).first()).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('data-untranslated', '0');
}

const tasks: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a search shows hits for each query, and a hit opens': async (page) => {
    await openTranslated(page, intro);
    for (const query of ['satel', 'modbus register', 'luce', 'knx~x', 'xyzxyz', 'dali']) {
      await searchBox(page).fill(query);
      await expect(page.locator('.navbar [aria-busy=true]')).toHaveCount(0);
      await replaced(page, '.navbar [aria-busy]');
    }
    await expect(hits(page).first()).toContainText('DALI');
    await hits(page).first().click();
    await expect(title(page)).toContainText('DALI');
  },
  'the search page lists results, and tells their number': async (page) => {
    await openTranslated(page, '/search?q=satel');
    await expect(results(page).first()).toContainText('Satel');
    for (const query of ['knx', 'luce', 'knx~x', 'xyzxyz', 'dimmer']) {
      await page.locator('main input').fill(query);
      await expect(page).toHaveURL((url) => url.searchParams.get('q') === query);
      await expect(page.locator('main')).not.toContainText('Searching…');
      await replaced(page, 'h1');
    }
    await expect(results(page).first()).toContainText(/dimmer/iu);
    await page.getByRole('button', {name: 'More results'}).click();
    await expect.poll(() => results(page).count()).toBeGreaterThan(20);
  },
  'a preview answers, and its XML can be edited': async (page) => {
    await openTranslated(page, `${objects}/button`);
    const frame = await livePreview(page);
    await replaced(page, '.preview-page');
    for (const name of ['Evening', 'All off', 'Hall']) {
      await frame.getByRole('button', {name}).click();
      await replaced(page, '[role=log]');
    }
    await expect(frame.getByRole('log')).toContainText('dummy.light.2 is 1');
    await frame.getByRole('button', {name: 'Edit XML'}).click();
    const field = frame.getByLabel('Project XML');
    await replaced(page, '.preview-editor');
    for (const text of ['<page', '<page><knobs/></page>', '<page><text>Changed</text></page>']) {
      await field.fill(text);
      await replaced(page, '.preview');
    }
    await frame.getByRole('button', {name: 'Reset'}).click();
    await expect(frame.getByRole('button', {name: 'Evening'})).toBeVisible();
  },
  'the finder tells how many devices match': async (page) => {
    await openTranslated(page, intro);
    const form = page.getByRole('search', {name: 'Find your device'});
    const status = page.getByRole('status').filter({hasText: 'I/O servers'});
    for (const query of ['knx', 'xyzxyz', 'knx satel', 'tp8 88']) {
      await form.getByRole('searchbox').fill(query);
      await expect(page).toHaveURL((url) => url.searchParams.get('q') === query);
      await replaced(page, '[data-finder]');
    }
    await expect(status).toHaveText(/^1 of /u);
    await form.getByRole('button', {name: 'Clear filters'}).click();
    await expect(status).toHaveText(/^\d{2,} I\/O servers$/u);
  },
  'the next pages and other versions open': async (page) => {
    await openTranslated(page, knx);
    for (let count = 0; count < 2; count += 1) {
      await nextPage(page).click();
      await expect(title(page)).not.toContainText('KNX');
      await replaced(page, 'h1');
      await page.goBack();
      await expect(title(page)).toContainText('KNX');
      await replaced(page, 'h1');
    }
    await page.locator('.navbar summary').click();
    await page.locator('.dropdown__link', {hasText: '4.1'}).click();
    await expect(page).toHaveURL(/next\/io-servers\/knx/u);
    await expect(page.locator('.theme-doc-version-badge summary')).toContainText('4.1');
    await replaced(page, 'h1');
    await page.locator('.theme-doc-version-badge summary').click();
    await page.locator('.theme-doc-version-badge a', {hasText: '4.0'}).click();
    await expect(page).toHaveURL(/docs\/io-servers\/knx/u);
  },
  'the panel for offline use opens': async (page) => {
    await openTranslated(page, intro);
    await page.getByRole('button', {name: 'Download for offline use'}).last().click();
    const panel = page.getByRole('dialog', {name: /^Download/u});
    await expect(panel).toContainText('Version 4.0');
    await expect(panel).not.toContainText('Loading…');
    await replaced(page, 'dialog[open]');
    await panel.getByRole('button', {name: 'Close'}).click();
    await page.getByRole('button', {name: 'Download for offline use'}).last().click();
    await expect(panel).toBeVisible();
  },
  'the playground runs rules, and shows their errors and values': async (page) => {
    await openTranslated(page, playgroundPage);
    const rules = await livePlayground(page);
    for (const text of [
      'USER a = b : $lit = yes',
      'IO a.b != 1 : $a = 2',
      'INIT : PROGRAMTIMER fan = SET 600\nUSER a = b : $lit = yes',
    ]) {
      await rules.fill(text);
      await expect(page.locator('.playground-panel')).toBeEnabled();
      await replaced(page, '.playground-state');
    }
    await page.getByRole('button', {name: 'USER a = b'}).click();
    await expect(page.getByText('$lit = yes', {exact: true}).first()).toBeVisible();
    await replaced(page, '.playground-log [role=log]');
    await page.getByRole('button', {name: '1 h'}).click();
    await expect(page.getByText('Running timers: none')).toBeVisible();
  },
};

test.use({serviceWorkers: 'allow'});

test.describe('while a page translator replaces all texts', () => {
  for (const [name, task] of Object.entries(tasks)) {
    test(name, async ({page, watch}) => {
      await task(page);
      await expect(page.getByText('This page crashed')).toHaveCount(0);
      expect(watch.messages.filter((text) => text.includes('error'))).toEqual([]);
    });
  }
});
