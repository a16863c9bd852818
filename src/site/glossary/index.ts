import {subjects, terms, type Term} from './terms';

export {subjects, terms, type Term};

/** ID of the note on a term within a page. */
export function termId({term}: Pick<Term, 'term'>): string {
  return term.toLowerCase().replaceAll(/[^a-z\d]+/gu, '-');
}

const patterns = new Map<string, RegExp>();

/**
 * Pattern of a term, singular or plural. Words joined by a hyphen, dot or slash are other terms, and
 * so is a name within a longer one: `Manager` is not `Touch Manager`. Memoized, because each heading
 * of each page is tested for all terms.
 */
export function termPattern({term, notAfter}: Pick<Term, 'notAfter' | 'term'>): RegExp {
  const key = JSON.stringify([term, notAfter]);
  const known = patterns.get(key);
  if (known !== undefined) {
    return known;
  }
  const escaped = term.replaceAll(/[.*+?^${}()|[\]\\/]/gu, '\\$&');
  const inSentence = (word: string) =>
    `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`;
  const plural = /[\da-z]$/u.test(term) ? 'e?s?' : '';
  const [before, after] = /^\p{Lu}/u.test(term)
    ? ['(?<!\\p{Lu}[\\p{L}\\d]* )', '(?! \\p{Lu}\\p{Ll})']
    : ['', ''];
  const other = notAfter === undefined ? '' : `(?<!\\b${inSentence(notAfter)} )`;
  const pattern = new RegExp(
    `${before}${other}(?<![\\p{L}\\d/.-])${inSentence(escaped)}${plural}(?![\\p{L}\\d/-]|\\.\\p{L})${after}`,
    'u',
  );
  patterns.set(key, pattern);
  return pattern;
}

/** Synonyms of the search: single-word terms with their single-word aliases. */
export function glossarySynonyms(): string[][] {
  return terms
    .map(({term, aliases = []}) =>
      [term, ...aliases]
        .filter((word) => /^[\p{L}\d]+$/u.test(word))
        .map((word) => word.toLowerCase()),
    )
    .filter((set) => set.length > 1);
}
