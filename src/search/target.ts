import type {SearchHit} from './hits';

/** Name, in the query string of a page, of the words that are marked in it. */
export const markParam = '_highlight';

/** Address of a hit, with the words that are marked there. */
export function targetOf({u, h = ''}: SearchHit, marks: readonly string[]): string {
  const params = new URLSearchParams(marks.map((mark) => [markParam, mark])).toString();
  return `${u}${params === '' ? '' : `?${params}`}${h}`;
}
