/** What a page asks of the worker. */
export type WorkerMessage =
  /** Take over from the worker before: the reader wants the new release, or has it already. */
  | {readonly type: 'activate'}
  /** Of which release are you? Answered through the port. */
  | {readonly type: 'release'}
  /** These were fetched before the worker was in charge: keep them, too. */
  | {readonly type: 'visited'; readonly page: string; readonly files: readonly string[]}
  /** Remove what nobody needs. Told again to a worker that takes charge, as the one before may not have come to it. */
  | {readonly type: 'tidy'};

/** What `deploy/withdrawn-sw.js` says to the pages: nothing is kept any more. */
export const withdrawnNotice = 'withdrawn';

/** What the worker asks of a page, which answers with its release through the port. */
export const releaseQuestion = 'release?';
