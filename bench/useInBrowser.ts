import type {Page} from 'playwright';

/*
 * What a tab holds while it is used for a long time: the same pages, searches
 * and previews again and again, so that whatever grows is left over.
 */

/** How often each is done; half of it twice, after a round to warm up. */
export interface Uses {
  /** Pages opened by links. */
  readonly pages: number;
  readonly searches: number;
  /** Previews that come alive, are pressed, and are left. */
  readonly previews: number;
}

/** What a tab holds, after its garbage has been collected. */
export interface Holding {
  /** Bytes of the heap of scripts. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly timers: number;
  readonly workers: number;
}

/** A kind of use, and what the tab holds before it, halfway and at its end. */
export interface UseResult {
  readonly name: string;
  readonly count: number;
  readonly held: readonly [start: Holding, half: Holding, end: Holding];
}

declare global {
  interface Window {
    timersInUse?: Set<unknown>;
  }
}

/** Counts the timers that wait; runs before the scripts of the page. */
function countTimers(): void {
  const timers = new Set<unknown>();
  window.timersInUse = timers;
  const [later, cancel, often, end] = [
    window.setTimeout.bind(window),
    window.clearTimeout.bind(window),
    window.setInterval.bind(window),
    window.clearInterval.bind(window),
  ];
  const startLater = (run: TimerHandler, delay?: number, ...rest: unknown[]) => {
    const timer: unknown = later(
      (...values: unknown[]) => {
        timers.delete(timer);
        if (typeof run === 'function') {
          (run as (...all: unknown[]) => void)(...values);
        }
      },
      delay,
      ...rest,
    );
    timers.add(timer);
    return timer;
  };
  const startOften = (run: TimerHandler, delay?: number, ...rest: unknown[]) => {
    const timer: unknown = often(run, delay, ...rest);
    timers.add(timer);
    return timer;
  };
  const stop = (timer?: number) => {
    timers.delete(timer);
    cancel(timer);
    end(timer);
  };
  Object.assign(window, {
    setTimeout: startLater,
    setInterval: startOften,
    clearTimeout: stop,
    clearInterval: stop,
  });
}

/** Milliseconds until what a page still does after its last step is over: the longest is a search that is read out. */
const rest = 1500;

/**
 * What the tab holds now.
 *
 * @param session of the tab, with the domains Performance and HeapProfiler
 */
async function holdingOf(page: Page): Promise<Holding> {
  await page.waitForTimeout(rest);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  // What a finalizer lets go of is collected the next time.
  for (let round = 0; round < 3; round += 1) {
    await session.send('HeapProfiler.collectGarbage');
    await page.waitForTimeout(50);
  }
  const {metrics} = await session.send('Performance.getMetrics');
  await session.detach();
  const metric = (wanted: string) => metrics.find(({name}) => name === wanted)?.value ?? 0;
  return {
    heap: metric('JSHeapUsedSize'),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    timers: await page.evaluate(() => window.timersInUse?.size ?? 0),
    workers: page.workers().length,
  };
}

/** Go to the page before or after by the link below the text, and wait until it is shown. */
async function follow(page: Page, way: 'next' | 'prev'): Promise<void> {
  const from = new URL(page.url()).pathname;
  await page.locator(`.pagination-nav__link--${way}`).click();
  await page.waitForFunction(
    ([back, before]) =>
      document.querySelector<HTMLAnchorElement>(`.pagination-nav__link--${back}`)?.pathname ===
      before,
    [way === 'next' ? 'prev' : 'next', from] as const,
  );
}

/** Pages on the way from the first one to the last, which is gone to and fro. */
const steps = 4;

/** Run something for each page on the way to and fro, so often in all. */
async function walk(page: Page, count: number, each: () => Promise<void>): Promise<void> {
  for (let done = 0; done < count; done += 1) {
    await follow(page, done % (2 * steps) < steps ? 'next' : 'prev');
    await each();
  }
}

const queries = [
  'knx gateway',
  'dimmer',
  'z1.alarm',
  'table edit',
  'sonos',
  'nothing of this kind',
];

/** Put a text into a field by script: with keys, a tab gained about a node a search, of which no reason was found. */
function put(field: Element, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', {bubbles: true}));
}

async function search(page: Page, count: number): Promise<void> {
  const field = page.locator('.navbar__search-input');
  for (let done = 0; done < count; done += 1) {
    await field.focus();
    await field.evaluate(put, queries[done % queries.length] ?? '');
    await page.waitForFunction(
      () =>
        document.querySelector('.navbar__search [aria-busy="false"]') !== null &&
        /No results|See all results/u.test(
          document.querySelector('.navbar__search')?.textContent ?? '',
        ),
    );
    await field.evaluate(put, '');
    await field.press('Escape');
  }
}

/** Bring the previews of the page to life, and press what can be pressed in the first. */
async function usePreview(page: Page): Promise<void> {
  const figure = page.locator('figure.preview').first();
  if ((await figure.count()) === 0) {
    return;
  }
  await figure.scrollIntoViewIfNeeded();
  await page.waitForFunction(
    () => document.querySelector('figure.preview')?.hasAttribute('data-live') === true,
  );
  await figure.evaluate((element) => {
    element.querySelectorAll<HTMLElement>('.preview-page button').forEach((button, order) => {
      if (order < 5) {
        button.click();
      }
    });
  });
}

/** Do something in three parts: one to warm up, then two halves. */
async function inHalves(
  page: Page,
  name: string,
  count: number,
  repeat: (count: number) => Promise<void>,
): Promise<UseResult> {
  // Whole rounds, so that each part ends where it began.
  const round = 2 * steps;
  const half = Math.max(round, Math.round(count / 2 / round) * round);
  await repeat(round);
  const start = await holdingOf(page);
  await repeat(half);
  const middle = await holdingOf(page);
  await repeat(half);
  return {name, count: 2 * half, held: [start, middle, await holdingOf(page)]};
}

/** Where the walks begin: pages of text, and pages with previews, one of them with JavaScript. */
const walks = {
  pages: '/docs/io-servers/knx',
  previews: '/docs/development/project-development/objects/stepper',
} as const;

/**
 * Use the site in one tab, and tell what the tab holds meanwhile.
 *
 * @param page an empty tab
 * @param origin where the built site is served
 */
export async function measureUse(page: Page, origin: string, uses: Uses): Promise<UseResult[]> {
  await page.addInitScript(countTimers);
  const open = async (address: string) => {
    await page.goto(`${origin}${address}`);
    await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  };
  await open(walks.pages);
  const results = [
    await inHalves(page, 'pages by links', uses.pages, (count) =>
      walk(page, count, () => Promise.resolve()),
    ),
    await inHalves(page, 'searches', uses.searches, (count) => search(page, count)),
  ];
  await open(walks.previews);
  results.push(
    await inHalves(page, 'previews', uses.previews, (count) =>
      walk(page, count, () => usePreview(page)),
    ),
  );
  return results;
}

/**
 * What a second half may add to the tab. The heap is shown only: it grows by
 * about 10 kB a page even in a second half, and what holds that is not known yet.
 */
const allowed: Omit<Holding, 'heap'> = {nodes: 60, listeners: 10, timers: 2, workers: 0};

/**
 * What grows with use, in words. What the first half leaves once, such as a
 * cache that is full then, is no growth.
 */
export function leaksOf(results: readonly UseResult[]): string[] {
  return results.flatMap(({name, held: [, half, end]}) =>
    (Object.keys(allowed) as (keyof typeof allowed)[])
      .filter((kind) => end[kind] - half[kind] > allowed[kind])
      .map((kind) => `${name}: ${kind} went from ${half[kind]} to ${end[kind]}`),
  );
}
