import {canonicalPath} from '../lib/address';

/**
 * The address under which a page is kept. The query is no part of it, as the pages of a static site do not depend on it.
 * The home page alone keeps its slash, which below a folder of a host is part of
 * what the worker answers for.
 *
 * @param base base address of the site
 */
export function pageAddress(pathname: string, base: string): string {
  const clean = canonicalPath(pathname);
  return `${clean}/` === base ? base : clean;
}

/**
 * Name at the top of the site below which an address is; empty for the home
 * page. Other applications of the host have other names.
 *
 * @param base base address of the site
 */
export function placeOf(pathname: string, base: string): string {
  const [place = ''] = pageAddress(pathname, base).slice(base.length).split('/');
  return place.toLowerCase();
}

const hashedFolder = 'assets/';
const hashedQuery = /^\?_=[\da-f]+$/u;

/**
 * Whether an address tells the content, by a hash in it: then any copy of it
 * is as good as any other, of whatever release.
 *
 * @param base base address of the site
 */
export function isHashed(
  {pathname, search}: Pick<URL, 'pathname' | 'search'>,
  base: string,
): boolean {
  return pathname.startsWith(`${base}${hashedFolder}`) || hashedQuery.test(search);
}
