import {run} from './run';
import {closingLine} from './tally';

/** Programs of the tests, by the names that systems give them, and the Debian package of each. */
const programs = {
  firefox: {names: ['firefox-esr', 'firefox'], debian: 'firefox-esr'},
  webkit: {names: ['WebKitWebDriver'], debian: 'webkit2gtk-driver'},
  display: {names: ['Xvfb'], debian: 'xvfb'},
} as const;

type Program = keyof typeof programs;

const packages = Object.values(programs).map(({debian}) => debian);

/**
 * Firefox, WebKitGTK and the display that the latter needs. A root user of a
 * system with apt-get, as in a container, has the missing ones installed.
 *
 * @returns path of each program
 * @throws Error with the command that installs them when one is missing
 */
export async function findEngines({
  execute = run,
  isRoot = process.getuid?.() === 0,
  print = (line: string): void => console.log(line),
} = {}): Promise<Record<Program, string>> {
  const find = async () => {
    const found: Partial<Record<Program, string>> = {};
    for (const program of Object.keys(programs) as Program[]) {
      const {output} = await execute('which', programs[program].names);
      const [path] = /^\/.*$/mu.exec(output) ?? [];
      if (path === undefined) {
        return undefined;
      }
      found[program] = path;
    }
    return found as Record<Program, string>;
  };
  const present = await find();
  if (present !== undefined) {
    return present;
  }
  if (isRoot && (await execute('which', ['apt-get'])).code === 0) {
    print(`Installing ${packages.join(', ')}.`);
    await execute('apt-get', ['update'], {timeout: 300});
    await execute('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
      timeout: 900,
      env: {DEBIAN_FRONTEND: 'noninteractive'},
    });
    const installed = await find();
    if (installed !== undefined) {
      return installed;
    }
  }
  throw new Error(
    `Firefox, WebKitWebDriver and Xvfb are needed. On Debian: sudo apt-get install ${packages.join(' ')}`,
  );
}

/** Runs the tests of `tests/engines` on the built site in each browser, and returns the exit status. */
async function testEngines(args: readonly string[]): Promise<number> {
  const {firefox, webkit} = await findEngines();
  const {code} = await run(
    'npx',
    ['--no-install', 'playwright', 'test', '--project=firefox', '--project=webkit', ...args],
    {show: true, env: {ENGINE_FIREFOX: firefox, ENGINE_WEBKIT: webkit}},
  );
  return code;
}

if (require.main === module) {
  testEngines(process.argv.slice(2)).then(
    (status) => {
      process.exitCode = status;
    },
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      console.log(closingLine({passed: 0, failed: 1, skipped: 0}));
      process.exitCode = 1;
    },
  );
}
