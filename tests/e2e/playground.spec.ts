import type {Page} from 'playwright/test';
import {clipboardOf, expect, open, pageScripts, test} from '../support/browser';
import {livePlayground, playgroundPage} from '../support/livePages';

/** The playground of the page, once it is alive. */
async function playground(page: Page, hash = '') {
  await open(page, `${playgroundPage}${hash}`);
  const rules = await livePlayground(page);
  return {rules, log: page.getByRole('log', {name: 'Which rule started, and why'})};
}

test.describe('the playground', () => {
  test('runs rules while they are written, and says which started and why', async ({page}) => {
    const {rules, log} = await playground(page);
    await rules.fill('USER hall = on : IO dummy.light.1 = 1\nIO dummy.light.1 = 1 : $lit = yes');
    await page.getByRole('button', {name: 'USER hall = on'}).click();
    await expect(log).toContainText('Line 1: USER hall = on has come');
    await expect(log).toContainText('dummy.light.1 is 1');
    await expect(log).toContainText('Line 2: IO dummy.light.1 = 1 has become true');
    await expect(page.getByText('$lit = yes', {exact: true})).toBeVisible();
  });

  test('names mistakes at their place, and goes there with the keyboard', async ({page}) => {
    const {rules} = await playground(page);
    await rules.fill('INIT : $a = 1\nIO a.b != 1 : $a = 2');
    const place = page.getByRole('button', {name: 'Line 2, column 8'});
    await expect(place).toBeVisible();
    await expect(page.getByText('write NOT in front of the condition')).toBeVisible();
    await place.focus();
    await page.keyboard.press('Enter');
    await expect(rules).toBeFocused();
    const selected = await rules.evaluate((field: HTMLTextAreaElement) =>
      field.value.slice(field.selectionStart, field.selectionEnd),
    );
    expect(selected).toBe('!= 1 : $a = 2');
  });

  test('sets data points and the clock, and lets time pass', async ({page}) => {
    const {rules, log} = await playground(page);
    await rules.fill(
      'IO a.temp > 25 : PROGRAMTIMER fan = SET 600\nPROGRAMTIMER fan : $fan = off\nTIME = 0730 : $up = 1',
    );
    await page.getByLabel('a.temp', {exact: true}).fill('26');
    await page.getByRole('button', {name: 'Set a.temp'}).click();
    await expect(log).toContainText('IO a.temp > 25 has become true');
    await expect(page.getByText('Timers that run: fan')).toBeVisible();
    await page.getByRole('button', {name: '1 h', exact: true}).click();
    await expect(page.getByText('$fan = off', {exact: true})).toBeVisible();
    const clock = page.getByRole('textbox', {name: 'Clock'});
    await clock.fill('07:30');
    await clock.press('Enter');
    await expect(clock).toBeFocused();
    await expect(page.getByText('$up = 1', {exact: true})).toBeVisible();
  });

  test('runs JavaScript, finds its mistakes, and ends a loop', async ({page}) => {
    const {rules, log} = await playground(page);
    await rules.fill('USER a = b : {\n  messageLog("sum " + (1 + 2));\n}');
    await page.getByRole('button', {name: 'USER a = b'}).click();
    await expect(log).toContainText('log: sum 3');
    await rules.fill('USER a = b : {\n  fetch("/");\n}');
    await expect(page.getByText('a preview has no "fetch"')).toBeVisible();
    await rules.fill('USER a = b : {\n  while (true) {}\n}');
    await page.getByRole('button', {name: 'USER a = b'}).click();
    await expect(log).toContainText('a loop may have no end');
    await rules.fill(
      'USER a = b : {\n  /^(a+)+$/.test("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!");\n}',
    );
    await page.getByRole('button', {name: 'USER a = b'}).click();
    await expect(log).toContainText(
      'stopped, it took too long; what INIT declared is gone until Reset',
    );
  });

  test('keeps the text on the device, and brings it in an address', async ({page, context}) => {
    const {rules} = await playground(page);
    await rules.fill('INIT : $mine = 1');
    await page.reload();
    await page.getByRole('heading', {name: 'Playground'}).scrollIntoViewIfNeeded();
    await expect(rules).toHaveValue('INIT : $mine = 1');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', {name: 'Copy address'}).click();
    await expect(page.getByText('The address is copied')).toBeVisible();
    const shared = new URL(await clipboardOf(page));
    await page.getByRole('button', {name: 'Example', exact: true}).click();
    await expect(rules).toHaveValue(/^# By night/u);
    await playground(page, shared.hash);
    await expect(rules).toHaveValue('INIT : $mine = 1');
    await expect(page.getByText('$mine = 1', {exact: true}).last()).toBeVisible();
  });

  test('hostile texts do no harm', async ({page, watch}) => {
    const {rules} = await playground(page);
    for (const text of [
      '('.repeat(8000),
      `${'NOT '.repeat(1900)}DAY : $a = 1`,
      '<img src=x onerror=alert(1)> : $a = 1',
      '$a = 1 : $a = 2\n$a = 2 : $a = 1\nINIT : $a = 1',
      'INIT : USER __proto__ = constructor\nUSER __proto__ : IO constructor = 1',
    ]) {
      await rules.fill(text);
      await expect(page.getByText(/^Line |No mistake found/u).first()).toBeVisible();
      await expect(rules).toHaveValue(text);
    }
    expect(watch.messages).toEqual([]);
  });

  test('fits a phone, without sideways scrolling', async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await playground(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });

  test('its code and its interpreter come only when they are wanted', async ({page}) => {
    const scripts = new Set<string>();
    page.on('response', (response) => {
      if (pageScripts.test(response.url())) {
        scripts.add(response.url());
      }
    });
    const holds = async (words: string) => {
      const texts = await Promise.all(
        [...scripts].map((url) => page.request.get(url).then((answer) => answer.text())),
      );
      return texts.some((text) => text.includes(words));
    };
    await page.setViewportSize({width: 1280, height: 300});
    await open(page, playgroundPage);
    await page.waitForLoadState('networkidle');
    expect(await holds('Which rule started, and why')).toBe(false);
    expect(await holds('a loop may have no end')).toBe(false);
  });
});

test.describe('the playground without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('says what it is, and shows rules', async ({page}) => {
    await page.goto(playgroundPage);
    await expect(page.getByText('With scripts, this is a field to write rules in')).toBeVisible();
    await expect(page.getByText('By night the light goes out again')).toBeVisible();
  });
});
