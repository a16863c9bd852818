export const startFailure =
  'The search could not start. The manual may have been updated: reload the page.';

/** Search failed to start: a script is missing or is not JavaScript. */
export class StartError extends Error {
  /**
   * @param script address with a response that is not JavaScript; a retry must bypass the
   *   HTTP cache, which may contain this response
   */
  constructor(readonly script?: string) {
    super(startFailure);
  }
}
