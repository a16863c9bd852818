import {existsSync} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {load} from 'cheerio';
import {canonicalPath} from '../../src/lib/address';
import {docsVersions, docsRoot, type DocsVersion} from '../../src/site/versions';
import {mainDoc} from '../../src/site';

export interface ManualPage {
  readonly address: string;
  /** Category labels, outermost first. */
  readonly categories: readonly string[];
  /** Sidebar label. */
  readonly name: string;
  /** Page heading. */
  readonly title: string;
  /** HTML of the built page. */
  readonly html: string;
}

function fileOf(buildDir: string, address: string): string {
  return path.join(buildDir, `${address}.html`);
}

async function readPage(
  buildDir: string,
  address: string,
): Promise<ManualPage & {readonly next: string | undefined}> {
  const html = await readFile(fileOf(buildDir, address), 'utf8');
  const $ = load(html);
  const crumbs = $('.theme-doc-breadcrumbs li')
    .toArray()
    .map((item) => $(item).text())
    // The first breadcrumb is the icon of the home page.
    .slice(1);
  return {
    address,
    categories: crumbs.slice(0, -1),
    name: crumbs.at(-1) ?? '',
    title: $('main h1').text(),
    html,
    next: $('.pagination-nav__link--next').attr('href'),
  };
}

/** Addresses of the built pages of a version, without those of versions below its path. */
async function builtAddresses(buildDir: string, version: DocsVersion): Promise<string[]> {
  const root = docsRoot(version);
  const others = docsVersions.map(docsRoot).filter((other) => other.startsWith(`${root}/`));
  const files = await readdir(path.join(buildDir, root), {recursive: true});
  return files
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.html') && path.posix.basename(file) !== 'index.html')
    .map((file) => canonicalPath(`${root}/${file}`))
    .filter((address) => !others.some((other) => `${address}/`.startsWith(`${other}/`)));
}

/**
 * Pages of a version in sidebar order, which the links to the next page follow.
 *
 * @throws Error if the site is not built, or the links omit a page
 */
export async function readManual(buildDir: string, version: DocsVersion): Promise<ManualPage[]> {
  const first = `${docsRoot(version)}/${mainDoc}`;
  if (!existsSync(fileOf(buildDir, first))) {
    throw new Error(`${buildDir} has no manual of ${version.label}: run "npm run build" first.`);
  }
  const pages = new Map<string, ManualPage>();
  for (let address: string | undefined = first; address !== undefined && !pages.has(address);) {
    const {next, ...page}: Awaited<ReturnType<typeof readPage>> = await readPage(buildDir, address);
    pages.set(address, page);
    address = next;
  }
  const missing = (await builtAddresses(buildDir, version)).filter(
    (address) => !pages.has(address),
  );
  if (missing.length > 0) {
    throw new Error(`No page links to ${missing.join(', ')} as its next page.`);
  }
  return [...pages.values()];
}

/** Labels of the categories and of the page. */
const pathOf = ({categories, name}: ManualPage) => [...categories, name];

const startsWith = (names: readonly string[], prefix: readonly string[]) =>
  prefix.every((name, index) => names[index] === name);

/** Longest common prefix. */
function commonPrefix([first = [], ...rest]: readonly (readonly string[])[]): readonly string[] {
  const differs = first.findIndex((name, index) => rest.some((names) => names[index] !== name));
  return differs < 0 ? first : first.slice(0, differs);
}

/**
 * Pages of a section with the index pages of its categories.
 *
 * @param section folder relative to the root of the version
 * @throws Error naming the sections if it does not exist
 */
export function sectionOf(
  pages: readonly ManualPage[],
  version: DocsVersion,
  section: string,
): ManualPage[] {
  const root = docsRoot(version);
  const inFolder = pages.filter(({address}) => address.startsWith(`${root}/${section}/`));
  if (inFolder.length === 0) {
    throw new Error(
      `${version.label} has no section ${section}. Its sections: ${sectionsOf(pages, version).join(', ')}.`,
    );
  }
  const prefix = commonPrefix(inFolder.map(pathOf));
  return pages.filter(
    (page) => inFolder.includes(page) || (prefix.length > 0 && startsWith(pathOf(page), prefix)),
  );
}

/** Section folders of a version in sidebar order. */
export function sectionsOf(pages: readonly ManualPage[], version: DocsVersion): string[] {
  const root = docsRoot(version);
  const folders = pages
    .map(({address}) => address.slice(root.length + 1).split('/'))
    .filter(([folder, page]) => folder !== 'category' && page !== undefined)
    .map(([folder = '']) => folder);
  return [...new Set(folders)];
}
