import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {apacheHost, apacheModules} from '../../deploy/apache';
import type {BuiltSite} from '../../deploy/builtSite';
import {caddySite} from '../../deploy/caddy';
import {nginxProgram, nginxServer} from '../../deploy/nginx';
import {freePort} from '../../scripts/freePort';
import {hostPrograms} from '../../scripts/hosts';
import {createSiteServer} from '../../scripts/siteServer';

/** A server with a built site on it. */
export interface Host {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** How a kind of server is started with a built site. */
type Start = (site: BuiltSite, root: string) => Promise<Host>;

/** The kinds of servers that the project has configuration for. */
export const hostNames = ['preview', 'nginx', 'caddy', 'apache'] as const;
export type HostName = (typeof hostNames)[number];

/** Path of the program of a host, where the system has it. */
export const programOf = (name: Exclude<HostName, 'preview'>): string | undefined =>
  hostPrograms[name].find((file) => existsSync(file));

async function untilAnswered(child: ChildProcess, origin: string): Promise<void> {
  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    try {
      await fetch(`${origin}/`);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`${child.spawnfile} does not answer.`);
}

/**
 * Start a program with its configuration in a folder of its own.
 *
 * @param argsOf its arguments, once the configuration stands in a file
 */
async function startProgram(
  command: string,
  config: (folder: string, port: number) => string,
  argsOf: (file: string, folder: string) => readonly string[],
): Promise<Host> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'manual-host-'));
  const port = await freePort();
  const file = path.join(folder, 'server.conf');
  writeFileSync(file, config(folder, port));
  const child = spawn(command, argsOf(file, folder), {
    env: {...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder},
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const ended = once(child, 'close');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, {recursive: true, force: true});
  };
  const origin = `http://127.0.0.1:${port}`;
  try {
    await untilAnswered(child, origin);
  } catch (error) {
    // What it said is gone with its folder.
    const log = path.join(folder, 'error.log');
    said += existsSync(log) ? readFileSync(log, 'utf8') : '';
    await stop();
    throw new Error(`${command} does not start.\n${said}`, {cause: error});
  }
  return {origin, stop};
}

function programFor(name: Exclude<HostName, 'preview'>): string {
  const program = programOf(name);
  if (program === undefined) {
    throw new Error(`There is no ${name}; looked for ${hostPrograms[name].join(', ')}.`);
  }
  return program;
}

const isRoot = process.getuid?.() === 0;

const startNginx: Start = (site, root) => {
  const module = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
  const hasBrotli = existsSync(module);
  return startProgram(
    programFor('nginx'),
    (folder, port) =>
      nginxProgram({
        folder,
        modules: hasBrotli ? [module] : [],
        workers: 1,
        http: nginxServer(site, {root, listen: `127.0.0.1:${port}`, hasBrotli}),
      }),
    (file, folder) => ['-p', folder, '-c', file],
  );
};

const startCaddy: Start = (site, root) =>
  startProgram(
    programFor('caddy'),
    (_, port) =>
      `{\n  admin off\n  auto_https off\n}\n${caddySite(site, {root, address: `http://127.0.0.1:${port}`})}`,
    (file) => ['run', '--adapter', 'caddyfile', '--config', file],
  );

const startApache: Start = (site, root) =>
  startProgram(
    programFor('apache'),
    (folder, port) => {
      mkdirSync(path.join(folder, 'empty'));
      const modules = ['mpm_event', ...apacheModules]
        .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
        .join('\n');
      return `
ServerRoot ${folder}
ServerName 127.0.0.1
PidFile ${folder}/apache.pid
TypesConfig /dev/null
DefaultRuntimeDir ${folder}
ErrorLog ${folder}/error.log
Listen 127.0.0.1:${port}
${modules}
${isRoot ? 'User www-data\nGroup www-data' : ''}
${apacheHost(site, {root, address: `127.0.0.1:${port}`})}
`;
    },
    (file) => ['-X', '-f', file],
  );

const startPreview: Start = async (_, root) => {
  const server = createSiteServer(root).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

const starts: Readonly<Record<HostName, Start>> = {
  preview: startPreview,
  nginx: startNginx,
  caddy: startCaddy,
  apache: startApache,
};

/**
 * Start a host with a built site.
 *
 * @param root folder of the site, with compressed forms beside its files
 * @throws Error with what the program said when it does not start
 */
export const startHost = (name: HostName, site: BuiltSite, root: string): Promise<Host> =>
  starts[name](site, root);
