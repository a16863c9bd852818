export const startFailure =
  'The search could not start. The manual may have been updated: reload the page.';

/** Search failed to start: a script is missing or is not JavaScript. */
export class StartError extends Error {
  /**
   * @param scripts addresses with a response that is not JavaScript; a retry must bypass the
   *   HTTP cache, which may contain it
   */
  constructor(readonly scripts: readonly string[] = []) {
    super(startFailure);
  }
}
