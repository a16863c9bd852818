/** Service worker: stores visited pages and serves them offline. See `src/features/offline/README.md`. */

import {clientsClaim} from 'workbox-core';
import {registerRoute} from 'workbox-routing';
import {prefersReducedData} from '../../../lib/device/traffic';
import type {WorkerMessage} from '../messages';
import {build, isOfSite} from './build';
import {answerFile} from './files';
import {answerPage} from './pages';

declare const self: ServiceWorkerGlobalScope;

/**
 * Stores pages and files that did not pass through the worker: the precache, or those
 * fetched before it controlled the page.
 */
async function storeAll(
  event: ExtendableEvent,
  addresses: readonly string[],
  files: readonly string[],
): Promise<void> {
  await Promise.allSettled([
    ...addresses.map((page) => answerPage({request: new Request(page), event})),
    ...files.map((file) => answerFile(new Request(file), event)),
  ]);
}

self.addEventListener('install', (event) => {
  // The pages that are open then load the next page as a whole:
  // `src/docusaurus/start/client/preload.ts`.
  void self.skipWaiting();
  if (!prefersReducedData()) {
    // Installation must not fail because of the precache.
    event.waitUntil(storeAll(event, build.pages, build.files));
  }
});

clientsClaim();

self.addEventListener('activate', (event) => {
  // The navigation starts in parallel with the worker. Not supported by all browsers.
  const preload = self.registration.navigationPreload as NavigationPreloadManager | undefined;
  event.waitUntil(Promise.resolve(preload?.enable()));
});

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  switch (message.type) {
    case 'ping':
      event.ports[0]?.postMessage(true);
      break;
    case 'visited':
      event.waitUntil(storeAll(event, [message.page], message.files));
      break;
  }
});

/** Requests with `no-store`, such as those for lists, bypass the worker. */
function isOurs(url: URL, request: Request): boolean {
  return isOfSite(url) && request.cache !== 'no-store';
}

registerRoute(
  ({url, request}) => request.mode === 'navigate' && isOurs(url, request),
  ({request, event}) => answerPage({request, event}),
);
registerRoute(
  ({url, request}) => isOurs(url, request),
  ({request, event}) => answerFile(request, event),
);
