import prefetchScript from '@docusaurus/core/lib/client/prefetch';
import {nextTask} from '../device/nextTask';
import {wantsLittle} from '../device/traffic';
import {findRoutes, modulesOf} from './pages';
import {plainPath} from './pageTable';
import {loadPage} from './preload';

const prefetched = new Set<string>();
const preloaded = new Set<string>();

/** What is fetched ahead, page after page. */
let fetching: Promise<unknown> = Promise.resolve();

/**
 * Has the browser fetch the code of a page when it has nothing else to do.
 *
 * @param pathname address of the page
 * @returns false where nothing is fetched
 */
function prefetch(pathname: string): Promise<unknown> | false {
  const page = plainPath(pathname.replace(/[?#].*$/u, ''));
  if (wantsLittle() || prefetched.has(page) || preloaded.has(page)) {
    return false;
  }
  prefetched.add(page);
  // Many links come into sight at once: in one task they would keep a tap waiting.
  const turn = fetching.then(nextTask);
  fetching = turn;
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
 * @returns false where nothing is loaded
 */
function preload(pathname: string): Promise<unknown> | false {
  const page = plainPath(pathname.replace(/[?#].*$/u, ''));
  if (wantsLittle() || preloaded.has(page)) {
    return false;
  }
  preloaded.add(page);
  return loadPage(page).catch(() => {
    preloaded.delete(page);
  });
}

/** What `Link` calls, as `window.docusaurus`. */
export default Object.freeze({prefetch, preload});
