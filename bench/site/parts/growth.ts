import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {stringify} from 'yaml';
import {kilobytes, ratio, table} from '../../report';
import {throttle} from '../../slowed';
import {docsVersions} from '../../../src/site/versions';
import {frontMatterIn} from '../content';
import {open, withPage, type Bench} from '../measurement';
import {measuredRun} from '../measuredRun';
import {prepareFiles, serveSites} from '../nginx';
import {bytesOf, kinds, watchRequests, type Fetched} from '../requests';
import {ownOut, pageLabels, phone} from '../settings';
import {copyProject, docusaurusBuild, outputOf} from '../sites';

/** Brotli quality: the best one would take minutes longer for sixteen times the pages. */
const quickQuality = 9;
/** Front matter fields that are valid for all pages. */
const commonFields = [
  'title',
  'description',
  'keywords',
  'basis',
  'sources',
  'sidebar_label',
  'sidebar_position',
];
/** Megabytes of heap for thousands of pages. */
const heap = 12_000;

/**
 * Short copy of a page, with the fields that lists and tables of the site read. A build of
 * sixteen full copies would run out of memory.
 */
export function shortCopyOf(text: string): string {
  const fields = Object.entries(frontMatterIn(text)).filter(([name]) =>
    commonFields.includes(name),
  );
  return `---\n${stringify(Object.fromEntries(fields))}---\n\nOne more page.\n`;
}

/** `_category_.json` of a copied folder. */
export function categoryOf(text: string, copy: string): string {
  const category = JSON.parse(text) as {link?: {id?: string; slug?: string}};
  const {link} = category;
  if (link?.id !== undefined) {
    link.id = `${copy}/${link.id}`;
  }
  if (link?.slug !== undefined) {
    link.slug = `/${copy}${link.slug}`;
  }
  return JSON.stringify(category);
}

/** Adds copies of the pages of a docs tree, each in its own folder. */
function multiply(tree: string, copies: number): void {
  const files = readdirSync(tree, {recursive: true, encoding: 'utf8'});
  for (let number = 1; number < copies; number += 1) {
    const copy = `copy${number}`;
    const write = (file: string, text: string) => {
      const target = path.join(tree, copy, file);
      mkdirSync(path.dirname(target), {recursive: true});
      writeFileSync(target, text);
    };
    for (const file of files) {
      const name = path.basename(file);
      const text = () => readFileSync(path.join(tree, file), 'utf8');
      if (name === '_category_.json') {
        write(file, categoryOf(text(), copy));
      } else if (/^[^_].*\.mdx?$/u.test(name)) {
        write(file, shortCopyOf(text()));
      }
    }
    write('_category_.json', JSON.stringify({label: `Copy ${number}`, position: 100 + number}));
  }
}

/** Builds this site with multiplied pages. */
async function builtCopies(copies: number, print: (line: string) => void): Promise<string> {
  const folder = path.join(ownOut, `growth-${copies}`);
  const build = docusaurusBuild(folder, heap);
  copyProject(folder);
  for (const {tree} of docsVersions) {
    multiply(path.join(folder, tree), copies);
  }
  const {seconds, memory} = await measuredRun(build);
  print(`growth ${copies}: built in ${seconds.toFixed(0)} s with ${(memory / 1e9).toFixed(1)} GB`);
  return outputOf(build);
}

type WithMoment = typeof globalThis & {interactiveAt?: number};

/** Requests of a page and its hydration time, in milliseconds since the epoch. */
async function watchedStart(
  {browser}: Bench,
  address: string,
): Promise<{files: Fetched[]; interactiveAt: number}> {
  return withPage(browser, phone, async (page, session) => {
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.documentElement.dataset.hasHydrated === 'true') {
          (globalThis as WithMoment).interactiveAt ??= performance.timeOrigin + performance.now();
        }
      }).observe(document, {attributes: true, childList: true, subtree: true});
    });
    await throttle(session);
    const settled = await watchRequests(session);
    await open(page, address);
    const moment = await page.waitForFunction(() => (globalThis as WithMoment).interactiveAt);
    return {interactiveAt: Number(await moment.jsonValue()), files: await settled()};
  });
}

/**
 * Bytes that the site loads before and after a page is interactive, by number of pages.
 *
 * @param print prints a line
 */
export async function growth(bench: Bench, print: (line: string) => void): Promise<string> {
  const rows: string[][] = [];
  const least = new Map<string, number>();
  for (const copies of bench.plan.copies) {
    const built = await builtCopies(copies, print);
    const files = path.join(ownOut, `served-growth-${copies}`);
    await prepareFiles(built, files, quickQuality);
    const pageCount = readdirSync(built, {recursive: true, encoding: 'utf8'}).filter((file) =>
      file.endsWith('.html'),
    ).length;
    const serving = await serveSites({ours: files});
    try {
      for (const {name, route} of bench.pages) {
        const {files: all, interactiveAt} = await watchedStart(
          bench,
          `${serving.origins.ours ?? ''}${route}`,
        );
        const before = all.filter(({at, isAhead}) => !isAhead && at <= interactiveAt);
        const later = all.filter((file) => !before.includes(file));
        const sum = bytesOf(before);
        least.set(name, least.get(name) ?? sum);
        rows.push([
          String(copies),
          String(pageCount),
          pageLabels[name],
          ...kinds.map((kind) => kilobytes(bytesOf(before.filter((file) => file.kind === kind)))),
          kilobytes(sum),
          ratio(sum, least.get(name) ?? 0),
          kilobytes(bytesOf(later)),
        ]);
      }
    } finally {
      await serving.stop();
    }
    // Thousands of pages take too much disk space.
    for (const folder of [path.dirname(built), files]) {
      if (existsSync(folder)) {
        rmSync(folder, {recursive: true, force: true});
      }
    }
    rmSync(`${files}.stamp`, {force: true});
  }
  return table(
    ['Content ×', 'Pages', 'Page', ...kinds, 'kB before', '÷ the first', 'kB after'],
    rows,
  );
}
