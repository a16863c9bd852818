/** The search did not start, as code of it is gone or something else came in its place. */
export class StartError extends Error {
  /**
   * @param script address of what came and is no script: the browser's cache may
   *   have it as it came, so that it has to be asked for past it
   */
  constructor(readonly script?: string) {
    super('The search could not start. The manual may have been updated: reload the page.');
  }
}
