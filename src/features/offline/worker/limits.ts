import type {WorkboxPlugin} from 'workbox-core/types.js';

/** Timeout of the network in seconds, after which the stored copy is used. */
export const networkTimeoutSeconds = 4;

/**
 * Maximum bytes of a page or file that is stored on visit. The manual as one page is
 * larger, and is available as a download.
 */
const maxBytes = 10e6;

/** Stores complete responses that are not too large, if their headers permit it. */
export const storable: WorkboxPlugin = {
  cacheWillUpdate: async ({response}) => {
    if (/\b(?:no-store|private)\b/iu.test(response.headers.get('Cache-Control') ?? '')) {
      return null;
    }
    // Measured, because `Content-Length` is missing or is that of the compressed file.
    const body = await response
      .clone()
      .blob()
      .catch(() => undefined);
    return body && body.size <= maxBytes ? response : null;
  },
};
