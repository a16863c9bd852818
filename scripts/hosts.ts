// cspell:ignore RUNLEVEL
import {existsSync} from 'node:fs';
import {run} from './run';

/** Debian packages of the servers that `deploy/` configures. */
const packages = ['nginx-light', 'libnginx-mod-http-brotli-static', 'caddy', 'apache2-bin'];
/** Timeouts in seconds. */
const timeouts = {update: 120, install: 240} as const;

/** Paths by which an installed server is detected. */
export const hostPrograms = {
  nginx: ['/usr/sbin/nginx', '/usr/bin/nginx'],
  caddy: ['/usr/bin/caddy'],
  apache: ['/usr/sbin/apache2', '/usr/sbin/httpd'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/**
 * Installs the servers for the host tests in continuous integration and for root users, as
 * in containers. Otherwise nothing is installed, and these tests are skipped.
 *
 * @param print prints a line
 */
export async function installHosts(
  print: (line: string) => void,
  {isRoot = process.getuid?.() === 0, exists = existsSync, execute = run} = {},
): Promise<void> {
  const missing = Object.values(hostPrograms).some((files) => !files.some((file) => exists(file)));
  if (!missing || !isRoot || (await execute('which', ['apt-get'])).code !== 0) {
    return;
  }
  print(`Servers for the host tests are missing. Running: apt-get install ${packages.join(' ')}`);
  await execute('apt-get', ['update'], {timeout: timeouts.update});
  const {code} = await execute(
    'apt-get',
    ['install', '-y', '--no-install-recommends', ...packages],
    {timeout: timeouts.install, env: {DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1'}},
  );
  if (code !== 0) {
    print('The installation failed: the tests of the missing servers are skipped.');
  }
}
