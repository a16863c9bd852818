import {pageAddress} from '../address';
import {pagesCache, readCacheName} from '../caches';
import {baseIn, releaseIn, titleIn} from '../html';
import {notFoundName, titleHeader} from '../list';
import {build} from './build';
import {largest, mayStore} from './limits';

/** Pages of one release that are kept at most because they were visited. */
const pagesAtMost = 300;

let newest: Promise<string> | undefined;

/** The release that was seen last: what belongs to no page is kept with it, as it stays longest. */
export function newestRelease(): Promise<string> {
  newest ??= caches.keys().then(
    (names) => {
      const seen = names
        .map((name) => readCacheName(build.base, name))
        .filter((name) => name?.kind === 'pages');
      return seen.at(-1)?.release ?? build.release;
    },
    // The storage fails: the site answers then.
    () => build.release,
  );
  return newest;
}

/** A copy that can be answered with: free of redirects, and with the title of a page that was visited. */
function copyOf(text: string, {headers}: Response, isVisited: boolean): Response {
  const own = new Headers(headers);
  own.delete('Content-Encoding');
  own.delete('Content-Length');
  if (isVisited) {
    own.set(titleHeader, encodeURIComponent(titleIn(text)));
  }
  return new Response(text, {headers: own});
}

/** Removes the pages that were visited first when there are too many; the frame stays. */
async function trim(cache: Cache): Promise<void> {
  const keys = await cache.keys();
  const frame = new Set(build.pages.map((page) => new URL(page, location.origin).href));
  const visited = keys.filter(({url}) => !frame.has(url));
  await Promise.all(
    visited.slice(0, Math.max(0, visited.length - pagesAtMost)).map((key) => cache.delete(key)),
  );
}

/**
 * Keeps a page with the others of its release. What is no page of this manual,
 * as the login of a network, tells no release and is not kept, nor is one of
 * another manual.
 *
 * @param address under which it is kept
 * @param isVisited whether a reader opened it; else it belongs to the frame
 */
export async function keepPage(
  address: string,
  response: Response,
  isVisited: boolean,
): Promise<void> {
  // Some hosts give the not-found page its status under its own address, too.
  const isWhole = response.status === 200 || address === build.base + notFoundName;
  const isHtml = response.headers.get('Content-Type')?.includes('text/html');
  if (!isWhole || !isHtml || !mayStore(response)) {
    return;
  }
  const text = await response.text();
  const release = releaseIn(text);
  if (release === undefined || text.length > largest) {
    return;
  }
  // Another manual of the host may stand below the addresses of this one.
  if ((baseIn(text) ?? build.base) !== build.base) {
    return;
  }
  const cache = await caches.open(pagesCache(build.base, release));
  if (!isVisited && (await cache.match(address))) {
    return;
  }
  // Anew at the end: the order of the keys tells what was visited last.
  await cache.delete(address);
  await cache.put(address, copyOf(text, response, isVisited));
  newest = Promise.resolve(release);
  await trim(cache);
}

/** Names of the caches with pages, the newest first. */
async function cachesOfPages(): Promise<string[]> {
  const names = await caches.keys();
  return names
    .filter((name) => {
      const kind = readCacheName(build.base, name)?.kind;
      return kind === 'pages' || kind === 'kept';
    })
    .reverse();
}

/** A page as it was kept last; an address in capitals is tried as it stands, then in small letters below the base. */
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

/** The not-found page, with its status. */
export async function notFoundPage(): Promise<Response | undefined> {
  for (const cacheName of await cachesOfPages()) {
    const found = await caches.match(build.base + notFoundName, {ignoreVary: true, cacheName});
    if (found) {
      return new Response(found.body, {status: 404, headers: found.headers});
    }
  }
  return undefined;
}
