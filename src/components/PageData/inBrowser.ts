/*
 * Replaces `onServer.ts` in the browser: it has nothing of
 * its own, and tells what the HTML says.
 */

/** Nothing: the data of the page stand in its HTML. */
export function pageData(): string {
  return '';
}
