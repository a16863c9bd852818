import {median} from '../../report';
import {slowdown} from '../../slowed';
import {besideTable, open, pause, withPage, type Bench, type Row} from '../measurement';
import {pageLabels, phone, type MeasuredSite} from '../settings';

/** Milliseconds after the load in which a page comes to rest. */
const settling = 3000;
/** Milliseconds of a task that block nobody, as Lighthouse has it. */
const allowed = 50;

/** What is read of an event of a trace; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Time of the thread that it took. */
  readonly tdur?: number;
}

/**
 * Milliseconds of the processor beyond 50 of each task, on the thread of the
 * page, once it shows something, as if the processor were slower: Lighthouse's
 * total blocking time without what other processes take from the page meanwhile.
 * A processor that is slowed for real adds its pauses to the time of the thread.
 *
 * @throws Error when the trace shows no first paint
 */
export function blockingIn(events: readonly TraceEvent[]): number {
  const painted = events.find(({name}) => name === 'firstContentfulPaint');
  if (painted === undefined) {
    throw new Error('The trace has no first paint.');
  }
  const tasks = events.filter(
    ({name, pid, tid, ts}) =>
      name === 'RunTask' && pid === painted.pid && tid === painted.tid && ts >= painted.ts,
  );
  return tasks.reduce(
    (sum, {tdur = 0}) => sum + Math.max(0, (tdur / 1000) * slowdown - allowed),
    0,
  );
}

async function blockingOf(
  {browser, origins}: Bench,
  site: MeasuredSite,
  route: string,
): Promise<number> {
  return withPage(browser, phone, async (page) => {
    await browser.startTracing(page, {
      categories: ['loading', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
    });
    try {
      await open(page, `${origins[site] ?? ''}${route}`);
      await pause(settling);
    } catch (error) {
      await browser.stopTracing();
      throw error;
    }
    const trace = JSON.parse(String(await browser.stopTracing())) as {traceEvents: TraceEvent[]};
    return blockingIn(trace.traceEvents);
  });
}

/** How long a page keeps its thread busy as it starts; the sites take turns, so that all drift alike. */
export async function blocking(bench: Bench): Promise<string> {
  const rows: Row[] = [];
  for (const {name, route} of bench.pages) {
    const times: Partial<Record<MeasuredSite, number[]>> = {};
    for (let time = 0; time < bench.plan.runs; time += 1) {
      for (const site of bench.measured) {
        times[site] = [...(times[site] ?? []), await blockingOf(bench, site, route)];
      }
    }
    const row = (label: string, of: (values: readonly number[]) => number): Row => ({
      labels: [pageLabels[name], label],
      values: Object.fromEntries(bench.measured.map((site) => [site, of(times[site] ?? [])])),
      write: (value) => String(Math.round(value)),
    });
    rows.push(
      row('median', median),
      row('least', (values) => Math.min(...values)),
      row('most', (values) => Math.max(...values)),
    );
  }
  return besideTable(['Page', 'ms'], bench.measured, rows);
}
