import type {SearchHit} from '../runtime/hits';

/** Query parameter of the words to highlight on a page. */
export const highlightParam = '_highlight';

/** Address of a hit, with the words to highlight. */
export function hitAddress({u, h = ''}: SearchHit, marks: readonly string[]): string {
  const params = new URLSearchParams(marks.map((word) => [highlightParam, word])).toString();
  return `${u}${params === '' ? '' : `?${params}`}${h}`;
}
