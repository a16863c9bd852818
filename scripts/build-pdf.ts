import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {load} from 'cheerio';
import {addEdition, readRelease, type Edition} from '../src/features/release-file/releaseFile';
import {site} from '../src/site';
import {docsVersions, type DocsVersion} from '../src/site/versions';
import {findChromium} from './chromium';
import {readManual, sectionOf, sectionsOf, type ManualPage} from './manual';
import {papers, printPage, printSheet, type Paper} from './paper/printPage';
import {printPdf} from './paper/printPdf';

const root = path.resolve(__dirname, '..');

const usage = [
  'Usage: npm run build:pdf -- [--version <number>] [--section <folder>] [--paper <size>]',
  `  --version  ${docsVersions.map(({number}) => number).join(' or ')}; default: all versions`,
  '  --section  a folder of pages, for example io-servers; default: the whole manual',
  `  --paper    ${papers.join(' or ')}; default: ${papers[0]}`,
].join('\n');

/** File name of the printable page of a whole version. */
const wholeName = 'all';

/** Parsed command line arguments. */
export interface Request {
  readonly versions: readonly DocsVersion[];
  readonly section: string | undefined;
  readonly paper: Paper;
}

/**
 * Parses the command line arguments.
 *
 * @throws Error with the usage if they are invalid
 */
export function parseRequest(args: readonly string[]): Request {
  let values: {readonly version?: string; readonly section?: string; readonly paper?: string};
  try {
    ({values} = parseArgs({
      args: [...args],
      options: {version: {type: 'string'}, section: {type: 'string'}, paper: {type: 'string'}},
    }));
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${usage}`, {cause: error});
  }
  const {version: number, section} = values;
  const paper = papers.find((one) => one === (values.paper ?? papers[0]).toLowerCase());
  if (paper === undefined) {
    throw new Error(`Unknown paper size: ${values.paper ?? ''}.\n${usage}`);
  }
  const selected = docsVersions.filter((one) => number === undefined || one.number === number);
  if (selected.length === 0) {
    throw new Error(`Unknown version: ${number ?? ''}.\n${usage}`);
  }
  return {versions: selected, section: section?.replace(/^\/+|\/+$/gu, ''), paper};
}

/** Label of a section: the label of its category, or of its first page. */
function nameOf(pages: readonly ManualPage[], section: string): string {
  const depth = section.split('/').length;
  const inside = pages.find(({categories}) => categories.length >= depth);
  return inside?.categories[depth - 1] ?? pages[0]?.name ?? section;
}

/** Options of a build. */
export interface PdfOptions {
  /** Folder of the built site. */
  readonly buildDir: string;
  /** Output folder; the built site itself, if the files are to be published. */
  readonly outDir: string;
  readonly version: DocsVersion;
  readonly section?: string | undefined;
  readonly paper?: Paper | undefined;
  /** Path of a Chromium executable. */
  readonly chromium: string;
}

/** Result of a build. */
export interface PdfResult {
  /** Address relative to the output folder. */
  readonly file: string;
  readonly bytes: number;
  readonly pages: number;
  /** The PDF and its printable pages. */
  readonly editions: readonly Edition[];
}

/**
 * Prints a section or the whole manual of a version: as an HTML page without scripts,
 * `print/4.0/io-servers.html`, and as `download/hsyco-manual-4.0-io-servers.pdf`. For the
 * whole manual, `print/4.0/all.html`, each section gets a printable page, too.
 *
 * @throws Error if the site is not built, or the section does not exist
 */
export async function buildPdf({
  buildDir,
  outDir,
  version,
  section,
  paper,
  chromium,
}: PdfOptions): Promise<PdfResult> {
  const {release} = await readRelease(buildDir);
  const {pages: all} = await readManual(buildDir, version);
  const styles = load(all[0]?.html ?? '')('link[rel=stylesheet]')
    .map((_, link) => link.attribs.href)
    .get();
  const sheet = await readFile(path.join(__dirname, 'paper', 'paper.css'), 'utf8');
  const editions: Edition[] = [];
  const writePrint = async (folder: string | undefined): Promise<string> => {
    const pages = folder === undefined ? all : sectionOf(all, version, folder);
    const part = folder === undefined ? {} : {section: nameOf(pages, folder)};
    const print = {version, release, pages, paper, ...part};
    const style = printSheet(print, sheet);
    const file = `print/${version.number}/${folder ?? wholeName}`;
    const target = path.join(outDir, `${file}.html`);
    await mkdir(path.dirname(target), {recursive: true});
    // Separate file, because the policy of the site blocks inline styles.
    const html = printPage(
      print,
      styles,
      `<link rel="stylesheet" href="${site.baseUrl}${file}.css">`,
    );
    await writeFile(target, html);
    await writeFile(path.join(outDir, `${file}.css`), style);
    const bytes = Buffer.byteLength(html);
    editions.push({version: version.name, kind: 'print', ...part, file, bytes});
    return printPage(print, styles, `<style>\n${style}\n</style>`);
  };
  const html = await writePrint(section);
  for (const folder of section === undefined ? sectionsOf(all, version) : []) {
    await writePrint(folder);
  }
  const {bytes, pages} = await printPdf(buildDir, html, chromium);
  const suffix = section === undefined ? '' : `-${section.replaceAll('/', '-')}`;
  const file = `download/hsyco-manual-${version.number}${suffix}.pdf`;
  await mkdir(path.join(outDir, 'download'), {recursive: true});
  await writeFile(path.join(outDir, file), bytes);
  const [{section: name} = {}] = editions;
  const printed = {version: version.name, kind: 'pdf', file, bytes: bytes.byteLength} as const;
  editions.push(name === undefined ? printed : {...printed, section: name});
  return {file, bytes: bytes.byteLength, pages, editions};
}

/** Builds the requested editions in the built site. */
async function main(args: readonly string[]): Promise<void> {
  const request = parseRequest(args);
  const buildDir = path.join(root, 'build');
  // Fails before a browser is installed.
  await readRelease(buildDir);
  const chromium = await findChromium();
  for (const version of request.versions) {
    const start = performance.now();
    const {section, paper} = request;
    const {file, bytes, pages, editions} = await buildPdf({
      buildDir,
      outDir: buildDir,
      version,
      section,
      paper,
      chromium,
    });
    for (const edition of editions) {
      await addEdition(buildDir, edition);
    }
    const seconds = Math.round((performance.now() - start) / 1000);
    console.log(`build/${file}: ${pages} pages, ${(bytes / 1e6).toFixed(1)} MB, in ${seconds} s`);
  }
}

if (require.main === module) {
  main(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
