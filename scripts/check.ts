import {run} from './run';

/** Every check of the sources, by the name it is reported under. */
const checks = [
  {name: 'types', args: ['tsc', '--noEmit']},
  {name: 'types of the worker', args: ['tsc', '--noEmit', '-p', 'src/offline/worker']},
  {name: 'ESLint', args: ['eslint', '--max-warnings', '0', '.']},
  {name: 'Stylelint', args: ['stylelint', '--max-warnings', '0', '{src,scripts}/**/*.css']},
  {name: 'Prettier', args: ['prettier', '--check', '--log-level', 'warn', '.']},
  {name: 'markdownlint', args: ['markdownlint-cli2']},
  {name: 'spelling', args: ['cspell', '--no-progress', '--no-summary']},
] as const;

/** One check, and whether the sources pass it. */
export interface CheckResult {
  readonly name: string;
  readonly passed: boolean;
}

/**
 * Run every check, one after the other, so that a writer sees all there is to
 * mend at once.
 *
 * @param runner what runs a command
 * @param print what shows a line
 */
export async function check(runner = run, print = console.log): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const {name, args} of checks) {
    const {code, output} = await runner('npx', ['--no-install', ...args]);
    const passed = code === 0;
    results.push({name, passed});
    print(`${passed ? 'ok  ' : 'FAIL'} ${name}`);
    if (!passed) {
      print(output.trimEnd());
    }
  }
  return results;
}

/** The line that names the checks that failed; `undefined` when none did. */
export function failureLine(results: readonly CheckResult[]): string | undefined {
  const failed = results.filter(({passed}) => !passed).map(({name}) => name);
  const hint = failed.includes('Prettier') ? ' "npm run format" mends what Prettier names.' : '';
  return failed.length === 0 ? undefined : `Failed checks: ${failed.join(', ')}.${hint}`;
}

if (require.main === module) {
  void check().then((results) => {
    const line = failureLine(results);
    if (line !== undefined) {
      console.error(`\n${line}`);
      process.exitCode = 1;
    }
  });
}
