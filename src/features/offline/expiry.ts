import {CacheExpiration} from 'workbox-expiration';

/** Deletes the timestamps of caches that were deleted. */
export async function forgetExpiry(cacheNames: readonly string[]): Promise<void> {
  // Workbox requires a limit, which has no effect here.
  const expirations = cacheNames.map((name) => new CacheExpiration(name, {maxEntries: 1}));
  // A browser that denies access to the database has no timestamps in it.
  await Promise.allSettled(expirations.map((one) => one.delete()));
}
