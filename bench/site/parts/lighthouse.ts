import {execFile} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {kilobytes, median} from '../../report';
import {comparisonTable, type Bench, type Row} from '../measurement';
import {pageLabels, type MeasuredSite} from '../settings';

const tool = path.join(__dirname, '../node_modules/lighthouse/cli/index.js');
const forms = ['mobile', 'desktop'] as const;
type Form = (typeof forms)[number];

interface Report {
  readonly categories: Readonly<Record<string, {readonly score: number | null}>>;
  readonly audits: Readonly<Record<string, {readonly numericValue?: number}>>;
  readonly environment: {readonly benchmarkIndex: number};
}

const whole = (value: number) => String(Math.round(value));
const category = (name: string) => ({
  of: ({categories}: Report) => (categories[name]?.score ?? 0) * 100,
  write: whole,
});
const audit = (name: string, write: (value: number) => string = whole) => ({
  of: ({audits}: Report) => audits[name]?.numericValue ?? 0,
  write,
});
const measures: Readonly<
  Record<string, {of: (report: Report) => number; write: (value: number) => string}>
> = {
  performance: category('performance'),
  'FCP ms': audit('first-contentful-paint'),
  'LCP ms': audit('largest-contentful-paint'),
  'TBT ms': audit('total-blocking-time'),
  'layout shift': audit('cumulative-layout-shift', (value) => value.toFixed(3)),
  kB: audit('total-byte-weight', kilobytes),
  accessibility: category('accessibility'),
  'best practices': category('best-practices'),
  SEO: category('seo'),
  // Speed of the machine during the run; a score says little without it.
  'benchmark index': {of: ({environment}) => environment.benchmarkIndex, write: whole},
};

const run = promisify(execFile);

/** Lighthouse occasionally fails, for example if a trace has no start, and recommends a retry. */
const maxAttempts = 3;
/**
 * Minimum benchmark index of a machine that is not busy, and maximum ratio of two indices in a
 * round.
 */
const quiet = {index: 1000, quotient: 4 / 3} as const;

/** Whether the machine was quiet, and equally fast for all sites of a round. */
function isSteady(indices: readonly number[]): boolean {
  const least = Math.min(...indices);
  return least >= quiet.index && Math.max(...indices) <= least * quiet.quotient;
}

async function reportOf(
  chromium: string,
  address: string,
  form: Form,
  triesLeft = maxAttempts - 1,
): Promise<Report> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-lighthouse-'));
  const file = path.join(folder, 'report.json');
  try {
    await run(
      process.execPath,
      [
        tool,
        address,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        '--only-categories=performance,accessibility,best-practices,seo',
        '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
        '--no-enable-error-reporting',
        ...(form === 'desktop' ? ['--preset=desktop'] : []),
      ],
      {env: {...process.env, CHROME_PATH: chromium}, maxBuffer: 1e8},
    );
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch (error) {
    if (triesLeft === 0) {
      throw error;
    }
    return await reportOf(chromium, address, form, triesLeft - 1);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/**
 * One report of each site. While the machine is not steady, the round is repeated; the last reports
 * count.
 */
async function roundOf(
  bench: Bench,
  route: string,
  form: Form,
  triesLeft = maxAttempts - 1,
): Promise<Partial<Record<MeasuredSite, Report>>> {
  const {chromium, origins, measured} = bench;
  const round: Partial<Record<MeasuredSite, Report>> = {};
  for (const site of measured) {
    round[site] = await reportOf(chromium, `${origins[site] ?? ''}${route}`, form);
  }
  const indices = Object.values(round).map(({environment}) => environment.benchmarkIndex);
  return isSteady(indices) || triesLeft === 0 ? round : roundOf(bench, route, form, triesLeft - 1);
}

/** Lighthouse results of all pages; sites alternate, so that drift affects them equally. */
export async function lighthouse(bench: Bench): Promise<string> {
  const {plan, pages, measured} = bench;
  const rows: Row[] = [];
  for (const form of forms) {
    for (const {name, route} of pages) {
      const rounds: Partial<Record<MeasuredSite, Report>>[] = [];
      for (let time = 0; time < plan.runs; time += 1) {
        rounds.push(await roundOf(bench, route, form));
      }
      for (const [label, {of, write}] of Object.entries(measures)) {
        rows.push({
          labels: [form, pageLabels[name], label],
          values: Object.fromEntries(
            measured.map((site) => [
              site,
              median(rounds.flatMap((round) => round[site] ?? []).map(of)),
            ]),
          ),
          write,
        });
      }
    }
  }
  return comparisonTable(['Form', 'Page', 'Measure'], measured, rows);
}
