/** Replaces `onServer.ts` in the browser, where the HTML has the data. */

/** Empty: React keeps the data in the HTML. */
export function pageData(): string {
  return '';
}

/** Release of the page; empty in `npm start`. */
export function releaseName(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content ?? '';
}
