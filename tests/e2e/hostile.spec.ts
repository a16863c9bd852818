import type {Page} from 'playwright/test';
import config from '../../playwright.config';
import {expect, hydrated, open} from '../support/browser';
import {test} from '../support/hostilePage';
import {hugeTexts, textsFor} from '../support/hostileTexts';
import {full, intro, knx, livePlayground, playgroundPage} from '../support/pages';

const {launchOptions} = config.use ?? {};

// The browser limits the rate of navigations.
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--disable-ipc-flooding-protection'],
  },
});

const textsOf = (order: number, count: number, longest: number) =>
  [...textsFor(order, count), ...hugeTexts].map((text) => text.slice(0, longest));

const navigateTo = (address: string) => {
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate', {state: null}));
};

const setHash = (hash: string) => {
  location.hash = hash;
};

const query = (...pairs: readonly (readonly string[])[]) =>
  `?${String(new URLSearchParams(pairs as string[][]))}`;

const isEven = (text: string) => text.length % 2 === 0;

/** Truncates a text that is five times in an address: Node.js has a limit of 16 kB. */
function inAddress(text: string): string {
  const part = Buffer.from(text).toString();
  // The two encodings escape different characters.
  const length = Math.max(encodeURIComponent(part).length, query(['q', part]).length);
  return length > 2500 ? inAddress(text.slice(0, text.length / 2)) : text;
}

const pages = [knx, '/search', intro, playgroundPage, '/', '/docs/nothing-of-this'];
const pageOf = (index: number) => pages[index % pages.length] ?? '/';

/** The variant for a page load, so that each page gets each variant. */
const variantOf = <T>(variants: readonly T[], index: number) =>
  variants[(index + Math.floor(index / pages.length)) % variants.length];

async function load(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await page.locator('input[name="q"]').first().focus();
}

/** Texts that a link can contain. The parsers of other inputs are in `content/hostile.spec.ts`. */
test.describe('hostile texts do no harm', () => {
  for (const [order, [name, options, address, count, act, textOf]] of (
    [
      [
        'the address of the search page',
        {},
        '/search',
        60,
        navigateTo,
        (text: string) =>
          isEven(text) ? query(['q', text], ['ctx', text], ['version', text]) : `?q=${text}`,
      ],
      [
        'words to highlight',
        full,
        knx,
        27,
        navigateTo,
        (text: string) => query(...[text, ...text.split(' ')].map((word) => ['_highlight', word])),
      ],
      [
        'the hash of a page',
        full,
        knx,
        39,
        setHash,
        (text: string) => (isEven(text) ? text : encodeURIComponent(Buffer.from(text).toString())),
      ],
      [
        'the address of a finder',
        full,
        intro,
        24,
        navigateTo,
        (text: string) =>
          `${query(['q', text], ['group', text], ['transport', text], [text, text])}#${text}`,
      ],
      [
        'the rules in an address (#playground=)',
        {},
        playgroundPage,
        10,
        setHash,
        (text: string) =>
          `#playground=${isEven(text) ? text : Buffer.from(text).toString('base64')}`,
      ],
    ] as const
  ).entries()) {
    test(`in ${name}`, options, async ({page, monitor}) => {
      await open(page, address);
      if (address === playgroundPage) {
        await livePlayground(page);
      }
      for (const text of textsOf(order, count, 4000)) {
        await monitor.check(text, async () => {
          await page.evaluate(act, textOf(text));
          // Edited rules are debounced.
          await page.clock.fastForward(address === playgroundPage ? 600 : 0);
        });
      }
    });
  }

  test('in the address of a page load', full, async ({page, monitor}) => {
    for (const [index, whole] of textsOf(20, 12, 1500).entries()) {
      const text = inAddress(whole);
      const part = encodeURIComponent(Buffer.from(text).toString());
      const hash = variantOf([part, text, `playground=${text}`, '%E0%A4%A'], index) ?? '';
      const address = pageOf(index);
      const path = address.endsWith('this')
        ? `/docs/${encodeURIComponent(part.slice(0, 80))}`
        : address;
      const search = query(...['q', 'version', 'ctx', 'group'].map((name) => [name, text]));
      await monitor.check(text, () => load(page, `${path}${search}&_highlight=${part}#${hash}`));
    }
  });

  test('in stored data', async ({page, monitor}) => {
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
    for (const [index, text] of textsOf(21, 12, 200_000).entries()) {
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
      await monitor.check(text, () => load(page, pageOf(index)));
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
