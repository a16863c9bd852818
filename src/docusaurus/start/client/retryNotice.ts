import {faultNotice} from '../../../lib/reload/faultNotice';
import type {SiteResponse} from '../../../lib/reload/site';

const texts: Readonly<Record<Exclude<SiteResponse, 'page' | 'missing'>, string>> = {
  none: 'The page could not be loaded: the site does not respond. The page opens when the network is back.',
  foreign:
    'The page could not be loaded: the response does not come from this manual. It may be the log-in page of a network.',
};

/** Controller of the notice and its listeners. */
let shown: AbortController | undefined;

export function hideNotice(): void {
  shown?.abort();
  shown = undefined;
}

/**
 * Shows why the next page could not be loaded, and waits for a retry or for the network.
 * Never resolves if the reader opens another page.
 */
export async function waitForRetry(response: keyof typeof texts): Promise<void> {
  hideNotice();
  const own = new AbortController();
  shown = own;
  const {signal} = own;
  await new Promise<void>((resolve) => {
    const box = faultNotice([texts[response]], {
      Retry: resolve,
      ...(response === 'foreign' && {'Open the response': () => window.location.reload()}),
    });
    document.body.append(box);
    signal.addEventListener('abort', () => box.remove());
    window.addEventListener('online', () => resolve(), {once: true, signal});
  });
  hideNotice();
}
