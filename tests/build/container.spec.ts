// cspell:ignore HEALTHCHECK rprivate setpriv reuid regid privs
import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {chmodSync, existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'playwright/test';
import {ask} from '../../deploy/ask';
import {checkHost} from '../../deploy/check';
import {deploy} from '../../scripts/deploy';
import {freePort} from '../../scripts/freePort';
import {test} from '../support/folder';
import {isInstalled, servedFiles} from '../../deploy/startHost';
import {buildDir, read, root as project} from '../support/project';

const instructions = [
  ...read('deploy/Containerfile').matchAll(/^(?<word>[A-Z]+) (?<rest>.+)$/gmu),
].map(({groups}) => ({word: groups?.word, rest: groups?.rest ?? ''}));

const allOf = (word: string) =>
  instructions.filter((one) => one.word === word).map(({rest}) => rest);

function oneOf(word: string): string {
  const all = allOf(word);
  expect(all).toHaveLength(1);
  return all[0] ?? '';
}

/** Arguments of the command that makes the configuration of nginx, from the head of the Containerfile. */
const configWords =
  /^# npm run -s deploy -- (?<words>nginx .*) > build\/\.server\.conf$/mu
    .exec(read('deploy/Containerfile'))
    ?.groups?.words?.split(' ') ?? [];

test('the image has a fixed version, one port, a user without rights, and existing files', () => {
  expect(oneOf('FROM')).toMatch(/:\d+\.\d+-[\w-]+$/u);
  expect(oneOf('USER')).not.toMatch(/^(?:root|0)\b/u);
  const port = oneOf('EXPOSE');
  expect(configWords).toContain(`listen=${port}`);
  expect(oneOf('HEALTHCHECK')).toContain(`http://127.0.0.1:${port}/`);
  const sources = allOf('COPY').map((copy) => copy.split(' ')[0] ?? '');
  for (const source of sources.filter((one) => !one.startsWith('build'))) {
    expect(existsSync(path.join(project, source)), source).toBe(true);
  }
  // The configuration serves the folder that the site is copied to.
  expect(allOf('COPY')).toContain(`build ${configWords[1]?.replace('root=', '') ?? ''}`);
});

/** Mounts everything read-only except `/tmp`, and runs a command as an unprivileged user. */
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

/** Whether this machine allows a test to mount, and has the programs for it. */
const needed = 'mount --make-rprivate / && command -v setpriv && command -v wget';
const canConfine = spawnSync('unshare', ['-m', 'sh', '-c', needed]).status === 0;

test(
  'nginx of the image serves the site without rights on a read-only file system',
  {tag: '@full'},
  async ({folder}) => {
    test.setTimeout(60_000);
    test.skip(!isInstalled('nginx'), 'nginx is not installed.');
    test.skip(!canConfine, 'This machine has no setpriv or wget, or allows no mount.');
    const root = await servedFiles();
    chmodSync(folder.root, 0o755);
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const words = configWords.map((word) =>
      word.replace(/^root=.*/u, 'root=/srv').replace(/^listen=.*/u, `listen=${port}`),
    );
    const files = {'nginx.conf': read('deploy/container.conf'), 'server.conf': await deploy(words)};
    folder.write(files);
    const command = JSON.parse(oneOf('CMD')) as string[];
    const parts = ['-m', 'sh', '-c', confined, 'sh', folder.root, root, ...command];
    const child = spawn('unshare', parts, {stdio: ['ignore', 'ignore', 'pipe']});
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk.toString();
    });
    const ended = once(child, 'close');
    try {
      const isAnswered = async () => expect((await ask(origin, '/')).status, errors).toBe(200);
      await expect(isAnswered).toPass();
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
      // No file failed to be written.
      expect(errors).toBe('');
    } finally {
      child.kill('SIGKILL');
      await ended;
      rmSync(root, {recursive: true, force: true});
    }
  },
);
