/**
 * A text with a sign in place of each half of a pair that stands alone, as it
 * comes of a text that is cut between the two: `encodeURIComponent` throws at
 * such a half. Newer browsers have it as `String.prototype.toWellFormed`.
 */
export function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');
}
