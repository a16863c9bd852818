/**
 * Names of the caches on the reader's device, each with the release that its
 * content belongs to, so that no release is mixed with another, and with the
 * base address of the site, so that each of several manuals on one host has its
 * own.
 */

/** What a name of a cache says. */
export interface CacheName {
  /** Pages and files that were visited, or a version that is kept as a whole. */
  readonly kind: 'pages' | 'files' | 'kept';
  readonly release: string;
  /** Name of the version that is kept. */
  readonly version?: string;
}

/**
 * Something of this manual that all sites of a host have in one place: caches,
 * locks, entries of the storage. At the root of a host it bears no address.
 *
 * @param base base address of the site
 */
export function ownName(base: string, name: string): string {
  return base === '/' ? `manual${name}` : `manual@${base}${name}`;
}

/** Name of the cache of the pages of a release that were visited. */
export function pagesCache(base: string, release: string): string {
  return ownName(base, `-pages-${release}`);
}

/** Name of the cache of what the visited pages asked for: scripts, styles, data, pictures, downloads. */
export function filesCache(base: string, release: string): string {
  return ownName(base, `-files-${release}`);
}

/** Name of the cache of a version that the reader keeps. */
export function keptCache(base: string, version: string, release: string): string {
  return ownName(base, `-kept-${version}-${release}`);
}

const pattern = /^-(?:(?<kind>pages|files)|kept-(?<version>.+))-(?<release>[^-]+)$/u;

/** What a name says; `undefined` for a cache that is none of this site. */
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

/** What is known when caches are looked through for some that nobody needs. */
export interface CachesInUse {
  /** Base address of the site. */
  readonly base: string;
  /** Names of all caches, in the order in which they were made. */
  readonly names: readonly string[];
  /** Release of the worker. */
  readonly own: string;
  /** Releases that open pages are of. */
  readonly open: ReadonlySet<string>;
  /** Names of the caches of versions that are kept completely. */
  readonly complete: ReadonlySet<string>;
}

/**
 * Names of the caches that can go: what was visited of all releases but the
 * worker's, the newest two and those that are open; copies of a version that a
 * newer complete one replaces and no page is open of.
 */
export function unusedCaches({base, names, own, open, complete}: CachesInUse): string[] {
  const all = names.flatMap((name) => {
    const read = readCacheName(base, name);
    return read ? [{name, ...read}] : [];
  });
  const releases = [...new Set(all.filter(({kind}) => kind === 'pages').map((one) => one.release))];
  const used = new Set([own, ...releases.slice(-2), ...open]);
  return all
    .filter(({kind, version, release}, index) => {
      if (kind !== 'kept') {
        return !used.has(release);
      }
      const isReplaced = all
        .slice(index + 1)
        .some((later) => later.version === version && complete.has(later.name));
      return isReplaced && !open.has(release);
    })
    .map(({name}) => name);
}
