import {expect, test as base} from 'playwright/test';
import type {Engine, InputSource} from './engine';
import {buildDir} from '../support/project';
import {startFirefox} from './firefox';
import {WatchedSite} from './watch';
import {startWebKit} from './webkit';

const starters = {firefox: startFirefox, webkit: startWebKit} as const;

/** A browser that the tests of this folder run in. */
export interface EngineOptions {
  readonly engine: {readonly name: keyof typeof starters; readonly program: string};
}

/** Keys without a character, as WebDriver names them. */
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

const mouse = {pointerType: 'mouse'} as const;

const markName = 'marked';

/** Actions and observations of a reader in a browser. */
export class Reader {
  private readonly earlierErrors: number;

  constructor(
    private readonly browser: Engine,
    readonly site: WatchedSite,
  ) {
    this.earlierErrors = browser.errors.length;
  }

  /** Errors of this test that the browser or its pages have reported. */
  get errors(): readonly string[] {
    return [...this.browser.errors.slice(this.earlierErrors), ...this.site.errors];
  }

  /** Value of a function that runs in the page; it and its arguments are JSON. */
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

  /** Waits until a function in the page returns this value; a page that is being left has none. */
  see<Args extends readonly unknown[], T>(run: (...args: Args) => T, ...args: Args) {
    return expect.poll(() => this.evaluate(run, ...args).catch(String), {
      message: String(run),
    });
  }

  text(selector: string) {
    return this.see((query) => document.querySelector(query)?.textContent, selector);
  }

  value(selector: string) {
    return this.see((query) => document.querySelector<HTMLInputElement>(query)?.value, selector);
  }

  async load(address: string): Promise<void> {
    await this.mark();
    await this.browser.navigate(this.site.origin + address);
    await this.see(
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

  /** Opens a page, and waits until React controls it. */
  async open(address: string): Promise<void> {
    await this.load(address);
    await this.hydrated();
  }

  hydrated(): Promise<void> {
    return this.see(() => document.documentElement.dataset.hasHydrated).toBe('true');
  }

  /** Presses the first visible element of a selector, with a text if one is given, once nothing covers it. */
  async press(selector: string, text = ''): Promise<void> {
    let place: {readonly x: number; readonly y: number} | undefined;
    await expect(async () => {
      place = await this.evaluate(
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
      expect(place, `${selector} ${text}`).toBeDefined();
    }).toPass();
    await this.point([
      {type: 'pointerMove', duration: 0, x: place?.x ?? 0, y: place?.y ?? 0},
      {type: 'pointerDown', button: 0},
      {type: 'pointerUp', button: 0},
    ]);
  }

  private point(actions: InputSource['actions']) {
    return this.browser.perform([{type: 'pointer', id: 'mouse', parameters: mouse, actions}]);
  }

  /** Presses keys one after the other, those of a text or without a character, while others are held. */
  async type(text: string, ...held: readonly string[]): Promise<void> {
    const down = (value: string) => ({type: 'keyDown', value});
    const up = (value: string) => ({type: 'keyUp', value});
    const pressed = Array.from(text).flatMap((value) => [down(value), up(value)]);
    const actions = [...held.map(down), ...pressed, ...held.map(up)];
    await this.browser.perform([{type: 'key', id: 'keyboard', actions}]);
  }

  /** Presses a key while Control, or another key, is held. */
  control(value: string, held: string = keys.control): Promise<void> {
    return this.type(value, held);
  }

  async resize(width: number, height: number): Promise<void> {
    await this.browser.resize(width, height);
  }

  /** Leaves the site, whose page would go on to report that it is gone. */
  async leave(): Promise<void> {
    await this.browser.navigate('about:blank');
    await this.see(() => location.href).toBe('about:blank');
  }
}

const lastError = 'The test has ended.';

/**
 * A test of the built site in the browser of its project; the site has an
 * origin of its own, and so has what the browser stores. The test fails on each
 * error in the console but those that it expects.
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
    await site.cut();
  },
  expectedErrors: async ({}, provide) => provide([]),
  reader: async ({browserOfProject, site, expectedErrors}, provide) => {
    const reader = new Reader(browserOfProject, site);
    await reader.resize(1280, 900);
    await provide(reader);
    // It comes after all others, and shows that errors are heard.
    await reader.evaluate((text) => console.error(text), lastError);
    await expect.poll(() => reader.errors.some((error) => error.includes(lastError))).toBe(true);
    const errors = reader.errors.filter(
      (error) => !error.includes(lastError) && !expectedErrors.some((one) => one.test(error)),
    );
    await reader.leave();
    expect(errors).toEqual([]);
  },
});

export {expect};
