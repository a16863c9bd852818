import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {dump} from 'js-yaml';
import {kilobytes, ratio, table} from '../../report';
import {slow} from '../../slowed';
import {docsVersions} from '../../../src/site/versions';
import {frontMatterIn} from '../content';
import {open, withPage, type Bench} from '../measurement';
import {measuredRun} from '../measuredRun';
import {prepareFiles, serveSites} from '../nginx';
import {bytesOf, kinds, watchRequests, type Fetched} from '../requests';
import {ownOut, pageLabels, phone, root} from '../settings';
import {docusaurusBuild, outputOf} from '../sites';

/** What a build does not read of the project. */
const leftOut = [
  '.ci',
  '.docusaurus',
  '.git',
  'bench',
  'build',
  'node_modules',
  'test-results',
  'tests',
];
/** Of brotli: sixteen times the pages would take minutes more at the best. */
const quickQuality = 9;
/** Fields that a page may have wherever it stands. */
const commonFields = [
  'title',
  'description',
  'keywords',
  'basis',
  'sources',
  'sidebar_label',
  'sidebar_position',
];
/** Megabytes for a build of thousands of pages. */
const heap = 12_000;

/**
 * A page that stands for another: with what lists and tables of the site take
 * from it, and a line of text. Whole copies of sixteen times the pages need more
 * memory to build than there is.
 */
export function standInOf(text: string): string {
  const fields = Object.entries(frontMatterIn(text)).filter(([name]) =>
    commonFields.includes(name),
  );
  return `---\n${dump(Object.fromEntries(fields))}---\n\nOne more page.\n`;
}

/** `_category_.json` of a folder of the docs, as it is in a copy of theirs. */
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

/** Put stand-ins of the pages of a tree of docs into it, each copy below a folder of its own. */
function multiply(tree: string, copies: number): void {
  const files = readdirSync(tree, {recursive: true, encoding: 'utf8'});
  for (let number = 1; number < copies; number += 1) {
    const copy = `copy${number}`;
    const write = (file: string, text: string) => {
      const place = path.join(tree, copy, file);
      mkdirSync(path.dirname(place), {recursive: true});
      writeFileSync(place, text);
    };
    for (const file of files) {
      const name = path.basename(file);
      const text = () => readFileSync(path.join(tree, file), 'utf8');
      if (name === '_category_.json') {
        write(file, categoryOf(text(), copy));
      } else if (/^[^_].*\.mdx?$/u.test(name)) {
        write(file, standInOf(text()));
      }
    }
    write('_category_.json', JSON.stringify({label: `Copy ${number}`, position: 100 + number}));
  }
}

/** This site with its pages several times, built. */
async function builtCopies(copies: number, print: (line: string) => void): Promise<string> {
  const folder = path.join(ownOut, `growth-${copies}`);
  const build = docusaurusBuild(folder, heap);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  for (const source of readdirSync(root).filter((name) => !leftOut.includes(name))) {
    cpSync(path.join(root, source), path.join(folder, source), {recursive: true});
  }
  for (const {tree} of docsVersions) {
    multiply(path.join(folder, tree), copies);
  }
  const {seconds, memory} = await measuredRun(build);
  print(`growth ${copies}: built in ${seconds.toFixed(0)} s with ${(memory / 1e9).toFixed(1)} GB`);
  return outputOf(build);
}

type WithMoment = typeof globalThis & {interactiveAt?: number};

/** What a page fetches, and when React has taken it over, in milliseconds of the clock. */
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
    await slow(session);
    const settled = await watchRequests(session);
    await open(page, address);
    const moment = await page.waitForFunction(() => (globalThis as WithMoment).interactiveAt);
    return {interactiveAt: Number(await moment.jsonValue()), files: await settled()};
  });
}

/**
 * What this site fetches before a page is interactive, and afterwards, when
 * there are more pages.
 *
 * @param print what shows a line
 */
export async function growth(bench: Bench, print: (line: string) => void): Promise<string> {
  const rows: string[][] = [];
  const least = new Map<string, number>();
  for (const copies of bench.plan.copies) {
    const built = await builtCopies(copies, print);
    const files = path.join(ownOut, `served-growth-${copies}`);
    await prepareFiles(built, files, quickQuality);
    const pageCount =
      readFileSync(path.join(built, 'sitemap.xml'), 'utf8').split('<loc>').length - 1;
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
    // Thousands of pages: too much to keep.
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
