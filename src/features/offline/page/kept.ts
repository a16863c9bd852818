import {keptCache, ownName, readCacheName} from '../caches';
import {forgetExpiry} from '../expiry';
import {sizesOf, type OfflineList} from '../list';
import {planOf} from '../plan';
import {storedVersions, type StoredVersion} from '../stored';

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

/** Addresses in a cache that may have been deleted. */
function addressesInNamed(base: string, name: string): Promise<Set<string>> {
  return withCacheLock(base, 'shared', async () =>
    (await caches.has(name)) ? addressesIn(await caches.open(name)) : new Set(),
  );
}

/** Copies of all versions, newest first. */
export async function copies(base: string): Promise<Copy[]> {
  const stored = await storedVersions(base);
  return await Promise.all(
    stored.map(async (version) => {
      const {cacheName, list, complete} = version;
      const {done} =
        complete === undefined
          ? planOf(list, await addressesInNamed(base, cacheName), new Map())
          : {done: list.files};
      return {...version, bytes: sizesOf(done).bytes};
    }),
  );
}

/** Location of a file in another copy. */
export interface Source {
  readonly hash: string;
  readonly cacheName: string;
}

/** Files of the other copies, by address. */
export async function filesElsewhere(
  base: string,
  {version, release}: OfflineList,
): Promise<Map<string, Source>> {
  const own = keptCache(base, version, release);
  const files = new Map<string, Source>();
  // Copies of other versions contain the files that all pages share.
  for (const {cacheName, list} of (await storedVersions(base)).reverse()) {
    if (cacheName !== own) {
      const present = await addressesInNamed(base, cacheName);
      for (const [address, , hash] of list.files) {
        if (present.has(address)) {
          files.set(address, {hash, cacheName});
        }
      }
    }
  }
  return files;
}

export async function removeVersion(base: string, version: string): Promise<void> {
  await withCacheLock(base, 'exclusive', async () => {
    for (const name of await caches.keys()) {
      if (readCacheName(base, name)?.version === version) {
        await caches.delete(name);
      }
    }
  });
}

/** Removes all data of this manual from the device, with its entries in Workbox's database. */
export async function removeAll(base: string): Promise<void> {
  await withCacheLock(base, 'exclusive', async () => {
    const names = (await caches.keys()).filter((name) => readCacheName(base, name));
    await Promise.all(names.map((name) => caches.delete(name)));
    await forgetExpiry(names);
  });
}
