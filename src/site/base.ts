/*
 * Where the site stands: the only place that reads it. A build for another
 * place says so in its environment; the bundler writes both into the scripts of
 * the browser (`src/plugins/site-base`).
 */

const folders = (process.env.BASE_URL ?? '').split('/').filter((folder) => folder !== '');
const own = 'assets blog cards data docs download img llms offline print search search-texts'.split(
  ' ',
);
if (folders[0] !== undefined && own.includes(folders[0])) {
  // An address that begins with the base path is taken for one that has it already.
  throw new Error(`BASE_URL: "${folders[0]}" is a folder of the site itself; take another name.`);
}

/** Base path of the site, with a slash at both ends. */
export const baseUrl = ['', ...folders, ''].join('/');

/** Canonical origin, used for the sitemap, the feeds and canonical links. */
export const origin = process.env.SITE_ORIGIN ?? 'https://docs.hsyco.com';

/** An address within the site, such as `/docs/intro`, as browsers ask for it. */
export function withBase(address: string): string {
  return address.startsWith(baseUrl) ? address : baseUrl + address.slice(1);
}

/** The address within the site of one that browsers ask for. */
export function withoutBase(address: string): string {
  return address.startsWith(baseUrl) ? address.slice(baseUrl.length - 1) : address;
}
