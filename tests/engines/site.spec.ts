import {mainScript} from '../support/browser';
import {intro, knx, objects, playgroundPage} from '../support/pages';
import {expect, keys, test} from './browser';

const button = `${objects}/button`;
const searchField = '.navbar__search-input';

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

test('text typed before the scripts are loaded is kept and searched', async ({reader}) => {
  const release = reader.site.delay(mainScript);
  await reader.load(knx);
  await reader.click(searchField);
  await reader.type('modbus');
  expect(reader.site.requestCount(mainScript)).toBe(1);
  release();
  await reader.hydrated();
  await reader.value(searchField).toBe('modbus');
  await reader.text('[role=option]').toMatch(/modbus/iu);
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
});

test.describe('controls', () => {
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

  test('code is copied to the clipboard', async ({reader}) => {
    await reader.open(knx);
    const code = await reader.evaluate(() => document.querySelector('article pre')?.textContent);
    await reader.click('article .theme-code-block button[aria-label^="Copy"]');
    await reader.click(searchField);
    await reader.type('v', keys.control);
    await reader.value(searchField).toContain(code?.slice(0, 30));
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

test('the menu of a phone opens, and closes when a link is followed', async ({reader}) => {
  await reader.resize(450, 850);
  await reader.open(knx);
  await reader.click('.navbar__toggle');
  await reader.click('.navbar-sidebar a', 'Introduction');
  await reader.poll(() => location.pathname).toBe(intro);
  await reader.poll(() => document.querySelector('dialog[open]')).toBeNull();
});

test('offline, visited pages open, and others are reported', async ({reader, expectedErrors}) => {
  // Firefox reports prefetches that fail offline.
  expectedErrors.push(/ServiceWorker/u);
  await reader.open(knx);
  await reader.poll(() => navigator.serviceWorker.controller !== null).toBe(true);
  await reader.poll(async (address) => (await caches.match(address)) !== undefined, knx).toBe(true);
  await reader.site.stop();
  await reader.open(knx);
  await reader.text('h1').toBe('KNX');
  await reader.load('/docs/io-servers/yamahaec');
  await reader.text('main').toContain('/docs/io-servers/yamahaec');
  await reader.site.start();
  await reader.open(knx);
});
