import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {check, failureLine, type CheckResult} from './check';
import {findChromium} from './chromium';
import {run} from './run';
import {closingLine, total, type Tally} from './tally';
import {installTools} from './tools';

const root = path.resolve(__dirname, '..');

/** Tests with these tags run in `npm run test:all` only. */
const fullTags = '@full|@engine';

/** Command that runs tests and writes their tally. */
interface Suite {
  readonly name: string;
  readonly args: readonly string[];
}

/** Suites that `npm run test:all` runs after the tests of the built site. */
const furtherSuites: readonly Suite[] = [
  {name: 'the site below a folder of a host', args: ['tsx', 'scripts/test-base.ts']},
  {name: 'two releases', args: ['tsx', 'scripts/test-releases.ts']},
  {name: 'Firefox and WebKit', args: ['tsx', 'scripts/test-engines.ts']},
];

/**
 * Suites of a run.
 *
 * @param args command line arguments: `--all` for all suites, others are passed to
 *   Playwright
 */
export function suitesOf(args: readonly string[]): readonly Suite[] {
  const filters = args.filter((arg) => arg !== '--all');
  const playwright = ['playwright', 'test', ...filters];
  return filters.length < args.length
    ? [{name: 'the built site, every test', args: playwright}, ...furtherSuites]
    : [{name: 'the built site', args: [...playwright, '--grep-invert', fullTags]}];
}

/** Steps of a run. */
export interface Parts {
  readonly check: () => Promise<readonly CheckResult[]>;
  /** Finds or installs the required browsers and tools. */
  readonly install: () => Promise<void>;
  /** Builds the site; returns whether the build succeeded. */
  readonly build: () => Promise<boolean>;
  readonly suites: readonly Suite[];
  readonly test: (suite: Suite) => Promise<Tally>;
  readonly print: (line: string) => void;
}

/**
 * Builds a project for its tests. Returns whether the build succeeded, and prints the
 * output if not.
 */
export async function build(
  project = root,
  env: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  const {code, output} = await run('npx', ['--no-install', 'docusaurus', 'build'], {
    cwd: project,
    env: {...env, NO_UPDATE_NOTIFIER: '1', FORCE_COLOR: '0'},
  });
  if (code === 0) {
    // The tests read the build warnings from this file.
    await writeFile(path.join(project, 'build', '.build-log.txt'), output);
  } else {
    console.log(output);
  }
  return code === 0;
}

const onePassed: Tally = {passed: 1, failed: 0, skipped: 0};
const oneFailed: Tally = {passed: 0, failed: 1, skipped: 0};

async function test({args}: Suite): Promise<Tally> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'manual-'));
  const file = path.join(folder, 'tally.json');
  try {
    const {code} = await run('npx', ['--no-install', ...args], {
      cwd: root,
      show: true,
      env: {CHROMIUM: await findChromium(), TALLY_FILE: file},
    });
    const text = await readFile(file, 'utf8').catch(() => undefined);
    // A run without a tally failed before its tests.
    const tally = text === undefined ? oneFailed : (JSON.parse(text) as Tally);
    return code !== 0 && tally.failed === 0 ? total([tally, oneFailed]) : tally;
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

/**
 * Checks the sources, builds the site and runs the suites. A failed check does not stop the
 * run, so that one run shows all errors. The last lines name the failed checks and state `N
 * passed, N failed`, in which a check, an installation or a build counts as one test.
 *
 * @returns the exit status: 0 only if everything passed
 */
export async function testSite(parts: Parts): Promise<number> {
  const tallies: Tally[] = [];
  const attempt = async (name: string, step: () => Promise<boolean>): Promise<boolean> => {
    try {
      if (await step()) {
        return true;
      }
      parts.print(`FAIL ${name}`);
    } catch (error) {
      parts.print(`FAIL ${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
    tallies.push(oneFailed);
    return false;
  };
  const [results, isInstalled] = await Promise.all([
    parts.check(),
    attempt('installation', async () => {
      await parts.install();
      return true;
    }),
  ]);
  tallies.push(...results.map(({passed}) => (passed ? onePassed : oneFailed)));
  if (isInstalled && (await attempt('build', parts.build))) {
    for (const suite of parts.suites) {
      parts.print(`Testing ${suite.name}.`);
      tallies.push(await parts.test(suite));
    }
  }
  const failedChecks = failureLine(results);
  if (failedChecks !== undefined) {
    parts.print(failedChecks);
  }
  const sum = total(tallies);
  parts.print(closingLine(sum));
  return sum.failed > 0 ? 1 : 0;
}

if (require.main === module) {
  const suites = suitesOf(process.argv.slice(2));
  const isFull = suites.length > 1;
  const print = (line: string): void => console.log(line);
  void testSite({
    check,
    install: async () => {
      await findChromium();
      if (isFull) {
        await installTools(print);
      }
    },
    build,
    suites,
    test,
    print,
  }).then((status) => {
    process.exitCode = status;
  });
}
