import type {Locator, Page} from 'playwright/test';
import config from '../../playwright.config';
import {limits} from '../../src/preview/model/limits';
import {expect, hydrated, open, test} from '../support/browser';
import {HostileWatch, longestAnswer, type Put} from '../support/hostilePage';
import {hugeTexts, seed, textsFor} from '../support/hostileTexts';
import {livePlayground, livePreview, playgroundPage} from '../support/livePages';
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

/** A place where input comes in within a page. */
interface Place {
  readonly name: string;
  readonly address: string;
  /** Share of all texts, in percent. */
  readonly share: number;
  /** Longest text that gets there: a server answers no address of a megabyte. */
  readonly longest?: number;
  /** Brings the place to life; a field that takes the texts is returned. */
  readonly prepare?: (page: Page) => Promise<Locator | undefined>;
  /** What is put in for a text; the text itself where there is no such function. */
  readonly textOf?: (text: string) => string;
  /** Puts it in, where there is no field. */
  readonly put?: Put;
  /** Milliseconds after which it is answered. */
  readonly delay?: number;
  /** It is an address, which of a megabyte costs the browser itself something. */
  readonly isAddress?: boolean;
}

/** Characters up to which a text is put in by a script, which is quick; a longer one as a paste puts it in, of which the page is told before. */
const longestTyped = 10_000;

/** Types into the field that is marked. */
const type: Put = (text) => {
  const field = document.querySelector('[data-hostile]');
  const prototype: unknown = field === null ? null : Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field?.dispatchEvent(new Event('input', {bubbles: true}));
};

/** As much of a text as stands in an address five times: Node.js refuses one of more than 16 kB. */
function inAddress(text: string): string {
  const part = Buffer.from(text).toString();
  // Each leaves signs alone that the other writes as three.
  const length = Math.max(
    encodeURIComponent(part).length,
    String(new URLSearchParams({q: part})).length,
  );
  return length > 2500 ? inAddress(text.slice(0, text.length / 2)) : text;
}

/** Longest address that servers take. */
const longestAddress = 4000;

/** The XML of the first preview of the page, open for changes. */
async function liveXml(page: Page): Promise<Locator> {
  const frame = await livePreview(page);
  await frame.getByRole('button', {name: 'Edit XML'}).click();
  return frame.getByLabel('Project XML');
}

const places: readonly Place[] = [
  {
    name: 'the search box',
    address: knx,
    share: 24,
    prepare: async (page) => {
      const field = page.locator('.navbar__search-input');
      await field.focus();
      return field;
    },
  },
  {
    name: 'the address of the search page',
    address: '/search',
    share: 20,
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
    share: 9,
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
    share: 13,
    textOf: (text) => {
      const wellFormed = new TextDecoder().decode(new TextEncoder().encode(text));
      return text.length % 2 === 0 ? text : encodeURIComponent(wellFormed);
    },
    put: (hash) => {
      location.hash = hash;
    },
    isAddress: true,
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
    prepare: async (page) => Promise.resolve(page.locator(selector)),
  })),
  {
    name: 'the XML of a preview',
    address: `${projects}/objects/button`,
    share: 10,
    prepare: liveXml,
    textOf: (text) => (text.length % 2 === 0 ? text : `<button label="a"/><text text="b"/>${text}`),
  },
  {
    name: 'the rules of the playground',
    address: playgroundPage,
    share: 2,
    delay: 600,
    prepare: livePlayground,
  },
  {
    name: 'rules of an address',
    address: playgroundPage,
    share: 1,
    delay: 600,
    prepare: async (page) => {
      await livePlayground(page);
      return undefined;
    },
    textOf: (text) =>
      `#playground=${text.length % 2 === 0 ? text : Buffer.from(text.slice(0, 100_000)).toString('base64')}`,
    put: (hash) => {
      location.hash = hash;
    },
    isAddress: true,
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

/**
 * What a long text costs the browser itself, in milliseconds: it is put into a
 * file without scripts.
 */
async function workOfBrowser(
  page: Page,
  origin: string,
): Promise<(text: string, put: Put) => Promise<number>> {
  const file = await page.context().newPage();
  const watch = await HostileWatch.of(file, origin);
  await file.goto(`${origin}/robots.txt`);
  await page.bringToFront();
  return async (text, put) => (text.length < 10_000 ? 0 : watch.text(text, put, 0));
}

test.describe('hostile texts do no harm', () => {
  places.forEach(
    ({name, address, share, longest, prepare, textOf, put = type, delay = 0, isAddress}, order) => {
      const count = Math.ceil((cases * share) / 100);
      test(`in ${name}`, async ({page, origin}) => {
        test.setTimeout(60_000 + count * (delay + 300));
        const watch = await HostileWatch.of(page, origin);
        await open(page, address);
        const field = await prepare?.(page);
        await field?.evaluate((element) => element.setAttribute('data-hostile', ''));
        // What the page did to start is no answer.
        await watch.case('the start', () => Promise.resolve(), false);
        const ownWork = isAddress === true ? await workOfBrowser(page, origin) : undefined;
        for (const text of textsOf(order, count, longest)) {
          const what = textOf?.(text) ?? text;
          if (field && put === type && what.length > longestTyped) {
            await watch.case(what, async () => {
              await field.fill(what);
              await page.waitForTimeout(delay);
            });
          } else {
            await watch.text(what, put, delay, await ownWork?.(what, put));
          }
        }
        // What waits for a pause in the typing.
        await watch.case('the end', () => page.waitForTimeout(700));
        tell(name, count, watch);
        expect(watch.faults, `seed ${seed}`).toEqual([]);
      });
    },
  );

  /** Loads of pages are slow: the rest, in halves. */
  const ofPlaces = places.reduce((sum, {share}) => sum + share, 0);
  const loads = Math.ceil((cases * (100 - ofPlaces)) / 200);
  const pages = [knx, '/search', '/docs/intro', playgroundPage, '/', '/docs/nothing-of-this'];
  /** One of several for a load: each page gets each of them in time. */
  const inTurns = <T>(several: readonly T[], index: number) =>
    several[(index + Math.floor(index / pages.length)) % several.length];
  /** A file from which pages are loaded as from elsewhere, with the storage of the site. */
  const elsewhere = '/img/logo.svg';

  interface Load {
    readonly texts: readonly string[];
    /** The address with the text, where it is put there. */
    readonly addressOf?: (address: string, text: string, index: number) => string;
    /** Puts the text into the storage, where it is put there; nothing without one. */
    readonly store?: (page: Page, text: string, index: number) => Promise<unknown>;
  }

  /** Load pages in turns, each time with another text. */
  async function loadEach(page: Page, origin: string, {texts, addressOf, store}: Load) {
    test.setTimeout(90_000 + texts.length * 4000);
    const watch = await HostileWatch.of(page, origin);
    const load = async (address: string) => {
      await page.goto(address);
      await hydrated(page);
      // The searches of before are shown with the focus.
      await page.locator('input[name="q"]').first().focus();
    };
    const ownNow = async (address: string) => {
      await page.goto(elsewhere);
      // A text that is stored is none of the page's own.
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      return watch.case(address, () => load(address), false);
    };
    const own = new Map<string, number>();
    for (const address of pages) {
      // The first load fills the caches.
      own.set(
        address,
        Math.min(await ownNow(address), await ownNow(address), await ownNow(address)),
      );
    }
    for (const [index, text] of texts.entries()) {
      const address = pages[index % pages.length] ?? '/';
      await watch.load(
        text,
        async () => {
          await page.goto(elsewhere);
          await store?.(page, text, index);
        },
        () => load(addressOf?.(address, text, index) ?? address),
        own.get(address) ?? 0,
        () => ownNow(address),
      );
    }
    tell(test.info().title, texts.length, watch);
    expect(watch.faults, `seed ${seed}`).toEqual([]);
  }

  test('in an address that is loaded', ({page, origin}) =>
    loadEach(page, origin, {
      texts: textsOf(20, loads, 1500).map(inAddress),
      addressOf: (address, text, index) => {
        const part = encodeURIComponent(Buffer.from(text).toString());
        const hash = inTurns([part, text, `playground=${text}`, '%E0%A4%A'], index) ?? '';
        const path = address.endsWith('this')
          ? `/docs/${encodeURIComponent(part.slice(0, 80))}`
          : address;
        const query = new URLSearchParams({q: text, version: text, ctx: text, group: text});
        return `${path}?${String(query)}&_highlight=${part}#${hash}`;
      },
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
    return loadEach(page, origin, {
      texts: textsOf(21, loads, 200_000),
      store: (own, text, index) =>
        own.evaluate(
          ([names, value]) => {
            for (const storage of [localStorage, sessionStorage]) {
              storage.clear();
              try {
                names.forEach((name) => storage.setItem(name, value));
              } catch {
                // Full: the page has to do with that.
              }
            }
          },
          [keys, inTurns(shapes, index)?.(text) ?? text] as const,
        ),
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
        false,
      );
      await expect(page.getByRole('heading', {name: 'Page not found'})).toBeVisible();
      await page.getByRole('link', {name: 'Home page'}).click();
      await expect(page).toHaveURL(`${origin}/`);
    }
    expect(watch.faults).toEqual([]);
  });
});

test.describe('a text of many lines is cut before it is shown', () => {
  for (const {name, address, prepare, most, told, delay = 0} of [
    {
      name: 'the XML of a preview',
      address: `${projects}/objects/button`,
      prepare: liveXml,
      most: limits.project.lines + 1,
      told: 'more than 1000 lines: show a part of the project',
    },
    {
      name: 'a field of a preview',
      address: `${projects}/objects/button`,
      prepare: async (page: Page) => {
        const xml = await liveXml(page);
        await xml.fill('<field type="multiline" label="Note" />');
        return page.getByRole('textbox', {name: 'Note'});
      },
      most: limits.objects.field.lines,
    },
    {
      name: 'the rules of the playground',
      address: playgroundPage,
      delay: 600,
      prepare: livePlayground,
      most: limits.playground.lines,
      told: '8000 characters and 1000 lines',
    },
  ]) {
    test(`in ${name}`, async ({page, origin}) => {
      const watch = await HostileWatch.of(page, origin);
      await open(page, address);
      const field = await prepare(page);
      await field.evaluate((element) => element.setAttribute('data-hostile', ''));
      // What fits is taken whole.
      const fitting = 'a\n'.repeat(most - 1);
      await field.fill(fitting);
      await expect(field).toHaveValue(fitting);
      // In front of a text that stands there, it leaves that text alone.
      await field.fill('a\nb');
      await field.press('ControlOrMeta+Home');
      await page.keyboard.insertText('c\r\n'.repeat(100_000));
      await expect(field).toHaveValue(`${'c\n'.repeat(most - 2)}ca\nb`);
      await field.press('Enter');
      await expect(field).toHaveValue(`${'c\n'.repeat(most - 2)}ca\nb`);
      await expect(page.getByText(told ?? 'Note').first()).toBeVisible();
      // In place of one of as many lines, as a keyboard or a paste puts it there.
      await watch.case('the start', () => page.waitForTimeout(delay), false);
      for (const lines of ['\n'.repeat(100_000), 'a\n'.repeat(100_000)]) {
        await watch.case(`100,000 lines as ${lines.slice(0, 2)}`, async () => {
          await field.fill(lines);
          await page.waitForTimeout(delay);
        });
        await expect(field).toHaveValue(lines.split('\n', most).join('\n'));
      }
      // A script can put in more at once than a hand: the browser then makes all the lines before anybody is asked.
      await watch.case('a script', () => page.evaluate(type, 'a\n'.repeat(100_000)), false);
      await expect(field).toHaveValue(`${'a\n'.repeat(most - 1)}a`);
      expect(watch.faults).toEqual([]);
    });
  }
});

test.describe('the watch over hostile texts', () => {
  test('planted faults: each is seen', async ({page, origin}) => {
    await page.addInitScript(`
      if (location.search === '?planted') {
        for (const end = performance.now() + 3000; performance.now() < end;);
      }`);
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
    watch.faults.length = 0;
    for (const [address, fault] of [
      [knx, /^$/u],
      [`${knx}?planted`, /^\d+ ms of work — after "planted"/u],
    ] as const) {
      await watch.load(
        'planted',
        () => page.goto('/img/logo.svg'),
        () => open(page, address),
        1000,
        () => Promise.resolve(1000),
      );
      expect(watch.faults.join('\n'), address).toMatch(fault);
    }
  });
});
