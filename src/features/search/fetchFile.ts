/** Timeout of a request in milliseconds. */
const timeout = 60_000;

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
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeout);
  let status = 0;
  try {
    const response = await fetch(href, {
      signal: controller.signal,
      cache: unusable.has(address) ? 'reload' : 'default',
    });
    ({status} = response);
    if (response.ok) {
      const bytes = await response.arrayBuffer();
      unusable.delete(address);
      return bytes;
    }
  } catch (error) {
    bypassCache(address);
    throw new Error('The search index could not be loaded. Check the network, then retry.', {
      cause: error,
    });
  } finally {
    clearTimeout(timer);
  }
  bypassCache(address);
  throw new Error(
    `The search index could not be loaded: it was not found (${status}). Reload the page.`,
  );
}
