import {canonicalPath} from '../../../lib/address';
import {askSite} from '../../../lib/reload/askSite';
import {saveTypedText} from '../../../lib/reload/typedText';
import {
  findDocs,
  findRoutes,
  frameModules,
  modulesOf,
  notFoundRoutes,
  routesOf,
  type PageModule,
} from './pages';
import {hideNotice, waitForRetry} from './retryNotice';

let isFirst = true;

/** Modules that the first render requires. */
function firstModules(pathname: string): PageModule[] {
  const routes = routesOf(pathname);
  if (routes) {
    return modulesOf(routes);
  }
  // Under an alias of the address, the layout is shown while the page loads.
  const page = routesOf(canonicalPath(pathname));
  return page ? frameModules(page) : modulesOf(notFoundRoutes);
}

/**
 * Loads all modules of a page.
 *
 * @param pathname address of the page
 * @throws Error if a module cannot be loaded
 */
export async function loadPage(pathname: string): Promise<void> {
  const [routes] = await Promise.all([findRoutes(pathname), findDocs()]);
  await Promise.all(modulesOf(routes ?? notFoundRoutes).map(async (module) => module.load()));
}

/** A superseded navigation never resolves. */
const never = async () => new Promise<never>(() => undefined);

let latest = 0;

/**
 * Loads the next page. While the site does not respond, the current page stays and a notice
 * is shown; loading continues on retry or when the network is back.
 *
 * @throws Error if a full page load is required: the code no longer exists, or a newer release has
 *   the page
 */
async function openPage(pathname: string): Promise<void> {
  latest += 1;
  const own = latest;
  hideNotice();
  for (;;) {
    const error: unknown = await loadPage(pathname).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    const isLoaded = error === undefined && routesOf(pathname) !== undefined;
    // A page that is in no table may exist in a newer release.
    const response = isLoaded ? undefined : await askSite();
    if (own !== latest) {
      return never();
    }
    if (isLoaded || (error === undefined && response !== 'page')) {
      return;
    }
    if (response !== 'none' && response !== 'foreign') {
      saveTypedText();
      throw error instanceof Error
        ? error
        : new Error(`${pathname} is a page of another release.`, {cause: error});
    }
    await waitForRetry(response);
    if (own !== latest) {
      return never();
    }
  }
}

/**
 * Loads the code of a page before it is shown: for the first page only the modules that its
 * HTML does not contain, for others all.
 *
 * @param pathname address of the page
 * @throws Error if a module cannot be loaded
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
    // Needed for the suggestions of the not-found page, which also works without them.
    ...(routesOf(canonicalPath(pathname)) ? [] : [findDocs().catch(() => undefined)]),
  ]);
}
