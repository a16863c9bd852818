/** Names of the browser caches. All contain the base URL, as several manuals can be on one host. */

/**
 * Name for a resource that all sites of an origin share: a cache, a lock or a storage
 * entry. At the root of a host it contains no address.
 *
 * @param base base URL of the site
 */
export function ownName(base: string, name: string): string {
  return base === '/' ? `manual${name}` : `manual@${base}${name}`;
}

/** Cache of the visited pages. */
export function pagesCache(base: string): string {
  return ownName(base, '-pages');
}

/** Cache of the assets of visited pages: scripts, styles, data, pictures, downloads. */
export function filesCache(base: string): string {
  return ownName(base, '-files');
}

/** Cache of a downloaded version. */
export function versionCache(base: string, version: string): string {
  return ownName(base, `-kept-${version}`);
}

/** Version in the name of a cache. */
export function versionOf(base: string, name: string): string | undefined {
  const start = versionCache(base, '');
  return name.startsWith(start) ? name.slice(start.length) : undefined;
}

/** Whether a cache is of this manual. */
export function isOwn(base: string, name: string): boolean {
  return name.startsWith(ownName(base, '-'));
}
