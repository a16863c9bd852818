import {run} from './run';

/** Checks of the sources by name. */
const checks = [
  {name: 'types', args: ['tsc', '--noEmit']},
  {name: 'types of the worker', args: ['tsc', '--noEmit', '-p', 'src/features/offline/worker']},
  {
    name: 'types of the start script',
    args: ['tsc', '--noEmit', '-p', 'src/docusaurus/start/script'],
  },
  {name: 'ESLint', args: ['eslint', '--max-warnings', '0', '.']},
  {name: 'Stylelint', args: ['stylelint', '--max-warnings', '0', '{src,scripts}/**/*.css']},
  {name: 'Prettier', args: ['prettier', '--check', '--log-level', 'warn', '.']},
  {name: 'markdownlint', args: ['markdownlint-cli2']},
  {name: 'spelling', args: ['cspell', '--no-progress', '--no-summary']},
  {name: 'phrases', args: ['tsx', 'scripts/phrases']},
] as const;

export interface CheckResult {
  readonly name: string;
  readonly passed: boolean;
}

/**
 * Runs all checks in parallel, so that one run shows all errors.
 *
 * @param runner runs a command
 * @param print prints a line
 */
export async function check(runner = run, print = console.log): Promise<CheckResult[]> {
  return Promise.all(
    checks.map(async ({name, args}) => {
      const {code, output} = await runner('npx', ['--no-install', ...args]);
      const passed = code === 0;
      print(passed ? `ok   ${name}` : `FAIL ${name}\n${output.trimEnd()}`);
      return {name, passed};
    }),
  );
}

/** Summary of the failed checks; `undefined` if all passed. */
export function failureLine(results: readonly CheckResult[]): string | undefined {
  const failed = results.filter(({passed}) => !passed).map(({name}) => name);
  const hint = failed.includes('Prettier') ? ' "npm run format" fixes what Prettier names.' : '';
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
