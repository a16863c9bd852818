/** Messages from a page to the worker. */
export type WorkerMessage =
  /** Request a response through the port. */
  | {readonly type: 'ping'}
  /** Store the files that were fetched before the worker controlled the page. */
  | {readonly type: 'visited'; readonly page: string; readonly files: readonly string[]};

/** Message of `deploy/withdrawn-sw.js` to the pages: the worker is unregistered. */
export const withdrawnNotice = 'withdrawn';
