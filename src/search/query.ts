/** Kinds of text that are searched, in the order of the entries of an index file. */
export const fields = ['title', 'heading', 'description', 'keywords', 'content'] as const;
export type Field = (typeof fields)[number];

/** One word of a query. */
export interface Clause {
  readonly text: string;
  /** Only in this kind of text. */
  readonly field?: Field;
  readonly presence: 'optional' | 'required' | 'prohibited';
  /** Slips that are forgiven; left out where the query says nothing of it. */
  readonly editDistance?: number;
  readonly boost: number;
}

/** A query that cannot be read, with the place of the mistake in it. */
export class QueryParseError extends Error {
  constructor(
    message: string,
    readonly start: number,
    readonly end: number,
  ) {
    super(message);
    this.name = 'QueryParseError';
  }
}

/** Longer queries are cut: nobody types them, and each word costs time. */
const limits = {characters: 200, words: 16, editDistance: 2, boost: 100};

const wordPattern =
  /^(?<sign>[+-](?=\p{L}))?(?:(?<field>title|heading|description|keywords|content):(?=\S))?(?<rest>.*)$/u;

interface Modifier {
  readonly rest: string;
  readonly value?: number;
}

/** Split `word~1` or `word^2`; a sign without a word in front of it is no modifier. */
function modifierOf(text: string, sign: '~' | '^', start: number, name: string): Modifier {
  const at = text.lastIndexOf(sign);
  if (!/[\p{L}\p{N}]/u.test(text.slice(0, Math.max(at, 0)))) {
    return {rest: text};
  }
  const given = text.slice(at + 1);
  if (!/^\d+(?:\.\d+)?$/u.test(given)) {
    throw new QueryParseError(`${name} must be numeric`, start + at, start + text.length);
  }
  return {rest: text.slice(0, at), value: Number(given)};
}

function clauseOf(word: string, start: number): Clause {
  const {sign, field, rest = ''} = wordPattern.exec(word)?.groups ?? {};
  const offset = start + word.length - rest.length;
  // The two may stand in either order.
  const isBoostLast = rest.lastIndexOf('^') > rest.lastIndexOf('~');
  const readBoost = (text: string) => modifierOf(text, '^', offset, 'boost');
  const readDistance = (text: string) => modifierOf(text, '~', offset, 'edit distance');
  const last = (isBoostLast ? readBoost : readDistance)(rest);
  const first = (isBoostLast ? readDistance : readBoost)(last.rest);
  const [boost, distance] = isBoostLast ? [last.value, first.value] : [first.value, last.value];
  return {
    text: first.rest,
    ...(field !== undefined && {field: field as Field}),
    presence: sign === '+' ? 'required' : sign === '-' ? 'prohibited' : 'optional',
    ...(distance !== undefined && {
      editDistance: Math.min(Math.floor(distance), limits.editDistance),
    }),
    boost: Math.min(boost ?? 1, limits.boost),
  };
}

/**
 * Read a query: words with spaces between them. A word may have a field
 * (`title:`), be required (`+`) or prohibited (`-`), forgive slips (`~1`) and
 * weigh more (`^2`).
 *
 * @throws QueryParseError 'edit distance must be numeric' or 'boost must be numeric'
 */
export function parseQuery(query: string): Clause[] {
  const words = [...query.slice(0, limits.characters).matchAll(/\S+/gu)].slice(0, limits.words);
  return words.map(({0: word, index}) => clauseOf(word, index));
}
