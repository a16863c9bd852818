import {existsSync} from 'node:fs';
import {chromium} from 'playwright';
import {run} from './run';

/** Names under which systems install a Chromium. */
const systemNames = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
] as const;

async function systemChromium(): Promise<string | undefined> {
  for (const name of systemNames) {
    const {code, output} = await run('which', [name]);
    if (code === 0) {
      return output.trim();
    }
  }
  return undefined;
}

function playwrightChromium(): string | undefined {
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

async function installFromDistribution(): Promise<void> {
  const {code} = await run('which', ['apt-get']);
  if (code !== 0 || process.getuid?.() !== 0) {
    return;
  }
  await run('apt-get', ['update'], {timeout: 300});
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {timeout: 900});
}

/**
 * A Chromium for the tests: the one `CHROMIUM` names, the system's, or
 * Playwright's own. Where there is none, the distribution's package is
 * installed, then Playwright's download tried.
 *
 * @returns path of the executable
 * @throws Error naming the three ways when none worked
 */
export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM;
  if (named !== undefined) {
    if (!existsSync(named)) {
      throw new Error(`CHROMIUM names ${named}, which does not exist.`);
    }
    return named;
  }
  const present = (await systemChromium()) ?? playwrightChromium();
  if (present !== undefined) {
    return present;
  }
  console.log('No Chromium found; installing one.');
  await installFromDistribution();
  const installed = await systemChromium();
  if (installed !== undefined) {
    return installed;
  }
  await run('npx', ['--no-install', 'playwright', 'install', 'chromium'], {timeout: 600});
  const downloaded = playwrightChromium();
  if (downloaded !== undefined) {
    return downloaded;
  }
  throw new Error(
    [
      'The tests need a Chromium, and none could be had. Any one of these will do:',
      '  1. a system browser: install Chromium or Chrome, or set CHROMIUM=/path/to/it',
      "  2. Playwright's own: npx playwright install chromium",
      "  3. the distribution's package: apt-get install chromium (as root)",
    ].join('\n'),
  );
}
