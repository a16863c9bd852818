import {CacheableResponsePlugin} from 'workbox-cacheable-response';
import type {WorkboxPlugin} from 'workbox-core/types.js';
import {ExpirationPlugin} from 'workbox-expiration';
import {CacheFirst, NetworkFirst} from 'workbox-strategies';
import {isHashed} from '../address';
import {filesCache} from '../caches';
import {build} from './build';
import {maxBytes, mayStore, networkTimeout} from './limits';

/** Limits of the cache of one release. */
const limits = {maxEntries: 1500, maxAgeSeconds: 180 * 86_400};

/** The newest copy of a file. */
async function newestCopy(request: Request): Promise<Response | undefined> {
  for (const cacheName of (await caches.keys()).reverse()) {
    const found = await caches.match(request, {ignoreVary: true, cacheName});
    if (found) {
      return found;
    }
  }
  return undefined;
}

/** Any cache is a valid source for a hashed address, and a fallback for others. */
const anyCache: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({cachedResponse, request}) =>
    cachedResponse ?? (await newestCopy(request)),
};

/** After an update the site no longer has the tables for the scripts of an open page. */
const removedFile: WorkboxPlugin = {
  fetchDidSucceed: async ({request, response}) =>
    response.ok ? response : ((await newestCopy(request)) ?? response),
};

/** Whether a body arrived completely and is not larger than the limit. */
async function isWithinLimit(response: Response): Promise<boolean> {
  const reader = response.clone().body?.getReader();
  let bytes = 0;
  try {
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      bytes += part.value.byteLength;
      if (bytes > maxBytes) {
        await reader?.cancel();
        return false;
      }
    }
    return true;
  } catch {
    return false;
  }
}

/** Counts the body, because `Content-Length` is missing or is that of the compressed file. */
const notTooLarge: WorkboxPlugin = {
  cacheWillUpdate: async ({response}) => ((await isWithinLimit(response)) ? response : null),
};

const notPrivate: WorkboxPlugin = {
  cacheWillUpdate: ({response}) => Promise.resolve(mayStore(response) ? response : null),
};

/**
 * A script, style or data file that is HTML comes from elsewhere, for example from the
 * login page of a network.
 */
const notForeign: WorkboxPlugin = {
  cacheWillUpdate: ({request, response}) =>
    Promise.resolve(
      /\.(?:js|css|json)$/u.test(new URL(request.url).pathname) &&
        response.headers.get('Content-Type')?.includes('text/html')
        ? null
        : response,
    ),
};

const cacheName = filesCache(build.base, build.release);
const plugins = [
  removedFile,
  notPrivate,
  notForeign,
  new CacheableResponsePlugin({statuses: [200]}),
  notTooLarge,
  new ExpirationPlugin({...limits, purgeOnQuotaError: true}),
  // Last, because a stored version is valid regardless of its age.
  anyCache,
];
const cacheFirst = new CacheFirst({cacheName, plugins});
const networkFirst = new NetworkFirst({
  ...{cacheName, plugins},
  networkTimeoutSeconds: networkTimeout / 1000,
});

/**
 * Answers a request for a file: hashed addresses cache first, all others and reloads
 * network first. If the storage fails, the site answers.
 */
export async function answerFile(request: Request, event: ExtendableEvent): Promise<Response> {
  const isAnew = request.cache === 'reload' || request.cache === 'no-cache';
  const strategy =
    !isAnew && isHashed(new URL(request.url), build.base) ? cacheFirst : networkFirst;
  try {
    return await strategy.handle({request, event});
  } catch (error) {
    return fetch(request).catch(() => {
      throw error;
    });
  }
}

/** Answers a range request: from the site, or with the whole file, which HTTP allows. */
export async function answerPart(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const whole = await caches.match(request.url, {ignoreVary: true});
    if (!whole) {
      throw error;
    }
    return whole;
  }
}
