import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {buildDir} from './project';

export function built(file: string): string {
  return readFileSync(path.join(buildDir, file), 'utf8');
}

function pageFile(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`;
}

/** Whether the built site has a page at an address. */
export function hasPage(address: string): boolean {
  const folder = path.join(buildDir, address, 'index.html');
  return existsSync(path.join(buildDir, pageFile(address))) || existsSync(folder);
}

/** Files of all built pages, below the build. */
export function pageFiles(): string[] {
  return readdirSync(buildDir, {recursive: true})
    .map((file) => String(file).replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.html'))
    .sort();
}

/** Addresses of the sitemap, without the origin. */
export function sitemap(): string[] {
  return [...built('sitemap.xml').matchAll(/<loc>(?<loc>[^<]+)<\/loc>/gu)]
    .map(({groups}) => new URL(groups?.loc ?? '').pathname)
    .sort();
}

/** The category index pages of the specification, by the last part of their address. */
export const categories = [
  ...['by-integration', 'by-object', 'dummy-server', 'first-steps', 'gateway', 'mobile-apps'],
  ...['release-notes', 'services', 'table-object-light-on-time', 'table-object-to-do-list'],
  ...['tutorials', 'utilities', 'working-with-files'],
] as const;

export const versionRoots = {'4.0': '/docs', current: '/docs/next'} as const;
