import {unusedCaches} from '../caches';
import {releaseQuestion} from '../messages';
import {build} from './build';
import {keptVersions} from './kept';

declare const self: ServiceWorkerGlobalScope;

/** Milliseconds within which a page says its release. */
const answerWithin = 2000;

function releaseOf(client: Client): Promise<string> {
  return new Promise((resolve, reject) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = ({data}) => resolve(String(data));
    setTimeout(() => reject(new Error('A page did not say its release.')), answerWithin);
    client.postMessage(releaseQuestion, [port2]);
  });
}

/**
 * Removes the caches that nobody needs. While a page is open that does not say
 * its release, as one that still loads, all stay.
 */
export async function tidy(): Promise<void> {
  const clients = await self.clients.matchAll({type: 'window', includeUncontrolled: true});
  let open: string[];
  try {
    open = await Promise.all(clients.map(releaseOf));
  } catch {
    return;
  }
  const unused = unusedCaches({
    names: await caches.keys(),
    own: build.release,
    open: new Set(open),
    complete: new Set((await keptVersions()).map(({cacheName}) => cacheName)),
  });
  await Promise.all(unused.map((name) => caches.delete(name)));
}
