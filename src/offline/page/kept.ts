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
import {planOf, withoutQuery} from '../plan';

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

/** Keeps what opens caches and what removes them apart: to open one that is gone would make it anew. */
async function whileNoneGoes<Value>(
  base: string,
  mode: LockMode,
  act: () => Promise<Value>,
): Promise<Value> {
  return await navigator.locks.request(ownName(base, '.caches'), {mode}, act);
}

/** Addresses that a cache has which may have been removed. */
function addressesInNamed(base: string, name: string): Promise<Set<string>> {
  return whileNoneGoes(base, 'shared', async () =>
    (await caches.has(name)) ? addressesIn(await caches.open(name)) : new Set(),
  );
}

/** Read without `caches.open`, which would make a cache anew that is removed meanwhile. */
async function readJson<Value>(cacheName: string, address: string): Promise<Value | undefined> {
  const found = await caches.match(address, {cacheName});
  return found ? ((await found.json()) as Value) : undefined;
}

/** The list that a cache was filled by. */
export async function listIn(cacheName: string, base: string, version: string) {
  return readJson<OfflineList>(cacheName, listAddress(base, version));
}

/** The copies of all versions, the newest first. */
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

/** Where a copy of a version has a file. */
export interface Source {
  readonly address: string;
  readonly hash: string;
  readonly cacheName: string;
}

/** Where the copies of a version have each file, by its address without query. */
export async function filesElsewhere(
  base: string,
  {version, release}: OfflineList,
): Promise<Map<string, Source>> {
  const own = keptCache(base, version, release);
  const files = new Map<string, Source>();
  // Other versions, too, have the files that all pages share.
  for (const {cacheName, list} of (await copies(base)).reverse()) {
    if (cacheName !== own) {
      const present = await addressesInNamed(base, cacheName);
      for (const [address, , hash] of list.files) {
        if (present.has(address)) {
          files.set(withoutQuery(address), {address, hash, cacheName});
        }
      }
    }
  }
  return files;
}

/** Number of pages that are kept because they were visited. */
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

/** Removes all copies of a version. */
export async function removeVersion(base: string, version: string): Promise<void> {
  await whileNoneGoes(base, 'exclusive', async () => {
    for (const name of await caches.keys()) {
      if (readCacheName(base, name)?.version === version) {
        await caches.delete(name);
      }
    }
  });
}

/** Removes everything of this manual that is on the device, with Workbox's list of when each file came. */
export async function removeAll(base: string): Promise<void> {
  await whileNoneGoes(base, 'exclusive', async () => {
    const names = (await caches.keys()).filter((name) => readCacheName(base, name));
    await Promise.all(names.map((name) => caches.delete(name)));
    await forgetExpiry(names);
  });
}
