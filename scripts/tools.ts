// cspell:ignore RUNLEVEL
import {existsSync} from 'node:fs';
import {run} from './run';

/** Timeouts in seconds. */
const timeouts = {update: 120, install: 240} as const;

/** Tools of the tests: Debian packages, and the paths by which an installed one is detected. */
const tools = {
  nginx: {
    packages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
    paths: ['/usr/sbin/nginx', '/usr/bin/nginx'],
  },
  caddy: {packages: ['caddy'], paths: ['/usr/bin/caddy']},
  apache: {packages: ['apache2-bin'], paths: ['/usr/sbin/apache2', '/usr/sbin/httpd']},
  javac: {packages: ['default-jdk-headless'], paths: ['/usr/bin/javac']},
  rhino: {packages: ['librhino-java'], paths: ['/usr/share/java/rhino.jar']},
  hsqldb: {packages: ['libhsqldb-java'], paths: ['/usr/share/java/hsqldb.jar']},
  shellcheck: {packages: ['shellcheck'], paths: ['/usr/bin/shellcheck']},
  mosquitto: {packages: ['mosquitto'], paths: ['/usr/sbin/mosquitto']},
  mosquitto_sub: {packages: ['mosquitto-clients'], paths: ['/usr/bin/mosquitto_sub']},
  openssl: {packages: ['openssl'], paths: ['/usr/bin/openssl']},
  curl: {packages: ['curl'], paths: ['/usr/bin/curl']},
  jq: {packages: ['jq'], paths: ['/usr/bin/jq']},
} as const satisfies Readonly<
  Record<string, {packages: readonly string[]; paths: readonly string[]}>
>;

export type Tool = keyof typeof tools;

const names = Object.keys(tools) as Tool[];

/** Path of a tool; `undefined` if it is not installed. */
export const pathOf = (name: Tool): string | undefined =>
  tools[name].paths.find((file) => existsSync(file));

/**
 * Installs the missing tools of the tests in continuous integration and for root users of
 * Debian, as in containers. Otherwise nothing is installed. The tests of missing tools are
 * skipped.
 *
 * @param print prints a line
 */
export async function installTools(print: (line: string) => void): Promise<void> {
  const missing = () => names.filter((name) => pathOf(name) === undefined);
  const packages = missing().flatMap((name) => tools[name].packages);
  if (
    packages.length > 0 &&
    process.getuid?.() === 0 &&
    (await run('which', ['apt-get'])).code === 0
  ) {
    print(`Tools of the tests are missing. Running: apt-get install ${packages.join(' ')}`);
    await run('apt-get', ['update'], {timeout: timeouts.update});
    await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
      timeout: timeouts.install,
      // Services of the packages do not start.
      env: {DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1'},
    });
  }
  if (missing().length > 0) {
    print(`Not installed, so their tests are skipped: ${missing().join(', ')}`);
  }
}
