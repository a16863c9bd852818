import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {readArguments} from '../../bench/site/arguments';
import {findings, type AuditReport} from '../../scripts/audit';
import {differences} from '../../scripts/build-compare';
import {parseRequest} from '../../scripts/build-pdf';
import {check} from '../../scripts/check';
import {findChromium, type System} from '../../scripts/chromium';
import {installHosts} from '../../scripts/hosts';
import {suitesOf, testSite, type Parts} from '../../scripts/test';
import {changedOriginals, digestOf} from '../../scripts/upgrade-check';
import SummaryReporter from '../reporter';

test('a check that fails is named with its output, and the others still run', async () => {
  const lines: string[] = [];
  const ran: string[] = [];
  const results = await check(
    (_command, args) => {
      ran.push(args.join(' '));
      return Promise.resolve({code: args.includes('eslint') ? 1 : 0, output: 'planted fault\n'});
    },
    (line: string) => lines.push(line),
  );
  expect(ran).toHaveLength(results.length);
  expect(results.filter(({passed}) => !passed)).toEqual([{name: 'ESLint', passed: false}]);
  expect(lines).toContain('FAIL ESLint\nplanted fault');
});

test('a test run fails if a check, the installation, the build or a test fails', async () => {
  const passing: Parts = {
    check: () => Promise.resolve([{name: 'types', passed: true}]),
    install: () => Promise.resolve(),
    build: () => Promise.resolve(true),
    suites: suitesOf([]),
    test: () => Promise.resolve({passed: 40, failed: 0, skipped: 0}),
    print: () => undefined,
  };
  const never = () => Promise.reject(new Error('This step must not run.'));
  expect(await testSite(passing)).toBe(0);
  for (const failing of [
    {check: () => Promise.resolve([{name: 'types', passed: false}])},
    {install: () => Promise.reject(new Error('No browser.')), build: never, test: never},
    {build: () => Promise.resolve(false), test: never},
    {test: () => Promise.resolve({passed: 39, failed: 1, skipped: 0})},
  ]) {
    expect(await testSite({...passing, ...failing})).toBe(1);
  }
});

test('the default run leaves out the tests tagged @full, test:all does not', () => {
  expect(suitesOf(['-g', 'search']).map(({args}) => args.join(' '))).toEqual([
    'playwright test -g search --grep-invert @full',
  ]);
  const [first, ...further] = suitesOf(['--all']);
  expect(first?.args).toEqual(['playwright', 'test']);
  expect(further.length).toBeGreaterThan(0);
});

test('an error outside the tests counts as a failed test', async () => {
  const lines: string[] = [];
  const reporter = new SummaryReporter({print: (line) => lines.push(line)});
  reporter.onBegin(undefined, {allTests: () => [{outcome: () => 'expected'}]});
  reporter.onError({message: 'planted fault'});
  await reporter.onExit();
  expect(lines).toEqual([
    expect.stringContaining('planted fault'),
    expect.stringMatching(/^1 passed, 1 failed/u),
  ]);
});

test.describe('without a browser or a server', () => {
  /** Search for a browser on a system that has only the given files and never gets another. */
  async function search(system: Partial<System>, files: readonly string[] = []) {
    const changes: string[] = [];
    const found = await findChromium({
      named: undefined,
      isCi: false,
      isRoot: false,
      playwrightPath: '/cache/chrome',
      exists: (file) => files.includes(file),
      print: () => undefined,
      run: (command, args) => {
        if (command !== 'which') {
          changes.push([command, ...args].join(' '));
        }
        return Promise.resolve({code: 1, output: ''});
      },
      ...system,
    }).catch((error: unknown) => String(error));
    return {found, changes};
  }

  test('a developer gets the command that installs one, and nothing is installed', async () => {
    const {found, changes} = await search({});
    expect(found).toMatch(/npx playwright install chromium/u);
    expect(changes).toEqual([]);
    expect((await search({named: '/opt/chrome'}, ['/cache/chrome'])).found).toMatch(
      /CHROMIUM names \/opt\/chrome/u,
    );
    expect((await search({}, ['/cache/chrome'])).found).toBe('/cache/chrome');
  });

  test('continuous integration downloads one', async () => {
    const {found, changes} = await search({isCi: true});
    expect(changes).toEqual(['npx --no-install playwright install chromium']);
    expect(found).toMatch(/^Error/u);
  });

  test('servers are installed by root only, and a failure is reported', async () => {
    const install = async (isRoot: boolean) => {
      const commands: string[] = [];
      const lines: string[] = [];
      await installHosts((line) => lines.push(line), {
        isRoot,
        isThere: () => false,
        execute: (command, args) => {
          commands.push([command, ...args].join(' '));
          return Promise.resolve({code: command === 'which' ? 0 : 100, output: ''});
        },
      });
      return {commands, last: lines.at(-1)};
    };
    expect((await install(false)).commands).toEqual([]);
    const {commands, last} = await install(true);
    expect(commands.at(-1)).toMatch(/^apt-get install .*nginx/u);
    expect(last).toMatch(/could not be installed/u);
  });
});

test('two builds that differ: each file is named with the first difference', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'manual-'));
  try {
    for (const [file, text] of [
      ['a/same.txt', 'same'],
      ['b/same.txt', 'same'],
      ['a/below/text.txt', 'one\ntwo three'],
      ['b/below/text.txt', 'one\ntwo four'],
      ['a/first.txt', ''],
    ] as const) {
      mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
      writeFileSync(path.join(folder, file), text);
    }
    expect(await differences(path.join(folder, 'a'), path.join(folder, 'b'))).toEqual([
      {file: path.join('below', 'text.txt'), what: expect.stringContaining('line 2, byte 8')},
      {file: 'first.txt', what: expect.stringContaining('only in')},
    ]);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
});

test('an advisory is reported if it is not accepted, or if it reaches a reader', () => {
  const url = 'https://github.com/advisories/GHSA-aaaa-aaaa-aaaa';
  const report: AuditReport = {
    vulnerabilities: {
      '@scope/tool': {
        via: [{url, title: 'Planted fault', severity: 'high'}],
        nodes: ['node_modules/@scope/tool'],
      },
    },
  };
  const lock = {'node_modules/@scope/tool': {version: '2.0.0'}};
  const [none, id] = [new Set<string>(), new Set(['GHSA-aaaa-aaaa-aaaa'])];
  const count = (accepted: ReadonlySet<string>, bom: string) =>
    findings(report, {accepted, lock, bom}).length;
  expect([count(none, ''), count(id, '"pkg:npm/%40scope/tool@2.0.0"')]).toEqual([1, 1]);
  expect([count(id, ''), count(id, '"pkg:npm/%40scope/tool@3.0.0"')]).toEqual([0, 0]);
  expect(() => findings({message: '405'}, {accepted: none, lock, bom: ''})).toThrow(/405/u);
});

test('after an upgrade, the override of a changed original is named with the file to compare', () => {
  const originals = {'src/Card.tsx': {'theme/Card.js': digestOf('old')}};
  const changed = (installed: Readonly<Record<string, string>>) =>
    changedOriginals(originals, (file) => installed[file]);
  const original = 'node_modules/theme/Card.js';
  expect(changed({'src/Card.tsx': '', [original]: 'old'})).toEqual([]);
  expect(changed({'src/Card.tsx': '', [original]: 'new'})).toEqual([
    `src/Card.tsx: compare with ${original}`,
  ]);
  expect(changed({'src/Card.tsx': ''})).toEqual([`src/Card.tsx: ${original} does not exist`]);
  expect(changed({[original]: 'old'})).toEqual([
    expect.stringMatching(/^src\/Card\.tsx does not exist/u),
  ]);
});

test('unknown arguments of a command are refused with the usage', () => {
  expect(() => readArguments(['nonsense'])).toThrow(/"nonsense"[\s\S]*bench:site/u);
  for (const args of [['--version', '9.9'], ['--paper', 'a3'], ['--chapter', 'x'], ['x']]) {
    expect(() => parseRequest(args), args.join(' ')).toThrow(/Usage: npm run build:pdf/u);
  }
});
