import {existsSync} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {canonicalPath} from '../src/lib/address';
import {docsVersions, docsRoot, type DocsVersion} from '../src/site/versions';
import {mainDoc} from '../src/site';

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

/** Page or category of the sidebar. */
export interface SidebarItem {
  readonly label: string;
  /** Address on the site, with the anchor of a section; `undefined` for a category without pages. */
  readonly address: string | undefined;
  readonly items: readonly SidebarItem[];
}

/** Built version of the manual. */
export interface Manual {
  readonly sidebar: readonly SidebarItem[];
  /** In sidebar order. */
  readonly pages: readonly ManualPage[];
}

/** Parser options for well-formed pages, three times as fast. */
export const parserOptions = {xml: {xmlMode: false}} as const;

/** Sidebar of a page; collapsed categories are empty. */
function sidebarOf($: CheerioAPI, list = $('.theme-doc-sidebar-menu').first()): SidebarItem[] {
  return list
    .children('li')
    .toArray()
    .map((item) => {
      const link = $(item).find('a.menu__link').first();
      const items = sidebarOf($, $(item).children('ul'));
      return {label: link.text(), address: link.attr('href'), items};
    });
}

/** Merges two sidebars: a category that is expanded in either of them keeps its items. */
function mergeSidebars(
  one: readonly SidebarItem[],
  other: readonly SidebarItem[],
): readonly SidebarItem[] {
  if (one.length === 0 || other.length === 0) {
    return [...one, ...other];
  }
  const others = new Map(other.map((item) => [item.label, item]));
  return one.map((item) => ({
    ...item,
    items: mergeSidebars(item.items, others.get(item.label)?.items ?? []),
  }));
}

/** Addresses of a version's built pages; pages of versions below its path are excluded. */
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
 * Reads the pages of a version from the built site, in sidebar order. Each page has only its own
 * categories expanded, so the sidebars of all pages are merged.
 *
 * @throws Error if the site is not built, or the sidebar omits a page
 */
export async function readManual(buildDir: string, version: DocsVersion): Promise<Manual> {
  const fileOf = (address: string) => path.join(buildDir, `${address}.html`);
  if (!existsSync(fileOf(`${docsRoot(version)}/${mainDoc}`))) {
    throw new Error(`${buildDir} has no manual of ${version.label}: run "npm run build" first.`);
  }
  let sidebar: readonly SidebarItem[] = [];
  const built = new Map<string, Pick<ManualPage, 'html' | 'title'>>();
  for (const address of await builtAddresses(buildDir, version)) {
    const html = await readFile(fileOf(address), 'utf8');
    const $ = load(html, parserOptions);
    sidebar = mergeSidebars(sidebar, sidebarOf($));
    built.set(address, {html, title: $('main h1').text()});
  }
  const listed = (items: readonly SidebarItem[], categories: readonly string[]): ManualPage[] =>
    items.flatMap(({label: name, address = '', items: below}) => {
      const page = built.get(address);
      const own = page ? [{address, categories, name, ...page}] : [];
      return [...own, ...listed(below, [...categories, name])];
    });
  // A category without its own page links to its first page, so that page is listed twice; the
  // second entry is kept.
  const pages = new Map(listed(sidebar, []).map((page) => [page.address, page]));
  const missing = [...built.keys()].filter((address) => !pages.has(address));
  if (missing.length > 0) {
    throw new Error(`The sidebar has no link to ${missing.join(', ')}.`);
  }
  return {sidebar, pages: [...pages.values()]};
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
