import {captionOf, mainScript, scriptsWith} from '../support/browser';
import {intro, knx, objects, playgroundPage} from '../support/pages';
import {expect, keys, test, type Reader} from './browser';

const button = `${objects}/button`;
const phone = {width: 450, height: 850} as const;
const searchField = '.navbar__search-input';
const colourSwitch = '.navbar button[aria-label*="dark and light mode"]';

/** Keeps the main script back while the reader acts, then lets React control the page. */
async function beforeHydration(
  reader: Reader,
  address: string,
  act: () => Promise<unknown>,
): Promise<void> {
  const release = reader.site.hold(mainScript);
  await reader.load(address);
  await act();
  expect(await reader.evaluate(() => document.documentElement.dataset.hasHydrated)).not.toBe(
    'true',
  );
  release();
  await reader.hydrated();
}

test.describe('a page of each kind starts without an error and asks no other host', () => {
  for (const [kind, address] of [
    ['home', '/'],
    ['introduction', intro],
    ['I/O server', knx],
    ['I/O server in the next version', '/docs/next/io-servers/knx'],
    ['object', button],
    ['tutorial', '/docs/tutorials/projects/timer'],
    ['category', '/docs/category/tutorials'],
    ['blog', '/blog'],
    ['search', '/search?q=knx'],
  ] as const) {
    test(kind, async ({reader}) => {
      await reader.open(address);
      await reader.see(() => document.readyState).toBe('complete');
      await reader.text('main :is(h1, h2)').toBeTruthy();
      expect(
        await reader.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .map(({name}) => name)
            .filter((name) => new URL(name).origin !== location.origin),
        ),
      ).toEqual([]);
    });
  }
});

test.describe('before the scripts of a page are loaded', () => {
  test('a press on the menu of a phone opens it once they are', async ({reader}) => {
    await reader.resize(phone.width, phone.height);
    await beforeHydration(reader, knx, () => reader.press('.navbar__toggle'));
    await reader.see(() => document.querySelector('.navbar-sidebar--show') !== null).toBe(true);
  });

  test('letters in the search are kept and searched', async ({reader}) => {
    await beforeHydration(reader, knx, async () => {
      await reader.press(searchField);
      await reader.type('modbus');
    });
    await reader.value(searchField).toBe('modbus');
    await reader.text('[role=option]').toMatch(/modbus/iu);
  });
});

test.describe('links', () => {
  test('lead on without loading the page, and Back returns to where the reader was', async ({
    reader,
  }) => {
    await reader.open(knx);
    await reader.mark();
    await reader.evaluate(() => scrollTo({top: 900, behavior: 'instant'}));
    await reader.see(() => Math.round(scrollY)).toBe(900);
    await reader.evaluate(() =>
      document.querySelector<HTMLElement>('.menu a[href="/docs/intro"]')?.click(),
    );
    await reader.see(() => location.pathname).toBe(intro);
    await reader.text('h1').not.toBe('KNX');
    await reader.see(() => Math.round(scrollY)).toBe(0);
    await reader.evaluate(() => history.back());
    await reader.text('h1').toBe('KNX');
    await reader.see(() => Math.round(scrollY)).toBe(900);
    expect(await reader.isMarked()).toBe(true);
  });

  test('have the scripts of their page fetched ahead, once', async ({reader, engine}) => {
    const script = scriptsWith(captionOf('io-servers/knx'));
    const fetched = () => reader.site.asked.filter((address) => script.test(address));
    await reader.open('/docs/io-servers/modbus');
    await reader.evaluate(() =>
      document
        .querySelector('.pagination-nav a[href="/docs/io-servers/knx"]')
        ?.scrollIntoView({block: 'center'}),
    );
    await expect.poll(fetched).not.toEqual([]);
    // A page requests a file itself while its prefetch is under way.
    await reader
      .see(
        (pattern) =>
          performance
            .getEntriesByType('resource')
            .some(({name}) => new RegExp(pattern, 'u').test(name)),
        script.source,
      )
      .toBe(true);
    await reader.press('.pagination-nav a[href="/docs/io-servers/knx"]');
    await reader.text('h1').toBe('KNX');
    // A WebKit that is driven is a private window, which has no HTTP cache.
    if (engine.name === 'firefox') {
      // The page of the other version, which has the caption too, is prefetched later.
      expect(fetched()).toEqual([...new Set(fetched())]);
    }
  });

  test('in the contents of a page scroll to their heading, as does an address', async ({
    reader,
  }) => {
    const distance = () =>
      Math.round(document.querySelector('#options')?.getBoundingClientRect().top ?? -1);
    await reader.open(`${knx}#options`);
    await reader.see(distance).toBeGreaterThan(0);
    const top = await reader.evaluate(distance);
    expect(top).toBeLessThan(200);
    await reader.open(knx);
    await reader.see(distance).toBeGreaterThan(900);
    await reader.press('.table-of-contents__link', 'Options');
    // Engines round the place that they scroll to.
    await reader.see(distance).toBeLessThanOrEqual(top + 1);
    expect(await reader.evaluate(() => location.hash)).toBe('#options');
  });

  test('to a missing page offer the nearest one', async ({reader, expectedErrors}) => {
    expectedErrors.push(/404/u);
    await reader.open('/docs/io-servers/modbsu');
    await reader.press('main a[href="/docs/io-servers/modbus"]');
    await reader.see(() => location.pathname).toBe('/docs/io-servers/modbus');
  });
});

test.describe('search', () => {
  test('works by keyboard, and marks the words on the page', async ({reader}) => {
    await reader.open(intro);
    await reader.control('k');
    await reader.see((field) => document.activeElement?.matches(field), searchField).toBe(true);
    await reader.type('readaftercommand');
    await reader.text('[role=option][aria-selected=true]').toMatch(/KNX/u);
    await reader.type(keys.enter);
    await reader.see(() => location.pathname).toBe(knx);
    await reader.text('article mark').toBe('readaftercommand');
  });

  test('lists all results on its own page', async ({reader}) => {
    await reader.open(intro);
    await reader.press(searchField);
    await reader.type('dimmer');
    await reader.press('[role=option]', 'See all results');
    await reader.see(() => location.pathname + location.search).toBe('/search?q=dimmer');
    await reader.see(() => document.querySelectorAll('main ol > li').length).toBeGreaterThan(3);
  });

  test('finds a device on the home page', async ({reader}) => {
    await reader.open('/');
    await reader.press('main input[type=search]');
    await reader.type('tp8');
    await reader
      .see(() => [...document.querySelectorAll('main li a')].map((link) => link.textContent))
      .toContain('Tecnoalarm');
  });
});

test.describe('controls', () => {
  test('tabs are chosen with the mouse and with the keyboard', async ({reader}) => {
    const shown = () => ({
      tab: document.querySelector('[role=tab][aria-selected=true]')?.textContent,
      panel: [...document.querySelectorAll('[role=tabpanel] [data-name]')]
        .find((one) => one.checkVisibility())
        ?.getAttribute('data-name'),
    });
    await reader.open(button);
    await reader.press('[role=tab]', 'JavaScript');
    await reader.see(shown).toEqual({tab: 'JavaScript', panel: 'JavaScript'});
    await reader.type(keys.right + keys.enter);
    await reader.see(shown).toEqual({tab: 'Java', panel: 'Java'});
    await reader.type(keys.left + ' ');
    await reader.see(shown).toEqual({tab: 'JavaScript', panel: 'JavaScript'});
  });

  test('a press in a preview runs its rules', async ({reader}) => {
    await reader.open(button);
    await reader.press('figure.preview button', 'Evening');
    await reader
      .text('figure.preview [role=log]')
      .toMatch(/USER scene = evening[\s\S]*dummy\.light\.1 is 1/u);
    await reader.text('figure.preview .preview-text').toBe('Evening is on');
  });

  test('the playground runs JavaScript in its worker', async ({reader}) => {
    await reader.open(playgroundPage);
    await reader.evaluate(() => document.querySelector('#playground')?.scrollIntoView());
    await reader.press('textarea');
    await reader.control('a');
    await reader.type('USER a = b : { messageLog("sum " + (1 + 2)); }');
    await reader.press('main button', 'USER a = b');
    await reader
      .see(() =>
        [...document.querySelectorAll('[role=log]')].map((log) => log.textContent).join(' '),
      )
      .toMatch(/log: sum 3/u);
  });

  test('a word of the glossary is underlined, and a press shows its meaning', async ({reader}) => {
    await reader.open(button);
    await reader
      .see(() => {
        const word = document.querySelector('.term');
        return word && getComputedStyle(word).textDecorationLine;
      })
      .toBe('underline');
    await reader.press('.term');
    await reader
      .see(() => document.querySelector('.term-note:popover-open')?.checkVisibility())
      .toBe(true);
  });

  test('the version menu leads to the same page of the other version', async ({reader}) => {
    await reader.open(knx);
    await reader.press('.navbar .dropdown > button');
    await reader.press('.dropdown__link', '4.1');
    await reader.see(() => location.pathname).toBe('/docs/next/io-servers/knx');
    await reader.text('h1').toBe('KNX');
  });

  test('the colour mode is kept, and shown before the scripts are loaded', async ({reader}) => {
    const shown = () => getComputedStyle(document.documentElement).backgroundColor;
    await reader.open(knx);
    const light = await reader.evaluate(shown);
    await reader.press(colourSwitch);
    await reader.see(shown).not.toBe(light);
    const dark = await reader.evaluate(shown);
    await beforeHydration(reader, intro, () => reader.see(shown).toBe(dark));
    await reader.see(shown).toBe(dark);
  });

  test('code is copied', async ({reader}) => {
    await reader.open(knx);
    const code = await reader.evaluate(() => document.querySelector('article pre')?.textContent);
    await reader.press('article .theme-code-block button[aria-label^="Copy"]');
    await reader.press(searchField);
    await reader.control('v');
    await reader.value(searchField).toContain(code?.slice(0, 30));
  });

  test('Shift+Tab leaves nothing below the bar of the page', async ({reader}) => {
    await reader.open(knx);
    await reader.evaluate(() =>
      document.querySelector<HTMLElement>('.pagination-nav a:last-child')?.focus(),
    );
    for (let count = 0; count < 25; count += 1) {
      await reader.control(keys.tab, keys.shift);
      const overlap = await reader.evaluate(() => {
        const focused = document.activeElement?.closest('article :focus')?.getBoundingClientRect();
        const bar = document.querySelector('.navbar')?.getBoundingClientRect();
        return focused && bar ? bar.height - focused.top : 0;
      });
      expect(overlap).toBeLessThanOrEqual(0);
    }
  });

  test('the first tab stop skips to the content', async ({reader}) => {
    await reader.open(knx);
    await reader.type(keys.tab);
    await reader.see(() => document.activeElement?.getAttribute('href')).toMatch(/^#/u);
    await reader.type(keys.enter);
    await reader
      .see(() => document.activeElement?.contains(document.querySelector('main')))
      .toBe(true);
  });
});

test.describe('on a phone', () => {
  test('the menu opens, its link leads on, and it closes', async ({reader}) => {
    await reader.resize(phone.width, phone.height);
    await reader.open(knx);
    await reader.press('.navbar__toggle');
    await reader.press('.navbar-sidebar a', 'Introduction');
    await reader.see(() => location.pathname).toBe(intro);
    await reader.see(() => document.querySelector('.navbar-sidebar--show')).toBeNull();
  });

  test('the menu keeps the focus until Escape returns it, and shows the page that is open', async ({
    reader,
  }) => {
    const focused = (place: string) =>
      document.activeElement === document.body ||
      document.querySelector(place)?.contains(document.activeElement);
    await reader.resize(phone.width, phone.height);
    await reader.open('/docs/io-servers/yamahaec');
    await reader.press('.navbar__toggle');
    await reader
      .see(() => {
        const {top = -1, bottom = Infinity} =
          [...document.querySelectorAll('.navbar-sidebar [aria-current="page"]')]
            .at(-1)
            ?.getBoundingClientRect() ?? {};
        return top >= 0 && bottom <= innerHeight;
      })
      .toBe(true);
    for (const key of Array<string>(40).fill(keys.tab)) {
      await reader.type(key);
      expect(await reader.evaluate(focused, '.navbar-sidebar')).toBe(true);
    }
    await reader.type(keys.escape);
    await reader.see(() => document.querySelector('.navbar-sidebar--show')).toBeNull();
    expect(await reader.evaluate(focused, '.navbar__toggle')).toBe(true);
  });

  test('no page is wider than the screen', async ({reader}) => {
    await reader.resize(phone.width, phone.height);
    for (const address of ['/', knx, button, '/docs/development/intro']) {
      await reader.open(address);
      expect(
        await reader.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        address,
      ).toBeLessThanOrEqual(0);
    }
  });
});

test('on paper a page has its text and nothing around it', async ({reader}) => {
  await reader.open(knx);
  // Neither protocol changes the medium.
  await reader.evaluate(() => {
    const change = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule) {
          const {media} = rule;
          media.mediaText = media.mediaText
            .replace(/\bscreen\b/u, 'not all')
            .replace(/\bprint\b/u, 'all');
          change(rule.cssRules);
        }
      }
    };
    [...document.styleSheets].forEach(({cssRules}) => change(cssRules));
  });
  const visible = (selector: string) => document.querySelector(selector)?.checkVisibility();
  for (const frame of [
    '.navbar',
    '.theme-doc-sidebar-container',
    '.table-of-contents',
    '.pagination-nav',
    '.theme-announcement-bar',
  ]) {
    await reader.see(visible, frame).toBe(false);
  }
  await reader.see(visible, 'article table').toBe(true);
});

test('offline, a page that was read opens, and another is named as missing', async ({
  reader,
  expectedErrors,
}) => {
  // Firefox reports the prefetches that the lost network ends.
  expectedErrors.push(/ServiceWorker/u);
  await reader.open(knx);
  await reader.see(() => navigator.serviceWorker.controller !== null).toBe(true);
  await reader.see(async (address) => (await caches.match(address)) !== undefined, knx).toBe(true);
  await reader.site.cut();
  await reader.open(knx);
  await reader.text('h1').toBe('KNX');
  await reader.load('/docs/io-servers/yamahaec');
  await reader.text('main').toContain('/docs/io-servers/yamahaec');
  await reader.site.start();
  await reader.open(knx);
});

test('the policy of the site is in force', async ({reader, expectedErrors}) => {
  expectedErrors.push(/script-src|Security-Policy|img-src|foreign/iu);
  await reader.open(knx);
  const ran = await reader.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.planted = true';
    document.body.append(script);
    document.body.append(Object.assign(new Image(), {src: 'http://127.0.0.1:9/foreign.png'}));
    return 'planted' in window;
  });
  expect(ran).toBe(false);
  await expect.poll(() => reader.errors.join('\n')).toMatch(/foreign\.png/u);
});
