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
/** Benchmark index below which the machine was busy: the run is repeated, the last one counts. */
const minIndex = 1000;

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
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    if (report.environment.benchmarkIndex < minIndex && triesLeft > 0) {
      throw new Error(`The benchmark index is below ${minIndex}.`);
    }
    return report;
  } catch (error) {
    if (triesLeft === 0) {
      throw error;
    }
    return await reportOf(chromium, address, form, triesLeft - 1);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** Lighthouse results of all pages; sites alternate, so that drift affects them equally. */
export async function lighthouse({
  plan,
  chromium,
  origins,
  pages,
  measured,
}: Bench): Promise<string> {
  const rows: Row[] = [];
  for (const form of forms) {
    for (const {name, route} of pages) {
      const reports: Partial<Record<MeasuredSite, Report[]>> = {};
      for (let time = 0; time < plan.runs; time += 1) {
        for (const site of measured) {
          const report = await reportOf(chromium, `${origins[site] ?? ''}${route}`, form);
          reports[site] = [...(reports[site] ?? []), report];
        }
      }
      for (const [label, {of, write}] of Object.entries(measures)) {
        rows.push({
          labels: [form, pageLabels[name], label],
          values: Object.fromEntries(
            measured.map((site) => [site, median((reports[site] ?? []).map(of))]),
          ),
          write,
        });
      }
    }
  }
  return comparisonTable(['Form', 'Page', 'Measure'], measured, rows);
}
