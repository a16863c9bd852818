import {subjects, terms, type Subject, type Term} from './terms';

export {subjects, terms, type Subject, type Term};

/** Name of a term in addresses within a page. */
export function termId({term}: Pick<Term, 'term'>): string {
  return term.toLowerCase().replaceAll(/[^a-z\d]+/gu, '-');
}

/**
 * What finds a term in a text, singular or plural: `data point`, `Data points`.
 * A word that is joined to another by a hyphen, a dot or a slash is another
 * word, and so is a name within a longer one: `Manager` is not `Touch Manager`.
 */
export function termPattern({term}: Pick<Term, 'term'>): RegExp {
  const escaped = term.replaceAll(/[.*+?^${}()|[\]\\/]/gu, '\\$&');
  const first = escaped.charAt(0);
  const rest = escaped.slice(1);
  const plural = /[\da-z]$/u.test(term) ? 'e?s?' : '';
  const [before, after] = /^\p{Lu}/u.test(term)
    ? ['(?<!\\p{Lu}[\\p{L}\\d]* )', '(?! \\p{Lu}\\p{Ll})']
    : ['', ''];
  return new RegExp(
    `${before}(?<![\\p{L}\\d/.-])[${first}${first.toUpperCase()}]${rest}${plural}(?![\\p{L}\\d/-]|\\.\\p{L})${after}`,
    'u',
  );
}

/**
 * Words that readers use for the same thing, as the search takes them: the
 * terms of one word with those of their aliases that are one word too.
 */
export function glossarySynonyms(): string[][] {
  return terms
    .map(({term, aliases = []}) =>
      [term, ...aliases]
        .filter((word) => /^[\p{L}\d]+$/u.test(word))
        .map((word) => word.toLowerCase()),
    )
    .filter((set) => set.length > 1);
}
