/**
 * Is that our site, and is a reload worth it? Asked by the start script, before the next page is
 * loaded as a whole, and by the search.
 */

import {fetchWithLimit} from '../fetchWithLimit';

/** Response of the site: a page of the manual, its not-found page, a foreign page, or none. */
export type SiteResponse = 'page' | 'missing' | 'foreign' | 'none';

/** Marker in the HTML of each page of the manual: `pageManifestId` of `src/docusaurus/start/client/pageTable.ts`. */
export const manualMarker = 'id="page-start"';

/** Requests the current address without caches and service worker. */
export async function askSite(): Promise<SiteResponse> {
  try {
    const response = await fetchWithLimit(window.location.href, {cache: 'no-store'});
    if ((await response.text()).includes(manualMarker)) {
      return response.ok ? 'page' : 'missing';
    }
    // A proxy responds with such a status if the site behind it is down.
    return response.status >= 500 ? 'none' : 'foreign';
  } catch {
    return 'none';
  }
}

/**
 * Reloads the page with new copies of its files, if the site responds. The cached files may be
 * truncated, or of an older release.
 *
 * @param files addresses of the files
 * @param address address of another page to open instead
 * @returns the response of the site
 */
export async function reload(files: readonly string[], address?: string): Promise<SiteResponse> {
  const response = await askSite();
  if (response === 'page' || response === 'missing') {
    // A new release has other files.
    await Promise.allSettled(files.map(async (file) => fetchWithLimit(file, {cache: 'reload'})));
    if (address === undefined) {
      window.location.reload();
    } else {
      window.location.assign(address);
    }
  }
  return response;
}
