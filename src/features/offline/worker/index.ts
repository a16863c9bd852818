/** Service worker: stores visited pages and serves them offline. See `src/features/offline/README.md`. */

import {clientsClaim} from 'workbox-core';
import {registerRoute} from 'workbox-routing';
import {pageAddress} from '../address';
import type {WorkerMessage} from '../messages';
import {prefersReducedData} from '../../../lib/device/traffic';
import {answerPage} from './answerPage';
import {build, isOfSite} from './build';
import {answerFile, answerPart} from './files';
import {keepPage} from './pages';
import {evictStaleCaches} from './evictStaleCaches';

declare const self: ServiceWorkerGlobalScope;

/** Cache key of a page. Only the not-found page keeps its extension. */
function pageAddressOf(page: string): string {
  return build.pages.includes(page) ? page : pageAddress(page, build.base);
}

/**
 * Stores pages and files that did not pass through the worker: the precache, or those
 * fetched before it controlled the page.
 */
async function keepAll(
  event: ExtendableEvent,
  pages: readonly string[],
  files: readonly string[],
  isVisited: boolean,
): Promise<void> {
  await Promise.allSettled([
    ...pages.map(async (page) => keepPage(pageAddressOf(page), await fetch(page), isVisited)),
    ...files.map((file) => answerFile(new Request(file), event)),
  ]);
}

self.addEventListener('install', (event) => {
  if (!prefersReducedData()) {
    // Installation must not fail because of the precache.
    event.waitUntil(keepAll(event, build.pages, build.files, false));
  }
});

clientsClaim();

self.addEventListener('activate', (event) => {
  // Lets the navigation start in parallel with the worker. Not supported by all browsers.
  const preload = self.registration.navigationPreload as NavigationPreloadManager | undefined;
  event.waitUntil(Promise.allSettled([preload?.enable(), evictStaleCaches()]));
});

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  switch (message.type) {
    case 'activate':
      event.waitUntil(self.skipWaiting());
      break;
    case 'ping':
      event.ports[0]?.postMessage(true);
      break;
    case 'visited':
      event.waitUntil(keepAll(event, [message.page], message.files, true));
      break;
    case 'evict':
      event.waitUntil(evictStaleCaches());
      break;
  }
});

/** Requests with `no-store`, such as those for lists, bypass the worker. */
function isOurs(url: URL, request: Request): boolean {
  return isOfSite(url) && request.cache !== 'no-store';
}

registerRoute(
  ({url, request}) => request.mode === 'navigate' && isOurs(url, request),
  ({request, event}) => answerPage(request, event as FetchEvent),
);
registerRoute(
  ({url, request}) => isOurs(url, request) && request.headers.has('Range'),
  ({request}) => answerPart(request),
);
registerRoute(
  ({url, request}) => isOurs(url, request),
  ({request, event}) => answerFile(request, event),
);
