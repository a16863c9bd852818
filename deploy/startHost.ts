// cspell:ignore addext keyout paramgen pkeyopt subj
import {execFileSync, spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {ask} from './ask';
import {readBuiltSite, type BuiltSite, type Certificate} from './builtSite';
import {compressFiles} from './compress';
import {apacheExample, caddyExample} from './examples';
import {mainScriptOf} from './expectations';
import {nginxProgram, nginxServer} from './nginx';
import {freePort} from '../scripts/freePort';
import {hostPrograms} from '../scripts/hosts';
import {createSiteServer} from '../scripts/siteServer';

const buildDir = path.resolve(__dirname, '..', 'build');

export interface Host {
  readonly origin: string;
  /** With TLS: the origin without it, which redirects. */
  readonly plainOrigin?: string;
  readonly certificate?: string;
  readonly stop: () => Promise<void>;
}

export interface HostOptions {
  readonly hasTls?: boolean;
  readonly change?: (config: string) => string;
}

type Start = (site: BuiltSite, root: string, options: HostOptions) => Promise<Host>;

/** Copies the files of the built site that the tests request, with their compressed forms, to a temporary folder. */
export async function servedFiles(): Promise<string> {
  const root = mkdtempSync(path.join(os.tmpdir(), 'manual-host-'));
  for (const file of [
    ...['_headers', '_redirects', '404.html', 'index.html', 'docs/index.html', 'docs/intro.html'],
    ...['docs/next/index.html', 'img/logo.svg', 'search-index.json', 'sitemap.xml', 'docs/rss.xml'],
    ...['docs/io-servers/knx.md', 'data/io-servers.json', 'cards/manual.png', 'release.json'],
    ...['sw.js', mainScriptOf(buildDir).slice(1)],
  ]) {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    cpSync(path.join(buildDir, file), path.join(root, file));
  }
  cpSync(path.join(buildDir, '_headers'), path.join(root, '.build-log.txt'));
  await compressFiles(root, 5);
  // Hosts read the files as a user of their own.
  chmodSync(root, 0o755);
  return root;
}

function makeCertificate(folder: string): Certificate {
  const [certificate, key] = ['certificate', 'key'].map((name) =>
    path.join(folder, `${name}.pem`),
  ) as [string, string];
  const words = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2
    -subj /CN=localhost -addext subjectAltName=DNS:localhost,IP:127.0.0.1`.split(/\s+/u);
  execFileSync('openssl', [...words, '-out', certificate, '-keyout', key], {stdio: 'pipe'});
  return {certificate, key};
}

export const hostNames = ['preview', 'nginx', 'caddy', 'apache'] as const;
export type HostName = (typeof hostNames)[number];

const programOf = (name: Exclude<HostName, 'preview'>): string | undefined =>
  hostPrograms[name].find((file) => existsSync(file));

/** Whether this machine can run a host: `npm run test:all` installs what is missing. */
export const isInstalled = (name: HostName): boolean =>
  name === 'preview' || programOf(name) !== undefined;

async function untilAnswered(child: ChildProcess, origin: string, ca?: string): Promise<void> {
  for (let tries = 0; tries < 600 && child.exitCode === null; tries += 1) {
    try {
      await ask(origin, '/', {ca});
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`${child.spawnfile} does not answer.`);
}

interface Place {
  readonly folder: string;
  readonly port: number;
  /** With TLS: the port without it. */
  readonly plainPort: number;
  readonly tls?: Certificate;
}

async function startProgram(
  command: string | undefined,
  configOf: (place: Place) => string,
  argsOf: (file: string, folder: string) => readonly string[],
  {hasTls = false, change = (config) => config}: HostOptions,
): Promise<Host> {
  if (command === undefined) {
    throw new Error('The host is not installed: npm run test:all installs it.');
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'manual-host-'));
  const configFile = path.join(folder, 'server.conf');
  const log = path.join(folder, 'error.log');
  const port = await freePort();
  const plainPort = await freePort();
  const tls = hasTls ? makeCertificate(folder) : undefined;
  writeFileSync(configFile, change(configOf({folder, port, plainPort, tls})));
  const child = spawn(command, argsOf(configFile, folder), {
    env: {...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder},
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const ended = once(child, 'close');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, {recursive: true, force: true});
  };
  const origin = `${tls ? 'https' : 'http'}://127.0.0.1:${port}`;
  try {
    await untilAnswered(child, origin, tls && readFileSync(tls.certificate, 'utf8'));
  } catch (error) {
    errors += existsSync(log) ? readFileSync(log, 'utf8') : '';
    await stop();
    throw new Error(`${command} does not start.\n${errors}`, {cause: error});
  }
  const secure = tls && {
    plainOrigin: `http://127.0.0.1:${plainPort}`,
    certificate: tls.certificate,
  };
  return {origin, ...secure, stop};
}

const isRoot = process.getuid?.() === 0;

const startNginx: Start = (site, root, options) => {
  const module = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
  const hasBrotli = existsSync(module);
  return startProgram(
    programOf('nginx'),
    ({folder, port, plainPort, tls}) =>
      nginxProgram({
        folder,
        modules: hasBrotli ? [module] : [],
        workers: 1,
        http: nginxServer(site, {
          root,
          listen: `127.0.0.1:${port}${tls ? ' ssl http2' : ''}`,
          hasBrotli,
          certificate: tls,
          plain: tls && `127.0.0.1:${plainPort}`,
        }),
      }),
    (file, folder) => ['-p', folder, '-c', file],
    options,
  );
};

const startCaddy: Start = (site, root, options) =>
  startProgram(
    programOf('caddy'),
    ({port}) =>
      `{\n  admin off\n}\n${caddyExample(site, {root, address: `http://127.0.0.1:${port}`})}`,
    (file) => ['run', '--adapter', 'caddyfile', '--config', file],
    options,
  );

const apacheModules = ['mpm_event', 'authz_core', 'dir', 'headers', 'mime', 'rewrite'];

const startApache: Start = (site, root, options) =>
  startProgram(
    programOf('apache'),
    ({folder, port}) => {
      mkdirSync(path.join(folder, 'empty'));
      const modules = apacheModules
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
${apacheExample(site, {root, address: `127.0.0.1:${port}`})}
`;
    },
    (file) => ['-X', '-f', file],
    options,
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
  ...{preview: startPreview, nginx: startNginx, caddy: startCaddy, apache: startApache},
};

/** Starts a host with a built site in a folder that has compressed forms beside the files. */
export const startHost = (name: HostName, root: string, options: HostOptions = {}): Promise<Host> =>
  starts[name](readBuiltSite(root), root, options);
