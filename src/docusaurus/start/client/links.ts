import {routeKey} from './pageTable';
import prefetchScript from '@docusaurus/core/lib/client/prefetch';
import {nextTask} from '../../../lib/device/nextTask';
import {prefersReducedData} from '../../../lib/device/traffic';
import {findRoutes, modulesOf} from './pages';
import {loadPage} from './preload';

/** Pages whose code is fetched or loaded. */
const prefetched = new Set<string>();
const preloaded = new Set<string>();

/**
 * Gets the code of a page once; again if it fails.
 *
 * @returns false if there is nothing to do
 */
function once(done: Set<string>, pathname: string, get: (page: string) => Promise<unknown>) {
  const page = routeKey(pathname.replace(/[?#].*$/u, ''));
  if (prefersReducedData() || done.has(page) || preloaded.has(page)) {
    return false;
  }
  done.add(page);
  return get(page).catch(() => {
    done.delete(page);
  });
}

/** Queue of prefetches: one task each, as many links become visible together and would delay input. */
let queue = Promise.resolve();

/** Fetches the code of a page whose link is visible. */
async function prefetchPage(page: string): Promise<void> {
  queue = queue.then(nextTask);
  await queue;
  const scripts = modulesOf((await findRoutes(page)) ?? [])
    .filter((module) => module.exports === undefined)
    .flatMap((module) => module.scripts());
  await Promise.all([...new Set(scripts)].map(async (script) => prefetchScript(script)));
}

/** What `Link` calls as `window.docusaurus`: the original scans the names of all chunks for each link. */
export const links = Object.freeze({
  prefetch: (pathname: string) => once(prefetched, pathname, prefetchPage),
  preload: (pathname: string) => once(preloaded, pathname, loadPage),
});
