import type {Page} from 'playwright';
import {retainedValues, type Retained} from './heapSnapshot';

/*
 * Memory of a tab during long use. The same pages, searches and previews are repeated, so
 * that growth indicates a leak.
 */

/** Number of repetitions for each kind of use, in two halves after a warm-up. */
export interface Uses {
  /** Pages opened by links. */
  readonly pages: number;
  readonly searches: number;
  /** Previews that are activated, used and left. */
  readonly previews: number;
}

/** Resources of a tab after garbage collection. */
export interface Resources extends Retained {
  /** Heap in bytes, including compiled code and feedback data. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly timers: number;
  readonly workers: number;
}

/** Resources before, halfway and at the end of a kind of use. */
export interface UseResult {
  readonly kind: keyof Uses;
  readonly count: number;
  readonly snapshots: readonly [start: Resources, half: Resources, end: Resources];
}

declare global {
  interface Window {
    timersInUse?: Set<unknown>;
  }
}

/** Counts pending timers; runs before the page's scripts. */
function countTimers(): void {
  const timers = new Set<unknown>();
  const [later, cancel, repeatEvery, end] = [
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
    const timer: unknown = repeatEvery(run, delay, ...rest);
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

/**
 * Milliseconds until pending work of a page is done; the longest is the announcement of
 * search results.
 */
const settleTime = 1500;

/** Counters of the browser after garbage collection. */
async function countsOf(page: Page): Promise<Pick<Resources, 'heap' | 'nodes' | 'listeners'>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  // Objects that a finalizer releases are collected in the next round.
  for (let round = 0; round < 3; round += 1) {
    await session.send('HeapProfiler.collectGarbage');
    await page.waitForTimeout(50);
  }
  const {metrics} = await session.send('Performance.getMetrics');
  await session.detach();
  const metric = (metricName: string) => metrics.find(({name}) => name === metricName)?.value ?? 0;
  return {
    heap: metric('JSHeapUsedSize'),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
  };
}

async function resourcesOf(page: Page): Promise<Resources> {
  await page.waitForTimeout(settleTime);
  const counts = await countsOf(page);
  const session = await page.context().newCDPSession(page);
  const kept = await retainedValues(session);
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

/** Number of pages of the path, which is walked forward and back. */
const pathLength = 4;

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
 * Repeats one kind of use. It runs in the page in one call, because each call of Playwright
 * leaves objects in the tab.
 */
async function repeat({kind, count, steps, queries: texts}: Repeated): Promise<void> {
  const until = async (event: string, isDone: () => boolean) => {
    for (const end = performance.now() + 20_000; !isDone();) {
      if (performance.now() > end) {
        throw new Error(`${location.pathname}: ${event} timed out`);
      }
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  };

  const linkTo = (where: 'next' | 'prev') =>
    document.querySelector<HTMLAnchorElement>(`.pagination-nav__link--${where}`);
  const follow = async (done: number) => {
    const isForward = done % (2 * steps) < steps;
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
    const setValue = (value: string) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
      field?.dispatchEvent(new Event('input', {bubbles: true}));
    };
    field?.focus();
    setValue(text);
    await until(
      'the response',
      () =>
        document.querySelector('.navbar__search [aria-busy="false"]') !== null &&
        /No results|See all results/u.test(
          document.querySelector('.navbar__search')?.textContent ?? '',
        ),
    );
    setValue('');
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

/** Runs a warm-up and two halves. */
async function measureHalves(page: Page, kind: keyof Uses, count: number): Promise<UseResult> {
  const times = async (repetitions: number) =>
    page.evaluate(repeat, {kind, count: repetitions, steps: pathLength, queries});
  // Full round trips, so that each part ends on its first page.
  const round = 2 * pathLength;
  const half = Math.max(round, Math.round(count / 2 / round) * round);
  await times(round);
  const start = await resourcesOf(page);
  await times(half);
  const middle = await resourcesOf(page);
  await times(half);
  return {kind, count: 2 * half, snapshots: [start, middle, await resourcesOf(page)]};
}

/** Start pages: text for pages and searches, previews including one with JavaScript. */
const starts = {
  pages: '/docs/io-servers/knx',
  searches: '/docs/io-servers/knx',
  previews: '/docs/development/project-development/objects/stepper',
} as const satisfies Record<keyof Uses, string>;

/**
 * Uses the site in one tab and records its resources.
 *
 * @param page an empty tab
 * @param origin origin of the built site
 * @param uses kinds of use, in order
 */
export async function measureUse(
  page: Page,
  origin: string,
  uses: Partial<Uses>,
): Promise<UseResult[]> {
  // tsx wraps functions in a helper that does not exist in the browser.
  await page.addInitScript({content: 'globalThis.__name = (named) => named;'});
  await page.addInitScript(countTimers);
  const results: UseResult[] = [];
  for (const kind of ['pages', 'searches', 'previews'] as const) {
    const count = uses[kind];
    if (count !== undefined) {
      await page.goto(`${origin}${starts[kind]}`);
      await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
      results.push(await measureHalves(page, kind, count));
    }
  }
  return results;
}

/**
 * Growth that the second half may cause: less than one for each repetition, and a few
 * pending timers.
 */
const allowed = {nodes: 60, listeners: 10, observers: 10, timers: 5, workers: 0} as const;

/** Bytes that the second half may add to the heap for each repetition, and in total. */
const allowedValues = {each: 2000, together: 50_000} as const;

const kilobytesOf = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
const sumOf = (values: ReadonlyMap<string, number>) =>
  [...values.values()].reduce((sum, bytes) => sum + bytes, 0);

/** Bytes of script values. */
export const valueBytes = ({values}: Resources): number => sumOf(values);

/** Excessive heap growth, with the constructors that grew most. */
function grownValues({kind, count, snapshots: [, half, end]}: UseResult): string[] {
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
 * Descriptions of leaks. One-time growth in the first half, such as a full cache, is no
 * leak, nor is a return to the initial value, as the number of pending timers varies.
 */
export function leaksOf(results: readonly UseResult[]): string[] {
  return results.flatMap((result) => {
    const {kind, snapshots} = result;
    const [before, half, end] = snapshots;
    return [
      ...grownValues(result),
      ...(Object.keys(allowed) as (keyof typeof allowed)[])
        .map((resource) => ({resource, maximum: Math.max(before[resource], half[resource])}))
        .filter(({resource, maximum}) => end[resource] - maximum > allowed[resource])
        .map(
          ({resource, maximum}) => `${kind}: ${resource} went from ${maximum} to ${end[resource]}`,
        ),
    ];
  });
}
