import type {Page} from 'playwright';
import {keptIn, type Kept} from './heapSnapshot';

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
export interface Holding extends Kept {
  /** Bytes of the heap of scripts, code and what the browser learns of it included. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly timers: number;
  readonly workers: number;
}

/** A kind of use, and what the tab holds before it, halfway and at its end. */
export interface UseResult {
  readonly kind: keyof Uses;
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
    timersInUse: timers,
  });
}

/** Milliseconds until what a page still does after its last step is over: the longest is a search that is read out. */
const rest = 1500;

/** What the browser counts in the tab, after its garbage has been collected. */
async function countsOf(page: Page): Promise<Pick<Holding, 'heap' | 'nodes' | 'listeners'>> {
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
  };
}

/** What the tab holds now. */
async function holdingOf(page: Page): Promise<Holding> {
  await page.waitForTimeout(rest);
  const counts = await countsOf(page);
  const session = await page.context().newCDPSession(page);
  const kept = await keptIn(session);
  await session.detach();
  const timers = await page.evaluate(() => window.timersInUse?.size);
  if (timers === undefined) {
    throw new Error('The timers of the page are not counted.');
  }
  return {
    ...counts,
    ...kept,
    timers,
    workers: page.workers().length,
  };
}

/** Pages on the way from the first one to the last, which is gone to and fro. */
const steps = 4;

const queries = [
  'knx gateway',
  'dimmer',
  'z1.alarm',
  'table edit',
  'sonos',
  'nothing of this kind',
];

interface Repeated {
  readonly kind: keyof Uses;
  readonly count: number;
  readonly steps: number;
  readonly queries: readonly string[];
}

/**
 * Does one kind of use so often. It runs in the page, all of it in one call:
 * each call of a tool leaves something of its own in the tab.
 */
async function repeat({kind, count, steps: way, queries: texts}: Repeated): Promise<void> {
  const until = async (what: string, isThere: () => boolean) => {
    for (const end = performance.now() + 20_000; !isThere();) {
      if (performance.now() > end) {
        throw new Error(`${location.pathname}: ${what} did not come`);
      }
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  };

  const linkTo = (where: 'next' | 'prev') =>
    document.querySelector<HTMLAnchorElement>(`.pagination-nav__link--${where}`);
  const follow = async (done: number) => {
    const isForward = done % (2 * way) < way;
    const {pathname} = location;
    const link = linkTo(isForward ? 'next' : 'prev');
    link?.scrollIntoView();
    link?.dispatchEvent(new MouseEvent('mouseover', {bubbles: true}));
    link?.click();
    await until('the next page', () => linkTo(isForward ? 'prev' : 'next')?.pathname === pathname);
  };

  const pressPreview = async () => {
    const figure = document.querySelector('figure.preview');
    if (figure !== null) {
      figure.scrollIntoView();
      await until('the preview', () => figure.hasAttribute('data-live'));
      const buttons = figure.querySelectorAll<HTMLElement>('.preview-page button');
      [...buttons].slice(0, 5).forEach((button) => button.click());
    }
  };

  const search = async (text: string) => {
    const field = document.querySelector<HTMLInputElement>('.navbar__search-input');
    const put = (value: string) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
      field?.dispatchEvent(new Event('input', {bubbles: true}));
    };
    field?.focus();
    put(text);
    await until(
      'the answer',
      () =>
        document.querySelector('.navbar__search [aria-busy="false"]') !== null &&
        /No results|See all results/u.test(
          document.querySelector('.navbar__search')?.textContent ?? '',
        ),
    );
    put('');
    field?.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}));
    field?.blur();
  };

  for (let done = 0; done < count; done += 1) {
    if (kind === 'searches') {
      await search(texts[done % texts.length] ?? '');
    } else {
      await follow(done);
    }
    if (kind === 'previews') {
      await pressPreview();
    }
  }
}

/** Do something in three parts: one to warm up, then two halves. */
async function inHalves(page: Page, kind: keyof Uses, count: number): Promise<UseResult> {
  const times = async (often: number) =>
    page.evaluate(repeat, {kind, count: often, steps, queries});
  // Whole rounds, so that each part ends where it began.
  const round = 2 * steps;
  const half = Math.max(round, Math.round(count / 2 / round) * round);
  await times(round);
  const start = await holdingOf(page);
  await times(half);
  const middle = await holdingOf(page);
  await times(half);
  return {kind, count: 2 * half, held: [start, middle, await holdingOf(page)]};
}

/** Where each begins: at pages of text, or at pages with previews, one of them with JavaScript. */
const starts = {
  pages: '/docs/io-servers/knx',
  searches: '/docs/io-servers/knx',
  previews: '/docs/development/project-development/objects/stepper',
} as const satisfies Record<keyof Uses, string>;

/**
 * Use the site in one tab, and tell what the tab holds meanwhile.
 *
 * @param page an empty tab
 * @param origin where the built site is served
 * @param uses the kinds of use, in their order
 */
export async function measureUse(
  page: Page,
  origin: string,
  uses: Partial<Uses>,
): Promise<UseResult[]> {
  // With this, tsx names the functions of what runs in a page.
  await page.addInitScript({content: 'globalThis.__name = (named) => named;'});
  await page.addInitScript(countTimers);
  const results: UseResult[] = [];
  for (const kind of ['pages', 'searches', 'previews'] as const) {
    const count = uses[kind];
    if (count !== undefined) {
      await page.goto(`${origin}${starts[kind]}`);
      await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
      results.push(await inHalves(page, kind, count));
    }
  }
  return results;
}

/** What a second half may add to the tab: fewer than one for each use, and a few timers that wait just then. */
const allowed = {nodes: 60, listeners: 10, observers: 10, timers: 5, workers: 0} as const;

/** Bytes that each page, search or preview of a second half may leave in the heap, and those of all together. */
const allowedValues = {each: 2000, together: 50_000} as const;

const kilobytesOf = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
const sumOf = (values: ReadonlyMap<string, number>) =>
  [...values.values()].reduce((sum, bytes) => sum + bytes, 0);

/** Bytes of what scripts keep. */
export const valueBytes = ({values}: Holding): number => sumOf(values);

/** What of the heap has grown beyond what is allowed, with the constructors that have grown the most. */
function grownValues({kind, count, held: [, half, end]}: UseResult): string[] {
  if (
    valueBytes(end) - valueBytes(half) <=
    allowedValues.together + (allowedValues.each * count) / 2
  ) {
    return [];
  }
  const grown = [...end.values]
    .map(([name, bytes]) => ({name, bytes: bytes - (half.values.get(name) ?? 0)}))
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, 3)
    .map(({name, bytes}) => `${name} ${kilobytesOf(bytes)}`);
  const [before, after] = [half, end].map((holding) => kilobytesOf(valueBytes(holding)));
  return [`${kind}: the heap went from ${before} to ${after}: ${grown.join(', ')}`];
}

/**
 * What grows with use, in words. What the first half leaves once, such as a
 * cache that is full then, is no growth, nor is what only comes back to where
 * it was before: some timers wait at one moment and not at another.
 */
export function leaksOf(results: readonly UseResult[]): string[] {
  return results.flatMap((result) => {
    const {kind, held} = result;
    const [before, half, end] = held;
    return [
      ...grownValues(result),
      ...(Object.keys(allowed) as (keyof typeof allowed)[])
        .map((what) => ({what, most: Math.max(before[what], half[what])}))
        .filter(({what, most}) => end[what] - most > allowed[what])
        .map(({what, most}) => `${kind}: ${what} went from ${most} to ${end[what]}`),
    ];
  });
}
