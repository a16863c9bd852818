// cspell:ignore buton guestname
import type {Locator, Page} from 'playwright/test';
import {specs} from '../../src/features/preview/node';
import {
  clipboardOf,
  expect,
  createGate,
  open,
  pageScripts,
  scriptsWith,
  test,
} from '../support/browser';
import {full, livePreview, nextPage, objects} from '../support/pages';

const belowTheFold = '/docs/development/project-development/value-bindings';
const previewScript = scriptsWith('A preview was built from XML');

const partsOf = (frame: Locator) => ({
  frame,
  log: frame.getByRole('log'),
  stage: frame.locator('.preview-page'),
  button: (name: RegExp | string) => frame.getByRole('button', {name}),
  edit: async () => {
    await frame.getByRole('button', {name: 'Edit XML'}).click();
    return frame.getByLabel('Project XML');
  },
});

async function preview(page: Page, address: string) {
  await open(page, address);
  return partsOf(await livePreview(page));
}

/** Clicks every button of a preview, including those that appear meanwhile. */
async function pressAll(frame: Locator): Promise<void> {
  await frame.evaluate(async (figure) => {
    const buttonAt = (index: number) =>
      figure.querySelectorAll<HTMLButtonElement>('.preview-page button')[index];
    for (let index = 0; buttonAt(index) !== undefined; index += 1) {
      buttonAt(index)?.click();
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
  await expect(frame.locator('.preview-page')).toBeVisible();
}

test.describe('a preview', () => {
  test('of buttons sends commands, shows changes by rules, and opens pages', async ({page}) => {
    const workers: string[] = [];
    page.on('worker', (worker) => workers.push(worker.url()));
    const {frame, log, stage, button} = await preview(page, `${objects}/button`);
    await expect(log).not.toHaveAttribute('tabindex');
    await test.step('the log takes no space before a press, and the controls are one row', async () => {
      await page.setViewportSize({width: 360, height: 800});
      await expect(log).toHaveCSS('height', '0px');
      const tops = await frame
        .locator('.preview-tools button')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      expect(tops).toEqual(Array(3).fill(tops[0]));
    });
    await test.step('a command, the device, the rules', async () => {
      await button('Evening').click();
      await expect(log).toContainText('USER scene = evening');
      await expect(log).toContainText('IO dummy.light.1 = 1');
      await expect(log).toContainText('dummy.light.1 is 1');
      await expect(stage.getByText('Evening is on', {exact: true})).toBeVisible();
      await button('All off').click();
      await expect(stage.getByText('All is off', {exact: true})).toBeVisible();
    });
    await test.step('a data point; further lines do not move the code below the log', async () => {
      const height = await log.evaluate((node) => node.clientHeight);
      await button('Hall').click();
      await expect(log).toContainText('dummy.light.2 is 1');
      expect(await log.evaluate((node) => node.clientHeight)).toBe(height);
    });
    await test.step('a link by keyboard, and the field beside a submit button', async () => {
      await button('Guest').focus();
      await page.keyboard.press('Enter');
      await expect(frame.getByRole('group', {name: 'Guest'})).toBeFocused();
      await expect(button('Home')).toBeVisible();
      await expect(button('Evening')).toHaveCount(0);
      await frame.getByRole('textbox').first().fill('Ada');
      await button('Save').click();
      await expect(log).toContainText('submit guestname=Ada');
    });
    await test.step('Reset', async () => {
      await button('Reset').click();
      await expect(stage.getByText('Press a button')).toBeVisible();
      await expect(log).toBeEmpty();
    });
    // Only rules with JavaScript start the interpreter.
    expect(workers).toEqual([]);
  });

  test('updates when its XML is edited, and reports errors', async ({page, watch}) => {
    const {frame, log, stage, button, edit} = await preview(page, `${objects}/button`);
    const editor = await edit();
    await test.step('a change, and an error', async () => {
      await editor.fill((await editor.inputValue()).replace('label="Evening"', 'label="Night"'));
      await expect(stage.getByRole('button', {name: 'Night'})).toBeVisible();
      await editor.fill('<page id="home">\n  <buton label="Dusk" />\n</page>');
      await expect(frame.getByText('Line 2: <buton> is not available')).toBeVisible();
      await expect(stage.getByRole('button', {name: 'Night'})).toBeVisible();
      await button('Reset').click();
      await expect(stage.getByRole('button', {name: 'Evening'})).toBeVisible();
      await button('Restore edits').click();
      await expect(editor).toHaveValue(/<buton/u);
      await button('Reset').click();
      await editor.press('Space');
      await button('Restore edits').click();
      await expect(editor).toHaveValue(/<buton/u);
      await button('Restore edits').click();
      await expect(editor).toHaveValue(/Evening/u);
      await button('Reset').click();
    });
    await test.step('the log is focusable once it has a line', async () => {
      await editor.fill(
        `<button pos="x16y16" width="96" height="44" label="Send" action="command" name="send" parameter="${'a long value, '.repeat(60)}" />`,
      );
      await button('Send').click();
      await expect(log.locator('p')).toHaveCount(1);
      await log.focus();
      await page.keyboard.press('Home');
      await expect.poll(() => log.evaluate((node) => node.scrollTop)).toBe(0);
    });
    await test.step('a slider sends its level on release, and shows that of the device', async () => {
      await editor.fill(
        '<slider id="s" pos="x16y16" width="240" height="40" action="datapoint" address="dummy.dimmer.1" />' +
          '<button pos="x16y80" width="96" height="44" label="Dark" action="datapoint" address="dummy.dimmer.1" />' +
          '<slider id="t" pos="x16y140" width="240" height="40" action="command" name="level" />',
      );
      await frame.getByRole('slider').last().press('End');
      await expect(log).toContainText('USER level = 100');
      const slider = frame.getByRole('slider').first();
      await slider.press('End');
      await expect(log).toContainText('dummy.dimmer.1 is 100%');
      await button('Dark').click();
      await expect(slider).toHaveValue('0');
    });
    await test.step('a value set by assistive technology is sent', async () => {
      for (const [xml, sent] of [
        ['<slider id="a" action="command" name="a" />', 'USER a = 40'],
        ['<watch_slider id="c" action="user" name="c" />', 'USER c = 40'],
        ['<rgb address="dummy.rgb" />', 'IO dummy.rgb = 40;0;0'],
      ] as const) {
        await editor.fill(xml);
        await frame.getByRole('slider').first().fill('40');
        await expect(log.getByText(sent, {exact: true})).toHaveCount(1);
      }
    });
    await test.step('a selection is sent as parameter or value', async () => {
      await editor.fill(
        '<tree pos="x16y16" width="128" height="72" items="Hall,Yard" action="command" name="room" />' +
          '<tributton pos="x16y100" width="128" height="40" labels="Off;Half;Full" parameters="0;1;2" action="datapoint" address="dummy.level" />',
      );
      await button('Yard').click();
      await expect(log).toContainText('USER room = Yard');
      await button('Half').click();
      await expect(log).toContainText('dummy.level is 1');
    });
    await test.step('a text has the allowed HTML tags, and no scripts or pictures', async () => {
      await editor.fill(
        '<text text="&lt;h2&gt;Hall&lt;/h2&gt;&lt;b&gt;21:00&lt;/b&gt; &amp;lt;i&gt;Ada&lt;script&gt;a&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;" />',
      );
      await expect(stage.locator('p', {hasText: 'Hall'})).toHaveCSS('font-weight', '600');
      await expect(stage.locator('b')).toHaveText('21:00');
      await expect(stage.getByText('<i>Ada')).toBeVisible();
      await expect(stage.locator('script, img, i')).toHaveCount(0);
    });
    await test.step('a script in a link does not run, markup in a label is text', async () => {
      const before = page.url();
      await editor.fill(
        '<button label="&lt;b&gt;A&lt;/b&gt;" action="link" link="javascript:alert(1)" />',
      );
      await button('<b>A</b>').click();
      await expect(stage.locator('b')).toHaveCount(0);
      expect(page.url()).toBe(before);
    });
    await test.step('all buttons in the samples of objects can be clicked', async () => {
      for (const [element, {place, sample = ''}] of specs) {
        if (place === undefined) {
          await editor.fill(sample);
          await expect(frame.locator(`.preview-object--${element}`).first()).toBeVisible();
          await pressAll(frame);
        }
      }
    });
    expect(watch.messages).toEqual([]);
  });

  test('of a switch acts immediately, or waits for the submit button', async ({page}) => {
    const {frame, log, stage, button} = await preview(page, `${objects}/switch`);
    // Lines of INIT alone do not show the log, which would move the page.
    await expect(stage.getByText('Hall light')).toBeVisible();
    await expect(log).toBeEmpty();
    await frame.getByRole('switch', {name: 'hall'}).click();
    await expect(frame.getByRole('switch', {name: 'hall'})).toBeChecked();
    await expect(log).toContainText('USER hall = true');
    await button('Holiday').click();
    await frame.getByRole('switch', {name: 'heat'}).click();
    await expect(frame.getByRole('switch', {name: 'heat'})).toBeChecked();
    await expect(log).not.toContainText('heat=');
    await button('Save').click();
    await expect(log).toContainText('submit heat=true, water=false');
  });

  test('of a table adds, edits and deletes rows, and manages the focus', async ({page}) => {
    const {frame, log, stage, button} = await preview(page, `${objects}/table`);
    const cell = (name: string) => frame.getByRole('cell', {name, exact: true});
    const form = frame.getByRole('form');
    for (const [opener, end] of [
      ['New row', 'Escape'],
      ['New row', 'Cancel'],
      ['Edit: Lamp E27', 'Escape'],
      ['Edit: Lamp E27', 'Save'],
    ] as const) {
      await test.step(`the form has the focus: ${opener}, ${end}`, async () => {
        await button(opener).press('Enter');
        await expect(form.getByRole('textbox').first()).toBeFocused();
        await (end === 'Escape' ? page.keyboard.press(end) : button(end).press('Enter'));
        await expect(form).toHaveCount(0);
        await expect(button(opener)).toBeFocused();
      });
    }
    await button('New row').click();
    await frame.getByLabel('Part').fill('Relay');
    await button('Save').click();
    await expect(cell('Relay')).toBeVisible();
    await expect(log).toContainText('USER spares = {"action":"insert"');
    await button('Take: Relay').click();
    await expect(log).toContainText('USER spares.take = 2');
    await button('Edit: Lamp E27').click();
    await expect(frame.locator('tr[data-edited]')).toContainText('Lamp E27');
    await expect(frame.getByRole('form', {name: 'Edit: Lamp E27'})).toBeVisible();
    await button('Delete: Relay').click();
    await expect(form).toHaveCount(0);
    await expect(cell('Relay')).toHaveCount(0);
    await button('Delete: Lamp E27').press('Enter');
    await expect(stage).toBeFocused();
  });

  test('of a date closes on Escape, and highlights stay', async ({page}) => {
    const {frame, button} = await preview(page, `${objects}/date?_highlight=date`);
    const marks = page.locator('article mark');
    const entry = frame.locator('.preview-field-entry').first();
    await expect(marks.first()).toBeVisible();
    await entry.press('Enter');
    await button('Month after').focus();
    await page.keyboard.press('Escape');
    await expect(button('Month after')).toHaveCount(0);
    await expect(entry).toBeFocused();
    await expect(marks.first()).toBeVisible();
  });

  test('restores edited XML after Back and a reload', async ({page}) => {
    const address = `${objects}/button`;
    const {frame, stage, button, edit} = await preview(page, address);
    const editor = await edit();
    const code = frame.locator('.theme-code-block').first();
    await editor.fill((await editor.inputValue()).replace('"Evening"', '"Night"'));
    await button('Edit XML').click();
    await expect(code).toContainText('label="Night"');
    await code.getByRole('button', {name: 'Copy code to clipboard'}).click();
    await expect.poll(() => clipboardOf(page)).toContain('label="Night"');
    const stored = () => JSON.stringify([localStorage, sessionStorage]);
    expect(await page.evaluate(stored)).not.toContain('Night');
    const leaveAndReturn = async () => {
      await nextPage(page).click();
      await page.waitForURL((url) => url.pathname !== address);
      await page.goBack();
    };
    for (const [name, leave] of [
      ['a link and Back', leaveAndReturn],
      ['a reload', () => page.reload()],
    ] as const) {
      await test.step(name, async () => {
        await leave();
        await livePreview(page);
        await expect(stage.getByRole('button', {name: 'Night'})).toBeVisible();
        await expect(code).toContainText('label="Night"');
      });
    }
    await button('Reset').click();
    await expect(code).toContainText('label="Evening"');
    await leaveAndReturn();
    await expect(code).toContainText('label="Evening"');
  });

  test('of a popup has the focus until Escape', async ({page}) => {
    const {frame, stage, button} = await preview(page, `${objects}/popup`);
    const popup = frame.getByRole('dialog');
    for (const opener of [stage.getByRole('button').first(), button('Leave')]) {
      await opener.press('Enter');
      await expect(popup).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(popup).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(popup).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(stage.locator(':focus')).toHaveCount(0);
  });

  test('of tabs supports the arrow keys', async ({page}) => {
    const {frame, button} = await preview(page, `${objects}/tabview`);
    await frame.getByRole('tab', {name: 'Bedroom'}).press('ArrowRight');
    await expect(frame.getByRole('tab', {name: 'Bath'})).toBeFocused();
    await expect(frame.getByRole('tab', {name: 'Bath'})).toHaveAttribute('aria-selected', 'true');
    await expect(button('Fan')).toBeVisible();
    await expect(button('Ceiling')).toHaveCount(0);
  });

  test('loads its code near the viewport, and is static before', async ({page, watch}) => {
    const isRequested = () => watch.requests.some((url) => previewScript.test(url));
    await page.setViewportSize({width: 1280, height: 300});
    await open(page, belowTheFold);
    await page.waitForLoadState('networkidle');
    expect(isRequested()).toBe(false);
    await page.route(pageScripts, (route) => route.abort());
    const {frame, button} = partsOf(page.locator('figure.preview').first());
    await frame.scrollIntoViewIfNeeded();
    await expect(frame.getByText('could not be loaded')).toBeVisible();
    await expect(button('Floor 1')).toBeVisible();
    expect(isRequested()).toBe(true);
  });
});

test('clicks before a preview is live are replayed in order', async ({page}) => {
  const code = createGate();
  await page.route(previewScript, code.route);
  await open(page, `${objects}/button`);
  const {frame, log, button} = partsOf(page.locator('figure.preview').first());
  await frame.scrollIntoViewIfNeeded();
  await button('Evening').click();
  await button('All off').click();
  await expect(frame).not.toHaveAttribute('data-live');
  code.release();
  await expect(frame.getByText('All is off', {exact: true})).toBeVisible();
  const commands = await log.getByText(/^USER /u).allTextContents();
  expect(commands).toEqual(['USER scene = evening', 'USER scene = off']);
  await expect(button('All off')).toBeFocused();
});

test('without scripts a preview is a sketch of its XML', async ({staticPage: page}) => {
  await page.goto(`${objects}/knob`);
  const sketch = page.getByRole('img', {name: 'Sketch of the object knob.'});
  // <knob pos="x16y8" width="128"> on a page of 160 by 80.
  const knob = sketch.locator('.preview-object--knob');
  await expect(knob).toHaveCSS('left', '16px');
  await expect(knob).toHaveCSS('width', '128px');
  await expect(sketch.locator('.preview-page')).toHaveCSS('width', '160px');
  await expect(sketch.locator('.preview-drawing text')).toHaveCSS('text-anchor', 'middle');
  await page.goto(`${objects}/slider`);
  await page.locator('summary').getByText('XML', {exact: true}).first().click();
  await expect(page.locator('pre', {hasText: '<project'}).first()).toBeVisible();
  await expect(page.getByRole('button', {name: 'Edit XML'}).first()).toBeHidden();
});

test.describe('finished programs in previews', () => {
  test('JavaScript of a finished file responds to commands', async ({page}) => {
    const workers: string[] = [];
    page.on('worker', (worker) => workers.push(worker.url()));
    const {log, stage} = await preview(page, '/docs/tutorials/projects/button-command');
    const button = (name: string) => stage.getByRole('button', {name, exact: true});
    await button('Garden light').click();
    await expect(button('Garden light is on')).toBeVisible();
    await button('Leave').click();
    await expect(log).toContainText('error: The garden light is still on');
    await button('Night').click();
    await expect(button('Garden light')).toBeVisible();
    await button('Leave').click();
    await expect(button('I am back')).toBeVisible();
    expect(workers).toHaveLength(1);
  });

  test('the XML to paste has no ID on a button; the sketch has one', full, async ({page}) => {
    const {stage, button, edit} = await preview(page, '/docs/tutorials/projects/button-datapoint');
    const editor = await edit();
    await editor.fill((await editor.inputValue()).replace('"Direct"', '"Mine"'));
    await button('Copy XML').click();
    await expect.poll(() => clipboardOf(page)).toContain('title="Mine"');
    expect(await clipboardOf(page)).not.toMatch(/<button\b[^>]*\sid=/u);
    await stage.getByRole('button', {name: 'All on'}).click();
    await expect(stage.getByText('Kitchen is on', {exact: true})).toBeVisible();
  });
});
