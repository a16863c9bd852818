import {canonicalPath} from '../../../lib/address';
import {askSite, manualMarker, type SiteResponse} from '../../../lib/reload/site';
import {
  findDocs,
  findRoutes,
  frameModules,
  modulesOf,
  notFoundRoutes,
  pathOf,
  routesOf,
  type PageModule,
} from './pages';
import {hideNotice, waitForRetry} from './retryNotice';

/** Modules that the first render requires. */
function firstModules(address: string): PageModule[] {
  // Under an alias of the address, the layout is shown while the page loads.
  const alias = routesOf(address) ? undefined : routesOf(canonicalPath(address));
  return alias ? frameModules(alias) : modulesOf(routesOf(pathOf(address)) ?? notFoundRoutes);
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

/** Path of the page that is shown. */
let shown = pathOf(decodeURI(window.location.pathname));

/** Milliseconds after which a page that is still loading is reported. */
const patience = 5000;

/** Outcome of a page that is still loading. */
const slow = new Error('The page is still loading.');

async function slowAfter(milliseconds: number): Promise<Error> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds, slow);
  });
}

const activeWorker = () =>
  (navigator.serviceWorker as ServiceWorkerContainer | undefined)?.controller ?? undefined;

let ownWorker = activeWorker();

/** Whether the service worker of a newer release controls the page. */
function hasNewerRelease(): boolean {
  ownWorker ??= activeWorker();
  return activeWorker() !== ownWorker;
}

/** Response of the site; a page if the site does not respond, but the device has a copy. */
async function askSiteOrDevice(): Promise<SiteResponse> {
  const response = await askSite();
  if (response !== 'none' || !activeWorker()) {
    return response;
  }
  // A storage error counts as a missing copy.
  const copy = await caches
    .match(window.location.pathname, {ignoreVary: true})
    .catch(() => undefined);
  return (await copy?.text())?.includes(manualMarker) ? 'page' : 'none';
}

/**
 * Loads the next page. While the site does not respond, the current page stays and a notice
 * is shown; loading continues, and starts again on retry or when the network is back.
 *
 * @throws Error if a full page load is required: the code no longer exists, or a newer release has
 *   the page
 */
async function openPage(pathname: string): Promise<void> {
  latest += 1;
  const own = latest;
  hideNotice();
  let isRetry = false;
  let limit: number | undefined = patience;
  // A new query or hash opens no page.
  const isOld = pathname !== shown && hasNewerRelease();
  for (;;) {
    const loading: Promise<unknown> = loadPage(pathname).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    const error = await (limit === undefined ? loading : Promise.race([loading, slowAfter(limit)]));
    // A newer release may have a page that is in no table.
    const isLoaded = error === undefined && routesOf(pathname) !== undefined && !isOld;
    const response = isLoaded ? undefined : await askSiteOrDevice();
    if (own !== latest) {
      return never();
    }
    if (isLoaded || (error === undefined && response !== 'page')) {
      shown = pathname;
      return;
    }
    if (error === slow && response === 'page' && !isRetry) {
      // The network is slow, but it is the site that responds.
      limit = undefined;
      continue;
    }
    if (response !== 'none' && response !== 'foreign') {
      throw error instanceof Error
        ? error
        : new Error(`${pathname} is a page of another release.`, {cause: error});
    }
    await Promise.race([waitForRetry(response), ...(error === slow ? [loading] : [])]);
    if (own !== latest) {
      return never();
    }
    hideNotice();
    isRetry = true;
  }
}

/** Loads the modules of the first page that its HTML does not contain. */
async function openFirst(address: string): Promise<void> {
  const missing = firstModules(address).filter((module) => module.exports === undefined);
  await Promise.all([
    ...missing.map(async (module) => module.load()),
    // Needed for the suggestions of the not-found page, which also works without them.
    ...(routesOf(canonicalPath(address)) ? [] : [findDocs().catch(() => undefined)]),
  ]);
}

let open = openFirst;
let opening: Promise<void> | undefined;

/**
 * Loads the code of the page at the current address before it is shown. For an encoded
 * address, Docusaurus calls it a second time before the first call has finished.
 *
 * @throws Error if a module cannot be loaded
 */
export async function openCurrent(): Promise<void> {
  opening ??= open(decodeURI(window.location.pathname));
  open = async (address) => openPage(pathOf(address));
  queueMicrotask(() => {
    opening = undefined;
  });
  return opening;
}
