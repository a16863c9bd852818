import lunr from 'lunr';
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

/** Maximum values; a query that exceeds them is truncated, because each word takes time. */
const limits = {words: 16, editDistance: 2, boost: 100};

const wordPattern = new RegExp(
  String.raw`^(?<operator>[+-](?=["'“‘«(]*\p{L}))?(?<field>(?:${fields.join('|')}):(?=\S))?(?<rest>.*)$`,
  'u',
);

/**
 * Escapes lunr operators where a reader cannot mean them: `knx/ip`, `TP8-88`, `+39` and
 * `http://host` are plain text. Returns an empty string for punctuation alone.
 */
function escapeOperators(word: string): string {
  const {operator = '', field = '', rest = ''} = wordPattern.exec(word)?.groups ?? {};
  const term = /^(?<text>.*?[\p{L}\p{N}].*?)(?<modifiers>(?:[~^][^~^]*)*)$/u.exec(rest)?.groups;
  const [text, modifiers] = [trimPunctuation(term?.text ?? ''), term?.modifiers ?? ''];
  return text === ''
    ? ''
    : `${operator}${field}${text.replaceAll(/[-+:~^\\]/gu, String.raw`\$&`)}${modifiers}`;
}

/** Word of a query with its offset. */
interface QueryToken {
  readonly text: string;
  readonly start: number;
}

function clauseOf({text}: QueryToken): Clause[] {
  const query = new lunr.Query([...fields]);
  const parser = new lunr.QueryParser(escapeOperators(text), query);
  parser.parse();
  // lunr lower-cases its clauses, but identifiers are split at capitals.
  const terms = parser.lexemes.filter(({type}) => type === lunr.QueryLexer.TERM);
  return query.clauses.map((clause, i) => {
    const {editDistance} = clause as Partial<lunr.Query.Clause>;
    return {
      text: terms[i]?.str ?? clause.term,
      fields: fields.filter((field) => clause.fields.includes(field)),
      presence:
        clause.presence === lunr.Query.presence.REQUIRED
          ? 'required'
          : clause.presence === lunr.Query.presence.PROHIBITED
            ? 'prohibited'
            : 'optional',
      ...(editDistance !== undefined && {
        editDistance: Math.min(editDistance, limits.editDistance),
      }),
      boost: Math.min(clause.boost, limits.boost),
    };
  });
}

/** Sets the range of a parse error in the query: from the operator without a number to the end of the word. */
function withPosition(error: unknown, {text, start}: QueryToken): unknown {
  if (!(error instanceof lunr.QueryParseError)) {
    return error;
  }
  const operator = error.message.startsWith('boost') ? /\^(?!\d)/u : /~(?!\d)/u;
  const operatorStart = start + Math.max(0, text.search(operator));
  Object.assign(error, {start: operatorStart, end: start + text.length});
  return error;
}

/**
 * Parses a query in lunr's query language: words separated by spaces. A word can have a field
 * (`title:`), a presence (`+` required, `-` prohibited), an edit distance (`~1`) and a boost
 * (`^2`).
 *
 * @throws lunr.QueryParseError 'edit distance must be numeric' or 'boost must be numeric', with
 * its `start` and `end` offsets in the query
 */
export function parseQuery(query: string): Clause[] {
  return [...query.slice(0, maxQueryLength).matchAll(/\S+/gu)]
    .slice(0, limits.words)
    .flatMap(({0: text, index: start}) => {
      try {
        return clauseOf({text, start});
      } catch (error) {
        throw withPosition(error, {text, start});
      }
    });
}
