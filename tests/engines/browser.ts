import {expect, test as base} from 'playwright/test';
import type {Engine, InputSource} from './engine';
import {buildDir} from '../support/project';
import {startFirefox} from './firefox';
import {WatchedSite} from './watch';
import {startWebKit} from './webkit';

const starters = {firefox: startFirefox, webkit: startWebKit} as const;

export interface EngineOptions {
  readonly engine: {readonly name: keyof typeof starters; readonly program: string};
}

/** WebDriver codes of keys without a character. */
export const keys = {
  tab: '\uE004',
  enter: '\uE007',
  shift: '\uE008',
  control: '\uE009',
  escape: '\uE00C',
  left: '\uE012',
  right: '\uE014',
  down: '\uE015',
} as const;

const markName = 'marked';

/** Simulates a reader in a browser. */
export class Reader {
  constructor(
    private readonly browser: Engine,
    readonly site: WatchedSite,
  ) {}

  /** Runs a function in the page; its arguments and result are serialized as JSON. */
  async evaluate<Args extends readonly unknown[], T>(
    run: (...args: Args) => T,
    ...args: Args
  ): Promise<Awaited<T>> {
    const call = `(${String(run)})(...${JSON.stringify(args)})`;
    const text = await this.browser.evaluate(
      `Promise.resolve(${call}).then((value) => JSON.stringify(value))`,
    );
    return (text === null ? undefined : JSON.parse(text)) as Awaited<T>;
  }

  /** Polls a function in the page; an error of a page that unloads is its value. */
  poll<Args extends readonly unknown[], T>(run: (...args: Args) => T, ...args: Args) {
    return expect.poll(() => this.evaluate(run, ...args).catch(String), {
      message: String(run),
    });
  }

  text(selector: string) {
    return this.poll((query) => document.querySelector(query)?.textContent, selector);
  }

  value(selector: string) {
    return this.poll((query) => document.querySelector<HTMLInputElement>(query)?.value, selector);
  }

  async load(address: string): Promise<void> {
    await this.mark();
    await this.browser.navigate(this.site.origin + address);
    await this.poll(
      (url, mark) =>
        !(mark in document.documentElement.dataset) &&
        location.href === url &&
        document.querySelector('footer, #__docusaurus ~ *, main') !== null,
      this.site.origin + address,
      markName,
    ).toBe(true);
  }

  async mark(): Promise<void> {
    await this.evaluate((mark) => {
      document.documentElement.dataset[mark] = '';
    }, markName);
  }

  isMarked(): Promise<boolean> {
    return this.evaluate((mark) => mark in document.documentElement.dataset, markName);
  }

  /** Opens a page, and waits for its hydration. */
  async open(address: string): Promise<void> {
    await this.load(address);
    await this.hydrated();
  }

  hydrated(): Promise<void> {
    return this.poll(() => document.documentElement.dataset.hasHydrated).toBe('true');
  }

  /** Clicks the first visible element of a selector that contains a text, once nothing covers it. */
  async click(selector: string, text = ''): Promise<void> {
    let point: {readonly x: number; readonly y: number} | undefined;
    await expect(async () => {
      point = await this.evaluate(
        (query, words) => {
          const element = [...document.querySelectorAll<HTMLElement>(query)].find(
            (one) => one.checkVisibility() && one.innerText.includes(words),
          );
          element?.scrollIntoView({block: 'center', behavior: 'instant'});
          const {left, top, width, height} = element?.getClientRects()[0] ?? new DOMRect();
          const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
          return element?.contains(document.elementFromPoint(x, y)) ? {x, y} : undefined;
        },
        selector,
        text,
      );
      expect(point, `${selector} ${text}`).toBeDefined();
    }).toPass();
    const actions: InputSource['actions'] = [
      {type: 'pointerMove', duration: 0, x: point?.x ?? 0, y: point?.y ?? 0},
      {type: 'pointerDown', button: 0},
      {type: 'pointerUp', button: 0},
    ];
    const parameters = {pointerType: 'mouse'} as const;
    await this.browser.perform([{type: 'pointer', id: 'mouse', parameters, actions}]);
  }

  /** Presses the keys of a text one after the other, with modifier keys held down. */
  async type(text: string, ...modifiers: readonly string[]): Promise<void> {
    const down = (value: string) => ({type: 'keyDown', value});
    const up = (value: string) => ({type: 'keyUp', value});
    const pressed = Array.from(text).flatMap((value) => [down(value), up(value)]);
    const actions = [...modifiers.map(down), ...pressed, ...modifiers.map(up)];
    await this.browser.perform([{type: 'key', id: 'keyboard', actions}]);
  }

  async resize(width: number, height: number): Promise<void> {
    await this.browser.resize(width, height);
  }

  /** Leaves the site: its open page would report errors after the server stops. */
  async leave(): Promise<void> {
    await this.browser.navigate('about:blank');
    await this.poll(() => location.href).toBe('about:blank');
  }
}

const lastError = 'The test has ended.';

/**
 * A test of the built site in the browser of its project. Each test has its own origin, and thus
 * its own storage. A test fails on an unexpected error in the console.
 */
export const test = base.extend<
  {reader: Reader; site: WatchedSite; expectedErrors: RegExp[]},
  EngineOptions & {browserOfProject: Engine; siteFolder: string}
>({
  siteFolder: [buildDir, {option: true, scope: 'worker'}],
  engine: [
    {name: 'firefox', program: 'firefox'},
    {option: true, scope: 'worker'},
  ],
  browserOfProject: [
    async ({engine}, provide) => {
      const browser = await starters[engine.name](engine.program);
      await provide(browser);
      await browser.quit();
    },
    {scope: 'worker', timeout: 120_000},
  ],
  site: async ({siteFolder}, provide) => {
    const site = new WatchedSite(siteFolder);
    await site.start();
    await provide(site);
    await site.stop();
  },
  expectedErrors: async ({}, provide) => provide([]),
  reader: async ({browserOfProject, site, expectedErrors}, provide) => {
    const reader = new Reader(browserOfProject, site);
    await reader.resize(1280, 900);
    await provide(reader);
    // A last error proves that the browser reports errors; all others have arrived before it.
    await reader.evaluate((text) => console.error(text), lastError);
    await expect.poll(() => site.errors.some((error) => error.includes(lastError))).toBe(true);
    const errors = site.errors.filter(
      (error) => !error.includes(lastError) && !expectedErrors.some((one) => one.test(error)),
    );
    await reader.leave();
    expect(errors).toEqual([]);
  },
});

export {expect};
