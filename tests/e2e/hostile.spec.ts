import type {Locator, Page} from 'playwright/test';
import config from '../../playwright.config';
import {limits} from '../../src/features/preview/model/limits';
import {expect, hydrated, open} from '../support/browser';
import {test, type Put} from '../support/hostilePage';
import {hugeTexts, textsFor} from '../support/hostileTexts';
import {
  full,
  intro,
  knx,
  livePlayground,
  livePreview,
  objects,
  playgroundPage,
} from '../support/pages';

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

const longestAddress = 4000;

async function liveXml(page: Page): Promise<Locator> {
  const frame = await livePreview(page);
  await frame.getByRole('button', {name: 'Edit XML'}).click();
  return frame.getByLabel('Project XML');
}

async function fieldOfPreview(page: Page): Promise<Locator> {
  const xml = await liveXml(page);
  await xml.fill('<field type="multiline" label="Note" />');
  return page.getByRole('textbox', {name: 'Note'});
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
});

test.describe('a text of many lines is cut before it is shown', full, () => {
  for (const [name, address, prepare, most, message] of [
    ['the XML', `${objects}/button`, liveXml, limits.project.lines + 1, /more than 1000 lines/u],
    ['a field', `${objects}/button`, fieldOfPreview, limits.objects.field.lines, 'Note'],
    ['the rules', playgroundPage, livePlayground, limits.playground.lines, /1000 lines/u],
  ] as const) {
    test(`in ${name} of a preview`, async ({page, hostile}) => {
      await open(page, address);
      const field = await prepare(page);
      await field.evaluate((element) => element.setAttribute('data-hostile', ''));
      // A text that is inserted before another leaves the other whole.
      await field.fill('a\nb');
      await field.press('ControlOrMeta+Home');
      await page.keyboard.insertText('c\r\n'.repeat(100_000));
      await expect(field).toHaveValue(`${'c\n'.repeat(most - 2)}ca\nb`);
      await field.press('Enter');
      await expect(field).toHaveValue(`${'c\n'.repeat(most - 2)}ca\nb`);
      await expect(page.getByText(message).first()).toBeVisible();
      const lines = 'a\n'.repeat(100_000);
      await hostile.case('100,000 lines', () => field.fill(lines), 600);
      await expect(field).toHaveValue(lines.split('\n', most).join('\n'));
      await hostile.case('a script', () => page.evaluate(type, lines));
      await expect(field).toHaveValue(`${'a\n'.repeat(most - 1)}a`);
    });
  }
});

test('planted faults are found', full, async ({page, hostile}) => {
  await open(page, knx);
  for (const [plant, fault] of [
    [
      "document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=alert(1)>')",
      /<img src=x/u,
    ],
    ["fetch('https://hostile.example/').catch(() => undefined)", /the policy refused connect/u],
    ['Object.prototype.hostile = 1', /a prototype has hostile/u],
    ["queueMicrotask(() => { throw new Error('planted'); })", /pageerror: planted/u],
    ['alert(1)', /alert was called/u],
  ] as const) {
    await hostile.case(plant, () => page.evaluate(plant).catch(() => undefined));
    await expect(() => {
      hostile.faults.push(...hostile.outside());
      expect(hostile.faults.join('\n'), plant).toMatch(fault);
    }).toPass();
  }
  hostile.faults.length = 0;
});
