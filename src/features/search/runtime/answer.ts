import {highlightLimits} from '../limits';
import {corpusOf} from './corpus';
import {hitsOf, titlesOf, type HitLimits, type SearchHit, type Titles} from './hits';
import {formsOf} from '../tokens';
import {parseQuery, QueryError, type Clause} from './query';
import {Engine, type QueryWord, type RankedPages} from './ranking';

/** Searchable index of a version. */
export interface SearchIndex {
  readonly engine: Engine;
  readonly titles: Titles;
}

/** Query with its options. */
export interface QueryRequest {
  readonly query: string;
  readonly limits: HitLimits;
  /** Restricts the search to pages whose URL path has this prefix; all pages by default. */
  readonly pathPrefix?: string;
}

/** Word of another language, and the English terms that replace it in the search. */
export interface Translation {
  readonly source: string;
  readonly terms: readonly string[];
}

/** Hits of a query, or its parse error. */
export type QueryResponse =
  | {
      readonly state: 'found';
      readonly hits: readonly SearchHit[];
      /** Total number of matching pages, including those beyond the limits. */
      readonly pages: number;
      /** Prefixes of the words to highlight on a page. */
      readonly marks: readonly string[];
      /** Prefixes of the words to highlight in the hits. */
      readonly highlights: readonly string[];
      readonly words: readonly QueryWord[];
      readonly translations: readonly Translation[];
      /** Message for the reader, if the query has no searchable word. */
      readonly reason?: string;
    }
  | {
      readonly state: 'invalid';
      readonly reason: string;
      /** Range of the error in the query. */
      readonly start: number;
      readonly end: number;
    };

const maxHighlights = 8;
/**
 * Restores the index of a version.
 *
 * @param file parsed JSON of the index file, untrusted
 * @throws TypeError or RangeError if the file is truncated or malformed
 */
export function indexOf(file: unknown): SearchIndex {
  const corpus = corpusOf(file);
  return {engine: new Engine(corpus), titles: titlesOf(corpus)};
}

/**
 * Words to mark on a page. Typed words are without inflection. The corrections of a typo, the
 * completions of a prefix and English terms replace words that the manual does not contain.
 */
function marksOf({clauses, words}: RankedPages): string[] {
  const typed = new Map(clauses.map((clause) => [clause.text, clause]));
  const marked = words.flatMap(({text, terms}) => {
    const {meanings = [text]} = typed.get(text) ?? {};
    const stems = meanings
      .flatMap((meaning) => meaning.split(' '))
      .map((typed) => {
        const word = typed.toLowerCase();
        const {
          whole: [stem = word],
        } = formsOf(typed);
        return stem.length > 2 && word.startsWith(stem) ? stem : word;
      });
    const matching = [...terms].filter(([term, match]) => match > 0.5 && !term.includes('#'));
    return matching.some(([term]) => stems.some((stem) => term.startsWith(stem))) ||
      matching.length === 0
      ? stems
      : matching.map(([term]) => term);
  });
  const isSingle = words.length === 1;
  return [...new Set(marked)]
    .filter((word) => word !== '' && (isSingle || word.length > 1))
    .slice(0, highlightLimits.words);
}

/** Words to mark on a page, followed by the synonyms and other forms that a hit can contain instead. */
function highlightsOf(marks: readonly string[], {words}: RankedPages): string[] {
  const others = words
    .flatMap(({terms}) => [...terms.keys()])
    .filter((term) => !term.includes('#') && !marks.some((mark) => term.startsWith(mark)));
  return [...new Set([...marks, ...others])].slice(0, Math.max(marks.length, maxHighlights));
}

/** Translations by word. A compound has one clause for each part, so its terms are merged. */
function translationsOf(clauses: readonly Clause[]): Translation[] {
  const translations = new Map<string, string[]>();
  for (const {text, meanings} of clauses) {
    if (meanings !== undefined) {
      const existing = translations.get(text);
      const term = meanings.join(' or ');
      translations.set(text, existing === undefined ? [term] : [...existing, term]);
    }
  }
  return [...translations].map(([source, terms]) => ({source, terms}));
}

/** Message for the reader, if a query cannot have hits in any index. */
function reasonOf(clauses: readonly Clause[], engine: Engine): string | undefined {
  if (clauses.length === 0) {
    return 'Signs alone are not searched: enter a word.';
  }
  if (clauses.every(({presence}) => presence === 'prohibited')) {
    return 'A word after a minus sign is excluded: enter another word to search for.';
  }
  const isIgnored = (clause: Clause) => clause.presence === 'prohibited' || engine.isCommon(clause);
  return clauses.length > 1 && clauses.every(isIgnored)
    ? 'Words as common as these are not searched: enter a less common word.'
    : undefined;
}

/** Runs a query. A parse error is part of the response; other errors are thrown. */
export function runQuery(
  {engine, titles}: SearchIndex,
  {query, limits, pathPrefix = ''}: QueryRequest,
): QueryResponse {
  try {
    const clauses = parseQuery(query);
    const ranked = engine.search(clauses, ({u = ''}) => u.startsWith(pathPrefix));
    const reason = ranked.pages.length > 0 ? undefined : reasonOf(clauses, engine);
    const marks = marksOf(ranked);
    return {
      state: 'found',
      hits: hitsOf(ranked, titles, limits),
      pages: ranked.pages.length,
      marks,
      highlights: highlightsOf(marks, ranked),
      words: ranked.words,
      translations: translationsOf(ranked.clauses),
      ...(reason !== undefined && {reason}),
    };
  } catch (error) {
    if (error instanceof QueryError) {
      const {message, start, end} = error;
      return {state: 'invalid', reason: message, start, end};
    }
    throw error;
  }
}
