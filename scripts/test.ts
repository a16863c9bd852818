import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {check, failureLine, type CheckResult} from './check';
import {findChromium} from './chromium';
import {installHosts} from './hosts';
import {run} from './run';
import {closingLine, total, type Tally} from './tally';

const root = path.resolve(__dirname, '..');
const buildLog = path.join(root, 'build', '.build-log.txt');

/** The parts of a full run. */
export interface Parts {
  readonly check: () => Promise<readonly CheckResult[]>;
  readonly findChromium: () => Promise<string>;
  /** Brings servers for the tests of hosts, where that may be. */
  readonly installHosts: (print: (line: string) => void) => Promise<void>;
  /** Builds the site; false, and what it printed shown, when that failed. */
  readonly build: () => Promise<boolean>;
  /** Runs the tests in the browser at a path. */
  readonly test: (chromium: string) => Promise<{readonly code: number; readonly tally: Tally}>;
  readonly print: (line: string) => void;
}

async function build(): Promise<boolean> {
  console.log('Building the site.');
  const {code, output} = await run('npx', ['--no-install', 'docusaurus', 'build'], {
    cwd: root,
    env: {NO_UPDATE_NOTIFIER: '1', FORCE_COLOR: '0'},
  });
  if (code === 0) {
    // The tests read from here whether the build warned of anything.
    await writeFile(buildLog, output);
  } else {
    console.log(output);
  }
  return code === 0;
}

const onePassed: Tally = {passed: 1, failed: 0, skipped: 0};
const oneFailed: Tally = {passed: 0, failed: 1, skipped: 0};

async function test(chromium: string): Promise<{code: number; tally: Tally}> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'manual-'));
  const file = path.join(folder, 'tally.json');
  try {
    const {code} = await run(
      'npx',
      ['--no-install', 'playwright', 'test', ...process.argv.slice(2)],
      {cwd: root, show: true, env: {CHROMIUM: chromium, TALLY_FILE: file}},
    );
    const text = await readFile(file, 'utf8').catch(() => undefined);
    // Without a tally the run ended before its tests.
    return {code, tally: text === undefined ? oneFailed : (JSON.parse(text) as Tally)};
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

/**
 * Check the sources, build the site and run every test on the build. Tests run
 * after a failed check, too, so that a writer sees all there is to mend.
 *
 * Ends with the failed checks by name, where there are any, and the line
 * `N passed, N failed`, in which a check, a browser or a build that failed
 * counts as one.
 *
 * @returns the exit status: 0 only when everything passed
 */
export async function testAll(parts: Parts): Promise<number> {
  const results = await parts.check();
  const tallies = results.map(({passed}) => (passed ? onePassed : oneFailed));
  let status = 0;
  try {
    const chromium = await parts.findChromium();
    await parts.installHosts(parts.print);
    if (await parts.build()) {
      const {code, tally} = await parts.test(chromium);
      tallies.push(tally);
      status = code;
    } else {
      tallies.push(oneFailed);
    }
  } catch (error) {
    parts.print(error instanceof Error ? error.message : String(error));
    tallies.push(oneFailed);
  }
  const sum = total(tallies);
  const failedChecks = failureLine(results);
  if (failedChecks !== undefined) {
    parts.print(failedChecks);
  }
  parts.print(closingLine(sum));
  return status === 0 && sum.failed > 0 ? 1 : status;
}

if (require.main === module) {
  void testAll({
    check,
    findChromium,
    installHosts,
    build,
    test,
    print: (line) => console.log(line),
  }).then((status) => {
    process.exitCode = status;
  });
}
