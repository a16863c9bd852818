import {existsSync} from 'node:fs';
import {chromium} from 'playwright';
import {run} from './run';

/** Executable names of Chromium on different systems. */
const systemNames = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
] as const;

/** System interface, replaceable in tests. */
export interface System {
  readonly run: typeof run;
  readonly exists: (file: string) => boolean;
  /** Path from the environment; takes precedence. */
  readonly named: string | undefined;
  /** Path of Playwright's own browser, if it is installed. */
  readonly playwrightPath: string;
  readonly isCi: boolean;
  readonly isRoot: boolean;
  readonly print: (line: string) => void;
}

function thisSystem(): System {
  return {
    run,
    exists: existsSync,
    named: process.env.CHROMIUM,
    playwrightPath: chromium.executablePath(),
    isCi: Boolean(process.env.CI),
    isRoot: process.getuid?.() === 0,
    print: (line) => console.log(line),
  };
}

async function installed({run, exists, playwrightPath}: System): Promise<string | undefined> {
  for (const name of systemNames) {
    const {code, output} = await run('which', [name]);
    if (code === 0) {
      return output.trim();
    }
  }
  return exists(playwrightPath) ? playwrightPath : undefined;
}

/** Runs a command that changes the system, and announces it first. */
async function change(
  {run, print}: System,
  command: string,
  args: readonly string[],
  timeout: number,
): Promise<void> {
  print(`No Chromium found. Running: ${[command, ...args].join(' ')}`);
  await run(command, args, {timeout});
}

/**
 * Finds Chromium for tests and prints: `CHROMIUM`, then the system's, then Playwright's
 * own. If none is found, it is installed in continuous integration and for root users, as
 * in containers: by the package manager, or else as Playwright's download. Nothing is
 * installed for other users.
 *
 * @returns path of the executable
 * @throws Error with instructions if there is none
 */
export async function findChromium(system: System = thisSystem()): Promise<string> {
  const {run, exists, named, isCi, isRoot} = system;
  if (named !== undefined) {
    if (!exists(named)) {
      throw new Error(`CHROMIUM names ${named}, which does not exist.`);
    }
    return named;
  }
  const present = await installed(system);
  if (present !== undefined) {
    return present;
  }
  if (isRoot && (await run('which', ['apt-get'])).code === 0) {
    await change(system, 'apt-get', ['update'], 300);
    const args = ['install', '-y', '--no-install-recommends', 'chromium'];
    await change(system, 'apt-get', args, 900);
    const packaged = await installed(system);
    if (packaged !== undefined) {
      return packaged;
    }
  }
  if (isCi || isRoot) {
    await change(system, 'npx', ['--no-install', 'playwright', 'install', 'chromium'], 600);
    if (exists(system.playwrightPath)) {
      return system.playwrightPath;
    }
  }
  throw new Error(
    [
      'Chromium was not found. Do one of the following:',
      "  1. Playwright's own: npx playwright install chromium",
      '  2. a browser of the system: install Chromium or Chrome, or set CHROMIUM=/path/to/it',
    ].join('\n'),
  );
}
