import {unusedCaches} from '../caches';
import {forgetExpiry} from '../expiry';
import {releaseQuestion} from '../messages';
import {build, isOfSite} from './build';
import {keptVersions} from './kept';

declare const self: ServiceWorkerGlobalScope;

/** Milliseconds within which a page says its release, and after which one that did not is asked again. */
const times = {answer: 2000, again: 1000};

/** Times that the pages are asked: one that loads answers when it is at rest. */
const triesAtMost = 8;

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function releaseOf(client: Client): Promise<string> {
  return new Promise((resolve, reject) => {
    const {port1, port2} = new MessageChannel();
    const timer = setTimeout(() => {
      port1.close();
      reject(new Error('A page did not say its release.'));
    }, times.answer);
    port1.onmessage = ({data}) => {
      clearTimeout(timer);
      port1.close();
      resolve(String(data));
    };
    client.postMessage(releaseQuestion, [port2]);
  });
}

/** Releases that open pages are of; `undefined` while one of them does not say. */
async function openReleases(): Promise<ReadonlySet<string> | undefined> {
  const clients = await self.clients.matchAll({type: 'window', includeUncontrolled: true});
  // Other applications of the host do not answer.
  const own = clients.filter(({url}) => isOfSite(new URL(url)));
  try {
    return new Set(await Promise.all(own.map(releaseOf)));
  } catch {
    return undefined;
  }
}

/**
 * Removes the caches that nobody needs. While a page is open that does not say
 * its release, as one that still loads, all stay; it is asked again some times,
 * and then the next page that opens has them looked through.
 */
export async function tidy(): Promise<void> {
  let open = await openReleases();
  for (let tries = 1; open === undefined && tries < triesAtMost; tries += 1) {
    if (self.registration.waiting) {
      // It takes charge when this one has nothing more to do, and is told to tidy.
      return;
    }
    await pause(times.again);
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
