/**
 * Names of the browser caches. Each contains the release, so that releases never mix, and
 * the base URL, so that several manuals on one host do not share a cache.
 */

/** Parsed cache name. */
export interface CacheName {
  /** Visited pages and files, or a complete version. */
  readonly kind: 'pages' | 'files' | 'kept';
  readonly release: string;
  /** Name of the stored version. */
  readonly version?: string;
}

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

/** Cache of a version that the reader has downloaded. */
export function keptCache(base: string, version: string, release: string): string {
  return ownName(base, `-kept-${version}-${release}`);
}

const pattern = /^-(?:(?<kind>pages|files)|kept-(?<version>.+))-(?<release>[^-]+)$/u;

/** Parses a cache name; `undefined` for a cache of another site. */
export function readCacheName(base: string, name: string): CacheName | undefined {
  const own = ownName(base, '');
  const {kind, version, release} =
    (name.startsWith(own) ? pattern.exec(name.slice(own.length))?.groups : undefined) ?? {};
  if (release === undefined) {
    return undefined;
  }
  return version === undefined
    ? {kind: kind as 'pages' | 'files', release}
    : {kind: 'kept', version, release};
}

/** Input of the eviction of stale caches. */
export interface CachesInUse {
  /** Base URL of the site. */
  readonly base: string;
  /** All cache names in order of creation. */
  readonly names: readonly string[];
  /** Release of the worker. */
  readonly own: string;
  /** Names of the caches of complete versions. */
  readonly complete: ReadonlySet<string>;
}

/**
 * Stale caches: visited pages except those of the worker's release and of the newest two;
 * copies of a version that a newer complete copy replaces.
 */
export function unusedCaches({base, names, own, complete}: CachesInUse): string[] {
  const all = names.flatMap((name) => {
    const read = readCacheName(base, name);
    return read ? [{name, ...read}] : [];
  });
  const releases = [...new Set(all.filter(({kind}) => kind === 'pages').map((one) => one.release))];
  const used = new Set([own, ...releases.slice(-2)]);
  return all
    .filter(({kind, version, release}, index) => {
      if (kind !== 'kept') {
        return !used.has(release);
      }
      return all
        .slice(index + 1)
        .some((later) => later.version === version && complete.has(later.name));
    })
    .map(({name}) => name);
}
