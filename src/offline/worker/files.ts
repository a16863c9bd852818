import {CacheableResponsePlugin} from 'workbox-cacheable-response';
import type {WorkboxPlugin} from 'workbox-core/types.js';
import {ExpirationPlugin} from 'workbox-expiration';
import {CacheFirst, NetworkFirst, type Strategy} from 'workbox-strategies';
import {isHashed} from '../address';
import {filesCache} from '../caches';
import {build} from './build';
import {largest, patience} from './limits';
import {newestRelease} from './pages';

/** Files of one release that are kept at most because pages asked for them, and for how long. */
const limits = {maxEntries: 1500, maxAgeSeconds: 180 * 86_400};

/** What any cache has is as good, where the request tells the content, and better than nothing elsewhere. */
const anyCache: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({cachedResponse, request}) =>
    cachedResponse ?? (await caches.match(request, {ignoreVary: true})),
};

const notTooLarge: WorkboxPlugin = {
  cacheWillUpdate: ({response}) =>
    Promise.resolve(
      Number(response.headers.get('Content-Length') ?? 0) > largest ? null : response,
    ),
};

interface Strategies {
  /** For what tells its content. */
  readonly hashed: Strategy;
  readonly other: Strategy;
}

const known = new Map<string, Strategies>();

function strategiesOf(release: string): Strategies {
  const cacheName = filesCache(release);
  const plugins = [
    anyCache,
    notTooLarge,
    new CacheableResponsePlugin({statuses: [200]}),
    new ExpirationPlugin({...limits, purgeOnQuotaError: true}),
  ];
  const strategies = known.get(release) ?? {
    hashed: new CacheFirst({cacheName, plugins}),
    other: new NetworkFirst({cacheName, plugins, networkTimeoutSeconds: patience / 1000}),
  };
  known.set(release, strategies);
  return strategies;
}

/**
 * Answers with a file: what tells its content comes from the device where it
 * is there, all else from the site where it can be had.
 */
export async function answerFile(request: Request, event: ExtendableEvent): Promise<Response> {
  const {hashed, other} = strategiesOf(await newestRelease());
  const strategy = isHashed(new URL(request.url), build.base) ? hashed : other;
  return strategy.handle({request, event});
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
