import type {Translation} from '../../runtime/answer';
import type {SearchHit} from '../../runtime/hits';
import {hitAddress} from '../hitAddress';
import type {Outcome} from '../useSearch';

/** Action of an option of the list. */
export type Choice =
  | {readonly kind: 'hit'; readonly hit: SearchHit; readonly to: string}
  | {readonly kind: 'all'; readonly to: string}
  | {readonly kind: 'recent'; readonly query: string};

/**
 * The options of the list, in their order.
 *
 * @param recent earlier searches, offered while nothing is typed
 * @param allResults address of the search page for the query
 */
export function choicesOf(
  query: string,
  outcome: Outcome,
  recent: readonly string[],
  allResults: string,
): Choice[] {
  if (query.trim() === '') {
    return recent.map((one) => ({kind: 'recent', query: one}));
  }
  if (outcome.state !== 'found') {
    return [];
  }
  return [
    ...outcome.hits.map(
      (hit) => ({kind: 'hit', hit, to: hitAddress(hit, outcome.highlights)}) as const,
    ),
    ...(outcome.hits.length > 0 ? [{kind: 'all', to: allResults} as const] : []),
  ];
}

/** The English terms that were searched for instead of the typed words; empty without any. */
function translationText(translations: readonly Translation[]): string {
  return translations.length === 0
    ? ''
    : `Showing results for ${translations.map(({terms}) => terms.join(' ')).join(', ')}. `;
}

/** The announcement of a search result to screen readers. */
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
