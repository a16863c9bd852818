/** An entry, and the versions that have it just so. */
export interface VersionedEntry<T> {
  readonly entry: T;
  /** Names of the versions, the newest first. */
  readonly versions: readonly string[];
}

/**
 * One list from those of the versions, in the order of the titles: nearly every
 * entry is the same in all of them, and a page should load it once.
 *
 * @param lists the entries of each version with its name, the newest first
 */
export function mergeVersions<T extends {readonly title: string}>(
  lists: readonly (readonly [version: string, entries: readonly T[]])[],
): VersionedEntry<T>[] {
  const merged = new Map<string, {entry: T; versions: string[]}>();
  for (const [version, entries] of lists) {
    for (const entry of entries) {
      const key = JSON.stringify(entry);
      const same = merged.get(key) ?? {entry, versions: []};
      same.versions.push(version);
      merged.set(key, same);
    }
  }
  return [...merged.values()].sort((a, b) =>
    a.entry.title.localeCompare(b.entry.title, 'en', {sensitivity: 'base'}),
  );
}
