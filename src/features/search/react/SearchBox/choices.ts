import type {Translation} from '../../runtime/answer';
import type {SearchHit} from '../../runtime/hits';
import {hitAddress} from '../hitAddress';
import type {Outcome} from '../useSearch';

/** Action of an option in the list. */
export type Choice =
  | {readonly kind: 'hit'; readonly hit: SearchHit; readonly to: string}
  | {readonly kind: 'all'; readonly to: string}
  | {readonly kind: 'recent'; readonly query: string};

/**
 * Options of the list, in order.
 *
 * @param recent recent searches, listed for an empty query
 * @param allResults address of the search page for the query
 */
export function choicesOf(
  query: string,
  outcome: Outcome,
  recent: readonly string[],
  allResults: string,
): Choice[] {
  if (query.trim() === '') {
    return recent.map((text) => ({kind: 'recent', query: text}));
  }
  if (outcome.state !== 'found') {
    return [];
  }
  return [
    ...outcome.hits.map((hit) => ({kind: 'hit', hit, to: hitAddress(hit, outcome.marks)}) as const),
    ...(outcome.hits.length > 0 ? [{kind: 'all', to: allResults} as const] : []),
  ];
}

/** Announces the English terms that replaced words of the query; empty if there are none. */
function translationText(translations: readonly Translation[]): string {
  return translations.length === 0
    ? ''
    : `Showing results for ${translations.map(({terms}) => terms.join(' ')).join(', ')}. `;
}

/** Announcement of the outcome of a search for screen readers. */
export function announcementOf(outcome: Outcome): string {
  switch (outcome.state) {
    case 'idle':
      return '';
    case 'loading':
      return 'Searching';
    case 'failed':
      return outcome.reason;
    case 'invalid':
      return `The query is not valid: ${outcome.reason}`;
    case 'found':
      return outcome.hits.length === 0
        ? `No results${outcome.reason === undefined ? '' : `. ${outcome.reason}`}`
        : `${translationText(outcome.translations)}${outcome.hits.length} suggestions. Use the arrow keys to select one.`;
  }
}
