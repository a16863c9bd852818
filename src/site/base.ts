/*
 * Base path and origin of the site, from the environment. `src/docusaurus/bundler` passes
 * both to the browser scripts.
 */

const folders = (process.env.BASE_URL ?? '').split('/').filter((folder) => folder !== '');
const own =
  'assets blog cards data docs download img llms offline print routes search search-texts'.split(
    ' ',
  );
if (folders[0] !== undefined && own.includes(folders[0])) {
  // An address that begins with the base path would not be prefixed again.
  throw new Error(`BASE_URL: "${folders[0]}" is a folder of the site itself; use another name.`);
}

/** Base path with leading and trailing slash. */
export const baseUrl = ['', ...folders, ''].join('/');

/** Canonical origin for the sitemap, the feeds and canonical links. */
export const origin = process.env.SITE_ORIGIN ?? 'https://docs.hsyco.com';

/** Adds the base path to an address of the site, such as `/docs/intro`. */
export function withBase(address: string): string {
  return address.startsWith(baseUrl) ? address : baseUrl + address.slice(1);
}

/** Removes the base path from an address. */
export function withoutBase(address: string): string {
  return address.startsWith(baseUrl) ? address.slice(baseUrl.length - 1) : address;
}
