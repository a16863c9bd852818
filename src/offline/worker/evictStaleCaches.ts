import {unusedCaches} from '../caches';
import {forgetExpiry} from '../expiry';
import {releaseRequest} from '../messages';
import {build, isOfSite} from './build';
import {keptVersions} from './kept';

declare const self: ServiceWorkerGlobalScope;

/** Milliseconds: timeout of a page's response, and pause before the next attempt. */
const delays = {response: 2000, retry: 1000};

/** Maximum number of attempts: a loading page does not respond yet. */
const maxAttempts = 8;

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function releaseOf(client: Client): Promise<string> {
  return new Promise((resolve, reject) => {
    const {port1, port2} = new MessageChannel();
    const timer = setTimeout(() => {
      port1.close();
      reject(new Error('A page did not say its release.'));
    }, delays.response);
    port1.onmessage = ({data}) => {
      clearTimeout(timer);
      port1.close();
      resolve(String(data));
    };
    client.postMessage(releaseRequest, [port2]);
  });
}

/** Releases of the open pages; `undefined` if one of them does not respond. */
async function openReleases(): Promise<ReadonlySet<string> | undefined> {
  const clients = await self.clients.matchAll({type: 'window', includeUncontrolled: true});
  // Other applications of the host do not respond.
  const own = clients.filter(({url}) => isOfSite(new URL(url)));
  try {
    return new Set(await Promise.all(own.map(releaseOf)));
  } catch {
    return undefined;
  }
}

/**
 * Evicts stale caches. If an open page does not report its release, for example because it
 * is loading, the worker retries several times; then the next page that opens triggers the
 * eviction.
 */
export async function evictStaleCaches(): Promise<void> {
  let open = await openReleases();
  for (let tries = 1; open === undefined && tries < maxAttempts; tries += 1) {
    if (self.registration.waiting) {
      // The waiting worker activates when this one is idle, and then evicts stale caches.
      return;
    }
    await pause(delays.retry);
    open = await openReleases();
  }
  if (open === undefined) {
    return;
  }
  const unused = unusedCaches({
    base: build.base,
    names: await caches.keys(),
    own: build.release,
    open,
    complete: new Set((await keptVersions()).map(({cacheName}) => cacheName)),
  });
  await Promise.all(unused.map((name) => caches.delete(name)));
  await forgetExpiry(unused);
}
