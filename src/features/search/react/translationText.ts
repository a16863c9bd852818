import type {Translation} from '../runtime/answer';

/** Sentence for a screen reader with the English terms that were searched for; empty without any. */
export function translationText(translations: readonly Translation[]): string {
  return translations.length === 0
    ? ''
    : `Showing results for ${translations.map(({terms}) => terms.join(' ')).join(', ')}. `;
}
