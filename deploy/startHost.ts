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
import {headersOf, readHostRules, type HostRules, type Certificate} from './hostRules';
import {compressFiles} from './compress';
import {mainScriptOf} from './expectations';
import {nginxProgram, nginxServer} from './nginx';
import {sendRequest} from './request';
import {freePort} from '../scripts/freePort';
import {createSiteServer} from '../scripts/siteServer';
import {pathOf} from '../scripts/tools';

const buildDir = path.resolve(__dirname, '..', 'build');

/** Running host. */
export interface Host {
  readonly origin: string;
  /** HTTP origin that redirects to TLS. */
  readonly plainOrigin?: string;
  /** Path of the TLS certificate. */
  readonly certificate?: string;
  readonly stop: () => Promise<void>;
}

export interface HostOptions {
  readonly hasTls?: boolean;
  /** Changes the configuration, to test that faults are detected. */
  readonly change?: (config: string) => string;
}

type Start = (site: HostRules, root: string, options: HostOptions) => Promise<Host>;

/** Copies the files that the tests request to a temporary folder, and compresses them. */
export async function prepareSite(): Promise<string> {
  const root = mkdtempSync(path.join(os.tmpdir(), 'manual-host-'));
  for (const file of [
    ...['_headers', '_redirects', '404.html', 'index.html', 'docs/index.html', 'docs/intro.html'],
    ...['docs/next/index.html', 'img/logo.svg', 'search-index.json', 'sitemap.xml', 'docs/rss.xml'],
    ...['docs/io-servers/knx.md', 'cards/manual.png', 'release.json'],
    ...['sw.js', mainScriptOf(buildDir).slice(1)],
  ]) {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    cpSync(path.join(buildDir, file), path.join(root, file));
  }
  cpSync(path.join(buildDir, '_headers'), path.join(root, '.build-log.txt'));
  await compressFiles(root, 5);
  // Hosts run as other users.
  chmodSync(root, 0o755);
  return root;
}

function makeCertificate(folder: string): Certificate {
  const [certificate, key] = ['certificate', 'key'].map((name) =>
    path.join(folder, `${name}.pem`),
  ) as [string, string];
  const options = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2
    -subj /CN=localhost -addext subjectAltName=DNS:localhost,IP:127.0.0.1`.split(/\s+/u);
  execFileSync('openssl', [...options, '-out', certificate, '-keyout', key], {stdio: 'pipe'});
  return {certificate, key};
}

export const hostNames = ['preview', 'nginx', 'caddy', 'apache'] as const;
export type HostName = (typeof hostNames)[number];

/** Whether the server of a host is installed; `npm run test:all` installs missing ones. */
export const isInstalled = (name: HostName): boolean =>
  name === 'preview' || pathOf(name) !== undefined;

async function waitForResponse(child: ChildProcess, origin: string, ca?: string): Promise<void> {
  for (let attempt = 0; attempt < 600 && child.exitCode === null; attempt += 1) {
    try {
      await sendRequest(origin, '/', {ca});
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`${child.spawnfile} does not respond.`);
}

/** Values for the configuration of a server. */
interface ServerContext {
  /** Temporary folder. */
  readonly folder: string;
  readonly port: number;
  /** HTTP port that redirects to TLS. */
  readonly plainPort: number;
  readonly tls?: Certificate;
}

async function startProgram(
  command: string | undefined,
  configOf: (context: ServerContext) => string,
  argsOf: (file: string, folder: string) => readonly string[],
  {hasTls = false, change = (config) => config}: HostOptions,
): Promise<Host> {
  if (command === undefined) {
    throw new Error('The server is not installed. Run "npm run test:all" to install it.');
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
  const closed = once(child, 'close');
  const stop = async () => {
    child.kill('SIGTERM');
    await closed;
    rmSync(folder, {recursive: true, force: true});
  };
  const origin = `${tls ? 'https' : 'http'}://127.0.0.1:${port}`;
  try {
    await waitForResponse(child, origin, tls && readFileSync(tls.certificate, 'utf8'));
  } catch (error) {
    errors += existsSync(log) ? readFileSync(log, 'utf8') : '';
    await stop();
    throw new Error(`${command} did not start.\n${errors}`, {cause: error});
  }
  const tlsProperties = tls && {
    plainOrigin: `http://127.0.0.1:${plainPort}`,
    certificate: tls.certificate,
  };
  return {origin, ...tlsProperties, stop};
}

const isRoot = process.getuid?.() === 0;

const startNginx: Start = (site, root, options) => {
  const module = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
  const hasBrotli = existsSync(module);
  return startProgram(
    pathOf('nginx'),
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

/** Example configuration with the folder, the address and the policy of the tests. */
function exampleConfig(site: HostRules, root: string, file: string, address: string): string {
  const policy = headersOf(site.rules, '').find(({key}) => key === 'Content-Security-Policy');
  return readFileSync(path.join(__dirname, file), 'utf8')
    .replaceAll('POLICY', policy?.value ?? '')
    .replaceAll('/srv/manual', root)
    .replace(/^manual\.example\.org(?= \{)|(?<=<VirtualHost )\*:80/mu, address);
}

const startCaddy: Start = (site, root, options) =>
  startProgram(
    pathOf('caddy'),
    ({port}) =>
      `{\n  admin off\n}\n${exampleConfig(site, root, 'Caddyfile', `http://127.0.0.1:${port}`)}`,
    (file) => ['run', '--adapter', 'caddyfile', '--config', file],
    options,
  );

const apacheModules = ['mpm_event', 'authz_core', 'dir', 'headers', 'mime', 'rewrite'];

const startApache: Start = (site, root, options) =>
  startProgram(
    pathOf('apache'),
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
${exampleConfig(site, root, 'apache.conf', `127.0.0.1:${port}`)}
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

const startFunctions: Readonly<Record<HostName, Start>> = {
  ...{preview: startPreview, nginx: startNginx, caddy: startCaddy, apache: startApache},
};

/** Starts a host that serves a built site with compressed files. */
export const startHost = (name: HostName, root: string, options: HostOptions = {}): Promise<Host> =>
  startFunctions[name](readHostRules(root), root, options);
