import {keptCache, ownName, readCacheName} from '../caches';
import {forgetExpiry} from '../expiry';
import {
  listAddress,
  sizesOf,
  stateAddress,
  titleHeader,
  type KeptState,
  type OfflineList,
} from '../list';
import {planOf} from '../plan';

/** A complete or partial copy of a version on the device. */
export interface Copy {
  readonly cacheName: string;
  readonly list: OfflineList;
  /** Date of completion; `undefined` for a partial copy. */
  readonly complete: string | undefined;
  /** Stored bytes. */
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

/** Reads without `caches.open`, which would recreate a cache that is deleted meanwhile. */
async function readJson<Value>(cacheName: string, address: string): Promise<Value | undefined> {
  const found = await caches.match(address, {cacheName});
  return found ? ((await found.json()) as Value) : undefined;
}

/** The list from which a cache was filled. */
export async function listIn(cacheName: string, base: string, version: string) {
  return readJson<OfflineList>(cacheName, listAddress(base, version));
}

/** Copies of all versions, newest first. */
export async function copies(base: string): Promise<Copy[]> {
  const found: Copy[] = [];
  for (const cacheName of (await caches.keys()).reverse()) {
    const {version} = readCacheName(base, cacheName) ?? {};
    if (version !== undefined) {
      const list = await listIn(cacheName, base, version);
      const state = await readJson<KeptState>(cacheName, stateAddress(base, version));
      if (list) {
        const present = state ? undefined : await addressesInNamed(base, cacheName);
        const {done} = present ? planOf(list, present, new Map()) : {done: list.files};
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
  for (const {cacheName, list} of (await copies(base)).reverse()) {
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

/** Number of stored visited pages. */
export async function visitedPages(base: string): Promise<number> {
  const visited = new Set<string>();
  for (const name of await caches.keys()) {
    if (readCacheName(base, name)?.kind === 'pages') {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if ((await cache.match(request))?.headers.has(titleHeader)) {
          visited.add(request.url);
        }
      }
    }
  }
  return visited.size;
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
