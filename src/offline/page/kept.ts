import {keptCache, readCacheName} from '../caches';
import {listAddress, sizesOf, stateAddress, type KeptState, type OfflineList} from '../list';
import {planOf} from '../plan';

/** A copy of a version on the device, whole or in part. */
export interface Copy {
  readonly cacheName: string;
  readonly list: OfflineList;
  /** When it was complete; `undefined` for a part. */
  readonly complete: string | undefined;
  /** Bytes that are there. */
  readonly bytes: number;
}

/** Addresses that a cache has, without the origin. */
export async function addressesIn(cache: Cache): Promise<Set<string>> {
  const keys = await cache.keys();
  return new Set(
    keys.map(({url}) => {
      const {pathname, search} = new URL(url);
      return pathname + search;
    }),
  );
}

async function readJson<Value>(cache: Cache, address: string): Promise<Value | undefined> {
  const found = await cache.match(address);
  return found ? ((await found.json()) as Value) : undefined;
}

/** The list that a cache was filled by. */
export async function listIn(cache: Cache, base: string, version: string) {
  return readJson<OfflineList>(cache, listAddress(base, version));
}

/** The copies of all versions, the newest first. */
export async function copies(base: string): Promise<Copy[]> {
  const found: Copy[] = [];
  for (const cacheName of (await caches.keys()).reverse()) {
    const {version} = readCacheName(cacheName) ?? {};
    if (version !== undefined) {
      const cache = await caches.open(cacheName);
      const list = await listIn(cache, base, version);
      if (list) {
        const state = await readJson<KeptState>(cache, stateAddress(base, version));
        const {done} = planOf(list, await addressesIn(cache), new Map());
        found.push({
          cacheName,
          list,
          complete: state?.complete,
          bytes: sizesOf(done).bytes,
        });
      }
    }
  }
  return found;
}

/** Where the copies of a version have each file: its hash and the name of the cache, by address. */
export async function filesElsewhere(
  base: string,
  {version, release}: OfflineList,
): Promise<Map<string, {hash: string; cacheName: string}>> {
  const own = keptCache(version, release);
  const files = new Map<string, {hash: string; cacheName: string}>();
  // Other versions, too, have the files that all pages share.
  for (const {cacheName, list} of (await copies(base)).reverse()) {
    if (cacheName !== own) {
      const present = await addressesIn(await caches.open(cacheName));
      for (const [address, , hash] of list.files) {
        if (present.has(address)) {
          files.set(address, {hash, cacheName});
        }
      }
    }
  }
  return files;
}

/** Number of pages that are kept because they were visited. */
export async function visitedPages(): Promise<number> {
  let count = 0;
  for (const name of await caches.keys()) {
    if (readCacheName(name)?.kind === 'pages') {
      count += (await (await caches.open(name)).keys()).length;
    }
  }
  return count;
}

/** Removes all copies of a version. */
export async function removeVersion(version: string): Promise<void> {
  for (const name of await caches.keys()) {
    if (readCacheName(name)?.version === version) {
      await caches.delete(name);
    }
  }
}

/** Removes everything of this manual that is on the device. */
export async function removeAll(): Promise<void> {
  for (const name of await caches.keys()) {
    if (readCacheName(name)) {
      await caches.delete(name);
    }
  }
}
