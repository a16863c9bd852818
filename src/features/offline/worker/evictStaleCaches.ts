import {unusedCaches} from '../caches';
import {forgetExpiry} from '../expiry';
import {storedVersions} from '../stored';
import {build} from './build';

/** Evicts stale caches. An open page of an old release loads its next page as a whole. */
export async function evictStaleCaches(): Promise<void> {
  const {base, release: own} = build;
  const complete = (await storedVersions(base)).filter((version) => version.complete !== undefined);
  const unused = unusedCaches({
    ...{base, own},
    names: await caches.keys(),
    complete: new Set(complete.map(({cacheName}) => cacheName)),
  });
  await Promise.all(unused.map((name) => caches.delete(name)));
  await forgetExpiry(unused);
}
