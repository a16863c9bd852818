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
import {parseHeaders} from '../../deploy/builtSite';
import {compressFiles} from '../../deploy/compress';
import {compressedEndings, mediaTypes} from '../../deploy/mediaTypes';
import {headerPlaces, nginxProgram, typesBlock} from '../../deploy/nginx';
import {freePort} from '../../scripts/freePort';

/** Sites that are served. */
export interface Serving {
  /** Address of each site, by its name. */
  readonly origins: Readonly<Record<string, string>>;
  /** How answers are compressed. */
  readonly compression: string;
  readonly stop: () => Promise<void>;
}

interface Nginx {
  readonly command: string;
  /** File of the module that serves brotli, where there is one. */
  readonly brotli: string | undefined;
}

const missing = [
  'The sites are served by nginx, and there is none. Either of these will do:',
  '  1. on Debian: apt-get install nginx-light libnginx-mod-http-brotli-static',
  '  2. elsewhere: the package "nginx", with the module for pre-compressed gzip files',
  'NGINX=/path/to/it names one in another place.',
].join('\n');

/**
 * The server of this system.
 *
 * @throws Error that says how to get one
 */
export function findNginx(named = process.env.NGINX): Nginx {
  const places = named === undefined ? ['nginx', '/usr/sbin/nginx'] : [named];
  for (const command of places) {
    try {
      // It tells about itself on the error stream.
      const told = execFileSync('bash', ['-c', '"$0" -V 2>&1', command], {encoding: 'utf8'});
      const modules = /--modules-path=(?<place>\S+)/u.exec(told)?.groups?.place ?? '';
      const brotli = path.join(modules, 'ngx_http_brotli_static_module.so');
      return {command, brotli: existsSync(brotli) ? brotli : undefined};
    } catch {
      continue;
    }
  }
  throw new Error(missing);
}

/** What the other sites have beside the endings of this one. */
const otherEndings = ['mjs', 'wasm', 'pagefind', 'pf_index', 'pf_meta', 'pf_filter', 'pf_fragment'];

/**
 * A copy of a built site with compressed files; made once for each build.
 *
 * @param folder where it is to stand
 * @param brotliQuality 0 to 11; by default what `deploy/` compresses with
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
  await compressFiles(folder, brotliQuality, [...compressedEndings, ...otherEndings]);
  writeFileSync(stamp, made);
}

const quoted = (text: string) => `"${text.replace(/["\\]/gu, '\\$&')}"`;

/** How an address becomes a file; a place of nginx does not take it from the server around it. */
const files = 'try_files $uri $uri.html $uri/index.html =404;';

/** Folders whose files have a hash in their name, of the sites that have no `_headers`. */
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
    ${existsSync(headers) ? headerPlaces(parseHeaders(readFileSync(headers, 'utf8'))) : hashedFiles}
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
 * Serve folders, each at a port of its own, from one server.
 *
 * @param sites folder of each site, by its name
 * @throws Error with what the server said when it does not start
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
  const answers = async () => {
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
  if (!(await answers())) {
    await stop();
    throw new Error(`nginx does not answer.\n${errors}`);
  }
  return {
    origins,
    compression: nginx.brotli === undefined ? 'gzip' : 'brotli, or gzip where it is not taken',
    stop,
  };
}
