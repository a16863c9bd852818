import {ownName, readCacheName} from '../caches';
import {sizesOf} from '../list';
import {deleteCaches, storedVersions, type StoredVersion} from '../stored';

/** A copy of a version with its stored bytes. */
export interface Copy extends StoredVersion {
  readonly bytes: number;
}

/** Addresses in a cache, without the origin. */
export async function addressesIn(cache: Cache): Promise<Set<string>> {
  const keys = await cache.keys();
  return new Set(
    keys.map(({url}) => {
      const {pathname, search} = new URL(url);
      return pathname + search;
    }),
  );
}

/**
 * Locks the opening of caches against their deletion: opening a deleted cache would create
 * it again.
 */
async function withCacheLock<Value>(
  base: string,
  mode: LockMode,
  act: () => Promise<Value>,
): Promise<Value> {
  return await navigator.locks.request(ownName(base, '.caches'), {mode}, act);
}

/** Copies of all versions, newest first. */
export async function copies(base: string): Promise<Copy[]> {
  return withCacheLock(base, 'shared', async () => {
    const found: Copy[] = [];
    for (const version of await storedVersions(base)) {
      const {cacheName, complete} = version;
      let {files} = version.list;
      if (complete === undefined) {
        // The worker may have evicted it meanwhile.
        const isThere = await caches.has(cacheName);
        const present = isThere ? await addressesIn(await caches.open(cacheName)) : new Set();
        files = files.filter(([address]) => present.has(address));
      }
      found.push({...version, bytes: sizesOf(files).bytes});
    }
    return found;
  });
}

/**
 * Removes a version, or all data of this manual, from the device.
 *
 * @param version all data if undefined
 */
export async function removeCaches(base: string, version?: string): Promise<void> {
  await withCacheLock(base, 'exclusive', async () => {
    const names = (await caches.keys()).filter((name) => {
      const own = readCacheName(base, name);
      return own && (version === undefined || own.version === version);
    });
    await deleteCaches(names);
  });
}
