import {run} from './run';
import {closingLine} from './tally';

/** Programs by executable name, with their Debian packages. */
const programs = {
  firefox: {names: ['firefox-esr', 'firefox'], debian: 'firefox-esr'},
  webkit: {names: ['WebKitWebDriver'], debian: 'webkit2gtk-driver'},
  display: {names: ['Xvfb'], debian: 'xvfb'},
} as const;

type Program = keyof typeof programs;

const packages = Object.values(programs).map(({debian}) => debian);

/**
 * Finds Firefox, WebKitGTK and its display. Missing ones are installed for a root user with
 * apt-get, as in containers.
 *
 * @returns path of each program
 * @throws Error with the installation command if one is missing
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
    `Firefox, WebKitWebDriver and Xvfb are required. On Debian: sudo apt-get install ${packages.join(' ')}`,
  );
}

/** Runs the tests of `tests/engines` in each browser; returns the exit status. */
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
