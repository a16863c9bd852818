import type {Locator, Page} from 'playwright/test';
import config from '../../playwright.config';
import {limits} from '../../src/features/preview/model/limits';
import {expect, hydrated, open} from '../support/browser';
import {most as mostOfText, test, type Put} from '../support/hostilePage';
import {hugeTexts, textsFor} from '../support/hostileTexts';
import {
  full,
  intro,
  knx,
  livePlayground,
  livePreview,
  objects,
  playgroundPage,
  title,
} from '../support/pages';
import {built} from '../support/site';

/** How many texts all places get together; `npm run test:hostile` gives more. */
const cases = Number(process.env.HOSTILE_CASES ?? 300);
const {launchOptions} = config.use ?? {};

// The browser refuses addresses that follow each other faster than people navigate.
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--disable-ipc-flooding-protection'],
  },
});

const projects = '/docs/development/project-development';

/** A place of a page where input comes in. */
interface Place {
  readonly name: string;
  readonly address: string;
  readonly options?: object;
  /** Share of all texts, in percent. */
  readonly share: number;
  /** Longest text that gets there. */
  readonly longest?: number;
  /** Makes the page ready; a field that takes the texts is returned. */
  readonly prepare?: (page: Page) => Promise<Locator | undefined>;
  /** The input for a text; the text itself by default. */
  readonly textOf?: (text: string) => string;
  /** Puts it in, where there is no field. */
  readonly put?: Put;
  /** Milliseconds after which the page reads it. */
  readonly delay?: number;
}

/** Characters up to which a script puts a text in; a longer one is pasted. */
const longestTyped = 10_000;

/** Types into the field that is marked. */
const type: Put = (text) => {
  const field = document.querySelector('[data-hostile]');
  const prototype: unknown = field === null ? null : Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field?.dispatchEvent(new Event('input', {bubbles: true}));
};

/** As much of a text as fits into an address five times: Node.js refuses one of more than 16 kB. */
function inAddress(text: string): string {
  const part = Buffer.from(text).toString();
  // Each of them leaves characters as they are that the other writes as three.
  const length = Math.max(
    encodeURIComponent(part).length,
    String(new URLSearchParams({q: part})).length,
  );
  return length > 2500 ? inAddress(text.slice(0, text.length / 2)) : text;
}

/** Longest address that servers accept. */
const longestAddress = 4000;

/** The XML of the first preview of the page, open for changes. */
async function liveXml(page: Page): Promise<Locator> {
  const frame = await livePreview(page);
  await frame.getByRole('button', {name: 'Edit XML'}).click();
  return frame.getByLabel('Project XML');
}

const putHash: Put = (hash) => {
  location.hash = hash;
};

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
    options: {},
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
    put: putHash,
  },
  {
    name: 'the address of a finder',
    address: intro,
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
      ['the field of the finder', intro, 'main input[type="search"]'],
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
    address: `${objects}/button`,
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
    name: 'the rules in an address (#playground=)',
    address: playgroundPage,
    options: {},
    share: 1,
    delay: 600,
    prepare: async (page) => {
      await livePlayground(page);
      return undefined;
    },
    textOf: (text) =>
      `#playground=${text.length % 2 === 0 ? text : Buffer.from(text.slice(0, 100_000)).toString('base64')}`,
    put: putHash,
  },
];

/** The texts of a place; each thirtieth is huge. */
function textsOf(order: number, count: number, longest = Infinity): string[] {
  return textsFor(order, count).map((text, index) =>
    (index % 30 === 29
      ? (hugeTexts[Math.floor(index / 30) % hugeTexts.length] ?? text)
      : text
    ).slice(0, longest),
  );
}

const pages = [knx, '/search', intro, playgroundPage, '/', '/docs/nothing-of-this'];

/** One of several for a load, so that in time each page gets each of them. */
const inTurns = <T>(several: readonly T[], index: number) =>
  several[(index + Math.floor(index / pages.length)) % several.length];

test.describe('hostile texts do no harm', () => {
  places.forEach(
    (
      {name, address, options = full, share, longest, prepare, textOf, put = type, delay},
      order,
    ) => {
      const count = Math.ceil((cases * share) / 100);
      test(`in ${name}`, options, async ({page, hostile}) => {
        test.setTimeout(120_000 + count * 1000);
        await open(page, address);
        const field = await prepare?.(page);
        await field?.evaluate((element) => element.setAttribute('data-hostile', ''));
        for (const text of textsOf(order, count, longest)) {
          const what = textOf?.(text) ?? text;
          if (field && what.length > longestTyped) {
            await hostile.case(what, () => field.fill(what), delay);
          } else {
            await hostile.text(what, put, delay);
          }
        }
        // For what waits for a pause in the typing.
        await hostile.case('the end', () => Promise.resolve(), 700);
      });
    },
  );

  /** Loads of pages are slow: they get the rest, in halves. */
  const ofPlaces = places.reduce((sum, {share}) => sum + share, 0);
  const loads = Math.ceil((cases * (100 - ofPlaces)) / 200);

  /** Loads a page, and shows the earlier searches. */
  async function load(page: Page, address: string): Promise<void> {
    await page.goto(address);
    await hydrated(page);
    await page.locator('input[name="q"]').first().focus();
  }

  test('in an address that is loaded', full, async ({page, hostile}) => {
    test.setTimeout(120_000 + loads * 5000);
    for (const [index, whole] of textsOf(20, loads, 1500).entries()) {
      const text = inAddress(whole);
      const part = encodeURIComponent(Buffer.from(text).toString());
      const hash = inTurns([part, text, `playground=${text}`, '%E0%A4%A'], index) ?? '';
      const address = pages[index % pages.length] ?? '/';
      const path = address.endsWith('this')
        ? `/docs/${encodeURIComponent(part.slice(0, 80))}`
        : address;
      const query = new URLSearchParams({q: text, version: text, ctx: text, group: text});
      await hostile.case(text, () =>
        load(page, `${path}?${String(query)}&_highlight=${part}#${hash}`),
      );
    }
  });

  test('in what is stored', async ({page, hostile}) => {
    test.setTimeout(120_000 + loads * 5000);
    const keys = [
      ...['theme', 'docusaurus.announcement.id', 'docusaurus.announcement.dismiss'],
      ...['docs-preferred-version-default', 'manual.recent-searches'],
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
    for (const [index, text] of textsOf(21, loads, 200_000).entries()) {
      await page.goto('/img/logo.svg');
      await page.evaluate(
        ([names, value]) => {
          for (const storage of [localStorage, sessionStorage]) {
            storage.clear();
            try {
              names.forEach((name) => storage.setItem(name, value));
            } catch {
              // It is full.
            }
          }
        },
        [keys, inTurns(shapes, index)?.(text) ?? text] as const,
      );
      await hostile.case(text, () => load(page, pages[index % pages.length] ?? '/'));
    }
  });

  test('an address that cannot be decoded has a way home', full, async ({page, hostile}) => {
    for (const address of ['/docs/%E0%A4', '/%ff%fe', '/docs/knx%25%2525']) {
      // Some servers refuse such an address, and others answer like this.
      await page.route(
        (url) => url.pathname === address,
        (route) => route.fulfill({status: 404, contentType: 'text/html', body: built('404.html')}),
      );
      await hostile.case(address, () => open(page, address));
      await expect(title(page, 'Page not found')).toBeVisible();
      await page.getByRole('link', {name: 'Home page'}).click();
      await expect(page).toHaveURL('/');
    }
  });
});

test.describe('a text of many lines is cut before it is shown', full, () => {
  const button = `${objects}/button`;
  for (const {name, address = button, prepare, most, message} of [
    {
      name: 'the XML of a preview',
      prepare: liveXml,
      most: limits.project.lines + 1,
      message: /more than 1000 lines/u,
    },
    {
      name: 'a field of a preview',
      prepare: async (page: Page) => {
        const xml = await liveXml(page);
        await xml.fill('<field type="multiline" label="Note" />');
        return page.getByRole('textbox', {name: 'Note'});
      },
      most: limits.objects.field.lines,
      message: 'Note',
    },
    {
      name: 'the rules of the playground',
      address: playgroundPage,
      prepare: livePlayground,
      most: limits.playground.lines,
      message: /1000 lines/u,
    },
  ]) {
    test(`in ${name}`, async ({page, hostile}) => {
      await open(page, address);
      const field = await prepare(page);
      await field.evaluate((element) => element.setAttribute('data-hostile', ''));
      const fitting = 'a\n'.repeat(most - 1);
      await field.fill(fitting);
      await expect(field).toHaveValue(fitting);
      // A text that is inserted before another leaves the other whole.
      await field.fill('a\nb');
      await field.press('ControlOrMeta+Home');
      await page.keyboard.insertText('c\r\n'.repeat(100_000));
      await expect(field).toHaveValue(`${'c\n'.repeat(most - 2)}ca\nb`);
      await field.press('Enter');
      await expect(field).toHaveValue(`${'c\n'.repeat(most - 2)}ca\nb`);
      await expect(page.getByText(message).first()).toBeVisible();
      for (const lines of ['\n'.repeat(100_000), 'a\n'.repeat(100_000)]) {
        await hostile.case(`100,000 lines as ${lines.slice(0, 2)}`, () => field.fill(lines), 600);
        await expect(field).toHaveValue(lines.split('\n', most).join('\n'));
      }
      await hostile.case('a script', () => page.evaluate(type, 'a\n'.repeat(100_000)));
      await expect(field).toHaveValue(`${'a\n'.repeat(most - 1)}a`);
    });
  }
});

test('planted faults are found', full, async ({page, hostile}) => {
  await open(page, knx);
  await hostile.case('nothing', () => Promise.resolve());
  expect(hostile.faults).toEqual([]);
  for (const [plant, fault] of [
    [
      "document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=alert(1)>')",
      /the policy refused|the input has made <img/u,
    ],
    ["document.querySelectorAll('[onerror]').forEach((one) => one.remove())", /^$/u],
    ["document.body.append(document.createElement('iframe'))", /the input has made <iframe/u],
    ["document.querySelectorAll('iframe').forEach((one) => one.remove())", /^$/u],
    ["fetch('https://hostile.example/').catch(() => undefined)", /the policy refused connect/u],
    ['Object.prototype.hostile = 1', /a prototype has hostile/u],
    ['delete Object.prototype.hostile', /^$/u],
    ["queueMicrotask(() => { throw new Error('planted'); })", /pageerror: planted/u],
    ["void Promise.reject(new Error('planted'))", /rejected: Error: planted/u],
    ['alert(1)', /alert was called/u],
    [
      `new MessageChannel().port1.postMessage('a'.repeat(${mostOfText.sent}))`,
      /characters sent to workers/u,
    ],
    [
      `document.body.append(...Array.from({length: ${mostOfText.elements}}, () => document.createElement('b')))`,
      /\d+ elements/u,
    ],
    ["document.title = 'This page crashed'", /the page crashed/u],
  ] as const) {
    hostile.faults.length = 0;
    await hostile.case(plant, () => page.evaluate(plant).catch(() => undefined));
    await expect(() => {
      hostile.faults.push(...hostile.outside());
      expect(hostile.faults.join('\n'), plant).toMatch(fault);
    }).toPass();
  }
  hostile.faults.length = 0;
});
