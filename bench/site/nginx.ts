// cspell:ignore libnginx
import {execFileSync, spawn} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {stat} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {parseHeaders} from '../../deploy/hostRules';
import {compressFiles} from '../../deploy/compress';
import {compressibleExtensions, mediaTypes} from '../../deploy/mediaTypes';
import {headerLocations, nginxProgram, typesBlock} from '../../deploy/nginx';
import {freePort} from '../../scripts/freePort';

/** Running server. */
export interface Serving {
  /** Origin of each site by name. */
  readonly origins: Readonly<Record<string, string>>;
  /** Compression of responses. */
  readonly compression: string;
  readonly stop: () => Promise<void>;
}

interface Nginx {
  readonly command: string;
  /** Path of the brotli module, if it is installed. */
  readonly brotli: string | undefined;
}

const missing = [
  'nginx is required to serve the sites. Do one of the following:',
  '  1. on Debian: apt-get install nginx-light libnginx-mod-http-brotli-static',
  '  2. elsewhere: the package "nginx", with the module for pre-compressed gzip files',
  'NGINX=/path/to/nginx overrides the path.',
].join('\n');

/**
 * Finds nginx.
 *
 * @throws Error with instructions if it is not installed
 */
export function findNginx(named = process.env.NGINX): Nginx {
  const candidates = named === undefined ? ['nginx', '/usr/sbin/nginx'] : [named];
  for (const command of candidates) {
    try {
      // nginx prints its version to stderr.
      const version = execFileSync('bash', ['-c', '"$0" -V 2>&1', command], {encoding: 'utf8'});
      const modules = /--modules-path=(?<folder>\S+)/u.exec(version)?.groups?.folder ?? '';
      const brotli = path.join(modules, 'ngx_http_brotli_static_module.so');
      return {command, brotli: existsSync(brotli) ? brotli : undefined};
    } catch {
      continue;
    }
  }
  throw new Error(missing);
}

/** File extensions of the other sites. */
const otherEndings = ['mjs', 'wasm', 'pagefind', 'pf_index', 'pf_meta', 'pf_filter', 'pf_fragment'];

/**
 * Copies a built site and compresses its files; cached for each build.
 *
 * @param folder target folder
 * @param brotliQuality 0 to 11; default: that of `deploy/`
 */
export async function prepareFiles(
  built: string,
  folder: string,
  brotliQuality?: number,
): Promise<void> {
  const stamp = path.join(folder, '../', `${path.basename(folder)}.stamp`);
  const {mtimeMs} = await stat(path.join(built, 'index.html'));
  const made = [mtimeMs, brotliQuality ?? 'best'].join(' ');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === made) {
    return;
  }
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(path.dirname(folder), {recursive: true});
  cpSync(built, folder, {recursive: true});
  await compressFiles(folder, brotliQuality, [...compressibleExtensions, ...otherEndings]);
  writeFileSync(stamp, made);
}

const quoted = (text: string) => `"${text.replace(/["\\]/gu, '\\$&')}"`;

/** nginx locations do not inherit this from the server block. */
const files = 'try_files $uri $uri.html $uri/index.html =404;';

/** Folders of hashed files, for sites without `_headers`. */
const hashedFiles = `location / { ${files} }
    location ~ ^/(?:assets|_astro)/ { ${files} add_header Cache-Control "public, max-age=31536000, immutable"; }`;

function configOf(
  folder: string,
  {brotli}: Nginx,
  sites: Readonly<Record<string, string>>,
  ports: Readonly<Record<string, number>>,
): string {
  const servers = Object.entries(sites).map(([name, site]) => {
    const headers = path.join(site, '_headers');
    return `
  server {
    listen 127.0.0.1:${ports[name] ?? 0};
    root ${quoted(site)};
    error_page 404 /404.html;
    ${existsSync(headers) ? headerLocations(parseHeaders(readFileSync(headers, 'utf8'))) : hashedFiles}
  }`;
  });
  const types = {...mediaTypes, mjs: 'text/javascript', wasm: 'application/wasm'};
  return nginxProgram({
    folder,
    modules: brotli === undefined ? [] : [brotli],
    workers: 1,
    http: `${typesBlock(types)}
  default_type application/octet-stream;
  gzip_static on;
  ${brotli === undefined ? '' : 'brotli_static on;'}
${servers.join('\n')}`,
  });
}

/**
 * Serves folders with one nginx, each on its own port.
 *
 * @param sites folder of each site by name
 * @throws Error with the output of nginx if it does not start
 */
export async function serveSites(sites: Readonly<Record<string, string>>): Promise<Serving> {
  const nginx = findNginx();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-nginx-'));
  const ports: Record<string, number> = {};
  for (const name of Object.keys(sites)) {
    ports[name] = await freePort();
  }
  const config = path.join(folder, 'nginx.conf');
  writeFileSync(config, configOf(folder, nginx, sites, ports));
  const child = spawn(nginx.command, ['-p', folder, '-c', config], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  process.once('exit', () => child.kill());
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const origins = Object.fromEntries(
    Object.entries(ports).map(([name, port]) => [name, `http://127.0.0.1:${port}`]),
  );
  const responds = async () => {
    for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
      try {
        await Promise.all(Object.values(origins).map((origin) => fetch(`${origin}/`)));
        return true;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
    return false;
  };
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, {recursive: true, force: true});
  };
  if (!(await responds())) {
    await stop();
    throw new Error(`nginx does not respond.\n${errors}`);
  }
  return {
    origins,
    compression: nginx.brotli === undefined ? 'gzip' : 'brotli, or gzip for clients without brotli',
    stop,
  };
}
