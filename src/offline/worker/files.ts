import {CacheableResponsePlugin} from 'workbox-cacheable-response';
import type {WorkboxPlugin} from 'workbox-core/types.js';
import {ExpirationPlugin} from 'workbox-expiration';
import {CacheFirst, NetworkFirst, type Strategy} from 'workbox-strategies';
import {isHashed} from '../address';
import {filesCache} from '../caches';
import {build} from './build';
import {maxBytes, mayStore, networkTimeout} from './limits';
import {newestRelease} from './pages';

/** Limits of the cache of one release. */
const limits = {maxEntries: 1500, maxAgeSeconds: 180 * 86_400};

/** Any cache is a valid source for a hashed address, and a fallback for others. */
const anyCache: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({cachedResponse, request}) =>
    cachedResponse ?? (await caches.match(request, {ignoreVary: true})),
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

interface Strategies {
  /** For addresses with a content hash. */
  readonly hashed: Strategy;
  readonly other: Strategy;
}

const strategiesByRelease = new Map<string, Strategies>();

function strategiesOf(release: string): Strategies {
  const before = strategiesByRelease.get(release);
  if (before !== undefined) {
    return before;
  }
  const cacheName = filesCache(build.base, release);
  const plugins = [
    notPrivate,
    notForeign,
    new CacheableResponsePlugin({statuses: [200]}),
    notTooLarge,
    new ExpirationPlugin({...limits, purgeOnQuotaError: true}),
    // Last, because a stored version is valid regardless of its age.
    anyCache,
  ];
  const strategies = {
    hashed: new CacheFirst({cacheName, plugins}),
    other: new NetworkFirst({cacheName, plugins, networkTimeoutSeconds: networkTimeout / 1000}),
  };
  strategiesByRelease.set(release, strategies);
  return strategies;
}

/**
 * Answers a request for a file: hashed addresses cache first, all others and reloads
 * network first. If the storage fails, the site answers.
 */
export async function answerFile(request: Request, event: ExtendableEvent): Promise<Response> {
  const {hashed, other} = strategiesOf(await newestRelease());
  const isAnew = request.cache === 'reload' || request.cache === 'no-cache';
  const strategy = !isAnew && isHashed(new URL(request.url), build.base) ? hashed : other;
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
