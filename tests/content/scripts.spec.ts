import {expect, test} from 'playwright/test';
import {findings, type AuditReport} from '../../scripts/audit';
import {parseRequest} from '../../scripts/build-pdf';
import {check} from '../../scripts/check';
import {suitesOf, testSite, type Parts} from '../../scripts/test';
import {changedOriginals, digestOf} from '../../scripts/upgrade-check';
import SummaryReporter from '../../scripts/reporter';

test('a check that fails is reported with its output, and the others still run', async () => {
  const lines: string[] = [];
  const results = await check(
    (_command, args) =>
      Promise.resolve({code: args.includes('eslint') ? 1 : 0, output: 'planted fault\n'}),
    (line: string) => lines.push(line),
  );
  expect(results.length).toBeGreaterThan(3);
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

test('an error outside the tests counts as a failed test', async () => {
  const lines: string[] = [];
  const reporter = new SummaryReporter({print: (line) => lines.push(line)});
  reporter.onBegin(undefined, {allTests: () => [{outcome: () => 'expected'}]});
  reporter.onError();
  await reporter.onExit();
  expect(lines).toEqual(['1 passed, 1 failed']);
});

test('an advisory is reported if it is not accepted, or affects the client', () => {
  const url = 'https://github.com/advisories/GHSA-aaaa-aaaa-aaaa';
  const via = [{url, title: 'Planted fault', severity: 'high'}];
  const report: AuditReport = {
    vulnerabilities: {'@scope/tool': {via, nodes: ['node_modules/@scope/tool']}},
  };
  const lock = {'node_modules/@scope/tool': {version: '2.0.0'}};
  const [none, id] = [new Set<string>(), new Set(['GHSA-aaaa-aaaa-aaaa'])];
  const count = (accepted: ReadonlySet<string>, bom: string) =>
    findings(report, {accepted, lock, bom}).length;
  expect([count(none, ''), count(id, '"pkg:npm/%40scope/tool@2.0.0"')]).toEqual([1, 1]);
  expect([count(id, ''), count(id, '"pkg:npm/%40scope/tool@3.0.0"')]).toEqual([0, 0]);
  expect(() => findings({message: '405'}, {accepted: none, lock, bom: ''})).toThrow(/405/u);
});

test('after an upgrade, overrides of changed originals are reported with the file to compare', () => {
  const originals = {'src/Card.tsx': {'theme/Card.js': digestOf('old')}};
  const original = 'node_modules/theme/Card.js';
  for (const [installed, faults] of [
    [{'src/Card.tsx': '', [original]: 'old'}, []],
    [{'src/Card.tsx': '', [original]: 'new'}, [`src/Card.tsx: compare with ${original}`]],
    [{'src/Card.tsx': ''}, [`src/Card.tsx: ${original} does not exist`]],
    [{[original]: 'old'}, [expect.stringMatching(/^src\/Card\.tsx does not exist/u)]],
  ] as const) {
    const files = new Map(Object.entries<string>(installed));
    expect(changedOriginals(originals, (file) => files.get(file))).toEqual(faults);
  }
});

test('unknown arguments of a command are refused with the usage', () => {
  for (const args of [['--version', '9.9'], ['--paper', 'a3'], ['--chapter', 'x'], ['x']]) {
    expect(() => parseRequest(args), args.join(' ')).toThrow(/Usage: npm run build:pdf/u);
  }
});
