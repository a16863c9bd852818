import {load} from 'cheerio';
import {limits} from '../../src/features/preview/model/limits';
import {clipboardOf, expect, open, scriptsWith, test} from '../support/browser';
import {knx, livePlayground, nextPage, pageWidth, playgroundPage} from '../support/pages';
import {built} from '../support/site';

const playgroundScript = scriptsWith('Rules that fired, with the reason');

test.describe('the playground', () => {
  test('runs rules while they are edited, and reports errors', async ({page, watch}) => {
    const isRequested = () => watch.requests.some((url) => playgroundScript.test(url));
    const log = page.getByRole('log').first();
    const press = (name: string) => page.getByRole('button', {name, exact: true}).click();
    await page.clock.install();
    await page.setViewportSize({width: 390, height: 300});
    await open(page, playgroundPage);
    await page.waitForLoadState('networkidle');
    expect(isRequested()).toBe(false);
    const rules = await livePlayground(page);
    expect(isRequested()).toBe(true);
    expect(await pageWidth(page)).toBe(390);
    await page.setViewportSize({width: 1280, height: 900});
    await test.step('logs which rule fired, and why', async () => {
      await rules.fill('USER hall = on : IO dummy.light.1 = 1\nIO dummy.light.1 = 1 : $lit = yes');
      await press('USER hall = on');
      await expect(log).toContainText('Line 1: USER hall = on');
      await expect(log).toContainText('dummy.light.1 is 1');
      await expect(log).toContainText('Line 2: IO dummy.light.1 = 1');
      await expect(page.getByText('$lit = yes', {exact: true})).toBeVisible();
    });
    await test.step('keeps values and log when a comment is edited', async () => {
      await rules.fill(`# Mine\n${await rules.inputValue()}`);
      await press('USER hall = on');
      await expect(log).toContainText('Line 2: USER hall = on');
      await expect(page.getByText('$lit = yes', {exact: true})).toBeVisible();
    });
    await test.step('selects an error by keyboard', async () => {
      await rules.fill('INIT : $a = 1\nIO a.b != 1 : $a = 2');
      await page.getByRole('button', {name: 'Line 2, column 8'}).press('Enter');
      await expect(page.getByText('write NOT before the condition')).toBeVisible();
      await expect(rules).toBeFocused();
      const selected = await rules.evaluate((field: HTMLTextAreaElement) =>
        field.value.slice(field.selectionStart, field.selectionEnd),
      );
      expect(selected).toBe('!= 1 : $a = 2');
    });
    await test.step('warns of parts that a server reads otherwise', async () => {
      await rules.fill(
        'USER a\u200B = b : IO knx.temp = modbus.temp\nUSER c = d : {\n  var n = ;\n}',
      );
      for (const place of ['Line 1, column 6', 'Line 1, column 29', 'Line 3, column 11']) {
        await expect(page.getByRole('status').getByText(place)).toBeVisible();
      }
    });
    await test.step('sets data points and the clock, and advances the time', async () => {
      await rules.fill(
        'IO a.temp > 25 : PROGRAMTIMER fan = SET 600\nPROGRAMTIMER fan : $fan = off\nTIME = 0730 : $up = 1',
      );
      await page.getByLabel('a.temp', {exact: true}).fill('26');
      await press('Set a.temp');
      await expect(log).toContainText('IO a.temp > 25');
      await expect(page.getByText('Running timers: fan')).toBeVisible();
      await press('1 h');
      await expect(page.getByText('$fan = off', {exact: true})).toBeVisible();
      const clock = page.getByRole('textbox', {name: 'Clock'});
      await clock.fill('07:30');
      await clock.press('Enter');
      await expect(clock).toBeFocused();
      await expect(page.getByText('$up = 1', {exact: true})).toBeVisible();
    });
    await test.step('runs JavaScript, and stops it if it takes too long', async () => {
      const run = async (script: string) => {
        await rules.fill(`USER a = b : {\n  ${script}\n}`);
        await press('USER a = b');
      };
      await run('messageLog("in " + ioGet("a.in"));');
      await page.getByLabel('a.in', {exact: true}).fill('3');
      await press('Set a.in');
      await press('USER a = b');
      await expect(log).toContainText('log: in 3');
      // The first rule starts the interpreter, so that its start is not part of the timeout.
      await run(`messageLog("ready");\n}\nUSER c = d : {\n  /^(a+)+$/.test("${'a'.repeat(38)}!");`);
      await expect(log).toContainText('log: ready');
      await press('USER c = d');
      await expect(async () => {
        await page.clock.fastForward(limits.script.time);
        await expect(log).toContainText('took too long', {timeout: 100});
      }).toPass();
    });
    expect(watch.messages).toEqual([]);
  });

  test('restores the text after Back and a reload, and from a copied address', async ({page}) => {
    const mine = 'INIT : $mine = 1';
    await open(page, playgroundPage);
    const rules = await livePlayground(page);
    await rules.fill(mine);
    await nextPage(page).click();
    await page.waitForURL((url) => url.pathname !== playgroundPage);
    const stored = () => JSON.stringify([localStorage, sessionStorage]);
    expect(await page.evaluate(stored)).not.toContain('$mine');
    await page.goBack();
    for (const leave of [() => undefined, () => page.reload()]) {
      await leave();
      await livePlayground(page);
      await expect(rules).toHaveValue(mine);
    }
    await page.getByRole('button', {name: 'Copy address'}).click();
    await expect(page.getByText('address is copied')).toBeVisible();
    const {hash} = new URL(await clipboardOf(page));
    await page.getByRole('button', {name: 'Example', exact: true}).click();
    await expect(rules).not.toHaveValue(mine);
    await page.getByRole('button', {name: 'Restore my rules'}).click();
    await expect(rules).toHaveValue(mine);
    await open(page, playgroundPage + hash);
    await livePlayground(page);
    await expect(rules).toHaveValue(mine);
    await expect(page.getByText('$mine = 1', {exact: true}).last()).toBeVisible();
  });

  test('runs the rules of a code block, from another page and from its own', async ({page}) => {
    await open(page, knx);
    const tryLink = page.getByRole('link', {name: 'Try these rules in the playground'});
    const code = page.locator('.theme-code-block', {has: tryLink}).first();
    const text = (await code.locator('code').innerText()).trim();
    await code.getByRole('link').press('Enter');
    const rules = await livePlayground(page);
    expect((await rules.inputValue()).trim()).toBe(text);
    await expect(rules).toBeInViewport();
    await tryLink.first().press('Enter');
    await expect(rules).not.toHaveValue(text);
    await expect(rules).toBeInViewport();
  });

  test('shows rules without scripts', () => {
    const $ = load(built(`${playgroundPage.slice(1)}.html`));
    expect($('#playground').nextAll().find('pre').text()).toContain('IO ');
  });
});
