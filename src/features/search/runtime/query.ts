import {fields, type Field} from '../documents';
import {maxQueryLength} from '../limits';
import {trimPunctuation} from '../tokens';

/** Clause of a query: one word with its options. */
export interface Clause {
  /** Word in its original case. */
  readonly text: string;
  /** Fields to search. */
  readonly fields: readonly Field[];
  readonly presence: 'optional' | 'required' | 'prohibited';
  /** Maximum edit distance, if the query specifies it. */
  readonly editDistance?: number;
  readonly boost: number;
  /** English terms for a word of another language; a page must match one of them. */
  readonly meanings?: readonly string[];
}

/** Syntax error in a query. */
export class QueryError extends Error {
  /**
   * @param start offset of the error in the query
   * @param end offset of the end of the error
   */
  constructor(
    message: string,
    readonly start: number,
    readonly end: number,
  ) {
    super(message);
  }
}

/** Maximum values; a query that exceeds them is truncated, because each word takes time. */
const limits = {words: 16, '~': 2, '^': 100};
const options = {'~': 'edit distance', '^': 'boost'} as const;

/**
 * Parts of a word. Operators count only where a reader means them: `knx/ip`, `TP8-88`, `+39` and
 * `http://host` are plain text.
 */
const wordPattern = new RegExp(
  String.raw`^(?<operator>[+-](?=["'“‘«(]*\p{L}))?(?:(?<field>${fields.join('|')}):(?=\S))?(?<term>.*?[\p{L}\p{N}].*?)(?<modifiers>(?:[~^][^~^]*)*)$`,
  'u',
);

function clauseOf(word: string, start: number): Clause[] {
  const {operator, field, term = '', modifiers = ''} = wordPattern.exec(word)?.groups ?? {};
  const text = trimPunctuation(term);
  /** Number of a modifier. */
  const numberOf = (sign: '~' | '^'): number | undefined => {
    const at = modifiers.lastIndexOf(sign);
    const number = parseInt(modifiers.slice(at + 1), 10);
    if (at >= 0 && Number.isNaN(number)) {
      const from = start + word.length - modifiers.length + at;
      throw new QueryError(`${options[sign]} must be numeric`, from, start + word.length);
    }
    return at < 0 ? undefined : Math.min(number, limits[sign]);
  };
  const [editDistance, boost = 1] = [numberOf('~'), numberOf('^')];
  return text === ''
    ? []
    : [
        {
          text,
          fields: fields.filter((name) => field === undefined || name === field),
          presence: operator === '+' ? 'required' : operator === '-' ? 'prohibited' : 'optional',
          ...(editDistance !== undefined && {editDistance}),
          boost,
        },
      ];
}

/**
 * Parses a query: words separated by spaces. A word can have a field (`title:`), a presence
 * (`+` required, `-` prohibited), an edit distance (`~1`) and a boost (`^2`), as in lunr.
 *
 * @throws QueryError 'edit distance must be numeric' or 'boost must be numeric'
 */
export function parseQuery(query: string): Clause[] {
  return [...query.slice(0, maxQueryLength).matchAll(/\S+/gu)]
    .slice(0, limits.words)
    .flatMap(({0: word, index}) => clauseOf(word, index));
}
