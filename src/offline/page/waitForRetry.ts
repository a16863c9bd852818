/** Milliseconds until the network is tried again. */
const retryAfter = 10_000;

/** Waits until the network is back or some time has passed, or the task is aborted. */
export function waitForRetry(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController();
    const end = () => {
      clearTimeout(timer);
      done.abort();
      resolve();
    };
    const timer = setTimeout(end, retryAfter);
    window.addEventListener('online', end, {signal: done.signal});
    signal.addEventListener('abort', end, {signal: done.signal});
  });
}
