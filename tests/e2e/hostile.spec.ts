import type {Locator, Page} from 'playwright/test';
import config from '../../playwright.config';
import {expect, hydrated, open} from '../support/browser';
import {test, type Inject} from '../support/hostilePage';
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

/** Number of texts for all inputs together; `npm run test:hostile` sets more. */
const cases = Number(process.env.HOSTILE_CASES ?? 300);
const {launchOptions} = config.use ?? {};

// The browser limits the rate of navigations.
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--disable-ipc-flooding-protection'],
  },
});

const projects = '/docs/development/project-development';

interface Input {
  readonly name: string;
  readonly address: string;
  readonly options?: object;
  /** Share of all texts, in percent. */
  readonly share: number;
  /** Maximum length of the texts. */
  readonly longest?: number;
  /** Prepares the page; returns the field for the texts, if there is one. */
  readonly prepare?: (page: Page) => Promise<Locator | undefined>;
  /** Transforms a text for this input. */
  readonly textOf?: (text: string) => string;
  /** Injects a text if there is no field. */
  readonly inject?: Inject;
  /** Milliseconds of the debounce. */
  readonly delay?: number;
}

/** Maximum length of a text that a script injects; Playwright fills longer ones in. */
const longestInjected = 10_000;

const type: Inject = (text) => {
  const field = document.querySelector('[data-hostile]');
  const prototype: unknown = field === null ? null : Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field?.dispatchEvent(new Event('input', {bubbles: true}));
};

/** Truncates a text that is five times in an address: Node.js has a limit of 16 kB. */
function inAddress(text: string): string {
  const part = Buffer.from(text).toString();
  // The two encodings escape different characters.
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

const setHash: Inject = (hash) => {
  location.hash = hash;
};

const inputs: readonly Input[] = [
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
    inject: (text) => {
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
    inject: (text) => {
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
    inject: setHash,
  },
  {
    name: 'the address of a finder',
    address: intro,
    share: 8,
    longest: longestAddress,
    inject: (text) => {
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
  ).map(([name, address, selector]): Input => ({
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
    inject: setHash,
  },
];

/** The texts for an input; every thirtieth is huge. */
function textsOf(order: number, count: number, longest = Infinity): string[] {
  return textsFor(order, count).map((text, index) =>
    (index % 30 === 29
      ? (hugeTexts[Math.floor(index / 30) % hugeTexts.length] ?? text)
      : text
    ).slice(0, longest),
  );
}

const pages = [knx, '/search', intro, playgroundPage, '/', '/docs/nothing-of-this'];

/** The variant for a page load, so that each page gets each variant. */
const variantOf = <T>(variants: readonly T[], index: number) =>
  variants[(index + Math.floor(index / pages.length)) % variants.length];

test.describe('hostile texts do no harm', () => {
  inputs.forEach(
    (
      {name, address, options = full, share, longest, prepare, textOf, inject = type, delay},
      order,
    ) => {
      const count = Math.ceil((cases * share) / 100);
      test(`in ${name}`, options, async ({page, monitor}) => {
        test.setTimeout(120_000 + count * 1000);
        await open(page, address);
        const field = await prepare?.(page);
        await field?.evaluate((element) => element.setAttribute('data-hostile', ''));
        for (const text of textsOf(order, count, longest)) {
          const what = textOf?.(text) ?? text;
          if (field && what.length > longestInjected) {
            await monitor.check(what, () => field.fill(what), delay);
          } else {
            await monitor.inject(what, inject, delay);
          }
        }
        // Debounced input is handled after a pause.
        await monitor.check('the end', () => Promise.resolve(), 700);
      });
    },
  );

  /** Number of texts for each of the two tests below, which load a page for each text. */
  const loads = Math.ceil((cases * (100 - inputs.reduce((sum, {share}) => sum + share, 0))) / 200);

  async function load(page: Page, address: string): Promise<void> {
    await page.goto(address);
    await hydrated(page);
    await page.locator('input[name="q"]').first().focus();
  }

  test('in the address of a page load', full, async ({page, monitor}) => {
    test.setTimeout(120_000 + loads * 5000);
    for (const [index, whole] of textsOf(20, loads, 1500).entries()) {
      const text = inAddress(whole);
      const part = encodeURIComponent(Buffer.from(text).toString());
      const hash = variantOf([part, text, `playground=${text}`, '%E0%A4%A'], index) ?? '';
      const address = pages[index % pages.length] ?? '/';
      const path = address.endsWith('this')
        ? `/docs/${encodeURIComponent(part.slice(0, 80))}`
        : address;
      const query = new URLSearchParams({q: text, version: text, ctx: text, group: text});
      await monitor.check(text, () =>
        load(page, `${path}?${String(query)}&_highlight=${part}#${hash}`),
      );
    }
  });

  test('in stored data', async ({page, monitor}) => {
    test.setTimeout(120_000 + loads * 5000);
    const keys = [
      'theme',
      'docusaurus.announcement.id',
      'docusaurus.announcement.dismiss',
      'docs-preferred-version-default',
      'manual.recent-searches',
      'docusaurus.tab.default',
      'clean-address',
      '__proto__',
      'constructor',
      'typed',
      'repaired',
      'manual.keeping',
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
              // The storage is full.
            }
          }
        },
        [keys, variantOf(shapes, index)?.(text) ?? text] as const,
      );
      await monitor.check(text, () => load(page, pages[index % pages.length] ?? '/'));
    }
  });
});

test('planted faults are found', full, async ({page, monitor}) => {
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
    await monitor.check(plant, () => page.evaluate(plant).catch(() => undefined));
    await expect(() => {
      monitor.faults.push(...monitor.takeLogged());
      expect(monitor.faults.join('\n'), plant).toMatch(fault);
    }).toPass();
  }
  monitor.faults.length = 0;
});
