import {canonicalPath} from '../../lib/address';

/**
 * Cache key of a page. The query is dropped because static pages do not depend on it. Only
 * the home page keeps its trailing slash, which below a base path is part of the worker's
 * scope.
 *
 * @param base base URL of the site
 */
export function pageAddress(pathname: string, base: string): string {
  const clean = canonicalPath(pathname);
  return `${clean}/` === base ? base : clean;
}

/**
 * First path segment of an address; empty for the home page. Other applications on the host
 * use other segments.
 *
 * @param base base URL of the site
 */
export function placeOf(pathname: string, base: string): string {
  const [place = ''] = pageAddress(pathname, base).slice(base.length).split('/');
  return place.toLowerCase();
}

/**
 * Whether an address contains a content hash, so that a copy from any release is valid.
 *
 * @param base base URL of the site
 */
export function isHashed({pathname}: Pick<URL, 'pathname'>, base: string): boolean {
  return pathname.startsWith(`${base}assets/`);
}
