/** Replaces `onServer.ts` in the browser, where the HTML has the data. */

/** Empty: React keeps the data in the HTML. */
export function pageData(): string {
  return '';
}
