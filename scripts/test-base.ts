import {copyFileSync, mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {findChromium} from './chromium';
import {run} from './run';

const root = path.resolve(__dirname, '..');

/**
 * Builds the site for a base path, as on GitHub Pages, and runs the tests of `tests/base`.
 *
 * @param folder base path without slashes
 * @returns the exit status
 */
async function testBase(folder: string): Promise<number> {
  // A host other than that of the canonical addresses, to detect hard-coded addresses.
  const siteEnv = {BASE_URL: folder, SITE_ORIGIN: 'https://pages.example'};
  const host = mkdtempSync(path.join(os.tmpdir(), 'manual-'));
  try {
    console.log(`Building the site for /${folder}/.`);
    const built = await run(
      'npx',
      ['--no-install', 'docusaurus', 'build', '--out-dir', path.join(host, folder)],
      {cwd: root, env: {...siteEnv, NO_UPDATE_NOTIFIER: '1', FORCE_COLOR: '0'}},
    );
    if (built.code !== 0) {
      console.log(built.output);
      return built.code;
    }
    // Files that hosts read from the document root.
    for (const name of ['404.html', '_headers', '_redirects']) {
      copyFileSync(path.join(host, folder, name), path.join(host, name));
    }
    const {code} = await run('npx', ['--no-install', 'playwright', 'test', '--project=base'], {
      cwd: root,
      show: true,
      env: {CHROMIUM: await findChromium(), BASE_SITE: host, ...siteEnv},
    });
    return code;
  } finally {
    rmSync(host, {recursive: true, force: true});
  }
}

if (require.main === module) {
  void testBase('manual').then((status) => {
    process.exitCode = status;
  });
}
