/** Replaces `onServer.ts` in the browser, where the HTML has the data. */

/** No text: hydration keeps the text that the server has rendered. */
export function pageData(): string {
  return '';
}
