import {expect, open, test as base} from '../support/browser';
import {everyAddress, everythingFolder} from '../support/everything';
import {layoutFaults, openAndSpace, overlapsIn} from '../support/layout';

const test = base.extend({
  siteFolder: [everythingFolder, {scope: 'worker', timeout: 300_000}],
});

test.describe.configure({mode: 'default', timeout: 300_000});
test.use({contextOptions: {reducedMotion: 'reduce'}});

// `npm run test:engines` visits them at all widths.
test('no layout fault at the width of a phone, a tablet and a desktop', async ({page, watch}) => {
  const faults: string[] = [];
  for (const address of everyAddress) {
    await open(page, address);
    for (const cell of ['th', 'td']) {
      const second = page.locator(`${cell}:nth-child(2)`).first();
      await expect(second).toHaveCSS('text-align', 'right');
    }
    for (const isSpaced of [false, true]) {
      await page.evaluate(openAndSpace, isSpaced);
      for (const width of [320, 720, 1280]) {
        await page.setViewportSize({width, height: 900});
        const found = await page.evaluate(layoutFaults, false);
        faults.push(...found.map((fault) => `${width}${isSpaced ? ' spaced' : ''} ${fault}`));
      }
    }
  }
  expect([...faults, ...watch.messages]).toEqual([]);
});

test('in print, nested constructs are open and not cut off', async ({page}) => {
  await page.setViewportSize({width: 680, height: 900});
  const faults: string[] = [];
  for (const address of everyAddress) {
    await open(page, address);
    await page.emulateMedia({media: 'print'});
    // Emulation does not dispatch the event.
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    faults.push(...(await page.evaluate(layoutFaults, true)));
    await page.emulateMedia({media: 'screen'});
  }
  expect(faults).toEqual([]);
});

test('planted faults in a layout are found', async ({page}) => {
  await page.setViewportSize({width: 320, height: 600});
  for (const [style, fault] of [
    ['width: 400px', 'is wider than its container'],
    ['white-space: nowrap; text-indent: 310px', 'has text outside of it'],
    ['height: 5px; overflow: hidden', 'is cut off'],
    ['visibility: hidden', 'does not show "Fine"'],
    ['margin-bottom: -3em', 'overlaps its neighbour'],
  ] as const) {
    await page.setContent(`<body style="margin: 0"><div class="theme-doc-markdown"><h2>Planted</h2>
      <div style="${style}"><p style="width: 300px">Fine</p></div><p>Below</p></div>`);
    expect((await page.evaluate(layoutFaults, false)).join('\n'), style).toContain(fault);
  }
  await page.setContent('<p>One</p><p style="margin-top: -2em">Two</p>');
  expect(await page.evaluate(overlapsIn, 'p')).toEqual(['"Two" covers "One"']);
});
