import type {RouteHandlerCallbackOptions, WorkboxPlugin} from 'workbox-core/types.js';
import {CacheExpiration} from 'workbox-expiration';
import {pageAddress} from '../address';
import {pagesCache, versionOf} from '../caches';
import {baseIn, titleIn} from '../html';
import {titleHeader} from '../list';
import {newestIn, storableResponse} from '../stored';
import {build} from './build';
import {inTime, networkFirst, storable} from './limits';
import {missingPage} from './missing';

const {base, redirects} = build;
const cacheName = pagesCache(base);

/** The limit applies to visited pages. */
const visits = new CacheExpiration(cacheName, {maxEntries: 300});

/** Cache key of a page. */
function keyOf({url}: Request): string {
  return pageAddress(new URL(url).pathname, base);
}

/** The newest copy of a page. */
async function storedCopy(...addresses: readonly string[]): Promise<Response | undefined> {
  const versions = (await caches.keys()).filter((name) => versionOf(base, name) !== undefined);
  return newestIn([cacheName, ...versions], ...addresses);
}

/** Stored response for an address: the page, also in lower case, or its redirect. */
async function storedPage({url}: Request): Promise<Response | undefined> {
  const {pathname, search} = new URL(url);
  const address = pageAddress(pathname, base);
  const small = base + address.slice(base.length).toLowerCase();
  const to = redirects[address];
  // If the storage fails, the device has no copy.
  const page = await storedCopy(address, small).catch(() => undefined);
  return page ?? (to === undefined ? undefined : Response.redirect(to + search, 302));
}

/** Foreign pages, such as the login page of a network or a page of another manual, are not stored. */
const ownPages: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({request}) => Promise.resolve(keyOf(request)),
  cacheWillUpdate: async ({response, event}) => {
    const isHtml = response.headers.get('Content-Type')?.includes('text/html');
    const text = response.status === 200 && isHtml ? await response.text() : '';
    // Another manual may be below the path of this one.
    if (baseIn(text) !== base) {
      return null;
    }
    const copy = storableResponse(text, response);
    if (event.type !== 'install') {
      copy.headers.set(titleHeader, encodeURIComponent(titleIn(text)));
    }
    return copy;
  },
  cacheDidUpdate: async ({request}) => {
    if (!build.pages.includes(keyOf(request))) {
      await visits.updateTimestamp(request.url);
      await visits.expireEntries();
    }
  },
};

async function storedOrMissing(request: Request): Promise<Response> {
  return (await storedPage(request)) ?? (await missingPage(request));
}

const fallbacks: WorkboxPlugin = {
  cachedResponseWillBeUsed: ({request}) => storedPage(request),
  // Also called in Firefox, where a failed navigation preload resolves instead of rejecting.
  handlerDidError: async ({request}) => storedOrMissing(request),
  // A proxy responds with a status from 500 if the site behind it is down.
  handlerWillRespond: async ({request, response}) =>
    response.status >= 500 ? ((await storedPage(request)) ?? response) : response,
};

const answer = networkFirst({cacheName, plugins: [ownPages, storable, fallbacks]});

/** Responds to a request for a page: network first, then the stored page, then the offline page. */
export async function answerPage(
  handled: Pick<RouteHandlerCallbackOptions, 'request' | 'event'>,
): Promise<Response> {
  return inTime(answer(handled)).catch(async () => storedOrMissing(handled.request));
}
