import lunr from 'lunr';
import {language} from '../language';
import {pageWeight, synonyms} from '../../../site/search';
import lexiconText from '../../../site/search/lexicon';
import {corpusOf} from './corpus';
import {synonymsOf} from './expansion';
import {hitsOf, titlesOf, type HitLimits, type SearchHit, type Titles} from './hits';
import {Lexicon} from './lexicon';
import {parseQuery, type Clause} from './query';
import {Engine} from './ranking';

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
      /** Prefixes of the words to highlight. */
      readonly highlights: readonly string[];
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
let lexicon: Lexicon | undefined;
const siteData = {
  synonyms: synonymsOf(synonyms),
  lexicon: () => (lexicon ??= new Lexicon(lexiconText)),
  pageWeight,
};

/**
 * Restores the index of a version.
 *
 * @param file parsed JSON of the index file, untrusted
 * @throws TypeError or RangeError if the file is truncated or malformed
 */
export function indexOf(file: unknown): SearchIndex {
  const corpus = corpusOf(file);
  return {engine: new Engine(corpus, siteData), titles: titlesOf(corpus.documents)};
}

/** Stems of the words of the query, followed by their synonyms and other forms. */
function highlightsOf(clauses: readonly Clause[], terms: readonly string[]): string[] {
  const queryStems = clauses
    .filter(({presence}) => presence !== 'prohibited')
    .flatMap(({text, meanings = [text]}) => meanings.flatMap((meaning) => meaning.split(' ')))
    .map((text) => {
      const word = text.toLowerCase();
      const stem = language.stem(word);
      return word.startsWith(stem) ? stem : word;
    })
    .filter((word) => word !== '' && !language.isStopWord(word));
  const otherTerms = terms.filter(
    (term) => !term.includes('#') && !queryStems.some((word) => term.startsWith(word)),
  );
  return [...queryStems, ...otherTerms].slice(0, Math.max(queryStems.length, maxHighlights));
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
    const reason = reasonOf(clauses, engine);
    return {
      state: 'found',
      hits: hitsOf(ranked, titles, limits),
      pages: ranked.pages.length,
      highlights: highlightsOf(ranked.clauses, ranked.terms),
      translations: translationsOf(ranked.clauses),
      ...(reason !== undefined && {reason}),
    };
  } catch (error) {
    if (error instanceof lunr.QueryParseError) {
      const {message, start, end} = error;
      return {state: 'invalid', reason: message, start, end};
    }
    throw error;
  }
}
