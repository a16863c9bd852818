import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {load} from 'cheerio';
import {addEdition, readRelease} from '../src/plugins/release/releaseFile';
import {docsVersions, type DocsVersion} from '../src/site/versions';
import {findChromium} from './chromium';
import {readManual, sectionOf, sectionsOf, type ManualPage} from './paper/manual';
import {printPage} from './paper/printPage';
import {printPdf} from './paper/printPdf';

const root = path.resolve(__dirname, '..');

const usage = [
  'Usage: npm run build:pdf -- [--version <number>] [--section <folder>]',
  `  --version  ${docsVersions.map(({number}) => number).join(' or ')}; every version without it`,
  '  --section  a folder of pages, for example io-servers; the whole manual without it',
].join('\n');

/** What the command is asked for. */
export interface Request {
  readonly versions: readonly DocsVersion[];
  readonly section: string | undefined;
}

/**
 * Read the arguments of the command.
 *
 * @throws Error with the usage when they are wrong
 */
export function parseRequest(args: readonly string[]): Request {
  let values: {readonly version?: string; readonly section?: string};
  try {
    ({values} = parseArgs({
      args: [...args],
      options: {version: {type: 'string'}, section: {type: 'string'}},
    }));
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${usage}`, {cause: error});
  }
  const {version: number, section} = values;
  const chosen = docsVersions.filter((one) => number === undefined || one.number === number);
  if (chosen.length === 0) {
    throw new Error(`There is no version ${number ?? ''}.\n${usage}`);
  }
  return {versions: chosen, section: section?.replace(/^\/+|\/+$/gu, '')};
}

/** Name of a section for readers: that of the category around its pages. */
function nameOf(pages: readonly ManualPage[], section: string): string {
  const depth = section.split('/').length;
  const inside = pages.find(({categories}) => categories.length >= depth);
  return inside?.categories[depth - 1] ?? pages[0]?.name ?? section;
}

/** What a run is told, and what it may use. */
export interface PdfOptions {
  /** The built site. */
  readonly buildDir: string;
  /** Folder that gets the files; that of the built site when they belong to it. */
  readonly outDir: string;
  readonly version: DocsVersion;
  readonly section?: string | undefined;
  /** Path of a Chromium. */
  readonly chromium: string;
}

/** A file that was made. */
export interface PdfResult {
  /** Its address below the folder. */
  readonly file: string;
  readonly bytes: number;
  readonly pages: number;
}

/**
 * Print a section, or the whole manual of a version: as one HTML page without
 * scripts, `print/4.0/io-servers.html`, and as `download/hsyco-manual-4.0-io-servers.pdf`.
 * The whole manual has one such page for each of its sections.
 *
 * @throws Error when there is no built site, or no such section
 */
export async function buildPdf({
  buildDir,
  outDir,
  version,
  section,
  chromium,
}: PdfOptions): Promise<PdfResult> {
  const {release} = await readRelease(buildDir);
  const all = await readManual(buildDir, version);
  const styles = load(all[0]?.html ?? '')('link[rel=stylesheet]')
    .map((_, link) => link.attribs.href)
    .get();
  const sheet = await readFile(path.join(__dirname, 'paper', 'paper.css'), 'utf8');
  const documentOf = (folder: string | undefined) => {
    const pages = folder === undefined ? all : sectionOf(all, version, folder);
    const name = folder === undefined ? {} : {section: nameOf(pages, folder)};
    return printPage({version, release, pages, ...name}, styles, sheet);
  };
  const html = documentOf(section);
  for (const folder of section === undefined ? sectionsOf(all, version) : [section]) {
    const target = path.join(outDir, 'print', version.number, `${folder}.html`);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, documentOf(folder));
  }
  const {bytes, pages} = await printPdf(buildDir, html, chromium);
  const suffix = section === undefined ? '' : `-${section.replaceAll('/', '-')}`;
  const file = `download/hsyco-manual-${version.number}${suffix}.pdf`;
  await mkdir(path.join(outDir, 'download'), {recursive: true});
  await writeFile(path.join(outDir, file), bytes);
  return {file, bytes: bytes.byteLength, pages};
}

/** Print what the command is asked for, beside the built site. */
async function main(args: readonly string[]): Promise<void> {
  const request = parseRequest(args);
  const buildDir = path.join(root, 'build');
  // Before a browser is looked for.
  await readRelease(buildDir);
  const chromium = await findChromium();
  for (const version of request.versions) {
    const start = performance.now();
    const {section} = request;
    const {file, bytes, pages} = await buildPdf({
      buildDir,
      outDir: buildDir,
      version,
      section,
      chromium,
    });
    if (section === undefined) {
      await addEdition(buildDir, {version: version.name, kind: 'pdf', file, bytes});
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
