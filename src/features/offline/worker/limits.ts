import type {WorkboxPlugin} from 'workbox-core/types.js';

/** Seconds after which a slow network falls back to the stored copy. */
export const networkTimeoutSeconds = 4;

/**
 * Bytes of the largest page or file that is stored on visit. The manual as one page is
 * larger, and belongs in a file.
 */
const maxBytes = 10e6;

/** Stores what the host permits, if it arrived completely and is not too large. */
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
