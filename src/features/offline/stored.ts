/** Reads the copies on the device, in pages and in the worker. */

import {CacheExpiration} from 'workbox-expiration';
import {pagesCache, versionOf} from './caches';
import {listAddress, stateAddress, titleHeader, type KeptState, type OfflineList} from './list';

/** Header with the hash of a file of a downloaded version. */
export const hashHeader = 'X-Manual-Hash';

/** Reads without `caches.open`, which would recreate a cache that is deleted meanwhile. */
async function readJson<Value>(cacheName: string, address: string): Promise<Value | undefined> {
  const found = await caches.match(address, {cacheName});
  return found ? ((await found.json()) as Value) : undefined;
}

/** A downloaded version, complete or in part. */
export interface StoredVersion {
  readonly list: OfflineList;
  /** Date of completion; `undefined` for a part. */
  readonly complete: string | undefined;
}

/** Downloaded versions, newest first. */
export async function storedVersions(base: string): Promise<StoredVersion[]> {
  const found: StoredVersion[] = [];
  for (const cacheName of (await caches.keys()).reverse()) {
    const version = versionOf(base, cacheName);
    const list =
      version === undefined
        ? undefined
        : await readJson<OfflineList>(cacheName, listAddress(base, version));
    if (list) {
      const state = await readJson<KeptState>(cacheName, stateAddress(base, list.version));
      found.push({list, complete: state?.complete});
    }
  }
  return found;
}

/** Titles of the visited pages, by address. */
export async function visitedPages(base: string): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  const name = pagesCache(base);
  const cache = (await caches.has(name)) ? await caches.open(name) : undefined;
  for (const request of (await cache?.keys()) ?? []) {
    const title = (await cache?.match(request))?.headers.get(titleHeader);
    if (title) {
      pages.set(new URL(request.url).pathname, decodeURIComponent(title));
    }
  }
  return pages;
}

const sentAt = ({headers}: Response) => Date.parse(headers.get('Date') ?? '') || 0;

/** The copy of a request in some caches that the site sent last. */
export async function newestIn(
  cacheNames: readonly string[],
  ...requests: readonly RequestInfo[]
): Promise<Response | undefined> {
  const copies = cacheNames.flatMap((cacheName) =>
    requests.map((request) => caches.match(request, {ignoreVary: true, cacheName})),
  );
  const found = (await Promise.all(copies)).filter((copy) => copy !== undefined);
  return found.sort((a, b) => sentAt(b) - sentAt(a))[0];
}

/** Deletes caches with their timestamps in Workbox's database. */
export async function deleteCaches(cacheNames: readonly string[]): Promise<void> {
  await Promise.all(cacheNames.map((name) => caches.delete(name)));
  // Workbox requires a limit, which has no effect here.
  const expirations = cacheNames.map((name) => new CacheExpiration(name, {maxEntries: 1}));
  // A browser that denies access to the database has no timestamps in it.
  await Promise.allSettled(expirations.map((one) => one.delete()));
}

/** Response without redirect and encoding, as a cache requires it. */
export function storableResponse(body: BodyInit, {headers}: Response): Response {
  const own = new Headers(headers);
  own.delete('Content-Encoding');
  own.delete('Content-Length');
  return new Response(body, {headers: own});
}
