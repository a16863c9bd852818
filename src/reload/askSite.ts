/**
 * What answers at the address of the page: a page of the manual, its not-found
 * page, something that is none of the manual's, or nobody.
 */
export type SiteAnswer = 'page' | 'missing' | 'foreign' | 'none';

/** What the HTML of each page of the manual has: `pageStartId` of `src/client/pageTable.ts`. */
export const manualSign = 'id="page-start"';

/** Milliseconds after which nobody is taken to answer. */
const patience = 10_000;

/** Whether the service worker has the page, for when the site does not answer. */
async function isOnDevice(): Promise<boolean> {
  const serviceWorker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!serviceWorker?.controller) {
    return false;
  }
  // Where the storage fails, there is nothing.
  const kept = await caches
    .match(window.location.pathname, {ignoreVary: true})
    .catch(() => undefined);
  return (await kept?.text())?.includes(manualSign) ?? false;
}

/**
 * Asks the site for the present address, past every cache and the service
 * worker, before a page that can be read is given up for it.
 */
export async function askSite(): Promise<SiteAnswer> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), patience);
  try {
    const {href} = window.location;
    const response = await fetch(href, {cache: 'no-store', signal: abort.signal});
    if ((await response.text()).includes(manualSign)) {
      return response.ok ? 'page' : 'missing';
    }
    // Of a site that is down the service worker shows what is kept; of a login page it does not.
    return response.status >= 500 && (await isOnDevice()) ? 'page' : 'foreign';
  } catch {
    return (await isOnDevice()) ? 'page' : 'none';
  } finally {
    clearTimeout(timer);
  }
}
