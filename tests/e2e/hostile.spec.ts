import type {Page} from 'playwright/test';
import config from '../../playwright.config';
import {expect, hydrated, open, test} from '../support/browser';
import {HostileWatch, longestAnswer} from '../support/hostilePage';
import {hugeTexts, seed, textsFor} from '../support/hostileTexts';
import {built} from '../support/site';

/*
 * Hostile texts in every place where input comes in, on the built site under
 * its policy. `npm run test:hostile` runs all of them; here are some.
 */

/** How many texts there are in all places together. */
const cases = Number(process.env.HOSTILE_CASES ?? 500);
const {launchOptions} = config.use ?? {};

/** Show what a place came to, where all texts were asked for. */
function tell(name: string, count: number, {longest}: HostileWatch): void {
  if (process.env.HOSTILE_CASES !== undefined) {
    console.log(`${name}: ${count} texts, ${longest} ms of work at most`);
  }
}

// The browser would refuse addresses that follow each other faster than people go.
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--disable-ipc-flooding-protection'],
  },
});

const knx = '/docs/io-servers/knx';
const projects = '/docs/development/project-development';
const playground = '/docs/development/events/events-programming';

/** A place where input comes in within a page. */
interface Place {
  readonly name: string;
  readonly address: string;
  /** Share of all texts, in percent. */
  readonly share: number;
  /** Longest text that gets there: a server answers no address of a megabyte. */
  readonly longest?: number;
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Puts a text in; runs in the page. */
  readonly put: (text: string) => void;
  /** Milliseconds after which it is answered. */
  readonly delay?: number;
}

/** Longest address that servers take. */
const longestAddress = 4000;

const places: readonly Place[] = [
  {
    name: 'the search box',
    address: knx,
    share: 22,
    prepare: (page) => page.locator('.navbar__search-input').focus(),
    put: (text) => {
      const field = document.querySelector<HTMLInputElement>('.navbar__search-input');
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field?.dispatchEvent(new Event('input', {bubbles: true}));
    },
  },
  {
    name: 'the address of the search page',
    address: '/search',
    share: 18,
    longest: longestAddress,
    put: (text) => {
      const params = new URLSearchParams({q: text, ctx: text, version: text});
      history.pushState(null, '', text.length % 2 === 0 ? `?${String(params)}` : `?q=${text}`);
      dispatchEvent(new PopStateEvent('popstate', {state: null}));
    },
  },
  {
    name: 'words to highlight',
    address: knx,
    share: 8,
    longest: longestAddress,
    put: (text) => {
      const words = [text, ...text.split(' ')].map((word) => ['_highlight', word]);
      history.pushState(null, '', `?${String(new URLSearchParams(words))}`);
      dispatchEvent(new PopStateEvent('popstate', {state: null}));
    },
  },
  {
    name: 'the hash of a page',
    address: knx,
    share: 12,
    put: (text) => {
      const wellFormed = new TextDecoder().decode(new TextEncoder().encode(text));
      location.hash = text.length % 2 === 0 ? text : encodeURIComponent(wellFormed);
    },
  },
  {
    name: 'the address of a finder',
    address: '/docs/intro',
    share: 8,
    longest: longestAddress,
    put: (text) => {
      const params = new URLSearchParams({q: text, group: text, transport: text, [text]: text});
      history.pushState(null, '', `?${String(params)}#${text}`);
      dispatchEvent(new PopStateEvent('popstate', {state: null}));
    },
  },
  ...(
    [
      ['the field of the finder', '/docs/intro', 'main input[type="search"]'],
      ['the field of the gallery', `${projects}/intro`, 'main input[type="search"]'],
      ['the field of the index', '/docs/development/intro', '#programming-filter'],
    ] as const
  ).map(([name, address, selector]): Place => ({
    name,
    address,
    share: 3,
    prepare: (page) =>
      page.evaluate(
        (field) => document.querySelector(field)?.setAttribute('data-put', ''),
        selector,
      ),
    put: (text) => {
      const field = document.querySelector<HTMLInputElement>('[data-put]');
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field?.dispatchEvent(new Event('input', {bubbles: true}));
    },
  })),
  {
    name: 'the XML of a preview',
    address: `${projects}/objects/button`,
    share: 10,
    prepare: async (page) => {
      const frame = page.locator('figure.preview').first();
      await frame.scrollIntoViewIfNeeded();
      await expect(frame).toHaveAttribute('data-live', '');
      await frame.getByRole('button', {name: 'Edit XML'}).click();
    },
    put: (text) => {
      const field = document.querySelector('figure.preview textarea');
      const objects = `<button label="a"/><text text="b"/>${text}`;
      const value = text.length % 2 === 0 ? text : objects;
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(
        field,
        value,
      );
      field?.dispatchEvent(new Event('input', {bubbles: true}));
    },
  },
  {
    name: 'the rules of the playground, typed and from an address',
    address: playground,
    share: 3,
    delay: 600,
    prepare: async (page) => {
      await page.getByRole('heading', {name: 'Playground'}).scrollIntoViewIfNeeded();
      await expect(page.getByLabel('Rules', {exact: true})).toBeVisible();
    },
    put: (text) => {
      if (text.length % 3 === 0) {
        const bytes = new TextEncoder().encode(text.slice(0, 100_000));
        const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
        location.hash = `#playground=${text.length % 2 === 0 ? text : btoa(letters)}`;
        return;
      }
      const field = document.querySelector('.playground-live textarea');
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(
        field,
        text,
      );
      field?.dispatchEvent(new Event('input', {bubbles: true}));
    },
  },
];

/** The texts of a place, now and then one that is far too long. */
function textsOf(order: number, count: number, longest = Infinity): string[] {
  return textsFor(order, count).map((text, index) =>
    (index % 30 === 29
      ? (hugeTexts[Math.floor(index / 30) % hugeTexts.length] ?? text)
      : text
    ).slice(0, longest),
  );
}

test.describe('hostile texts do no harm @extra', () => {
  places.forEach(({name, address, share, longest, prepare, put, delay = 0}, order) => {
    const count = Math.ceil((cases * share) / 100);
    test(`in ${name}`, async ({page, origin}) => {
      test.setTimeout(60_000 + count * (delay + 300));
      const watch = await HostileWatch.of(page, origin);
      await open(page, address);
      await prepare?.(page);
      for (const text of textsOf(order, count, longest)) {
        await watch.case(text, async () => {
          await page.evaluate(put, text);
          await page.waitForTimeout(delay);
        });
      }
      // What waits for a pause in the typing.
      await watch.case('the end', () => page.waitForTimeout(700));
      tell(name, count, watch);
      expect(watch.faults, `seed ${seed}`).toEqual([]);
    });
  });

  /** Loads of pages are slow: a few hundred at most. */
  const loads = Math.min(200, Math.ceil(cases * 0.024));
  const pages = [knx, '/search', '/docs/intro', playground, '/', '/docs/nothing-of-this'];

  /**
   * Load pages in turns, each time with another text.
   */
  async function loadEach(
    page: Page,
    origin: string,
    texts: readonly string[],
    load: (address: string, text: string, index: number) => Promise<unknown>,
  ): Promise<void> {
    test.setTimeout(60_000 + texts.length * 3000);
    const watch = await HostileWatch.of(page, origin);
    // An empty tab has no storage.
    await page.goto('/');
    for (const [index, text] of texts.entries()) {
      const address = pages[index % pages.length] ?? '/';
      await watch.case(
        text,
        async () => {
          await load(address, text, index);
          await hydrated(page);
        },
        // Two loads of one page differ by more than an answer may take.
        Infinity,
      );
    }
    tell(test.info().title, texts.length, watch);
    expect(watch.faults, `seed ${seed}`).toEqual([]);
  }

  test('in an address that is loaded', ({page, origin}) =>
    loadEach(page, origin, textsOf(20, loads, 1500), (address, text, index) => {
      const part = encodeURIComponent(Buffer.from(text).toString());
      const hash = [part, text, `playground=${text}`, '%E0%A4%A'][index % 4] ?? '';
      const path = address.endsWith('this')
        ? `/docs/${encodeURIComponent(part.slice(0, 80))}`
        : address;
      const query = new URLSearchParams({q: text, version: text, ctx: text, group: text});
      return page.goto(`${path}?${String(query)}&_highlight=${part}#${hash}`);
    }));

  test('in what is stored', ({page, origin}) => {
    const keys = [
      ...['theme', 'docusaurus.announcement.id', 'docusaurus.announcement.dismiss'],
      ...['docs-preferred-version-default', 'manual.playground', 'manual.recent-searches'],
      ...['docusaurus.tab.default', 'clean-address', '__proto__', 'constructor'],
      ...['typed', 'repaired', 'manual.keeping'],
    ];
    const shapes = [
      (text: string) => text,
      (text: string) => JSON.stringify(text),
      (text: string) => JSON.stringify([text, {a: text}, null, [text], 1, text, text, text]),
      (text: string) => JSON.stringify({[text]: text, length: 1e9}),
      (text: string) => JSON.stringify({texts: [text, {a: text}, text], focus: 0}),
      (text: string) => JSON.stringify([text]).slice(0, -1),
    ];
    return loadEach(page, origin, textsOf(21, loads, 200_000), async (address, text, index) => {
      const value = shapes[index % shapes.length]?.(text) ?? text;
      await page.evaluate(
        ([names, stored]) => {
          for (const storage of [localStorage, sessionStorage]) {
            storage.clear();
            names.forEach((name) => storage.setItem(name, stored));
          }
        },
        [keys, value] as const,
      );
      await page.goto(address);
      await hydrated(page);
      // The searches of before are shown with the focus.
      await page.locator('input[name="q"]').first().focus();
    });
  });

  test('in an address that cannot be decoded, which is that of no page', async ({page, origin}) => {
    const watch = await HostileWatch.of(page, origin);
    for (const address of ['/docs/%E0%A4', '/%ff%fe', '/docs/knx%25%2525']) {
      // As servers answer that do not refuse it.
      await page.route(`${origin}${address}`, (route) =>
        route.fulfill({status: 404, contentType: 'text/html', body: built('404.html')}),
      );
      await watch.case(
        address,
        async () => {
          await page.goto(address);
          await hydrated(page);
        },
        Infinity,
      );
      await expect(page.getByRole('heading', {name: 'Page not found'})).toBeVisible();
      await page.getByRole('link', {name: 'Home page'}).click();
      await expect(page).toHaveURL(`${origin}/`);
    }
    expect(watch.faults).toEqual([]);
  });
});

test.describe('the watch over hostile texts @extra', () => {
  test('planted faults: each is seen', async ({page, origin}) => {
    const watch = await HostileWatch.of(page, origin);
    await open(page, knx);
    await watch.case('nothing', () => Promise.resolve());
    expect(watch.faults).toEqual([]);
    for (const [plant, fault] of [
      [
        "document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=alert(1)>')",
        /the policy refused require-trusted-types-for/u,
      ],
      ["document.body.append(document.createElement('iframe'))", /the input has made <iframe/u],
      ["document.querySelector('iframe').remove()", /^$/u],
      ["fetch('https://hostile.example/').catch(() => undefined)", /the policy refused connect/u],
      ['Object.prototype.hostile = 1', /a prototype has changed/u],
      ['delete Object.prototype.hostile', /^$/u],
      ["setTimeout(() => { throw new Error('planted'); })", /thrown: planted/u],
      ["void Promise.reject(new Error('planted'))", /rejected: Error: planted/u],
      ['alert(1)', /alert was called/u],
      [
        `for (const end = performance.now() + ${longestAnswer * 5}; performance.now() < end;);`,
        /ms of work/u,
      ],
      ["document.title = 'This page crashed'", /the page crashed/u],
    ] as const) {
      watch.faults.length = 0;
      await watch.case(plant, async () => {
        await page.evaluate(plant).catch(() => undefined);
        await page.waitForTimeout(100);
      });
      expect(watch.faults.sort().reverse().join('\n'), plant).toMatch(fault);
    }
  });
});
