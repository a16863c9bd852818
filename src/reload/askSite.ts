/**
 * What answers at the address of the page: a page of the manual, its not-found
 * page, something that is none of the manual's, or nobody.
 */
export type SiteAnswer = 'page' | 'missing' | 'foreign' | 'none';

/** What the HTML of each page of the manual has: `pageStartId` of `src/client/pageTable.ts`. */
export const manualSign = 'id="page-start"';

/** Milliseconds after which nobody is taken to answer. */
const patience = 10_000;

/**
 * Asks the site for the present address, past every cache, before a page that
 * can be read is given up for it.
 */
export async function askSite(): Promise<SiteAnswer> {
  const serviceWorker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (serviceWorker?.controller) {
    // It has an answer to each page, also without a network.
    return 'page';
  }
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), patience);
  try {
    const {href} = window.location;
    const response = await fetch(href, {cache: 'no-store', signal: abort.signal});
    if (!(await response.text()).includes(manualSign)) {
      return 'foreign';
    }
    return response.ok ? 'page' : 'missing';
  } catch {
    return 'none';
  } finally {
    clearTimeout(timer);
  }
}
