/**
 * Names of the caches on the reader's device, each with the release that its
 * content belongs to, so that no release is mixed with another.
 */

/** What a name of a cache says. */
export interface CacheName {
  /** Pages and files that were visited, or a version that is kept as a whole. */
  readonly kind: 'pages' | 'files' | 'kept';
  readonly release: string;
  /** Name of the version that is kept. */
  readonly version?: string;
}

/** Name of the cache of the pages of a release that were visited. */
export function pagesCache(release: string): string {
  return `manual-pages-${release}`;
}

/** Name of the cache of what the visited pages asked for: scripts, styles, data, pictures, downloads. */
export function filesCache(release: string): string {
  return `manual-files-${release}`;
}

/** Name of the cache of a version that the reader keeps. */
export function keptCache(version: string, release: string): string {
  return `manual-kept-${version}-${release}`;
}

const pattern = /^manual-(?:(?<kind>pages|files)|kept-(?<version>.+))-(?<release>[^-]+)$/u;

/** What a name says; `undefined` for a cache that is none of ours. */
export function readCacheName(name: string): CacheName | undefined {
  const {kind, version, release} = pattern.exec(name)?.groups ?? {};
  if (release === undefined) {
    return undefined;
  }
  return version === undefined
    ? {kind: kind as 'pages' | 'files', release}
    : {kind: 'kept', version, release};
}

/** What is known when caches are looked through for some that nobody needs. */
export interface CachesInUse {
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
export function unusedCaches({names, own, open, complete}: CachesInUse): string[] {
  const all = names.flatMap((name) => {
    const read = readCacheName(name);
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
