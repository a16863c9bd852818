import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {
  pageManifestId,
  tablesFolder,
  type PageManifest,
  type PageTable,
} from '../../src/docusaurus/start/client/pageTable';
import {docsRoot, docsVersions} from '../../src/site/versions';
import {buildDir, filesBelow, pagesOf} from './project';

export function built(file: string): string {
  return readFileSync(path.join(buildDir, file), 'utf8');
}

function pageFile(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`;
}

export function hasPage(address: string): boolean {
  const folder = path.join(buildDir, address, 'index.html');
  return existsSync(path.join(buildDir, pageFile(address))) || existsSync(folder);
}

/** HTML files, relative to the build. */
export function pageFiles(): string[] {
  return filesBelow('build').filter((file) => file.endsWith('.html'));
}

/**
 * Addresses of all pages. The sitemap is not enough: it omits pages of the next version that repeat
 * the latest.
 */
export function pageAddresses(): string[] {
  return pageFiles()
    .filter((file) => !['404.html', 'search.html'].includes(file))
    .filter((file) => !/<meta http-equiv="?refresh/u.test(built(file)))
    .map((file) => `/${file.replace(/(?:index)?\.html$/u, '')}`)
    .sort();
}

/** The documents of all versions, with their addresses. */
export function documents() {
  return docsVersions.flatMap((version) =>
    pagesOf(version).map((page) => {
      const {slug = page.id} = page.frontMatter;
      return {...page, version, address: `${docsRoot(version)}/${slug.replace(/^\//u, '')}`};
    }),
  );
}

/** Paths of the URLs in the sitemap. */
export function sitemap(): string[] {
  return [...built('sitemap.xml').matchAll(/<loc>(?<loc>[^<]+)<\/loc>/gu)]
    .map(({groups}) => new URL(groups?.loc ?? '').pathname)
    .sort();
}

/** The initial scripts of a page, and its manifest; a redirect has neither. */
export function startOf(html: string) {
  const {scripts, json = '{}'} =
    new RegExp(`id="${pageManifestId}" data-scripts="(?<scripts>[^"]+)">(?<json>[^<]*)`, 'u').exec(
      html,
    )?.groups ?? {};
  return {scripts: scripts?.split(' ') ?? [], ...(JSON.parse(json) as Partial<PageManifest>)};
}

/** Addresses of the scripts in the tables of a built site, or in those with the wanted names. */
export function scriptsInTables(
  folder: string,
  isWanted: (name: string) => boolean = () => true,
): ReadonlySet<string> {
  const routes = path.join(folder, tablesFolder);
  const tables = readdirSync(routes, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.json') && isWanted(path.basename(file, '.json')))
    .map((file) => JSON.parse(readFileSync(path.join(routes, file), 'utf8')) as PageTable);
  const names = tables.flatMap(({files}) => Object.values(files));
  return new Set(names.map((name) => `/assets/js/${name}.js`));
}

/** Slugs of the category index pages of the specification. */
export const categories = [
  'by-integration',
  'by-object',
  'dummy-server',
  'first-steps',
  'gateway',
  'mobile-apps',
  'release-notes',
  'services',
  'table-object-light-on-time',
  'table-object-to-do-list',
  'tutorials',
  'utilities',
  'working-with-files',
] as const;
