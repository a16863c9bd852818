import {readFileSync} from 'node:fs';
import type {AxeResults, RunOptions} from 'axe-core';
import type {BrowserContext, Page} from 'playwright/test';
import {expect, open, rewrite, test as base} from '../support/browser';
import {desktop, kinds, phone} from '../support/pages';
import {changedFiles, documentsWith, repeatedAddresses, sample} from '../support/changedPages';
import {overlapsIn} from '../support/layout';
import {pageAddresses} from '../support/site';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const rules: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

async function axeFindings(page: Page): Promise<string[]> {
  const results = await page.evaluate(
    (options) =>
      (window as unknown as {axe: {run: (o: unknown) => Promise<unknown>}}).axe.run(options),
    rules,
  );
  return (results as AxeResults).violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

/** Elements that make the page scroll horizontally, outside scroll containers. */
function overflows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const {clientWidth, scrollWidth} = document.documentElement;
    const scrolls = (node: Element | null): boolean =>
      node !== null &&
      node !== document.body &&
      (/auto|scroll/u.test(getComputedStyle(node).overflowX) || scrolls(node.parentElement));
    return [...document.querySelectorAll('main *, footer *, nav.navbar *')]
      .filter((node) => node.getBoundingClientRect().right > clientWidth + 1)
      .filter((node) => !scrolls(node.parentElement))
      .map((node) => `${node.tagName} ${String(node.getAttribute('class'))}`)
      .concat(scrollWidth > clientWidth ? 'the page' : []);
  });
}

/** The name of the site if it is truncated or overlaps the search, and placeholders wider than their field. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxOf = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const name = document.querySelector('.navbar__title');
    const isWhole =
      name !== null &&
      name.scrollWidth <= name.clientWidth &&
      boxOf('.navbar__title').right < boxOf('.navbar__search-input').left;
    return [...document.querySelectorAll<HTMLInputElement>('main input[placeholder]')]
      .filter((field) => {
        const {font, paddingLeft, paddingRight} = getComputedStyle(field);
        const context = document.createElement('canvas').getContext('2d');
        Object.assign(context ?? {}, {font});
        const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        // Widths of fields are rounded.
        return (context?.measureText(field.placeholder).width ?? 0) > room + 1;
      })
      .map(({placeholder}) => placeholder)
      .concat(isWhole ? [] : 'the name of the site');
  });
}

/** Table cells that are partly off-screen. */
function hiddenCells(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.table-frame td')]
      .filter((cell) => {
        const {left, right} = cell.getBoundingClientRect();
        return left < 0 || right > document.documentElement.clientWidth + 1;
      })
      .map((cell) => `${cell.getAttribute('data-label')}: ${cell.textContent}`),
  );
}

/**
 * Touch targets smaller than 44 px, or 24 px in a facts box. Excluded: links in text, heading
 * anchors, which are for a mouse, and objects of previews, whose XML sets their size.
 */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isWithinText = (node: Element) => {
      const around = node.closest('p, li, td, th, dd, figcaption, h1, h2, h3, div');
      const rest = (around?.textContent ?? '').trim().length - node.textContent.length;
      return (
        getComputedStyle(node).display === 'inline' && (rest > 3 || node.closest('td, th') !== null)
      );
    };
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((node) => node.checkVisibility({visibilityProperty: true}))
      .filter((node) => !node.matches('[inert] *, .preview-page *, .hash-link, .skip-link *'))
      .filter((node) => !isWithinText(node))
      .flatMap((node) => {
        // A pseudo-element extends the target to its offset parent.
        const isExtended =
          node instanceof HTMLElement &&
          getComputedStyle(node).position === 'static' &&
          getComputedStyle(node, '::after').inset === '0px';
        const target = isExtended ? (node.offsetParent ?? node) : node;
        const {width, height} = target.getBoundingClientRect();
        const least = node.closest('dl') === null ? 43.9 : 23.9;
        // Elements for the keyboard only are clipped, or have no box.
        return width <= 1 || height <= 1 || (width >= least && height >= least)
          ? []
          : [`${node.className} ${node.textContent} ${Math.round(width)} × ${Math.round(height)}`];
      });
  });
}

function smallTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main svg text')]
      .filter((text) => {
        const scale = text instanceof SVGGraphicsElement ? (text.getScreenCTM()?.a ?? 0) : 0;
        return parseFloat(getComputedStyle(text).fontSize) * scale < 10.99;
      })
      .map((text) => text.textContent),
  );
}

function failedRequests(page: Page): readonly string[] {
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) {
      failed.push(`${response.status()}: ${response.url()}`);
    }
  });
  page.on('requestfailed', (request) => failed.push(`failed: ${request.url()}`));
  return failed;
}

const devices = {
  phone: {...phone, hasTouch: true},
  desktop: {...desktop, hasTouch: false},
} as const;

interface State {
  readonly device: keyof typeof devices;
  readonly theme: 'light' | 'dark';
}

/** Waits for two frames, and finishes the transitions. */
function settled(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) {
      await new Promise(requestAnimationFrame);
    }
    document
      .getAnimations()
      .filter((animation) => animation instanceof CSSTransition)
      .forEach((transition) => transition.finish());
  });
}

type Check = (page: Page) => Promise<string[]>;

async function faultsIn(page: Page, checks: Readonly<Record<string, Check>>): Promise<string[]> {
  await settled(page);
  const faults: string[] = [];
  for (const [name, check] of Object.entries(checks)) {
    faults.push(...(await check(page)).map((fault) => `${name}: ${fault}`));
  }
  return faults;
}

async function faultsOn(page: Page, device: State['device']): Promise<string[]> {
  const faults = await faultsIn(page, {axe: axeFindings, 'wider than the screen': overflows});
  if (device === 'desktop') {
    return faults;
  }
  faults.push(...(await faultsIn(page, {'small target': smallTargets, 'small text': smallTexts})));
  // The widths of a small phone, and of a desktop at 400 %.
  for (const width of [360, 320]) {
    await page.setViewportSize({width, height: 640});
    const checks = {overflow: overflows, 'hidden cell': hiddenCells, 'cut text': cutTexts};
    faults.push(...(await faultsIn(page, checks)).map((fault) => `${width} px, ${fault}`));
  }
  return faults;
}

async function openLoaded(page: Page, address: string): Promise<void> {
  await open(page, address);
  if (address.startsWith('/search')) {
    await page.locator('main h2 a').first().waitFor();
  }
}

/** Opens a page once, and checks it in each state; only a desktop can switch the colour mode. */
async function visit(page: Page, address: string, states: readonly State[]): Promise<string[]> {
  const failed = failedRequests(page);
  const session = await page.context().newCDPSession(page);
  const show = async (device: State['device']) => {
    const {hasTouch, ...size} = devices[device];
    await session.send('Emulation.setTouchEmulationEnabled', {enabled: hasTouch});
    await page.setViewportSize(size);
  };
  const [first] = states;
  if (first) {
    await show(first.device);
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), first.theme);
  }
  await openLoaded(page, address);
  await page.evaluate(axe);
  const faults: string[] = [];
  for (const {device, theme} of states) {
    await show(device);
    if ((await page.locator('html').getAttribute('data-theme')) !== theme) {
      await page.getByRole('button', {name: 'Switch between dark and light mode'}).click();
    }
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    faults.push(...(await faultsOn(page, device)).map((fault) => `${device}, ${theme}: ${fault}`));
  }
  return [...faults, ...failed];
}

/** Tests whose pages share a context. */
const test = base.extend<object, {shared: BrowserContext}>({
  shared: [
    async ({browser, origin}, provide) => {
      const context = await browser.newContext({baseURL: origin, serviceWorkers: 'block'});
      await provide(context);
      await context.close();
    },
    {scope: 'worker'},
  ],
  context: async ({shared}, provide) => {
    await provide(shared);
    await Promise.all(shared.pages().map((page) => page.close()));
  },
});

function testPages(addresses: readonly string[], states: readonly State[]): void {
  for (const address of addresses) {
    test(address, async ({page, watch, origin}) => {
      const faults = await visit(page, address, states);
      const foreign = watch.requests.filter((url) => !url.startsWith(origin));
      const all = [...faults, ...watch.messages, ...foreign];
      expect(address === missing ? all.filter((fault) => !fault.includes('404')) : all).toEqual([]);
    });
  }
}

const missing = '/docs/io-servers/modbsu';
const visitedKinds = [...kinds, '/search?q=knx', missing];
const repeatedPages = repeatedAddresses();
const bothDevices: readonly State[] = [
  {device: 'desktop', theme: 'light'},
  {device: 'phone', theme: 'light'},
];

test.describe('a page of each kind has no fault on phone and desktop, dark and light', () => {
  testPages(visitedKinds, [
    {device: 'phone', theme: 'dark'},
    {device: 'desktop', theme: 'dark'},
    {device: 'desktop', theme: 'light'},
    {device: 'phone', theme: 'light'},
  ]);
});

test('large text fits on a page of each kind', async ({playwright, launchOptions, baseURL}) => {
  const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
  const browser = await playwright.chromium.launch({...launchOptions, args});
  const page = await browser.newPage({baseURL});
  const faults: string[] = [];
  for (const address of visitedKinds) {
    await openLoaded(page, address);
    for (const width of [320, 720, 1000, 1440]) {
      await page.setViewportSize({width, height: 900});
      const overlaps = await page.evaluate(overlapsIn, '.navbar__items > *');
      const found = [...(await overflows(page)), ...overlaps];
      faults.push(...found.map((fault) => `${address}, ${width} px: ${fault}`));
    }
  }
  await browser.close();
  expect(faults).toEqual([]);
});

const changed = documentsWith(changedFiles()).filter((address) => !repeatedPages.has(address));
const visited = sample(changed, 30);

test.describe(`pages changed since the base commit (${visited.length} of ${changed.length}) have no fault`, () => {
  testPages(visited, bothDevices);
});

test.describe('every page has no fault', {tag: '@full'}, () => {
  const addresses = pageAddresses();
  testPages(
    [
      ...addresses.filter((address) => !repeatedPages.has(address)),
      ...sample(
        addresses.filter((address) => repeatedPages.has(address)),
        30,
      ),
    ],
    bothDevices,
  );
});

test('each planted fault of a page is found', async ({page, watch}) => {
  const planted = `
    <main>
      <p>Read <a href="/blog">the blog</a> first.</p>
      <p><a href="/blog">Alone</a></p>
      <img src="/img/nowhere.svg"><img src="https://example.com/a.svg" alt=""><img src="/img/gone.svg" alt="">
      <svg role="img" aria-label="A" width="50" height="20"><text y="9" font-size="8">Tiny</text></svg>
      <div class="table-frame"><table><tr><td>a<td style="min-width: 700px">b</table></div>
      <style>.navbar__title {max-width: 9px}</style>
      <input placeholder="A hint that no phone has room for" style="width: 4em">
      <div style="min-width: 3000px">wide</div>
    </main>`;
  await page.route(
    '**/docs/intro',
    rewrite((html) =>
      html
        .replace(/<h1>(?<title>.*?)<\/h1>/u, '<h2>$<title></h2>')
        .replace('</body>', `${planted}</body>`),
    ),
  );
  await page.route('https://example.com/**', (route) => route.fulfill({body: ''}));
  await page.route('**/img/gone.svg', (route) => route.abort());
  const faults = await visit(page, '/docs/intro', [{device: 'phone', theme: 'light'}]);
  const all = [...faults, ...watch.messages];
  expect(watch.requests).toContain('https://example.com/a.svg');
  for (const fault of [
    /axe: image-alt/u,
    /wider than the screen: DIV null/u,
    /small target: .*Alone/u,
    /small text: Tiny/u,
    /360 px, hidden cell: null: b/u,
    /404: .*\/img\/nowhere\.svg/u,
    /failed: .*\/img\/gone\.svg/u,
    /320 px, cut text: A hint that no phone has room for/u,
    /320 px, cut text: the name of the site/u,
    /onRecoverableError/u,
  ]) {
    expect(all).toContainEqual(expect.stringMatching(fault));
  }
  expect(all.filter((fault) => fault.includes('the blog'))).toEqual([]);
});
