import {spawn, type ChildProcess} from 'node:child_process';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright';
import {median} from '../../report';
import {docsRoot, versions} from '../../../src/site';
import {besideTable, pause, withPage, type Bench, type Row} from '../measurement';
import {wideWindow, type SiteName} from '../settings';
import {builds} from '../sites';

/** The page that a writer looks at: of the version that is written. */
const page = 'io-servers/satel';
const address = `${docsRoot(versions.next)}/${page}`;
const port = 4310;
/** Milliseconds between two looks at a server that may not be there yet. */
const interval = 50;
/** Milliseconds after which a page that does not come is given up. */
const patience = 180_000;
/** Milliseconds for what a server still does once a page is seen. */
const rest = 5000;

/** How a writer starts a site, and where the text of the page stands below its folder. */
interface WriterSite {
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly file: string;
}

const docusaurus = ['start', '--no-open', '--port', String(port)];
const writerSites: Readonly<Record<SiteName, WriterSite>> = {
  // As `npm start` has it.
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

async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  const start = Date.now();
  while (!(await isSo())) {
    if (Date.now() - start > patience) {
      throw new Error(`${what} did not come in ${patience / 1000} seconds.`);
    }
    await pause(interval);
  }
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('close', resolve));
  // The server and what it started are a group of their own.
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
      const answer = await view
        .goto(`http://localhost:${port}${address}`, {waitUntil: 'commit'})
        .catch(() => null);
      return answer?.ok() === true;
    }, `The first page of ${site}`);
    await view.locator('h1').first().waitFor({timeout: patience});
  } catch (error) {
    await stop(child);
    throw error;
  }
  return {child, seconds: (Date.now() - start) / 1000};
}

/** Seconds from a change of the text to the text in the window, for each of several. */
async function timesToEdit(site: SiteName, view: Page, runs: number): Promise<number[]> {
  const file = path.join(builds[site].folder, writerSites[site].file);
  const before = readFileSync(file, 'utf8');
  const times: number[] = [];
  try {
    for (let time = 0; time < runs; time += 1) {
      await pause(rest);
      const text = `Edited ${time} of ${runs}.`;
      const start = Date.now();
      writeFileSync(file, `${before}\n\n${text}\n`);
      await view.getByText(text).filter({visible: true}).first().waitFor({timeout: patience});
      times.push((Date.now() - start) / 1000);
    }
  } finally {
    writeFileSync(file, before);
  }
  return times;
}

/**
 * What a writer waits for: the first page after the command, without anything
 * of an earlier start and with it, and a change of a page.
 *
 * @param print what shows a line
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
    for (const place of kept.filter((one) => one !== output)) {
      rmSync(path.join(folder, place), {recursive: true, force: true});
    }
    for (const which of ['first', 'second'] as const) {
      await withPage(bench.browser, wideWindow, async (view) => {
        const {child, seconds} = await timeToStart(site, view);
        try {
          values[which][site] = seconds;
          if (which === 'second') {
            values.edit[site] = median(await timesToEdit(site, view, runs));
          } else {
            // What is kept for the next start is written a while after the first page.
            await pause(rest);
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
  return besideTable(['Seconds'], sites, [
    row('first start to the page', values.first),
    row('second start to the page', values.second),
    row('edit to seen', values.edit),
  ]);
}
