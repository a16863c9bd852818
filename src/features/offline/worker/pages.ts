import {pageAddress} from '../address';
import {pagesCache, readCacheName} from '../caches';
import {baseIn, titleIn} from '../html';
import {notFoundName, titleHeader} from '../list';
import {storableResponse} from '../stored';
import {build} from './build';
import {maxBytes, mayStore} from './limits';

/** Maximum number of visited pages per release. */
const maxPages = 300;

/** Removes the oldest visited pages above the limit. Precached pages stay. */
async function trim(cache: Cache): Promise<void> {
  const keys = await cache.keys();
  const frame = new Set(build.pages.map((page) => new URL(page, location.origin).href));
  const visited = keys.filter(({url}) => !frame.has(url));
  await Promise.all(
    visited.slice(0, Math.max(0, visited.length - maxPages)).map((key) => cache.delete(key)),
  );
}

/**
 * Stores a page in the cache of the worker's release. Foreign pages, such as the login page of a
 * network or a page of another manual, are not stored.
 *
 * @param address cache key
 * @param isVisited whether a reader opened it, or it is precached
 */
export async function keepPage(
  address: string,
  response: Response,
  isVisited: boolean,
): Promise<void> {
  // Some hosts serve the not-found page with status 404 under its own address, too.
  const isWhole = response.status === 200 || address === build.base + notFoundName;
  const isHtml = response.headers.get('Content-Type')?.includes('text/html');
  if (!isWhole || !isHtml || !mayStore(response)) {
    return;
  }
  const text = await response.text();
  // Another manual may be below the path of this one.
  if (baseIn(text) !== build.base || text.length > maxBytes) {
    return;
  }
  const cache = await caches.open(pagesCache(build.base, build.release));
  if (!isVisited && (await cache.match(address))) {
    return;
  }
  // Deleted first, so that the key moves to the end: the order of keys is the order of visits.
  await cache.delete(address);
  const copy = storableResponse(text, response);
  if (isVisited) {
    copy.headers.set(titleHeader, encodeURIComponent(titleIn(text)));
  }
  await cache.put(address, copy);
  await trim(cache);
}

/** Names of the page caches, newest first. */
async function cachesOfPages(): Promise<string[]> {
  const names = await caches.keys();
  return names
    .filter((name) => {
      const kind = readCacheName(build.base, name)?.kind;
      return kind === 'pages' || kind === 'kept';
    })
    .reverse();
}

/** The newest stored copy of a page; falls back to the address in lower case. */
export async function findPage(pathname: string): Promise<Response | undefined> {
  const address = pageAddress(pathname, build.base);
  const small = build.base + address.slice(build.base.length).toLowerCase();
  for (const cacheName of await cachesOfPages()) {
    const found =
      (await caches.match(address, {ignoreVary: true, cacheName})) ??
      (await caches.match(small, {ignoreVary: true, cacheName}));
    if (found) {
      return found;
    }
  }
  return undefined;
}

export async function notFoundPage(): Promise<Response | undefined> {
  for (const cacheName of await cachesOfPages()) {
    const found = await caches.match(build.base + notFoundName, {ignoreVary: true, cacheName});
    if (found) {
      return new Response(found.body, {status: 404, headers: found.headers});
    }
  }
  return undefined;
}
