/** Entry with the versions that have an identical one. */
export interface VersionedEntry<T> {
  readonly entry: T;
  /** Names of the versions, newest first. */
  readonly versions: readonly string[];
}

/**
 * Merges the lists of the versions, sorted by title. Most entries are identical in all versions,
 * so that a page loads them once.
 *
 * @param lists entries by version name, newest first
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
