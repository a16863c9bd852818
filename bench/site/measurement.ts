import type {Browser, BrowserContextOptions, CDPSession, Page} from 'playwright';
import {ratio, table} from '../report';
import type {Plan} from './arguments';
import {measuredLabels, type MeasuredPage, type MeasuredSite} from './settings';

/** What a part is handed. */
export interface Bench {
  readonly plan: Plan;
  readonly browser: Browser;
  /** Path of the browser. */
  readonly chromium: string;
  /** Addresses of the served sites, by their names. */
  readonly origins: Readonly<Record<string, string>>;
  readonly pages: readonly MeasuredPage[];
  /** The sites of the plan, and this manual of before where one is given. */
  readonly measured: readonly MeasuredSite[];
}

/** One number of every site, with what it is. */
export interface Row {
  readonly labels: readonly string[];
  readonly values: Readonly<Partial<Record<MeasuredSite, number>>>;
  readonly write: (value: number) => string;
}

/**
 * A table of this site's numbers, and as multiples of each of the others,
 * whose own numbers stand in brackets.
 */
export function besideTable(
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

/** Do something on a new page of a window of its own. */
export async function withPage<Result>(
  browser: Browser,
  options: BrowserContextOptions,
  work: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    // What runs the scripts here names the functions within those handed to a page.
    await page.addInitScript({content: 'globalThis.__name = (named) => named;'});
    return await work(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}

/**
 * Open a page, and go on once it is loaded.
 *
 * @param until when to go on, if not then
 * @throws Error when there is no such page: scripts may well show it all the same
 */
export async function open(
  page: Page,
  address: string,
  until: 'load' | 'commit' | 'networkidle' = 'load',
): Promise<void> {
  const answer = await page.goto(address, {waitUntil: until});
  if (answer?.ok() !== true) {
    throw new Error(`${address} was answered with ${answer?.status() ?? 'nothing'}.`);
  }
}

/** Let some time pass. */
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
