import lunr from 'lunr';
import {fields, type Field} from '../documents';
import {longestQuery} from '../limits';
import {bareWord} from '../tokens';

/** One word of a query. */
export interface Clause {
  /** As it was typed. */
  readonly text: string;
  /** The kinds of text in which it is looked for. */
  readonly fields: readonly Field[];
  readonly presence: 'optional' | 'required' | 'prohibited';
  /** Typos that are forgiven; left out where the query says nothing of it. */
  readonly editDistance?: number;
  readonly boost: number;
  /** English terms that replace the text, which is in another language; a page needs one of them. */
  readonly meanings?: readonly string[];
}

/** Longer queries are cut: each word costs time. */
const limits = {words: 16, editDistance: 2, boost: 100};

const wordPattern = new RegExp(
  String.raw`^(?<sign>[+-](?=["'“‘«(]*\p{L}))?(?<field>(?:${fields.join('|')}):(?=\S))?(?<rest>.*)$`,
  'u',
);

/**
 * A word in lunr's query language. Its signs mean something only where a reader
 * can have meant them: `knx/ip`, `TP8-88`, `+39` and `http://host` are ordinary
 * text, whose signs are escaped. Empty where there is nothing but signs.
 */
function escaped(word: string): string {
  const {sign = '', field = '', rest = ''} = wordPattern.exec(word)?.groups ?? {};
  const term = /^(?<text>.*?[\p{L}\p{N}].*?)(?<modifiers>(?:[~^][^~^]*)*)$/u.exec(rest)?.groups;
  const [text, modifiers] = [bareWord(term?.text ?? ''), term?.modifiers ?? ''];
  return text === ''
    ? ''
    : `${sign}${field}${text.replaceAll(/[-+:~^\\]/gu, String.raw`\$&`)}${modifiers}`;
}

/** A word of a query, with its place. */
interface Word {
  readonly text: string;
  readonly start: number;
}

function clauseOf({text}: Word): Clause[] {
  const query = new lunr.Query([...fields]);
  const parser = new lunr.QueryParser(escaped(text), query);
  parser.parse();
  // The clauses are in lower case; identifiers are cut at their capitals.
  const terms = parser.lexemes.filter(({type}) => type === lunr.QueryLexer.TERM);
  return query.clauses.map((clause, order) => {
    const {editDistance} = clause as Partial<lunr.Query.Clause>;
    return {
      text: terms[order]?.str ?? clause.term,
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

/** The mistake with its place in the query: from the sign without a number to the end of the word. */
function placed(error: unknown, {text, start}: Word): unknown {
  if (!(error instanceof lunr.QueryParseError)) {
    return error;
  }
  const sign = error.message.startsWith('boost') ? /\^(?!\d)/u : /~(?!\d)/u;
  const at = start + Math.max(0, text.search(sign));
  Object.assign(error, {start: at, end: start + text.length});
  return error;
}

/**
 * Read a query in lunr's query language: words with spaces between them. A word
 * may have a field (`title:`), be required (`+`) or prohibited (`-`), forgive
 * typos (`~1`) and weigh more (`^2`).
 *
 * @throws lunr.QueryParseError 'edit distance must be numeric' or 'boost must be
 * numeric', with `start` and `end` in the query
 */
export function parseQuery(query: string): Clause[] {
  return [...query.slice(0, longestQuery).matchAll(/\S+/gu)]
    .slice(0, limits.words)
    .flatMap(({0: text, index: start}) => {
      try {
        return clauseOf({text, start});
      } catch (error) {
        throw placed(error, {text, start});
      }
    });
}
