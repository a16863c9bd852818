import {spawnSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {check, failureLine} from '../../scripts/check';
import {findChromium, type System} from '../../scripts/chromium';
import type {RunResult} from '../../scripts/run';
import type {Tally} from '../../scripts/tally';
import {suitesOf, testSite, type Parts} from '../../scripts/test';
import SummaryReporter from '../reporter';
import {root} from '../support/project';

const ok: RunResult = {code: 0, output: ''};
const bad: RunResult = {code: 1, output: 'what is wrong\n'};

test.describe('checks of the sources', () => {
  /** Run the checks with a fake in which the named tool finds something. */
  async function checkWith(faulty: string | undefined) {
    const lines: string[] = [];
    const ran: string[] = [];
    const results = await check(
      (_command, args) => {
        ran.push(args.join(' '));
        return Promise.resolve(faulty !== undefined && args.includes(faulty) ? bad : ok);
      },
      (line: string) => lines.push(line),
    );
    return {results, lines, ran};
  }

  test('all run, whichever fails, and the output of a failed one is shown', async () => {
    const {results, lines, ran} = await checkWith('eslint');
    expect(ran).toHaveLength(results.length);
    expect(results.filter(({passed}) => !passed)).toEqual([{name: 'ESLint', passed: false}]);
    expect(lines).toContain('FAIL ESLint\nwhat is wrong');
  });

  test('those that failed are named', async () => {
    expect(failureLine((await checkWith(undefined)).results)).toBeUndefined();
    expect(failureLine((await checkWith('cspell')).results)).toBe('Failed checks: spelling.');
    expect(failureLine((await checkWith('prettier')).results)).toContain('npm run format');
  });
});

test.describe('a browser for the tests', () => {
  interface Machine {
    readonly named?: string;
    readonly isCi?: boolean;
    readonly isRoot?: boolean;
    /** Commands that the machine has, each with where `which` finds it. */
    readonly commands?: Readonly<Record<string, string>>;
    readonly files?: readonly string[];
    /** Commands and files that a command adds. */
    readonly adds?: Readonly<Record<string, {readonly command?: string; readonly file?: string}>>;
  }
  const playwrightPath = '/cache/playwright/chrome';
  const aptInstall = 'apt-get install -y --no-install-recommends chromium';
  const download = 'npx --no-install playwright install chromium';

  /** A machine that runs nothing, and what was asked of it. */
  function fake({
    named,
    isCi = false,
    isRoot = false,
    commands = {},
    files = [],
    adds = {},
  }: Machine) {
    const found: Record<string, string> = {...commands};
    const kept = new Set(files);
    /** What was told and what was run, in that order, `which` left out. */
    const events: string[] = [];
    const system: System = {
      named,
      isCi,
      isRoot,
      playwrightPath,
      exists: (file) => kept.has(file),
      print: (line) => events.push(`told ${line.replace(/^.*Running: /u, '')}`),
      run: (command, args) => {
        if (command === 'which') {
          const place = found[args[0] ?? ''];
          return Promise.resolve(place === undefined ? bad : {code: 0, output: `${place}\n`});
        }
        const line = [command, ...args].join(' ');
        events.push(`ran ${line}`);
        const added = adds[line];
        if (added?.command !== undefined) {
          found[added.command] = `/usr/bin/${added.command}`;
        }
        if (added?.file !== undefined) {
          kept.add(added.file);
        }
        return Promise.resolve(ok);
      },
    };
    return {system, events};
  }

  for (const [name, machine, wanted] of [
    [
      'the one that CHROMIUM names, before any other',
      {named: '/opt/chrome', files: ['/opt/chrome'], commands: {chromium: '/usr/bin/chromium'}},
      '/opt/chrome',
    ],
    [
      "the system's",
      {
        commands: {'google-chrome': '/usr/bin/google-chrome'},
        files: [playwrightPath],
        isRoot: true,
      },
      '/usr/bin/google-chrome',
    ],
    ["Playwright's own", {files: [playwrightPath], isCi: true}, playwrightPath],
  ] as const) {
    test(`${name} is taken as it is`, async () => {
      const {system, events} = fake(machine);
      expect(await findChromium(system)).toBe(wanted);
      expect(events).toEqual([]);
    });
  }

  test('a name that leads nowhere is an error', async () => {
    const {system, events} = fake({named: '/opt/chrome', isRoot: true});
    await expect(findChromium(system)).rejects.toThrow(/CHROMIUM names \/opt\/chrome/u);
    expect(events).toEqual([]);
  });

  test("on a person's machine nothing is installed; Playwright's command is shown", async () => {
    const {system, events} = fake({commands: {'apt-get': '/usr/bin/apt-get'}});
    await expect(findChromium(system)).rejects.toThrow(/npx playwright install chromium/u);
    expect(events).toEqual([]);
  });

  test("root gets the distribution's package, each command told before it runs", async () => {
    const {system, events} = fake({
      isRoot: true,
      commands: {'apt-get': '/usr/bin/apt-get'},
      adds: {[aptInstall]: {command: 'chromium'}},
    });
    expect(await findChromium(system)).toBe('/usr/bin/chromium');
    expect(events).toEqual([
      'told apt-get update',
      'ran apt-get update',
      `told ${aptInstall}`,
      `ran ${aptInstall}`,
    ]);
  });

  for (const [name, machine] of [
    ['continuous integration', {isCi: true, commands: {'apt-get': '/usr/bin/apt-get'}}],
    ['root without a package manager', {isRoot: true}],
  ] as const) {
    test(`${name} gets Playwright's download`, async () => {
      const {system, events} = fake({...machine, adds: {[download]: {file: playwrightPath}}});
      expect(await findChromium(system)).toBe(playwrightPath);
      expect(events).toEqual([`told ${download}`, `ran ${download}`]);
    });
  }

  test('when nothing brings one, the error says what does', async () => {
    const {system, events} = fake({isRoot: true, commands: {'apt-get': '/usr/bin/apt-get'}});
    await expect(findChromium(system)).rejects.toThrow(/there is none/u);
    expect(events).toContain(`ran ${download}`);
  });
});

test.describe('a test run', () => {
  const tally: Tally = {passed: 40, failed: 0, skipped: 0};
  const passing: Omit<Parts, 'print'> = {
    check: () => Promise.resolve([{name: 'types', passed: true}]),
    install: () => Promise.resolve(),
    build: () => Promise.resolve(true),
    suites: suitesOf([]),
    test: () => Promise.resolve(tally),
  };
  const never = () => Promise.reject(new Error('This step must not run.'));

  async function runWith(parts: Partial<Parts>) {
    const lines: string[] = [];
    const status = await testSite({...passing, ...parts, print: (line) => lines.push(line)});
    return {status, last: lines.at(-1), lines: lines.join('\n')};
  }

  test('that passes ends with its tally and status 0', async () => {
    expect(await runWith({})).toMatchObject({status: 0, last: '41 passed, 0 failed'});
  });

  test('continues after a failed check, names it and fails', async () => {
    const run = await runWith({check: () => Promise.resolve([{name: 'spelling', passed: false}])});
    expect(run).toMatchObject({status: 1, last: '40 passed, 1 failed'});
    expect(run.lines).toContain('Failed checks: spelling.');
  });

  test('fails if a test, the installation or the build fails', async () => {
    const failed = {passed: 39, failed: 1, skipped: 0};
    expect(await runWith({test: () => Promise.resolve(failed)})).toMatchObject({status: 1});
    expect(await runWith({build: () => Promise.resolve(false), test: never})).toMatchObject({
      status: 1,
      last: '1 passed, 1 failed',
    });
    const run = await runWith({
      install: () => Promise.reject(new Error('No browser.')),
      build: never,
    });
    expect(run).toMatchObject({status: 1, last: '1 passed, 1 failed'});
    expect(run.lines).toContain('No browser.');
  });

  test('leaves the tests tagged @full to test:all', () => {
    expect(suitesOf(['-g', 'search']).map(({args}) => args.join(' '))).toEqual([
      'playwright test -g search --grep-invert @full',
    ]);
    const [first, ...further] = suitesOf(['--all']);
    expect(first?.args).toEqual(['playwright', 'test']);
    expect(further.length).toBeGreaterThan(0);
  });
});

test.describe('the reporter', () => {
  /** What a reporter shows of a run with an error outside its tests. */
  async function report(tallyFile?: string): Promise<string[]> {
    const lines: string[] = [];
    const reporter = new SummaryReporter({tallyFile, print: (line) => lines.push(line)});
    const outcomes = ['expected', 'unexpected', 'expected', 'skipped'] as const;
    reporter.onBegin(undefined, {
      allTests: () => outcomes.map((outcome) => ({outcome: () => outcome})),
    });
    reporter.onError({message: 'planted fault'});
    await reporter.onExit();
    return lines;
  }

  test('ends with one line, in which errors outside the tests count', async () => {
    expect(await report()).toEqual([
      'FAIL outside the tests: planted fault',
      '2 passed, 2 failed, 1 skipped',
    ]);
  });

  test('leaves the line to the run of which it is a part', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'manual-'));
    const tallyFile = path.join(folder, 'tally.json');
    try {
      expect(await report(tallyFile)).toEqual(['FAIL outside the tests: planted fault']);
      const tally: unknown = JSON.parse(readFileSync(tallyFile, 'utf8'));
      expect(tally).toEqual({passed: 2, failed: 2, skipped: 1});
    } finally {
      rmSync(folder, {recursive: true, force: true});
    }
  });
});

test.describe('newer versions', () => {
  /** Whether the generator, started like this by somebody at a desk, looks for one. */
  function looks(command: string, ...args: string[]): boolean {
    const home = mkdtempSync(path.join(os.tmpdir(), 'home-'));
    const {status} = spawnSync(command, [...args, '--version'], {
      cwd: root,
      // Should it look, then at a port where nobody answers.
      env: {PATH: process.env.PATH, HOME: home, npm_config_registry: 'http://localhost:1'},
    });
    const notes = filesOf(home).filter((file) => file.includes('update-notifier'));
    rmSync(home, {recursive: true});
    expect(status).toBe(0);
    return notes.length > 0;
  }
  const filesOf = (folder: string) => readdirSync(folder, {recursive: true}).map(String);

  test('neither npm nor npx lets the generator ask the registry', () => {
    expect(looks('npx', 'docusaurus')).toBe(false);
    expect(looks('npm', 'run', 'docusaurus', '--')).toBe(false);
    expect(looks('node', 'node_modules/.bin/docusaurus')).toBe(true);
  });
});
