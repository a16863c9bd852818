import type {SearchHit} from '../runtime/hits';

/** Name, in the query string of a page, of the words that are highlighted in it. */
export const highlightParam = '_highlight';

/** Address of a hit, with the words that are highlighted there. */
export function hitAddress({u, h = ''}: SearchHit, highlights: readonly string[]): string {
  const params = new URLSearchParams(highlights.map((word) => [highlightParam, word])).toString();
  return `${u}${params === '' ? '' : `?${params}`}${h}`;
}
