/** Messages from a page to the worker. */
export type WorkerMessage =
  /** Replace the active worker: the reader wants the new release, or already has it. */
  | {readonly type: 'activate'}
  /** Request the release of the worker. The response comes through the port. */
  | {readonly type: 'release'}
  /** Store what was fetched before the worker controlled the page. */
  | {readonly type: 'visited'; readonly page: string; readonly files: readonly string[]}
  /**
   * Evict stale caches. Repeated for a worker that becomes active, as the previous one may
   * have been replaced before it had finished.
   */
  | {readonly type: 'evict'};

/** Message of `deploy/withdrawn-sw.js` to the pages: the worker is unregistered. */
export const withdrawnNotice = 'withdrawn';

/** Message from the worker to a page, which replies with its release through the port. */
export const releaseRequest = 'release?';
