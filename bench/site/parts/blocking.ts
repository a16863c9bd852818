import {median} from '../../report';
import {slowdown} from '../../slowed';
import {
  benchmarkIndex,
  comparisonTable,
  open,
  pause,
  withPage,
  type Bench,
  type Row,
} from '../measurement';
import {pageLabels, phone, type MeasuredSite} from '../settings';

/** Milliseconds after `load` until a page is idle. */
const idleDelay = 3000;
/** Milliseconds of a task that do not count as blocking, as in Lighthouse. */
const allowed = 50;

/** Trace event; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Thread time. */
  readonly tdur?: number;
}

/**
 * Total blocking time after the first paint, from thread time multiplied by the slowdown.
 * Unlike the metric of Lighthouse, it excludes the load of other processes. Real CPU
 * throttling would add its pauses to the thread time.
 *
 * @throws Error if the trace has no first paint
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
      await pause(idleDelay);
    } catch (error) {
      await browser.stopTracing();
      throw error;
    }
    const trace = JSON.parse(String(await browser.stopTracing())) as {traceEvents: TraceEvent[]};
    return blockingIn(trace.traceEvents);
  });
}

/** Blocking time of the page start; sites alternate, so that drift affects them equally. */
export async function blocking(bench: Bench): Promise<string> {
  const rows: Row[] = [];
  for (const {name, route} of bench.pages) {
    const times: Partial<Record<MeasuredSite, number[]>> = {};
    const indices: Partial<Record<MeasuredSite, number[]>> = {};
    for (let time = 0; time < bench.plan.runs; time += 1) {
      for (const site of bench.measured) {
        indices[site] = [...(indices[site] ?? []), await benchmarkIndex(bench.browser)];
        times[site] = [...(times[site] ?? []), await blockingOf(bench, site, route)];
      }
    }
    const row = (
      label: string,
      of: (values: readonly number[]) => number,
      measured = times,
    ): Row => ({
      labels: [pageLabels[name], label],
      values: Object.fromEntries(bench.measured.map((site) => [site, of(measured[site] ?? [])])),
      write: (value) => String(Math.round(value)),
    });
    rows.push(
      row('median', median),
      row('least', (values) => Math.min(...values)),
      row('most', (values) => Math.max(...values)),
      row('benchmark index', median, indices),
    );
  }
  return comparisonTable(['Page', 'ms'], bench.measured, rows);
}
