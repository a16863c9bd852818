import {once} from 'node:events';
import path from 'node:path';
import {chromium} from 'playwright';
import {findChromium} from '../scripts/chromium';
import {freePort} from '../scripts/freePort';
import {createSiteServer} from '../scripts/siteServer';
import {publish, table} from './report';
import {leaksOf, measureUse, valueBytes, type Resources, type UseResult} from './useInBrowser';

/* Measures the memory of a tab during long use of pages, searches and previews. */

const usage = `npm run bench:use [-- pages=200] [-- searches=200] [-- previews=50]

With a setting, the table is only printed; otherwise it is written to bench/README.md.`;

const build = path.join(__dirname, '..', 'build');

function settingsOf(args: readonly string[]) {
  const settings = {pages: 200, searches: 200, previews: 50};
  for (const arg of args) {
    const {name, value} =
      /^(?<name>pages|searches|previews)=(?<value>[1-9]\d*)$/u.exec(arg)?.groups ?? {};
    if (name === undefined) {
      throw new Error(`"${arg}" is not a setting.\n\n${usage}`);
    }
    settings[name as keyof typeof settings] = Number(value);
  }
  return settings;
}

const names = {pages: 'pages by links', searches: 'searches', previews: 'previews'} as const;

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(2);

/** Table columns. */
const columns: Readonly<Record<string, (holding: Resources) => string>> = {
  'MB of values': (holding) => megabytes(valueBytes(holding)),
  'MB with code': ({heap}) => megabytes(heap),
  Nodes: ({nodes}) => String(nodes),
  Listeners: ({listeners}) => String(listeners),
  Observers: ({observers}) => String(observers),
  Timers: ({timers}) => String(timers),
  Workers: ({workers}) => String(workers),
};

/** Row for each kind of use: before, halfway, at the end. */
function tableOf(results: readonly UseResult[]): string {
  return table(
    ['Use', 'Times', ...Object.keys(columns)],
    results.map(({kind, count, snapshots}) => [
      names[kind],
      String(count),
      ...Object.values(columns).map((show) => snapshots.map(show).join(' / ')),
    ]),
  );
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const settings = settingsOf(args);
  const port = await freePort();
  const server = createSiteServer(build).listen(port);
  await once(server, 'listening');
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    const results = await measureUse(page, `http://localhost:${port}`, settings);
    const content = tableOf(results);
    console.log(content);
    const leaks = leaksOf(results);
    if (leaks.length > 0) {
      throw new Error(`What grows with use:\n${leaks.join('\n')}`);
    }
    if (args.length === 0) {
      publish('use', content);
    }
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
