import type {RouteHandlerCallbackOptions, WorkboxPlugin} from 'workbox-core/types.js';
import {NetworkFirst, type StrategyOptions} from 'workbox-strategies';
import {withTimeout} from '../../../lib/withTimeout';

/**
 * Seconds to wait for the network before the stored copy is used: normally, and after a request
 * without a response in time.
 */
const timeouts = [4, 0.5] as const;

/** Milliseconds until a request that has no copy fails. */
const requestTimeout = 30_000;

let isSilent = false;

/** Notices whether the network responds in time. */
const listener: WorkboxPlugin = {
  fetchDidFail: ({state}) => {
    Object.assign(state ?? {}, {hasEnded: true});
    return Promise.resolve();
  },
  cacheWillUpdate: ({response, state}) => {
    isSilent = false;
    Object.assign(state ?? {}, {hasEnded: true});
    return Promise.resolve(response);
  },
  cachedResponseWillBeUsed: ({cachedResponse, state}) => {
    isSilent ||= state?.hasEnded !== true;
    return Promise.resolve(cachedResponse);
  },
};

/**
 * Responds from the network, or after a timeout with the copy. After one request without a
 * response, the next ones wait less.
 */
export function networkFirst({plugins = [], ...options}: StrategyOptions) {
  const [patient, hasty] = timeouts.map(
    (networkTimeoutSeconds) =>
      new NetworkFirst({...options, networkTimeoutSeconds, plugins: [listener, ...plugins]}),
  ) as [NetworkFirst, NetworkFirst];
  return async (handled: Pick<RouteHandlerCallbackOptions, 'request' | 'event'>) =>
    (isSilent ? hasty : patient).handle(handled);
}

/** The response, or an error if it does not begin in time. */
export const inTime = (response: Promise<Response>): Promise<Response> =>
  withTimeout(requestTimeout, response, 'The site does not respond.');

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
    // Measured: the header `Content-Length` may be missing, or state the compressed size.
    const body = await response
      .clone()
      .blob()
      .catch(() => undefined);
    return body && body.size <= maxBytes ? response : null;
  },
};
