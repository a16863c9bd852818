import {CacheableResponsePlugin} from 'workbox-cacheable-response';
import type {WorkboxPlugin} from 'workbox-core/types.js';
import {ExpirationPlugin} from 'workbox-expiration';
import {CacheFirst, NetworkFirst, type Strategy} from 'workbox-strategies';
import {isHashed} from '../address';
import {filesCache} from '../caches';
import {build} from './build';
import {largest, mayStore, patience} from './limits';
import {newestRelease} from './pages';

/** Files of one release that are kept at most because pages asked for them, and for how long. */
const limits = {maxEntries: 1500, maxAgeSeconds: 180 * 86_400};

/** What any cache has is as good, where the request tells the content, and better than nothing elsewhere. */
const anyCache: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({cachedResponse, request}) =>
    cachedResponse ?? (await caches.match(request, {ignoreVary: true})),
};

/** Whether all of a body came, and is not larger than what is kept. */
async function isSmall(response: Response): Promise<boolean> {
  const reader = response.clone().body?.getReader();
  let bytes = 0;
  try {
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      bytes += part.value.byteLength;
      if (bytes > largest) {
        await reader?.cancel();
        return false;
      }
    }
    return true;
  } catch {
    return false;
  }
}

/** Counted, as the headers tell the length of the compressed file, or none. */
const notTooLarge: WorkboxPlugin = {
  cacheWillUpdate: async ({response}) => ((await isSmall(response)) ? response : null),
};

const notPrivate: WorkboxPlugin = {
  cacheWillUpdate: ({response}) => Promise.resolve(mayStore(response) ? response : null),
};

/** Scripts, styles and data that are HTML come from something else, as the login page of a network. */
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
  /** For what tells its content. */
  readonly hashed: Strategy;
  readonly other: Strategy;
}

const known = new Map<string, Strategies>();

function strategiesOf(release: string): Strategies {
  const before = known.get(release);
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
    // The last: what a kept version has is as good, however old it is.
    anyCache,
  ];
  const strategies = {
    hashed: new CacheFirst({cacheName, plugins}),
    other: new NetworkFirst({cacheName, plugins, networkTimeoutSeconds: patience / 1000}),
  };
  known.set(release, strategies);
  return strategies;
}

/**
 * Answers with a file: what tells its content comes from the device where it
 * is there, all else from the site where it can be had, as what a page asks for
 * anew. Where the device's storage fails, the site answers.
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

/** Answers to a part of a file: from the site, or else with the whole file, which a host may do, too. */
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
