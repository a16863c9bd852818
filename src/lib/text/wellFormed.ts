/**
 * Replaces lone surrogates, for which `encodeURIComponent` throws. Polyfill of
 * `String.prototype.toWellFormed`.
 */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
