import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Browser, BrowserContextOptions, CDPSession, Page} from 'playwright';
import {ratio, table} from '../report';
import type {Plan} from './arguments';
import {measuredLabels, type MeasuredPage, type MeasuredSite} from './settings';

/** Context of a benchmark part. */
export interface Bench {
  readonly plan: Plan;
  readonly browser: Browser;
  /** Path of the browser. */
  readonly chromium: string;
  /** Origins of the served sites by name. */
  readonly origins: Readonly<Record<string, string>>;
  readonly pages: readonly MeasuredPage[];
  /** Sites of the plan, and the earlier build if given. */
  readonly measured: readonly MeasuredSite[];
}

/** Table row with one value for each site. */
export interface Row {
  readonly labels: readonly string[];
  readonly values: Readonly<Partial<Record<MeasuredSite, number>>>;
  readonly write: (value: number) => string;
}

/**
 * Table with this site's values. For each other site, it has the ratio of this site's value to the
 * value of that site, which follows in parentheses.
 */
export function comparisonTable(
  heads: readonly string[],
  sites: readonly MeasuredSite[],
  rows: readonly Row[],
): string {
  const others = sites.filter((name) => name !== 'ours');
  return table(
    [...heads, measuredLabels.ours, ...others.map((name) => `÷ ${measuredLabels[name]}`)],
    rows.map(({labels, values, write}) => {
      const {ours} = values;
      const own = ours === undefined ? '–' : write(ours);
      const beside = others.map((name) => {
        const other = values[name];
        if (other === undefined) {
          return '–';
        }
        return `${ours === undefined ? '–' : ratio(ours, other)} (${write(other)})`;
      });
      return [...labels, own, ...beside];
    }),
  );
}

/** Runs a task on a page in a new browser context. */
export async function withPage<Result>(
  browser: Browser,
  options: BrowserContextOptions,
  work: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    // esbuild wraps nested functions in a helper that does not exist in the browser.
    await page.addInitScript({content: 'globalThis.__name = (named) => named;'});
    return await work(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}

/**
 * Opens a page and waits until it is loaded.
 *
 * @param until event to wait for
 * @throws Error if the response is not successful, because scripts may render a page anyway
 */
export async function open(
  page: Page,
  address: string,
  until: 'load' | 'commit' | 'networkidle' = 'load',
): Promise<void> {
  const response = await page.goto(address, {waitUntil: until});
  if (response?.ok() !== true) {
    throw new Error(`${address} responded with ${response?.status() ?? 'nothing'}.`);
  }
}

/** Speed of the machine by Lighthouse's benchmark: without it, a measured time says little. */
export async function benchmarkIndex(browser: Browser): Promise<number> {
  const file = path.join(__dirname, 'node_modules/lighthouse/core/lib/page-functions.js');
  const {pageFunctions} = (await import(pathToFileURL(file).href)) as {
    pageFunctions: {computeBenchmarkIndex: () => number};
  };
  return withPage(browser, {}, (page) => page.evaluate(pageFunctions.computeBenchmarkIndex));
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
