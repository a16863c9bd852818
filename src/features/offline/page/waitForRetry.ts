/** Milliseconds until the next attempt. */
const retryAfter = 10_000;

/** Waits for the network, the retry interval or the abort of the task. */
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
