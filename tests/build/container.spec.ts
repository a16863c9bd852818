// cspell:ignore HEALTHCHECK rprivate setpriv reuid regid privs
import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {chmodSync, existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'playwright/test';
import {checkHost} from '../../deploy/check';
import {sendRequest} from '../../deploy/request';
import {deploy} from '../../scripts/deploy';
import {freePort} from '../../scripts/freePort';
import {test} from '../support/folder';
import {isInstalled, prepareSite} from '../../deploy/startHost';
import {full} from '../support/pages';
import {buildDir, read, root as project} from '../support/project';

const instructions = [
  ...read('deploy/Containerfile').matchAll(/^(?<keyword>[A-Z]+) (?<args>.+)$/gmu),
].map(({groups}) => ({keyword: groups?.keyword, args: groups?.args ?? ''}));

const allOf = (keyword: string) =>
  instructions.filter((one) => one.keyword === keyword).map(({args}) => args);

function oneOf(keyword: string): string {
  const all = allOf(keyword);
  expect(all).toHaveLength(1);
  return all[0] ?? '';
}

/** Arguments of the nginx command in the comments of the Containerfile. */
const configArgs =
  /^# npm run -s deploy -- (?<args>nginx .*) > build\/\.server\.conf$/mu
    .exec(read('deploy/Containerfile'))
    ?.groups?.args?.split(' ') ?? [];

test('the image has a fixed version, one port, an unprivileged user, and existing files', () => {
  expect(oneOf('FROM')).toMatch(/:\d+\.\d+-[\w-]+$/u);
  expect(oneOf('USER')).not.toMatch(/^(?:root|0)\b/u);
  const port = oneOf('EXPOSE');
  expect(configArgs).toContain(`listen=${port}`);
  expect(oneOf('HEALTHCHECK')).toContain(`http://127.0.0.1:${port}/`);
  const sources = allOf('COPY').map((copy) => copy.split(' ')[0] ?? '');
  for (const source of sources.filter((one) => !one.startsWith('build'))) {
    expect(existsSync(path.join(project, source)), source).toBe(true);
  }
  // The configuration serves the folder that the site is copied to.
  expect(allOf('COPY')).toContain(`build ${configArgs[1]?.replace('root=', '') ?? ''}`);
});

/** Mounts everything read-only except `/tmp`, and runs a command as an unprivileged user. */
const confineScript = `
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

/** Checks that mounting is permitted, and that the required programs are installed. */
const confineCheck = 'mount --make-rprivate / && command -v setpriv && command -v wget';
const canConfine = spawnSync('unshare', ['-m', 'sh', '-c', confineCheck]).status === 0;

test('nginx of the image runs unprivileged on a read-only file system', full, async ({folder}) => {
  test.setTimeout(60_000);
  test.skip(!isInstalled('nginx'), 'nginx is not installed.');
  test.skip(!canConfine, 'setpriv or wget is missing, or mounting is not permitted.');
  const root = await prepareSite();
  chmodSync(folder.root, 0o755);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const args = configArgs.map((arg) =>
    arg.replace(/^root=.*/u, 'root=/srv').replace(/^listen=.*/u, `listen=${port}`),
  );
  const files = {'nginx.conf': read('deploy/container.conf'), 'server.conf': await deploy(args)};
  folder.write(files);
  const command = JSON.parse(oneOf('CMD')) as string[];
  const unshareArgs = ['-m', 'sh', '-c', confineScript, 'sh', folder.root, root, ...command];
  const child = spawn('unshare', unshareArgs, {stdio: ['ignore', 'ignore', 'pipe']});
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const closed = once(child, 'close');
  try {
    const isUp = async () => expect((await sendRequest(origin, '/')).status, errors).toBe(200);
    await expect(isUp).toPass();
    const health = oneOf('HEALTHCHECK')
      .replace(/^.*? CMD /u, '')
      .replace(/127\.0\.0\.1:\d+/u, `127.0.0.1:${port}`);
    const isHealthy = () => spawnSync('sh', ['-c', health]).status === 0;
    expect(isHealthy()).toBe(true);
    expect((await checkHost({origin, brotli: /^gzip$/u}, buildDir)).problems).toEqual([]);
    child.kill('SIGQUIT');
    await closed;
    expect(child.exitCode).toBe(0);
    expect(isHealthy()).toBe(false);
    // All writes succeeded.
    expect(errors).toBe('');
  } finally {
    child.kill('SIGKILL');
    await closed;
    rmSync(root, {recursive: true, force: true});
  }
});
