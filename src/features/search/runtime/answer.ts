import lunr from 'lunr';
import {language} from '../language';
import {synonyms, weigh} from '../../../site/search';
import lexiconText from '../../../site/search/lexicon';
import {corpusOf} from './corpus';
import {synonymsOf} from './expansion';
import {hitsOf, titlesOf, type HitLimits, type SearchHit, type Titles} from './hits';
import {Lexicon} from './lexicon';
import {parseQuery, type Clause} from './query';
import {Engine} from './ranking';

/** An index that answers queries. */
export interface SearchIndex {
  readonly engine: Engine;
  readonly titles: Titles;
}

/** Question to an index. */
export interface Question {
  readonly query: string;
  readonly limits: HitLimits;
  /** Addresses of pages that are wanted begin so; all pages by default. */
  readonly below?: string;
}

/** A word of another language, and the English terms that were searched for in its place. */
export interface Translation {
  readonly typed: string;
  readonly terms: readonly string[];
}

/** Answer of an index. */
export type Answer =
  | {
      readonly state: 'found';
      readonly hits: readonly SearchHit[];
      /** Pages that were found, also those without a hit. */
      readonly pages: number;
      /** Beginnings of the words that the hits are about. */
      readonly highlights: readonly string[];
      readonly translations: readonly Translation[];
      /** Why no page can be found, if the query has no word to search for. */
      readonly reason?: string;
    }
  | {
      readonly state: 'unreadable';
      readonly reason: string;
      /** Place of the mistake in the query. */
      readonly start: number;
      readonly end: number;
    };

const highlightsAtMost = 8;
let lexicon: Lexicon | undefined;
const knowledge = {
  synonyms: synonymsOf(synonyms()),
  lexicon: () => (lexicon ??= new Lexicon(lexiconText)),
  weigh,
};

/**
 * Make an index of what was parsed from its file.
 *
 * @throws Error when the file is not whole
 */
export function indexOf(file: unknown): SearchIndex {
  const corpus = corpusOf(file);
  return {engine: new Engine(corpus, knowledge), titles: titlesOf(corpus.documents)};
}

/** The words, then their synonyms and other forms. */
function highlightsOf(clauses: readonly Clause[], terms: readonly string[]): string[] {
  const typed = clauses
    .filter(({presence}) => presence !== 'prohibited')
    .flatMap(({text, meanings = [text]}) => meanings.flatMap((meaning) => meaning.split(' ')))
    .map((text) => {
      const word = text.toLowerCase();
      const root = language.stem(word);
      return word.startsWith(root) ? root : word;
    })
    .filter((word) => word !== '' && !language.isStopWord(word));
  const others = terms.filter(
    (term) => !term.includes('#') && !typed.some((word) => term.startsWith(word)),
  );
  return [...typed, ...others].slice(0, Math.max(typed.length, highlightsAtMost));
}

/** The words of another language, each once: a compound has a clause for each part. */
function translationsOf(clauses: readonly Clause[]): Translation[] {
  const translations = new Map<string, string[]>();
  for (const {text, meanings} of clauses) {
    if (meanings !== undefined) {
      const known = translations.get(text);
      const term = meanings.join(' or ');
      translations.set(text, known === undefined ? [term] : [...known, term]);
    }
  }
  return [...translations].map(([typed, terms]) => ({typed, terms}));
}

/** Why a query finds nothing in any index, in a sentence for the reader. */
function reasonOf(clauses: readonly Clause[], engine: Engine): string | undefined {
  if (clauses.length === 0) {
    return 'Signs alone are not searched: enter a word.';
  }
  if (clauses.every(({presence}) => presence === 'prohibited')) {
    return 'A word after a minus sign is excluded: enter another word to search for.';
  }
  const isSkipped = (clause: Clause) => clause.presence === 'prohibited' || engine.isCommon(clause);
  return clauses.length > 1 && clauses.every(isSkipped)
    ? 'Words as common as these are not searched: enter a less common word.'
    : undefined;
}

/** Search an index: what was found, or what is wrong with the query. */
export function answerOf(
  {engine, titles}: SearchIndex,
  {query, limits, below = ''}: Question,
): Answer {
  try {
    const clauses = parseQuery(query);
    const found = engine.search(clauses, ({u = ''}) => u.startsWith(below));
    const reason = reasonOf(clauses, engine);
    return {
      state: 'found',
      hits: hitsOf(found, titles, limits),
      pages: found.pages.length,
      highlights: highlightsOf(found.clauses, found.terms),
      translations: translationsOf(found.clauses),
      ...(reason !== undefined && {reason}),
    };
  } catch (error) {
    if (error instanceof lunr.QueryParseError) {
      const {message, start, end} = error;
      return {state: 'unreadable', reason: message, start, end};
    }
    throw error;
  }
}
