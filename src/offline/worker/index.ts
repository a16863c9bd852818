/**
 * The service worker: it keeps what was visited, and answers from the device
 * where the site cannot. `src/offline/README.md` tells how.
 */

import {clientsClaim} from 'workbox-core';
import {registerRoute} from 'workbox-routing';
import {pageAddress} from '../address';
import type {WorkerMessage} from '../messages';
import {wantsLittle} from '../../device/traffic';
import {answerPage} from './answerPage';
import {build, isOfSite} from './build';
import {answerFile, answerPart} from './files';
import {keepPage} from './pages';
import {tidy} from './tidy';

declare const self: ServiceWorkerGlobalScope;

/** The address under which a page is kept: the not-found page alone has its ending. */
function pageAddressOf(page: string): string {
  return build.pages.includes(page) ? page : pageAddress(page, build.base);
}

/** Keeps what the worker has not answered: its frame, or what was fetched before it was in charge. */
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
  if (!wantsLittle()) {
    // Without the frame the worker does all else: it must not fail for that.
    event.waitUntil(keepAll(event, build.pages, build.files, false));
  }
});

clientsClaim();

self.addEventListener('activate', (event) => {
  // A page need not wait for the worker to start. Not known everywhere.
  const preload = self.registration.navigationPreload as NavigationPreloadManager | undefined;
  event.waitUntil(Promise.resolve(preload?.enable()).catch(() => undefined));
});

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  switch (message.type) {
    case 'activate':
      event.waitUntil(self.skipWaiting());
      break;
    case 'release':
      event.ports[0]?.postMessage(build.release);
      break;
    case 'visited':
      event.waitUntil(keepAll(event, [message.page], message.files, true));
      break;
    case 'tidy':
      event.waitUntil(tidy());
      break;
  }
});

/** What the page asks anew on purpose, as the lists of versions, is between it and the site. */
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
