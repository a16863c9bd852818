import {ownName} from '../caches';

/** Name of the entry of the storage, and of the channel between tabs. */
export function sharedName(base: string): string {
  return ownName(base, '.keeping');
}

/** The version that was being fetched when the last page closed; it goes on with the next one. */
export function pendingVersion(base: string): string | undefined {
  try {
    return localStorage.getItem(sharedName(base)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Has the next page go on with a version. */
export function setPending(base: string, version: string): void {
  try {
    localStorage.setItem(sharedName(base), version);
  } catch {
    // Without storage, the reader goes on by hand.
  }
}

/** Takes back what `setPending` has said of a version. */
export function clearPending(base: string, version: string): void {
  if (pendingVersion(base) === version) {
    localStorage.removeItem(sharedName(base));
  }
}
