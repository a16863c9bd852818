// cspell:ignore autocannon
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {readHostRules} from '../deploy/hostRules';
import {compressibleExtensions, mediaTypes} from '../deploy/mediaTypes';
import {nginxProgram, nginxServer} from '../deploy/nginx';
import {freePort} from '../scripts/freePort';
import {docsRoot, versions} from '../src/site';
import {publish, ratio, table} from './report';
import {memoryIn} from './site/measuredRun';
import {findNginx, prepareFiles} from './site/nginx';

/*
 * Measures the throughput of one machine under realistic requests: nginx with the
 * configuration of `deploy/`, and with dynamic compression instead.
 */

const usage = `npm run bench:host [-- seconds=60] [-- connections=64]

With a setting, the table is only printed; otherwise it is written to bench/README.md.`;

const root = path.join(__dirname, '..');
const build = path.join(root, 'build');
const out = path.join(__dirname, '.out/host');
/** One in this many readers has an empty cache, and loads all files of a page. */
const readersOfAPage = 5;
/** Number of pages, sampled evenly from a version. */
const pageCount = 60;

interface LoadResult {
  readonly requests: {readonly average: number};
  readonly throughput: {readonly average: number};
  readonly latency: {readonly p50: number; readonly p99: number};
  readonly errors: number;
  readonly timeouts: number;
  readonly non2xx: number;
}
type Autocannon = (options: object) => Promise<LoadResult>;

/** Requests of readers: the page for each reader, its files for first-time readers only. */
export function requestsOf(
  pages: readonly {readonly route: string; readonly html: string}[],
): string[] {
  return pages.flatMap(({route, html}) => {
    const files = [...html.matchAll(/(?:src|href)="?(?<file>\/(?:assets|img)\/[^" >]+)/gu)].map(
      ({groups}) => groups?.file ?? '',
    );
    return [...Array.from({length: readersOfAPage}, () => route), ...new Set(files)];
  });
}

function readPages(): {route: string; html: string}[] {
  const base = docsRoot(versions.latest);
  const folder = path.join(build, base);
  const names = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.html') && !name.startsWith(versions.next.path))
    .filter((name) => path.basename(name) !== 'index.html')
    .sort();
  const step = Math.max(1, Math.floor(names.length / pageCount));
  return names
    .filter((_, order) => order % step === 0)
    .map((name) => ({
      route: `${base}/${name.replace(/\.html$/u, '')}`,
      html: readFileSync(path.join(folder, name), 'utf8'),
    }));
}

/** Memory of nginx and its worker processes. */
function memoryOf(id: number): number {
  const statusOf = (one: string) => readFileSync(`/proc/${one}/status`, 'utf8');
  const children = readFileSync(`/proc/${id}/task/${id}/children`, 'utf8').trim().split(' ');
  return memoryIn([String(id), ...children].filter((one) => one !== '').map(statusOf));
}

/** Result for one compression mode. */
interface Load {
  readonly result: LoadResult;
  readonly memory: number;
  /** Milliseconds from the command to the first response. */
  readonly start: number;
}

async function measure(
  server: string,
  modules: readonly string[],
  port: number,
  ask: (origin: string) => Promise<LoadResult>,
): Promise<Load> {
  mkdirSync(out, {recursive: true});
  const folder = path.join(out, 'run');
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder);
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, nginxProgram({folder, modules, workers: 'auto', http: server}));
  const started = Date.now();
  const child = spawn(findNginx().command, ['-p', folder, '-c', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const ended = once(child, 'close');
  const origin = `http://127.0.0.1:${port}`;
  try {
    for (let tries = 0; tries < 500; tries += 1) {
      try {
        await fetch(`${origin}/`);
        break;
      } catch (error) {
        if (child.exitCode !== null) {
          throw new Error(`nginx does not start.\n${errors}`, {cause: error});
        }
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    }
    const start = Date.now() - started;
    const result = await ask(origin);
    return {result, memory: memoryOf(child.pid ?? 0), start};
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

function settingsOf(args: readonly string[]): {seconds: number; connections: number} {
  const settings = {seconds: 60, connections: 64};
  for (const arg of args) {
    const {name, value} =
      /^(?<name>seconds|connections)=(?<value>[1-9]\d*)$/u.exec(arg)?.groups ?? {};
    if (name === undefined) {
      throw new Error(`"${arg}" is not a setting.\n\n${usage}`);
    }
    settings[name as keyof typeof settings] = Number(value);
  }
  return settings;
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const {seconds, connections} = settingsOf(args);
  const site = readHostRules(build);
  const nginx = findNginx();
  const served = path.join(out, 'site');
  await prepareFiles(build, served);
  const targets = requestsOf(readPages());
  const autocannon = createRequire(__filename)('autocannon') as Autocannon;
  const headers = {'Accept-Encoding': 'br, gzip'};
  const ask = (origin: string) =>
    autocannon({
      url: origin,
      connections,
      duration: seconds,
      requests: targets.map((target) => ({method: 'GET', path: target, headers})),
    });
  const port = await freePort();
  const hasBrotli = nginx.brotli !== undefined;
  const prepared = nginxServer(site, {root: served, listen: `127.0.0.1:${port}`, hasBrotli});
  const types = compressibleExtensions
    .map((extension) => mediaTypes[extension])
    .filter((type) => type !== undefined && type !== 'text/html');
  const dynamic = prepared
    .replace('gzip_static on;', `gzip on; gzip_types ${[...new Set(types)].join(' ')};`)
    .replace('brotli_static on;', '');
  const modules = nginx.brotli === undefined ? [] : [nginx.brotli];
  const loads = {
    precompressed: await measure(prepared, modules, port, ask),
    'compressed dynamically': await measure(dynamic, modules, port, ask),
  };
  const first = loads.precompressed.result.requests.average;
  const rows = Object.entries(loads).map(([name, {result, memory, start}]) => [
    name,
    String(Math.round(result.requests.average)),
    ratio(result.requests.average, first),
    String(result.errors + result.timeouts + result.non2xx),
    `${result.latency.p50} / ${result.latency.p99}`,
    (result.throughput.average / 1e6).toFixed(1),
    (memory / 1e6).toFixed(0),
    String(start),
  ]);
  const content = table(
    [
      'nginx',
      'Requests a second',
      '÷ the first',
      'Errors',
      'ms to the response: p50 / p99',
      'MB a second',
      'MB of memory',
      'ms to start',
    ],
    rows,
  );
  console.log(content);
  if (args.length === 0) {
    publish('host', content);
  }
}

if (require.main === module) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
