import {canonicalPath} from '../lib/address';
import {askSite} from '../reload/askSite';
import {keepTyped} from '../reload/typedText';
import {
  findDocs,
  findRoutes,
  frameModules,
  modulesOf,
  notFoundRoutes,
  routesOf,
  type PageModule,
} from './pages';
import {hideWaiting, untilRetry} from './waiting';

let isFirst = true;

/** What the first render waits for. */
function firstModules(pathname: string): PageModule[] {
  const routes = routesOf(pathname);
  if (routes) {
    return modulesOf(routes);
  }
  // Under another address, the frame is shown while the code of the page comes.
  const page = routesOf(canonicalPath(pathname));
  return page ? frameModules(page) : modulesOf(notFoundRoutes);
}

/**
 * Loads everything of a page.
 *
 * @param pathname address of the page
 * @throws Error when something of it cannot be loaded
 */
export async function loadPage(pathname: string): Promise<void> {
  const [routes] = await Promise.all([findRoutes(pathname), findDocs()]);
  await Promise.all(modulesOf(routes ?? notFoundRoutes).map(async (module) => module.load()));
}

/** What the reader has left for another page is never shown; nothing is kept of those who wait for it. */
const never = async () => new Promise<never>(() => undefined);

let latest = 0;

/**
 * Loads the page that the reader goes to. While the site does not answer, the
 * page before stays as it is, and the reader is told; the page that is wanted
 * comes when they ask again or the network is back.
 *
 * @throws Error when the whole page is to be loaded: its code is gone, or a
 * newer release has it
 */
async function openPage(pathname: string): Promise<void> {
  latest += 1;
  const own = latest;
  hideWaiting();
  for (;;) {
    const fault: unknown = await loadPage(pathname).then(
      () => undefined,
      (error: unknown) => error,
    );
    const isThere = fault === undefined && routesOf(pathname) !== undefined;
    // A page that no table has may be new in a release after this one.
    const answer = isThere ? undefined : await askSite();
    if (own !== latest) {
      return never();
    }
    if (isThere || (fault === undefined && answer !== 'page')) {
      return;
    }
    if (answer !== 'none' && answer !== 'foreign') {
      keepTyped();
      throw fault instanceof Error
        ? fault
        : new Error(`${pathname} is a page of another release.`, {cause: fault});
    }
    await untilRetry(answer);
    if (own !== latest) {
      return never();
    }
  }
}

/**
 * Loads the code of a page before it is shown: of the first page only what its
 * HTML does not have, of all others everything.
 *
 * @param pathname address of the page
 * @throws Error when something of it cannot be loaded
 */
export default async function preload(pathname: string): Promise<void> {
  if (!isFirst) {
    await openPage(pathname);
    return;
  }
  isFirst = false;
  const missing = firstModules(pathname).filter((module) => module.exports === undefined);
  await Promise.all([
    ...missing.map(async (module) => module.load()),
    // The not-found page suggests pages; without them it still shows the ways on.
    ...(routesOf(canonicalPath(pathname)) ? [] : [findDocs().catch(() => undefined)]),
  ]);
}
