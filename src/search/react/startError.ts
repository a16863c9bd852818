/** The search did not start, as code of it is gone or something else came in its place. */
export class StartError extends Error {
  constructor() {
    super('The search could not start. A new edition may have been published: reload the page.');
  }
}
