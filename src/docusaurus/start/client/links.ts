import {routeKey} from './pageTable';
import prefetchScript from '@docusaurus/core/lib/client/prefetch';
import {nextTask} from '../../../lib/device/nextTask';
import {prefersReducedData} from '../../../lib/device/traffic';
import {findRoutes, modulesOf} from './pages';
import {loadPage} from './preload';

const prefetched = new Set<string>();
const preloaded = new Set<string>();

/** Queue of prefetches. */
let prefetchQueue: Promise<unknown> = Promise.resolve();

/**
 * Prefetches the code of a page when the browser is idle.
 *
 * @param pathname address of the page
 * @returns false if nothing is fetched
 */
function prefetch(pathname: string): Promise<unknown> | false {
  const page = routeKey(pathname.replace(/[?#].*$/u, ''));
  if (prefersReducedData() || prefetched.has(page) || preloaded.has(page)) {
    return false;
  }
  prefetched.add(page);
  // One task each: many links become visible together, and would delay input.
  const turn = prefetchQueue.then(nextTask);
  prefetchQueue = turn;
  return turn
    .then(async () => findRoutes(page))
    .then(async (routes) => {
      const scripts = modulesOf(routes ?? [])
        .filter((module) => module.exports === undefined)
        .flatMap((module) => module.scripts());
      return Promise.all([...new Set(scripts)].map(async (script) => prefetchScript(script)));
    })
    .catch(() => {
      prefetched.delete(page);
    });
}

/**
 * Loads the code of a page that the reader is about to open.
 *
 * @param pathname address of the page
 * @returns false if nothing is loaded
 */
function preload(pathname: string): Promise<unknown> | false {
  const page = routeKey(pathname.replace(/[?#].*$/u, ''));
  if (prefersReducedData() || preloaded.has(page)) {
    return false;
  }
  preloaded.add(page);
  return loadPage(page).catch(() => {
    preloaded.delete(page);
  });
}

/** What `Link` calls as `window.docusaurus`: the original scans the names of all chunks for each link. */
export const links = Object.freeze({prefetch, preload});
