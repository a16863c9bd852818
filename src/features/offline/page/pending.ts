import {ownName} from '../caches';

/** Milliseconds until the next attempt without a network. */
const retryAfter = 10_000;

/**
 * Name of the storage entry with the pending version, and of the lock that the downloading tab
 * holds.
 */
export function sharedName(base: string): string {
  return ownName(base, '.keeping');
}

/** Version whose download was interrupted when the last page closed. */
export function pendingVersion(base: string): string | undefined {
  try {
    return localStorage.getItem(sharedName(base)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Makes the next page resume the download of a version. */
export function setPending(base: string, version: string): void {
  try {
    localStorage.setItem(sharedName(base), version);
  } catch {
    // Without storage, the reader resumes the download manually.
  }
}

/** Reverts `setPending`. */
export function clearPending(base: string, version: string): void {
  if (pendingVersion(base) === version) {
    localStorage.removeItem(sharedName(base));
  }
}

/** Waits for the network, the retry interval or the abort of the task. */
export function waitForRetry(signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, retryAfter);
    window.addEventListener('online', resolve, {once: true, signal});
    signal.addEventListener('abort', resolve, {once: true});
  });
}
