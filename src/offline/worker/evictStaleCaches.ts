import {unusedCaches} from '../caches';
import {forgetExpiry} from '../expiry';
import {build} from './build';
import {keptVersions} from './kept';

/** Evicts stale caches. An open page of an old release loads its next page as a whole. */
export async function evictStaleCaches(): Promise<void> {
  const unused = unusedCaches({
    base: build.base,
    names: await caches.keys(),
    own: build.release,
    complete: new Set((await keptVersions()).map(({cacheName}) => cacheName)),
  });
  await Promise.all(unused.map((name) => caches.delete(name)));
  await forgetExpiry(unused);
}
