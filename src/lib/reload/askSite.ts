import {fetchWithLimit} from '../fetchWithLimit';

/**
 * Response at the current address: a page of the manual, its not-found page, a foreign
 * page, or none.
 */
export type SiteResponse = 'page' | 'missing' | 'foreign' | 'none';

/** Marker in the HTML of each page of the manual: `pageManifestId` of `src/docusaurus/start/client/pageTable.ts`. */
export const manualMarker = 'id="page-start"';

/** Whether the service worker has a copy of the page. */
async function isOnDevice(): Promise<boolean> {
  const serviceWorker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!serviceWorker?.controller) {
    return false;
  }
  // A storage error counts as a missing copy.
  const cached = await caches
    .match(window.location.pathname, {ignoreVary: true})
    .catch(() => undefined);
  return (await cached?.text())?.includes(manualMarker) ?? false;
}

/**
 * Requests the current address without caches and service worker, before a working page is
 * unloaded.
 */
export async function askSite(): Promise<SiteResponse> {
  try {
    const {href} = window.location;
    const response = await fetchWithLimit(href, {cache: 'no-store'});
    if ((await response.text()).includes(manualMarker)) {
      return response.ok ? 'page' : 'missing';
    }
    // For a site that is down, the service worker serves its copy; for a login page it does not.
    return response.status >= 500 && (await isOnDevice()) ? 'page' : 'foreign';
  } catch {
    return (await isOnDevice()) ? 'page' : 'none';
  }
}
