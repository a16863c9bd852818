import type {VersionName} from '../site/versions';

/** An entry, and the versions that have it just so. */
export interface Listed<T> {
  readonly entry: T;
  readonly versions: readonly VersionName[];
}

/**
 * Join the lists of the versions, in the order of their titles: nearly every
 * entry is the same in all of them, and a page should load it once.
 */
export function joined<T extends {readonly title: string}>(
  lists: Readonly<Record<VersionName, readonly T[]>>,
): Listed<T>[] {
  const found = new Map<string, {entry: T; versions: VersionName[]}>();
  for (const [version, entries] of Object.entries(lists)) {
    for (const entry of entries) {
      const key = JSON.stringify(entry);
      const listed = found.get(key) ?? {entry, versions: []};
      listed.versions.push(version as VersionName);
      found.set(key, listed);
    }
  }
  return [...found.values()].sort((a, b) =>
    a.entry.title.localeCompare(b.entry.title, 'en', {sensitivity: 'base'}),
  );
}
