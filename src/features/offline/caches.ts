/**
 * Names of the browser caches. Those of visited pages contain the release, so that releases
 * never mix; all contain the base URL, so that several manuals on one host do not share a cache.
 */

/** Parsed cache name. */
export type CacheName =
  | {readonly kind: 'pages' | 'files'; readonly release: string; readonly version?: undefined}
  | {readonly kind: 'kept'; readonly version: string};

/**
 * Name for a resource that all sites of an origin share: a cache, a lock or a storage
 * entry. At the root of a host it contains no address.
 *
 * @param base base URL of the site
 */
export function ownName(base: string, name: string): string {
  return base === '/' ? `manual${name}` : `manual@${base}${name}`;
}

/** Cache of the visited pages of a release. */
export function pagesCache(base: string, release: string): string {
  return ownName(base, `-pages-${release}`);
}

/** Cache of the assets of visited pages: scripts, styles, data, pictures, downloads. */
export function filesCache(base: string, release: string): string {
  return ownName(base, `-files-${release}`);
}

/** Cache of a downloaded version. */
export function versionCache(base: string, version: string): string {
  return ownName(base, `-kept-${version}`);
}

/** Earlier releases of this manual added the release to the name of a downloaded version. */
const pattern =
  /^-(?:(?<kind>pages|files)-(?<release>[^-]+)|kept-(?<version>.+?)(?:-[\da-f]{8})?)$/u;

/** Parses a cache name; `undefined` for a cache of another site. */
export function readCacheName(base: string, name: string): CacheName | undefined {
  const own = ownName(base, '');
  const {kind, version, release} =
    (name.startsWith(own) ? pattern.exec(name.slice(own.length))?.groups : undefined) ?? {};
  if (version !== undefined) {
    return {kind: 'kept', version};
  }
  return release === undefined ? undefined : {kind: kind as 'pages' | 'files', release};
}

/**
 * Caches of visited pages of all releases except that of the worker and the newest two.
 *
 * @param names all cache names in order of creation
 * @param release that of the worker
 */
export function unusedCaches(base: string, names: readonly string[], release: string): string[] {
  const visited = names.flatMap((name) => {
    const read = readCacheName(base, name);
    return read && read.kind !== 'kept' ? [{name, ...read}] : [];
  });
  const releases = visited.filter(({kind}) => kind === 'pages').map((one) => one.release);
  const used = new Set([release, ...[...new Set(releases)].slice(-2)]);
  return visited.filter((one) => !used.has(one.release)).map(({name}) => name);
}
