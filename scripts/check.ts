import {run} from './run';

/** Every check of the sources, by the name it is reported under. */
const checks = [
  {name: 'types', args: ['tsc', '--noEmit']},
  {name: 'ESLint', args: ['eslint', '--max-warnings', '0', '.']},
  {name: 'Stylelint', args: ['stylelint', '--max-warnings', '0', 'src/**/*.css']},
  {name: 'Prettier', args: ['prettier', '--check', '--log-level', 'warn', '.']},
  {name: 'markdownlint', args: ['markdownlint-cli2']},
  {name: 'spelling', args: ['cspell', '--no-progress', '--no-summary']},
] as const;

/**
 * Run every check, one after the other, so that a writer sees all there is to
 * mend at once.
 *
 * @returns the names of those that failed
 */
export async function check(): Promise<string[]> {
  const failed: string[] = [];
  for (const {name, args} of checks) {
    const {code, output} = await run('npx', ['--no-install', ...args]);
    console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name}`);
    if (code !== 0) {
      failed.push(name);
      console.log(output.trimEnd());
    }
  }
  return failed;
}

if (require.main === module) {
  void check().then((failed) => {
    if (failed.length > 0) {
      console.error(`\nFailed: ${failed.join(', ')}. "npm run format" mends what Prettier names.`);
      process.exitCode = 1;
    }
  });
}
