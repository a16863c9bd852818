import {CacheableResponsePlugin} from 'workbox-cacheable-response';
import type {WorkboxPlugin} from 'workbox-core/types.js';
import {ExpirationPlugin} from 'workbox-expiration';
import {CacheFirst} from 'workbox-strategies';
import {isHashed} from '../address';
import {filesCache} from '../caches';
import {build} from './build';
import {newestIn} from '../stored';
import {inTime, networkFirst, storable} from './limits';

/** Limits of the cache. */
const limits = {maxEntries: 1500, maxAgeSeconds: 180 * 86_400};

/** Any cache is a valid source for a hashed address; for others, the newest copy is. */
const anyCache: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({cachedResponse, request}) =>
    (isHashed(new URL(request.url), build.base) ? cachedResponse : undefined) ??
    (await newestIn(await caches.keys(), request)),
};

/**
 * A script, style or data file that is HTML is not from this site, but for example the
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

const cacheName = filesCache(build.base);
const plugins = [
  notForeign,
  new CacheableResponsePlugin({statuses: [200]}),
  storable,
  new ExpirationPlugin({...limits, purgeOnQuotaError: true}),
  // Last, because a stored version is valid regardless of its age.
  anyCache,
];
const cacheFirst = new CacheFirst({cacheName, plugins});
const answerAnew = networkFirst({cacheName, plugins});

/**
 * Responds to a request for a file: cache first for hashed addresses, network first for
 * all others and reloads. If the storage fails, the request is sent to the site.
 */
export async function answerFile(request: Request, event: ExtendableEvent): Promise<Response> {
  const isAnew = request.cache === 'reload' || request.cache === 'no-cache';
  const answer =
    !isAnew && isHashed(new URL(request.url), build.base)
      ? cacheFirst.handle({request, event})
      : answerAnew({request, event});
  return inTime(
    answer.catch(async (error: unknown) =>
      fetch(request).catch(() => {
        throw error;
      }),
    ),
  );
}
