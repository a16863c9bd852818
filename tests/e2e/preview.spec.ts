// cspell:ignore buton guestname labl
import {readFileSync} from 'node:fs';
import type {Locator, Page} from 'playwright/test';
import {specs} from '../../src/preview/node';
import {
  clipboardOf,
  expect,
  holdBack,
  open,
  pageScripts,
  scriptsWith,
  test,
} from '../support/browser';
import {livePreview} from '../support/livePages';

const objects = '/docs/development/project-development/objects';

/** A page whose preview is out of sight when it opens. */
const farDown = '/docs/development/project-development/value-bindings';

/** The first preview of a page, once it is alive. */
async function preview(page: Page, address: string) {
  await open(page, address);
  const frame = await livePreview(page);
  return {frame, log: frame.getByRole('log'), stage: frame.locator('.preview-page')};
}

test.describe('a preview', () => {
  test('sends a command, the device answers, the rules set a text', async ({page}) => {
    const {frame, log, stage} = await preview(page, `${objects}/button`);
    await frame.getByRole('button', {name: 'Evening'}).click();
    await expect(log).toContainText('USER scene = evening');
    await expect(log).toContainText('IO dummy.light.1 = 1');
    await expect(log).toContainText('dummy.light.1 is 1');
    await expect(stage.getByText('Evening is on')).toBeVisible();
    await frame.getByRole('button', {name: 'All off'}).click();
    await expect(stage.getByText('All is off')).toBeVisible();
    await frame.getByRole('button', {name: 'Reset'}).click();
    await expect(stage.getByText('Press a button')).toBeVisible();
    await expect(log).toBeEmpty();
  });

  test('a button drives a data point, another submits the field beside it', async ({page}) => {
    const {frame, log} = await preview(page, `${objects}/button`);
    await frame.getByRole('button', {name: 'Hall'}).click();
    await expect(log).toContainText('dummy.light.2 is 1');
    await frame.getByRole('button', {name: 'Guest'}).click();
    await frame.getByRole('textbox').first().fill('Ada');
    await frame.getByRole('button', {name: 'Save'}).click();
    await expect(log).toContainText('submit guestname=Ada');
  });

  test('the keyboard reaches the log with its first line, which may be a long one', async ({
    page,
  }) => {
    const {frame, log} = await preview(page, `${objects}/button`);
    await expect(log).not.toHaveAttribute('tabindex');
    await frame.getByRole('button', {name: 'Edit XML'}).click();
    await frame
      .getByLabel('Project XML')
      .fill(
        `<button pos="x16y16" width="96" height="44" label="Tell" action="command" name="tell" parameter="${'a long value, '.repeat(60)}" />`,
      );
    await frame.getByRole('button', {name: 'Tell'}).click();
    await expect(log.locator('p')).toHaveCount(1);
    await log.focus();
    await page.keyboard.press('Home');
    await expect.poll(() => log.evaluate((node) => node.scrollTop)).toBe(0);
  });

  test('opens pages by link, with the keyboard', async ({page}) => {
    const {frame} = await preview(page, `${objects}/button`);
    await frame.getByRole('button', {name: 'Guest'}).focus();
    await page.keyboard.press('Enter');
    await expect(frame.getByRole('button', {name: 'Home'})).toBeVisible();
    await expect(frame.getByRole('button', {name: 'Evening'})).toHaveCount(0);
  });

  test('a switch acts at once, or waits for the submit button', async ({page}) => {
    const {frame, log} = await preview(page, `${objects}/switch`);
    await frame.getByRole('switch', {name: 'hall'}).click();
    await expect(frame.getByRole('switch', {name: 'hall'})).toBeChecked();
    await expect(log).toContainText('USER hall = true');
    await frame.getByRole('button', {name: 'Holiday'}).click();
    await frame.getByRole('switch', {name: 'heat'}).click();
    await expect(log).not.toContainText('heat=');
    await frame.getByRole('button', {name: 'Save'}).click();
    await expect(log).toContainText('submit heat=true, water=false');
  });

  test('a slider sends its level when it is let go, and follows the device', async ({page}) => {
    const {frame, log} = await preview(page, `${objects}/button`);
    await frame.getByRole('button', {name: 'Edit XML'}).click();
    await frame
      .getByLabel('Project XML')
      .fill(
        '<slider id="s" pos="x16y16" width="240" height="40" action="datapoint" address="dummy.dimmer.1" />' +
          '<button pos="x16y80" width="96" height="44" label="Dark" action="datapoint" address="dummy.dimmer.1" />' +
          '<slider id="t" pos="x16y140" width="240" height="40" action="command" name="level" />',
      );
    await frame.getByRole('slider').last().focus();
    await page.keyboard.press('End');
    await expect(log).toContainText('USER level = 100');
    const slider = frame.getByRole('slider').first();
    await slider.focus();
    await page.keyboard.press('End');
    await expect(log).toContainText('dummy.dimmer.1 is 100%');
    await frame.getByRole('button', {name: 'Dark'}).click();
    await expect(slider).toHaveValue('0');
  });

  test('a choice goes out as the parameter or the value', async ({page}) => {
    const {frame, log} = await preview(page, `${objects}/button`);
    await frame.getByRole('button', {name: 'Edit XML'}).click();
    await frame
      .getByLabel('Project XML')
      .fill(
        '<list pos="x16y16" width="128" height="72" items="Hall,Yard" action="command" name="room" />' +
          '<stepper pos="x16y100" width="128" height="40" action="datapoint" address="dummy.level" />',
      );
    await frame.getByRole('button', {name: 'Yard'}).click();
    await expect(log).toContainText('USER room = Yard');
    await frame.getByRole('button', {name: 'raise'}).click();
    await expect(log).toContainText('dummy.level is 1');
  });

  test('a table takes, changes and drops rows', async ({page}) => {
    const {frame, log} = await preview(page, `${objects}/table`);
    await frame.getByRole('button', {name: 'New row'}).click();
    await frame.getByLabel('Part').fill('Relay');
    await frame.getByRole('button', {name: 'Save'}).click();
    await expect(frame.getByRole('cell', {name: 'Relay', exact: true})).toBeVisible();
    await expect(log).toContainText('USER spares = {"action":"insert"');
    await frame.getByRole('button', {name: 'Delete: Fuse 10 A'}).click();
    await expect(frame.getByRole('cell', {name: 'Fuse 10 A', exact: true})).toHaveCount(0);
    await frame.getByRole('button', {name: 'Take: Relay'}).click();
    await expect(log).toContainText('USER spares.take = 1');
  });

  test('a popup takes the focus, closes with Escape and gives the focus back', async ({page}) => {
    const {frame, stage} = await preview(page, `${objects}/popup`);
    const opener = stage.getByRole('button').first();
    await opener.focus();
    await page.keyboard.press('Enter');
    const popup = frame.getByRole('dialog');
    await expect(popup).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test('tabs are changed with the arrow keys', async ({page}) => {
    const {frame} = await preview(page, `${objects}/tabview`);
    await frame.getByRole('tab', {name: 'Bedroom'}).focus();
    await page.keyboard.press('ArrowRight');
    await expect(frame.getByRole('tab', {name: 'Bath'})).toBeFocused();
    await expect(frame.getByRole('tab', {name: 'Bath'})).toHaveAttribute('aria-selected', 'true');
    await expect(frame.getByRole('button', {name: 'Fan'})).toBeVisible();
    await expect(frame.getByRole('button', {name: 'Ceiling'})).toHaveCount(0);
  });

  test('the watch shows its objects in a frame, and a slider sets the dimmer', async ({page}) => {
    const {frame, log} = await preview(page, `${objects}/watch_slider`);
    await expect(frame.locator('.preview-screen--watch')).toBeVisible();
    await frame.getByRole('slider').first().focus();
    await page.keyboard.press('End');
    await expect(log).toContainText('100%');
  });

  test('cameras change in their time, whatever is pressed meanwhile', async ({page}) => {
    const {frame} = await preview(page, `${objects}/camerapanel`);
    const panel = frame.getByRole('group', {name: 'watch'});
    const gate = frame.getByRole('button', {name: 'gate · live Show on watch'});
    await page.clock.install({time: 0});
    await page.clock.pauseAt(1000);
    await frame.getByRole('button', {name: 'cycle'}).click();
    await page.clock.runFor(1400);
    await gate.click();
    await page.clock.runFor(1400);
    await gate.click();
    await expect(panel.getByText('gate · live')).toBeVisible();
    await page.clock.runFor(400);
    await expect(panel.getByText('yard · live')).toBeVisible();
  });

  test('a camera and a recording that code sets take the place of what was chosen', async ({
    page,
  }) => {
    const {frame} = await preview(page, `${objects}/camerapanel`);
    const panel = frame.getByRole('group', {name: 'watch'});
    const recorded = panel.getByRole('button', {name: 'gate · recorded Back to live'});
    const last = frame.getByRole('button', {name: 'Last at gate'});
    await frame.getByRole('button', {name: 'yard · live Show on watch'}).click();
    await expect(panel.getByText('yard · live')).toBeVisible();
    await last.click();
    await recorded.click();
    await expect(panel.getByText('gate · live')).toBeVisible();
    await frame.getByRole('button', {name: 'yard · live Show on watch'}).click();
    await expect(panel.getByText('yard · live')).toBeVisible();
    await last.click();
    await expect(recorded).toBeVisible();
  });

  test('bindings follow the label and the choice of a floor', async ({page}) => {
    const {frame, stage} = await preview(page, farDown);
    await frame.getByRole('button', {name: 'Hall'}).click();
    await expect(stage.locator('.preview-text').nth(2)).toHaveText('Hall is on');
    await expect(stage.locator('.preview-text').nth(3)).toHaveText('Floor 1 is lit');
    await frame.getByRole('button', {name: 'Floor 2'}).click();
    await expect(stage.locator('.preview-text').nth(3)).toHaveText('Floor 2 is dark');
  });

  test('the alarm keypad of the tutorial arms with its code only', async ({page}) => {
    const {stage} = await preview(page, '/docs/tutorials/first-steps/three-screens');
    await stage.getByRole('button', {name: 'Alarm', exact: true}).click();
    const enter = async (code: string) => {
      for (const digit of code) {
        await stage.getByRole('button', {name: digit, exact: true}).click();
      }
      await stage.getByRole('button', {name: 'OK', exact: true}).click();
    };
    await enter('1111');
    await expect(stage.getByText('Disarmed', {exact: true})).toBeVisible();
    await enter('2580');
    await expect(stage.getByText('Armed', {exact: true})).toBeVisible();
    await stage.getByRole('button', {name: 'Door (test)'}).click();
    await expect(stage.getByText('ALARM: front door')).toBeVisible();
  });

  test('follows its XML, and keeps the last good picture when the XML is wrong', async ({page}) => {
    const {frame, stage} = await preview(page, `${objects}/button`);
    await frame.getByRole('button', {name: 'Edit XML'}).click();
    const editor = frame.getByLabel('Project XML');
    await editor.fill((await editor.inputValue()).replace('label="Evening"', 'label="Night"'));
    await expect(stage.getByRole('button', {name: 'Night'})).toBeVisible();
    await editor.fill('<page id="home">\n  <buton label="Dusk" />\n</page>');
    await expect(frame.getByText('Line 2: <buton> is no element')).toBeVisible();
    await expect(stage.getByRole('button', {name: 'Night'})).toBeVisible();
    await frame.getByRole('button', {name: 'Reset'}).click();
    await expect(stage.getByRole('button', {name: 'Evening'})).toBeVisible();
  });

  test('hostile XML shows an error or its own letters, nothing else', async ({page, watch}) => {
    const {frame, stage} = await preview(page, `${objects}/text`);
    await frame.getByRole('button', {name: 'Edit XML'}).click();
    const editor = frame.getByLabel('Project XML');
    const before = page.url();
    for (const xml of [
      '<button label="&lt;img src=x onerror=alert(1)&gt;" action="link" link="javascript:alert(1)" />',
      '<button onclick="alert(1)" label="A" />',
      '<script>alert(1)</script>',
      '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><text id="&b;" />',
      '<text id="__proto__" /><text id="constructor" />',
    ]) {
      await editor.fill(xml);
      await expect(frame).toHaveAttribute('data-live', '');
    }
    await editor.fill(
      '<button label="&lt;b&gt;A&lt;/b&gt;" action="link" link="javascript:alert(1)" />',
    );
    await stage.getByRole('button', {name: '<b>A</b>'}).click();
    await expect(stage.locator('b')).toHaveCount(0);
    expect(page.url()).toBe(before);
    expect(watch.messages.filter((message) => /error/iu.test(message))).toEqual([]);
  });

  test('its code is fetched only near the screen, and by no other page', async ({page}) => {
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (pageScripts.test(response.url())) {
        scripts.push(response.url());
      }
    });
    const holdsPreview = async () => {
      const texts = await Promise.all(
        [...new Set(scripts)].map((url) => page.request.get(url).then((answer) => answer.text())),
      );
      return texts.some((text) => text.includes('is no element that the preview knows'));
    };
    await page.setViewportSize({width: 1280, height: 300});
    await open(page, farDown);
    await page.waitForLoadState('networkidle');
    expect(await holdsPreview()).toBe(false);
    await livePreview(page);
    expect(await holdsPreview()).toBe(true);
  });

  test('stays a picture, and says so, when its code cannot be loaded', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 300});
    await open(page, farDown);
    await page.waitForLoadState('networkidle');
    await page.route(pageScripts, (route) => route.abort());
    const frame = page.locator('figure.preview').first();
    await frame.scrollIntoViewIfNeeded();
    await expect(frame.getByText('its code could not be loaded')).toBeVisible();
    await expect(frame.getByRole('button', {name: 'Floor 1'})).toBeVisible();
  });
});

test.describe('every preview bears each press', () => {
  const pressAll = async (frame: Locator) => {
    const buttons = frame.locator('.preview-page button');
    for (let index = 0; index < (await buttons.count()); index += 1) {
      await buttons.nth(index).dispatchEvent('click');
    }
    await expect(frame.locator('.preview-page')).toBeVisible();
  };

  for (const slug of specs.keys()) {
    test(slug, async ({page, watch}) => {
      await open(page, `${objects}/${slug}`);
      expect(await page.locator('figure .preview-screen').count()).toBeGreaterThan(0);
      for (const frame of await page.locator('figure.preview').all()) {
        await frame.scrollIntoViewIfNeeded();
        await expect(frame).toHaveAttribute('data-live', '');
        await pressAll(frame);
      }
      expect(watch.messages).toEqual([]);
    });
  }

  test('and so does the sample of every object', async ({page, watch}) => {
    const {frame} = await preview(page, `${objects}/button`);
    await frame.getByRole('button', {name: 'Edit XML'}).click();
    const editor = frame.getByLabel('Project XML');
    for (const {element, place, sample = ''} of specs.values()) {
      if (place === undefined) {
        await editor.fill(sample);
        await expect(frame.locator(`.preview-object--${element}`).first()).toBeVisible();
        await pressAll(frame);
      }
    }
    expect(watch.messages).toEqual([]);
  });
});

test.describe('what is done to a picture before it is alive', () => {
  /** Opens a page whose preview does not come alive, lets the reader act, and only then lets its code come. */
  async function actBeforeAlive(
    page: Page,
    address: string,
    act: (frame: Locator) => Promise<void>,
  ) {
    const code = holdBack();
    await page.route(scriptsWith('A preview was built from XML'), code.route);
    await open(page, address);
    const frame = page.locator('figure.preview').first();
    await frame.scrollIntoViewIfNeeded();
    await act(frame);
    await expect(frame).not.toHaveAttribute('data-live');
    code.release();
    await expect(frame).toHaveAttribute('data-live', '');
    return frame;
  }
  const sentBy = async (frame: Locator) =>
    frame
      .getByRole('log')
      .getByText(/^(?:USER|IO|submit) /u)
      .allTextContents();

  test('presses are done in their order', async ({page}) => {
    const frame = await actBeforeAlive(page, `${objects}/button`, async (picture) => {
      await picture.getByRole('button', {name: 'Evening'}).click();
      await picture.getByRole('button', {name: 'All off'}).click();
    });
    await expect(frame.getByText('All is off')).toBeVisible();
    expect((await sentBy(frame)).filter((line) => line.startsWith('USER'))).toEqual([
      'USER scene = evening',
      'USER scene = off',
    ]);
    await expect(frame.getByRole('button', {name: 'All off'})).toBeFocused();
  });

  test('a choice acts, a text stays, and the caret behind it', async ({page}) => {
    const frame = await actBeforeAlive(page, `${objects}/field`, async (picture) => {
      await picture.getByLabel('Mode').selectOption('eco');
      const field = picture.getByLabel('Name');
      await field.press('End');
      await field.pressSequentially(' 2');
    });
    await expect(frame.getByText('18 °C', {exact: true})).toBeVisible();
    await expect(frame.getByLabel('Name')).toHaveValue('Office 2');
    await page.keyboard.type('b');
    await expect(frame.getByLabel('Name')).toHaveValue('Office 2b');
    expect((await sentBy(frame)).filter((line) => line.startsWith('USER'))).toEqual([
      'USER mode = eco',
    ]);
  });

  test('a slider sends once what it came to', async ({page}) => {
    const frame = await actBeforeAlive(page, `${objects}/watch_slider`, async (picture) => {
      const slider = picture.getByRole('slider', {name: 'Volume'});
      await slider.press('Home');
      await slider.press('ArrowRight');
      await slider.press('ArrowRight');
    });
    await expect(frame.getByRole('log').getByText('USER volume =')).toHaveCount(1);
    await expect(frame.getByRole('slider', {name: 'Volume'})).toBeFocused();
    const value = await frame.getByRole('slider', {name: 'Volume'}).inputValue();
    expect(await sentBy(frame)).toEqual([`USER volume = ${value}`]);
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the picture and the XML are there', async ({page}) => {
    await page.goto(`${objects}/button`);
    const frame = page.locator('figure.preview').first();
    await expect(frame.getByRole('button', {name: 'Evening'})).toBeVisible();
    await expect(frame.getByText('action="command"').first()).toBeVisible();
    await expect(frame.getByRole('button', {name: 'Edit XML'})).toBeHidden();
  });

  test('the picture has the styles of its objects', async ({page}) => {
    await page.goto(`${objects}/knob`);
    const knob = page.locator('figure .preview-knob').first();
    await expect(knob).toHaveCSS('display', 'grid');
    await expect(knob.locator('input')).toHaveCSS('opacity', '0');
  });
});

test.describe('pictures in the HTML', () => {
  test('an object has the place and the size of its XML', async ({page}) => {
    await open(page, '/docs/development/project-development/objects/knob');
    const sketch = page.getByRole('img', {name: 'Sketch of the object knob.'});
    const knob = sketch.locator('.preview-object--knob');
    // <knob pos="x48y8" width="64"> on a page of 160 by 80.
    await expect(knob).toHaveCSS('left', '48px');
    await expect(knob).toHaveCSS('width', '64px');
    await expect(sketch.locator('.preview-page')).toHaveCSS('width', '160px');
  });
});

test.describe('finished programs in previews', () => {
  test('JavaScript of the finished file refuses, counts and answers', async ({page}) => {
    const {frame, stage, log} = await preview(page, '/docs/tutorials/projects/button-command');
    await expect(frame.getByText('It runs labels.txt and leaving.txt')).toBeVisible();
    await stage.getByRole('button', {name: 'Garden light'}).click();
    await expect(stage.getByRole('button', {name: 'Garden light is on'})).toBeVisible();
    await stage.getByRole('button', {name: 'Leave'}).click();
    await expect(log).toContainText('error: The garden light is still on');
    await stage.getByRole('button', {name: 'Night'}).click();
    await expect(stage.getByRole('button', {name: 'Garden light', exact: true})).toBeVisible();
    await stage.getByRole('button', {name: 'Leave'}).click();
    await expect(stage.getByRole('button', {name: 'I am back'})).toBeVisible();
  });

  test('the XML to paste has no ID on a button; the sketch has, and follows its rules', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const {frame, stage} = await preview(page, '/docs/tutorials/projects/button-datapoint');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', {name: 'index.xml'}).click(),
    ]);
    const file = readFileSync(await download.path(), 'utf8');
    expect(file).toContain(
      '<button pos="x20y16" width="155" height="48" label="Kitchen is off" />',
    );
    expect(file).not.toMatch(/<button\b[^>]*\sid=/u);
    await expect(frame.locator('pre')).toHaveText(file.trimEnd(), {useInnerText: true});
    const copied = async () => {
      await frame.getByRole('button', {name: 'Copy XML'}).click();
      return clipboardOf(page);
    };
    expect(await copied()).toBe(file.trimEnd());
    await frame.getByRole('button', {name: 'Edit XML'}).click();
    const field = frame.getByLabel('Project XML');
    await field.fill((await field.inputValue()).replace('"Direct"', '"Mine"'));
    await expect.poll(copied).toBe(file.trimEnd().replace('"Direct"', '"Mine"'));
    await stage.getByRole('button', {name: 'All on'}).click();
    await expect(stage.getByText('Kitchen is on')).toBeVisible();
  });

  test('a list is kept by the program, row by row', async ({page}) => {
    const list = '/docs/tutorials/projects/table-object-to-do-list/table-to-do-list';
    const {frame} = await preview(page, list);
    await frame.getByRole('button', {name: 'New row'}).click();
    await frame.getByLabel('Task').fill('Oil the hinges');
    await frame.getByRole('button', {name: 'Save'}).click();
    await expect(frame.getByRole('cell', {name: 'Oil the hinges', exact: true})).toBeVisible();
    await frame.getByRole('button', {name: /^Done/u}).click();
    await expect(frame.getByRole('cell', {name: 'done', exact: true})).toBeVisible();
  });

  test('a blind moves for its time, and stops', async ({page}) => {
    await page.clock.install();
    const {stage} = await preview(page, '/docs/tutorials/first-steps/three-screens');
    await stage.getByRole('button', {name: 'Up'}).click();
    await page.clock.runFor(1000);
    await expect(stage.getByText('Blind: opening')).toBeVisible();
    await page.clock.runFor(30_000);
    await expect(stage.getByText('Blind: open', {exact: true})).toBeVisible();
  });

  test('says what is its own, in a list that opens', async ({page}) => {
    const {frame} = await preview(page, '/docs/development/project-development/objects/rgb');
    const note = frame.getByText('What is dragged sends its level once, when it is let go.');
    await expect(note).toBeHidden();
    await frame.getByText('What is the preview’s own').click();
    await expect(note).toBeVisible();
  });

  test('folds away rules that only stand in for a program', async ({page}) => {
    const {frame} = await preview(page, '/docs/tutorials/projects/nav-files');
    await expect(frame.getByText('Stand-ins for a folder')).toBeHidden();
    await frame.getByText('Rules of this preview alone').click();
    await expect(frame.getByText('Stand-ins for a folder')).toBeVisible();
  });

  test('loads the interpreter for JavaScript only', async ({page}) => {
    const workers: string[] = [];
    page.on('worker', (worker) => workers.push(worker.url()));
    const {stage} = await preview(page, `${objects}/button`);
    await stage.getByRole('button', {name: 'Evening'}).click();
    await page.waitForLoadState('networkidle');
    expect(workers).toEqual([]);
    await preview(page, '/docs/tutorials/projects/switch');
    await expect.poll(() => workers.length).toBe(1);
  });
});
