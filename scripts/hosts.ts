// cspell:ignore RUNLEVEL
import {existsSync} from 'node:fs';
import {run} from './run';

/** Packages of Debian with the servers that the project has configuration for. */
const packages = ['nginx-light', 'libnginx-mod-http-brotli-static', 'caddy', 'apache2-bin'];
/** Seconds that the package manager may take. */
const patience = {update: 120, install: 240} as const;

/** Programs of these packages, by which their presence is known. */
export const hostPrograms = {
  nginx: ['/usr/sbin/nginx', '/usr/bin/nginx'],
  caddy: ['/usr/bin/caddy'],
  apache: ['/usr/sbin/apache2', '/usr/sbin/httpd'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/**
 * The servers that the tests of hosts run, on machines that are there for that:
 * continuous integration and containers whose user is root. Elsewhere nothing
 * is installed, and those tests are left out.
 *
 * @param print what shows a line
 */
export async function installHosts(
  print: (line: string) => void,
  {isRoot = process.getuid?.() === 0, isThere = existsSync, execute = run} = {},
): Promise<void> {
  const missing = Object.values(hostPrograms).some((files) => !files.some((file) => isThere(file)));
  if (!missing || !isRoot || (await execute('which', ['apt-get'])).code !== 0) {
    return;
  }
  print(
    `Servers for the tests of hosts are missing. Running: apt-get install ${packages.join(' ')}`,
  );
  await execute('apt-get', ['update'], {timeout: patience.update});
  const {code} = await execute(
    'apt-get',
    ['install', '-y', '--no-install-recommends', ...packages],
    {timeout: patience.install, env: {DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1'}},
  );
  if (code !== 0) {
    print('They could not be installed: the tests of the missing servers are skipped.');
  }
}
