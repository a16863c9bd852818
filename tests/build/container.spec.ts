// cspell:ignore HEALTHCHECK rprivate setpriv reuid regid privs
import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {ask} from '../../deploy/ask';
import {checkHost} from '../../deploy/check';
import {deploy} from '../../scripts/deploy';
import {freePort} from '../../scripts/freePort';
import {programOf, servedFiles} from '../support/hosts';
import {buildDir, read, root as project} from '../support/project';

/** The instructions of the definition of the image, one a line. */
const instructions = read('deploy/Containerfile')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => /^(?<word>[A-Z]+) (?<rest>.+)$/u.exec(line)?.groups ?? {});

/** What stands behind a word. */
const allOf = (wanted: string) =>
  instructions.flatMap(({word, rest}) => (word === wanted && rest ? [rest] : []));
const oneOf = (wanted: string): string => {
  const [one = '', ...others] = allOf(wanted);
  expect([one !== '', others]).toEqual([true, []]);
  return one;
};

/** The words by which the configuration of its nginx is made, as its head says. */
const configWords =
  /^# npm run -s deploy -- (?<words>nginx .*) > build\/\.server\.conf$/mu
    .exec(read('deploy/Containerfile'))
    ?.groups?.words?.split(' ') ?? [];

test('the definition of the image has one version, one port, no rights, and files that are there', () => {
  expect(instructions.every(({word}) => word !== undefined)).toBe(true);
  expect(oneOf('FROM')).toMatch(/:\d+\.\d+-[\w-]+$/u);
  expect(oneOf('USER')).not.toMatch(/^(?:root|0)\b/u);
  const port = oneOf('EXPOSE');
  expect(configWords).toContain(`listen=${port}`);
  expect(oneOf('HEALTHCHECK')).toContain(`http://127.0.0.1:${port}/`);
  const sources = allOf('COPY').map((copy) => copy.split(' ')[0] ?? '');
  expect(sources.length).toBeGreaterThan(0);
  for (const source of sources.filter((one) => !one.startsWith('build'))) {
    expect(existsSync(path.join(project, source)), source).toBe(true);
  }
  // The configuration names the folder that the site is copied to.
  expect(allOf('COPY')).toContain(`build ${configWords[1]?.replace('root=', '') ?? ''}`);
});

/** Makes all that is on a file system its own, to be read only but for `/tmp`, and goes on as nobody. */
const confined = `
set -e
mount --make-rprivate /
mount -t tmpfs tmpfs /etc/nginx
cp "$1/nginx.conf" "$1/server.conf" /etc/nginx/
mount --bind "$2" /srv
for place in / /etc/nginx /srv; do mount -o remount,bind,ro "$place"; done
mount -t tmpfs -o mode=1777 tmpfs /tmp
shift 2
exec setpriv --reuid=65534 --regid=65534 --clear-groups --no-new-privs --bounding-set=-all "$@"
`;

/** Whether this machine lets a test make a file system of its own, and has what the test runs there. */
const canConfine =
  spawnSync('unshare', [
    '-m',
    'sh',
    '-c',
    'mount --make-rprivate / && command -v setpriv && command -v wget',
  ]).status === 0;

test.describe('what the image runs', () => {
  test.skip(
    programOf('nginx') === undefined,
    'There is no nginx here; continuous integration installs it.',
  );
  test.skip(
    !canConfine,
    'This machine has no setpriv or wget, or lets no test make a file system that is only read.',
  );

  test('starts without rights where nothing can be written but /tmp, is healthy, and serves the site', async () => {
    const root = await servedFiles();
    const folder = mkdtempSync(path.join(os.tmpdir(), 'manual-container-'));
    chmodSync(folder, 0o755);
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const words = configWords.map((word) =>
      word.replace(/^root=.*/u, 'root=/srv').replace(/^listen=.*/u, `listen=${port}`),
    );
    writeFileSync(path.join(folder, 'nginx.conf'), read('deploy/container.conf'));
    writeFileSync(path.join(folder, 'server.conf'), await deploy(words));
    const command = JSON.parse(oneOf('CMD')) as string[];
    const child = spawn('unshare', ['-m', 'sh', '-c', confined, 'sh', folder, root, ...command], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    const ended = once(child, 'close');
    try {
      await expect
        .poll(() =>
          ask(origin, '/').then(
            ({status}) => status,
            () => said,
          ),
        )
        .toBe(200);
      const health = oneOf('HEALTHCHECK')
        .replace(/^.*? CMD /u, '')
        .replace(/127\.0\.0\.1:\d+/u, `127.0.0.1:${port}`);
      const isHealthy = () => spawnSync('sh', ['-c', health]).status === 0;
      expect(isHealthy()).toBe(true);
      expect((await checkHost({origin, brotli: /^gzip$/u}, buildDir)).problems).toEqual([]);
      child.kill('SIGQUIT');
      await ended;
      expect(child.exitCode).toBe(0);
      expect(isHealthy()).toBe(false);
      // No complaint of a file that cannot be written.
      expect(said).toBe('');
    } finally {
      child.kill('SIGKILL');
      await ended;
      [folder, root].forEach((one) => rmSync(one, {recursive: true, force: true}));
    }
  });
});
