import {mainScript} from '../support/browser';
import {intro, knx, objects, playgroundPage} from '../support/pages';
import {expect, keys, test, type Reader} from './browser';

const button = `${objects}/button`;
const phone = {width: 450, height: 850} as const;
const searchField = '.navbar__search-input';
const colourSwitch = '.navbar button[aria-label*="dark and light mode"]';

/** Runs an action while the main script is delayed, then waits for hydration. */
async function beforeHydration(
  reader: Reader,
  address: string,
  act: () => Promise<unknown>,
): Promise<void> {
  const release = reader.site.delay(mainScript);
  await reader.load(address);
  await act();
  expect(await reader.evaluate(() => document.documentElement.dataset.hasHydrated)).not.toBe(
    'true',
  );
  release();
  await reader.hydrated();
}

test.describe('a page of each kind loads without an error or a request to another host', () => {
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
      await reader.poll(() => document.readyState).toBe('complete');
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
  test('a tap on the menu button of a phone opens the menu', async ({reader}) => {
    await reader.resize(phone.width, phone.height);
    await beforeHydration(reader, knx, () => reader.click('.navbar__toggle'));
    await reader.poll(() => document.querySelector('dialog[open]') !== null).toBe(true);
  });

  test('text in the search box is kept and searched', async ({reader}) => {
    await beforeHydration(reader, knx, async () => {
      await reader.click(searchField);
      await reader.type('modbus');
    });
    await reader.value(searchField).toBe('modbus');
    await reader.text('[role=option]').toMatch(/modbus/iu);
  });
});

test.describe('links', () => {
  test('navigate without a page load, and Back restores the scroll position', async ({reader}) => {
    await reader.open(knx);
    await reader.mark();
    await reader.evaluate(() => scrollTo({top: 900, behavior: 'instant'}));
    await reader.poll(() => Math.round(scrollY)).toBe(900);
    await reader.evaluate(() =>
      document.querySelector<HTMLElement>('aside .menu a[href="/docs/intro"]')?.click(),
    );
    await reader.poll(() => location.pathname).toBe(intro);
    await reader.text('h1').not.toBe('KNX');
    await reader.poll(() => Math.round(scrollY)).toBe(0);
    await reader.evaluate(() => history.back());
    await reader.text('h1').toBe('KNX');
    await reader.poll(() => Math.round(scrollY)).toBe(900);
    expect(await reader.isMarked()).toBe(true);
  });

  test('in the table of contents scroll to their heading, as does a hash', async ({reader}) => {
    const distance = () =>
      Math.round(document.querySelector('#options')?.getBoundingClientRect().top ?? -1);
    await reader.open(`${knx}#options`);
    await reader.poll(distance).toBeGreaterThan(0);
    const top = await reader.evaluate(distance);
    expect(top).toBeLessThan(200);
    await reader.open(knx);
    await reader.poll(distance).toBeGreaterThan(900);
    await reader.click('.table-of-contents__link', 'Options');
    // Engines round the scroll position.
    await reader.poll(distance).toBeLessThanOrEqual(top + 1);
    expect(await reader.evaluate(() => location.hash)).toBe('#options');
  });
});

test.describe('search', () => {
  test('works by keyboard, and highlights the query on the page', async ({reader}) => {
    await reader.open(intro);
    await reader.type('k', keys.control);
    await reader.poll((field) => document.activeElement?.matches(field), searchField).toBe(true);
    await reader.type('readaftercommand');
    // While the search for the last letter runs, Enter opens the page of all results.
    await reader.text('[aria-busy=false] [role=option][aria-selected=true]').toMatch(/KNX/u);
    await reader.type(keys.enter);
    await reader.poll(() => location.pathname).toBe(knx);
    await reader.text('article mark').toBe('readaftercommand');
  });

  test('lists all results on its own page', async ({reader}) => {
    await reader.open(intro);
    await reader.click(searchField);
    await reader.type('dimmer');
    await reader.click('[aria-busy=false] [role=option]', 'See all results');
    await reader.poll(() => location.pathname + location.search).toBe('/search?q=dimmer');
    await reader.poll(() => document.querySelectorAll('main ol > li').length).toBeGreaterThan(3);
  });
});

test.describe('controls', () => {
  test('tabs work with the mouse and the keyboard', async ({reader}) => {
    const shown = () => ({
      tab: document.querySelector('[role=tab][aria-selected=true]')?.textContent,
      panel: [...document.querySelectorAll('[role=tabpanel] [data-name]')]
        .find((one) => one.checkVisibility())
        ?.getAttribute('data-name'),
    });
    await reader.open(button);
    await reader.click('[role=tab]', 'JavaScript');
    await reader.poll(shown).toEqual({tab: 'JavaScript', panel: 'JavaScript'});
    await reader.type(keys.right + keys.enter);
    await reader.poll(shown).toEqual({tab: 'Java', panel: 'Java'});
    await reader.type(keys.left + ' ');
    await reader.poll(shown).toEqual({tab: 'JavaScript', panel: 'JavaScript'});
  });

  test('a click on a button of a preview runs its rules', async ({reader}) => {
    await reader.open(button);
    await reader.click('figure.preview button', 'Evening');
    await reader
      .text('figure.preview [role=log]')
      .toMatch(/USER scene = evening[\s\S]*dummy\.light\.1 is 1/u);
    await reader.text('figure.preview .preview-text').toBe('Evening is on');
  });

  test('the playground runs JavaScript in its worker', async ({reader}) => {
    await reader.open(playgroundPage);
    await reader.evaluate(() => document.querySelector('#playground')?.scrollIntoView());
    await reader.click('textarea');
    await reader.type('a', keys.control);
    await reader.type('USER a = b : { messageLog("sum " + (1 + 2)); }');
    await reader.click('main button', 'USER a = b');
    await reader
      .poll(() =>
        [...document.querySelectorAll('[role=log]')].map((log) => log.textContent).join(' '),
      )
      .toMatch(/log: sum 3/u);
  });

  test('a glossary term is underlined, and a click shows its definition', async ({reader}) => {
    await reader.open(button);
    await reader
      .poll(() => {
        const word = document.querySelector('.term');
        return word && getComputedStyle(word).textDecorationLine;
      })
      .toBe('underline');
    await reader.click('.term-button');
    await reader
      .poll(() => document.querySelector('.term-note:popover-open')?.checkVisibility())
      .toBe(true);
  });

  test('the colour mode is persistent, and applied before hydration', async ({reader}) => {
    const shown = () => getComputedStyle(document.documentElement).backgroundColor;
    await reader.open(knx);
    const light = await reader.evaluate(shown);
    await reader.click(colourSwitch);
    await reader.poll(shown).not.toBe(light);
    const dark = await reader.evaluate(shown);
    await beforeHydration(reader, intro, () => reader.poll(shown).toBe(dark));
    await reader.poll(shown).toBe(dark);
  });

  test('code is copied to the clipboard', async ({reader}) => {
    await reader.open(knx);
    const code = await reader.evaluate(() => document.querySelector('article pre')?.textContent);
    await reader.click('article .theme-code-block button[aria-label^="Copy"]');
    await reader.click(searchField);
    await reader.type('v', keys.control);
    await reader.value(searchField).toContain(code?.slice(0, 30));
  });

  test('with Shift+Tab, the navbar does not cover the focused element', async ({reader}) => {
    await reader.open(knx);
    await reader.evaluate(() =>
      document.querySelector<HTMLElement>('.pagination-nav a:last-child')?.focus(),
    );
    for (let count = 0; count < 25; count += 1) {
      await reader.type(keys.tab, keys.shift);
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
    await reader.poll(() => document.activeElement?.getAttribute('href')).toMatch(/^#/u);
    await reader.type(keys.enter);
    await reader
      .poll(() => document.activeElement?.contains(document.querySelector('main')))
      .toBe(true);
  });
});

test.describe('on a phone', () => {
  test('the menu opens, and closes when a link is followed', async ({reader}) => {
    await reader.resize(phone.width, phone.height);
    await reader.open(knx);
    await reader.click('.navbar__toggle');
    await reader.click('.navbar-sidebar a', 'Introduction');
    await reader.poll(() => location.pathname).toBe(intro);
    await reader.poll(() => document.querySelector('dialog[open]')).toBeNull();
  });

  test('the menu traps the focus until Escape, and shows the current page', async ({reader}) => {
    const focused = (selector: string) =>
      document.activeElement === document.body ||
      document.querySelector(selector)?.contains(document.activeElement);
    await reader.resize(phone.width, phone.height);
    await reader.open('/docs/io-servers/yamahaec');
    await reader.click('.navbar__toggle');
    await reader
      .poll(() => {
        const {top = -1, bottom = Infinity} =
          [...document.querySelectorAll('.navbar-sidebar [aria-current="page"]')]
            .at(-1)
            ?.getBoundingClientRect() ?? {};
        return top >= 0 && bottom <= innerHeight;
      })
      .toBe(true);
    for (const key of Array<string>(40).fill(keys.tab)) {
      await reader.type(key);
      expect(await reader.evaluate(focused, 'dialog')).toBe(true);
    }
    await reader.type(keys.escape);
    await reader.poll(() => document.querySelector('dialog[open]')).toBeNull();
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

test('offline, visited pages open, and others are reported', async ({reader, expectedErrors}) => {
  // Firefox reports prefetches that fail offline.
  expectedErrors.push(/ServiceWorker/u);
  await reader.open(knx);
  await reader.poll(() => navigator.serviceWorker.controller !== null).toBe(true);
  await reader.poll(async (address) => (await caches.match(address)) !== undefined, knx).toBe(true);
  // WebKit would store the beginning of a script whose transfer the stop interrupts.
  const isStored = async () => {
    const {scripts = ''} = document.getElementById('page-start')?.dataset ?? {};
    const stored = await Promise.all(scripts.split(' ').map((address) => caches.match(address)));
    return stored.every(Boolean);
  };
  await reader.poll(isStored).toBe(true);
  await reader.site.stop();
  await reader.open(knx);
  await reader.text('h1').toBe('KNX');
  await reader.load('/docs/io-servers/yamahaec');
  await reader.text('main').toContain('/docs/io-servers/yamahaec');
  await reader.site.start();
  await reader.open(knx);
});

test('the content security policy is enforced', async ({reader, expectedErrors}) => {
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
  await expect.poll(() => reader.site.errors.join('\n')).toMatch(/foreign\.png/u);
});
