import {fetchWithLimit} from '../../lib/fetchWithLimit';

/** Files that could not be used: the HTTP cache may contain the bad response. */
const unusable = new Set<string>();

/** The next request of a file bypasses the HTTP cache. */
export function bypassCache(address: string): void {
  unusable.add(address);
}

/**
 * Fetches a file of the search from this site, in the page or in the worker.
 *
 * @throws Error with a message for the reader
 */
export async function fetchFile(address: string): Promise<ArrayBuffer> {
  const {href, origin} = new URL(address, location.origin);
  if (origin !== location.origin) {
    throw new Error('Unexpected version url');
  }
  const cache = unusable.has(address) ? 'reload' : 'default';
  const response = await fetchWithLimit(href, {cache}).catch((error: unknown) => {
    bypassCache(address);
    const reason = 'The search index could not be loaded. Check the network, then retry.';
    throw new Error(reason, {cause: error});
  });
  if (!response.ok) {
    bypassCache(address);
    throw new Error(
      `The search index could not be loaded: it was not found (${response.status}). Reload the page.`,
    );
  }
  unusable.delete(address);
  return response.arrayBuffer();
}
