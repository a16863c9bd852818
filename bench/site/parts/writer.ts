import {spawn, type ChildProcess} from 'node:child_process';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright';
import {median} from '../../report';
import {docsRoot, versions} from '../../../src/site';
import {comparisonTable, pause, withPage, type Bench, type Row} from '../measurement';
import {wideWindow, type SiteName} from '../settings';
import {builds} from '../sites';

/** Page of the next version that the writer edits. */
const page = 'io-servers/satel';
const address = `${docsRoot(versions.next)}/${page}`;
const port = 4310;
/** Polling interval in milliseconds. */
const interval = 50;
/** Timeout of a page in milliseconds. */
const timeout = 180_000;
/** Milliseconds for background work of a server after a page is shown. */
const backgroundDelay = 5000;

/** Development server of a site, and the source file of the page. */
interface WriterSite {
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly file: string;
}

const docusaurus = ['start', '--no-open', '--port', String(port)];
const writerSites: Readonly<Record<SiteName, WriterSite>> = {
  // As in `npm start`.
  ours: {
    args: docusaurus,
    env: {DOCS_VERSION: versions.next.name},
    file: `${versions.next.tree}/${page}.mdx`,
  },
  stock: {args: docusaurus, file: `${versions.next.tree}/${page}.md`},
  vitepress: {args: ['dev', '--port', String(port)], file: `${address.slice(1)}.md`},
  starlight: {
    args: ['dev', '--port', String(port)],
    file: `src/content/docs${address}.md`,
  },
};

async function until(condition: () => Promise<boolean>, name: string): Promise<void> {
  const start = Date.now();
  while (!(await condition())) {
    if (Date.now() - start > timeout) {
      throw new Error(`${name} did not appear within ${timeout / 1000} seconds.`);
    }
    await pause(interval);
  }
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('close', resolve));
  // The server and its child processes form a process group.
  process.kill(-(child.pid ?? 0), 'SIGTERM');
  await ended;
}

/** Seconds from the command to the text of the page. */
async function timeToStart(
  site: SiteName,
  view: Page,
): Promise<{child: ChildProcess; seconds: number}> {
  const {
    folder,
    command,
    args: [tool = ''],
    env,
  } = builds[site];
  const writer = writerSites[site];
  const start = Date.now();
  const child = spawn(command, [tool, ...writer.args], {
    cwd: folder,
    env: {...process.env, ...env, ...writer.env},
    stdio: 'ignore',
    detached: true,
  });
  try {
    await until(async () => {
      const response = await view
        .goto(`http://localhost:${port}${address}`, {waitUntil: 'commit'})
        .catch(() => null);
      return response?.ok() === true;
    }, `The first page of ${site}`);
    await view.locator('h1').first().waitFor({timeout: timeout});
  } catch (error) {
    await stop(child);
    throw error;
  }
  return {child, seconds: (Date.now() - start) / 1000};
}

/** Seconds from each edit to its display. */
async function timesToEdit(site: SiteName, view: Page, runs: number): Promise<number[]> {
  const file = path.join(builds[site].folder, writerSites[site].file);
  const before = readFileSync(file, 'utf8');
  const times: number[] = [];
  try {
    for (let time = 0; time < runs; time += 1) {
      await pause(backgroundDelay);
      const text = `Edited ${time} of ${runs}.`;
      const start = Date.now();
      writeFileSync(file, `${before}\n\n${text}\n`);
      await view.getByText(text).filter({visible: true}).first().waitFor({timeout: timeout});
      times.push((Date.now() - start) / 1000);
    }
  } finally {
    writeFileSync(file, before);
  }
  return times;
}

/**
 * Times for a writer: first page after a start without and with caches, and an edit.
 *
 * @param print prints a line
 */
export async function writer(bench: Bench, print: (line: string) => void): Promise<string> {
  const {sites, runs} = bench.plan;
  const values: Record<'first' | 'second' | 'edit', Partial<Record<SiteName, number>>> = {
    first: {},
    second: {},
    edit: {},
  };
  for (const site of sites) {
    const {folder, kept, output} = builds[site];
    for (const entry of kept.filter((one) => one !== output)) {
      rmSync(path.join(folder, entry), {recursive: true, force: true});
    }
    for (const which of ['first', 'second'] as const) {
      await withPage(bench.browser, wideWindow, async (view) => {
        const {child, seconds} = await timeToStart(site, view);
        try {
          values[which][site] = seconds;
          if (which === 'second') {
            values.edit[site] = median(await timesToEdit(site, view, runs));
          } else {
            // The cache is written some time after the first page.
            await pause(backgroundDelay);
          }
        } finally {
          await stop(child);
        }
      });
    }
    print(`${site}: started and edited`);
  }
  const row = (label: string, of: Row['values']): Row => ({
    labels: [label],
    values: of,
    write: (value) => value.toFixed(1),
  });
  return comparisonTable(['Seconds'], sites, [
    row('first start to the page', values.first),
    row('second start to the page', values.second),
    row('edit to seen', values.edit),
  ]);
}
