import {indexOfTerm} from '../compactIndex';
import {fields, type SearchDocument} from '../documents';
import {language} from '../language';
import {pageWeight} from '../../../site/search';
import lexiconText from '../../../site/search/lexiconText';
import {isStopWord, subwordsOf, termsOf} from '../tokens';
import type {Corpus} from './corpus';
import {hasWord, isKnown, isTitlePrefix, splitWord, synonymsByTerm} from './expansion';
import {Lexicon} from './lexicon';
import type {Clause} from './query';
import {weights} from './weights';
import {searchWord, unionOf, type MatchedWord} from './words';

let lexicon: Lexicon | undefined;

/** Lexicon of the site, read on demand, because only words unknown to the manual need it. */
export function siteLexicon(): Lexicon {
  return (lexicon ??= new Lexicon(lexiconText));
}

/** Word of a query with its index terms. */
export interface QueryWord {
  readonly text: string;
  /** Inverse document frequency. */
  readonly idf: number;
  /** Index terms, and how well each matches the word: at most 1 for the best. */
  readonly terms: ReadonlyMap<string, number>;
}

/** Result of a search. */
export interface RankedPages {
  /** In descending order of score. */
  readonly pages: readonly {readonly page: SearchDocument; readonly score: number}[];
  /** Words of the query with their matches. */
  readonly matched: readonly MatchedWord[];
  /** Index terms of each word of the query. */
  readonly words: readonly QueryWord[];
  /** Clauses of the query after translation to English. */
  readonly clauses: readonly Clause[];
}

/** Score of a page or a section. */
interface Tally {
  score: number;
  /** Sum of the IDF of the matched words. */
  matchedIdf: number;
}

function talliesOf(words: readonly MatchedWord[]): Map<number, Tally> {
  const tallies = new Map<number, Tally>();
  for (const {clause, idf, pages} of words) {
    for (const [id, {score, share = 1}] of pages) {
      const tally = tallies.get(id) ?? {score: 0, matchedIdf: 0};
      tally.score += score * clause.boost;
      tally.matchedIdf += idf * share;
      tallies.set(id, tally);
    }
  }
  return tallies;
}

/** Tallies of the sections of a page. */
function sectionsIn(id: number, words: readonly MatchedWord[]): Tally[] {
  const sections = new Map<string, Tally>();
  for (const word of words) {
    const counted = new Set<string>();
    for (const {document, field, score} of word.pages.get(id)?.occurrences ?? []) {
      if (field === 'content' || field === 'heading') {
        const anchor = document.h ?? '';
        const section = sections.get(anchor) ?? {score: 0, matchedIdf: 0};
        section.score += score * word.clause.boost;
        section.matchedIdf += counted.has(anchor) ? 0 : word.idf;
        counted.add(anchor);
        sections.set(anchor, section);
      }
    }
  }
  return [...sections.values()];
}

/** Maximum number of terms in a bit set of 32 bits with a sign. */
const maxBits = 31;

/**
 * Compares keyword phrases with the words of a query.
 *
 * @returns function from the ID of a page to the match of its best phrase, 0 to 1: the share of the
 * words, by IDF, that the phrase contains, times the share of its terms that they cover
 */
function phraseMatcher(words: readonly MatchedWord[], corpus: Corpus): (page: number) => number {
  const keywords = corpus.keywordPhrases();
  if (keywords === undefined) {
    return () => 0;
  }
  const bits = new Map<number, number>();
  const bitOf = (term: string): number => {
    const index = indexOfTerm(keywords.index, term) ?? -1;
    if (index >= 0 && !bits.has(index) && bits.size < maxBits) {
      bits.set(index, 1 << bits.size);
    }
    return bits.get(index) ?? 0;
  };
  // A meaning of stop words only, or with a term that no keywords contain, has no phrase.
  const meaningsOfWords = words.map(({idf, clause: {text, meanings = [text]}}) => ({
    idf,
    meanings: meanings
      .map((meaning) => termsOf(meaning).map(bitOf))
      .filter((terms) => terms.length > 0 && terms.every((bit) => bit !== 0))
      .map((terms) => ({length: terms.length, terms: terms.reduce((all, bit) => all | bit, 0)})),
  }));
  const totalIdf = words.reduce((sum, {idf}) => sum + idf, 0);
  const shareOf = (phrase: number, length: number): number => {
    let [matchedIdf, covered] = [0, 0];
    for (const {idf, meanings} of meaningsOfWords) {
      const matched = meanings.find(({terms}) => (phrase & terms) === terms);
      if (matched !== undefined) {
        matchedIdf += idf;
        covered += matched.length;
      }
    }
    return (matchedIdf / totalIdf) * Math.min(1, covered / length);
  };
  return (page) => {
    let best = 0;
    keywords.phrases.forEach(
      keywords.docIds.get(page) ?? -1,
      (term) => bits.get(term) ?? 0,
      (phrase, length) => {
        if (phrase !== 0) {
          best = Math.max(best, shareOf(phrase, length));
        }
      },
    );
    return best;
  };
}

/** Normalised name: lower case, without spaces and punctuation. */
function nameKey(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

/** Name with two capitals or one inside, such as `DATESET` or `dateSet`. */
const identifier = /\p{Lu}\S*\p{Lu}|\p{Ll}\p{Lu}/u;

/** IDs of pages by name. */
function pagesBy(
  names: readonly (readonly [name: string, page: number])[],
): ReadonlyMap<string, ReadonlySet<number>> {
  const pages = new Map<string, Set<number>>();
  names.forEach(([name, page]) => pages.set(name, (pages.get(name) ?? new Set()).add(page)));
  return pages;
}

/** Maximum number of top pages whose scores include their best sections and phrases. */
const maxTopPages = 60;
/** Minimum prefix length for a match with a page name. */
const minPrefixLength = 3;
/** Cache size for matched words. While a reader enters a query, only its last word changes. */
const maxCachedWords = 100;
/** Fields in English; keywords also contain words of other languages. */
const englishFields = fields.filter((field) => field !== 'keywords');
/** Maximum number of names for a query of words with several meanings. */
const maxNames = 8;

/** Normalised names that a query can mean, one for each combination of meanings. */
function namesOf(clauses: readonly Clause[]): string[] {
  return clauses
    .map(({text, meanings = [text]}) => meanings)
    .reduce<string[]>(
      (names, meanings) =>
        names.flatMap((name) => meanings.map((meaning) => name + meaning)).slice(0, maxNames),
      [''],
    )
    .map(nameKey);
}

/** Search engine for the index of one version. */
export class Engine {
  /** Pages by their title, and by the last segment of their URL path. */
  private readonly names: ReturnType<typeof pagesBy>;
  /** Pages by the titles of their sections. */
  private readonly sections: ReturnType<typeof pagesBy>;
  /**
   * Pages by the case-sensitive titles of their sections: `DATESET` and `dateSet` are two
   * identifiers.
   */
  private readonly identifiers: ReturnType<typeof pagesBy>;
  private readonly pageAddresses: ReadonlySet<string>;
  private readonly cache = new Map<string, MatchedWord>();

  constructor(private readonly corpus: Corpus) {
    const titles = [...corpus.pages.values()];
    const headings = (corpus.indexes[1]?.documents ?? []).map(
      ({t = '', p = -1}) => [t, p] as const,
    );
    this.names = pagesBy(
      titles.flatMap(({i, t = '', u = ''}) =>
        [t, u.slice(u.lastIndexOf('/') + 1)].map((name) => [nameKey(name), i] as const),
      ),
    );
    this.sections = pagesBy(headings.map(([title, page]) => [nameKey(title), page]));
    this.identifiers = pagesBy(headings.filter(([title]) => identifier.test(title)));
    this.pageAddresses = new Set(titles.map(({u = ''}) => u));
  }

  /**
   * Share of the page name that a prefix covers, by page ID: 4/7 for `scre` and `Screen 2`.
   * Empty if the prefix is the full name of a page, because the query then means that page.
   */
  private prefixShares(prefix: string): ReadonlyMap<number, number> {
    const shares = new Map<number, number>();
    if (prefix.length >= minPrefixLength && !this.names.has(prefix)) {
      for (const [name, pages] of this.names) {
        if (name.startsWith(prefix)) {
          for (const page of pages) {
            shares.set(page, Math.max(shares.get(page) ?? 0, prefix.length / name.length));
          }
        }
      }
    }
    return shares;
  }

  /** @param isLast whether the word is the last one of the query, which may be unfinished */
  private matchWord(
    clause: Clause,
    isLast: boolean,
    isPrefix = clause.text.length > (isLast ? 1 : 2),
  ): MatchedWord {
    const key = JSON.stringify([clause, isPrefix]);
    const cached = this.cache.get(key);
    if (cached !== undefined) {
      return cached;
    }
    const word = searchWord(this.corpus, clause, isPrefix);
    const [oldest] = this.cache.keys();
    if (this.cache.size >= maxCachedWords && oldest !== undefined) {
      this.cache.delete(oldest);
    }
    this.cache.set(key, word);
    return word;
  }

  /** Whether a word is ignored as a stop word. Stop words with synonyms are searched. */
  isCommon({text, presence, meanings}: Clause): boolean {
    return (
      presence === 'optional' &&
      meanings === undefined &&
      isStopWord(text) &&
      !synonymsByTerm.has(language.stem(text.toLowerCase()))
    );
  }

  /** Replaces words of other languages with English terms. */
  private translate(clauses: readonly Clause[]): readonly Clause[] {
    const isCommon = (text: string) => language.isStopWord(text.toLowerCase());
    const isTerm = (text: string) => isCommon(text) || hasWord(this.corpus, text, englishFields);
    return clauses.every(({text}) => isTerm(text))
      ? clauses
      : siteLexicon().translate(clauses, {
          isTerm,
          isEnglish: (text) => isCommon(text) || isKnown(this.corpus, text, englishFields),
          isTitlePrefix: (text) => isTitlePrefix(this.corpus, text),
          hasMatches: (clause, isLast) => this.matchWord(clause, isLast).pages.size > 0,
        });
  }

  /** Matches a word as it is, or its parts if it has no matches. */
  private matchWordOrParts(clause: Clause, isLast: boolean): MatchedWord[] {
    const {meanings: terms = [], ...plain} = clause;
    if (terms.length > 0) {
      const meanings = terms.map((term) =>
        term.split(' ').map((text) => this.matchWord({...plain, text}, false)),
      );
      const isIndexed =
        isKnown(this.corpus, clause.text) || (isLast && isTitlePrefix(this.corpus, clause.text));
      return [
        unionOf(clause, isIndexed ? [...meanings, [this.matchWord(plain, isLast)]] : meanings),
      ];
    }
    const word = this.matchWord(clause, isLast);
    if (word.pages.size > 0 || clause.presence === 'prohibited') {
      return [word];
    }
    const [first = '', ...rest] = subwordsOf(clause.text);
    // Single letters, as in `can't`, match too many pages.
    const parts = (rest.length > 0 ? [first, ...rest] : splitWord(this.corpus, first)).filter(
      (text) => text.length > 1 && !language.isStopWord(text),
    );
    return parts.length === 0
      ? [word]
      : parts.flatMap((text) => this.matchWordOrParts({...clause, text}, false));
  }

  /**
   * Matches the words of a query without stop words. If the query has stop words only, a single one
   * may be a keyword or the prefix of a title; several match a keyword that contains all of them.
   */
  private matchWords(clauses: readonly Clause[]): MatchedWord[] {
    if (clauses.every((clause) => this.isCommon(clause))) {
      return clauses.length === 1
        ? clauses.map((clause) => this.matchWord({...clause, fields: ['title', 'keywords']}, true))
        : clauses.map((clause) =>
            this.matchWord({...clause, fields: ['keywords'], presence: 'required'}, false, false),
          );
    }
    return clauses
      .filter((clause) => !this.isCommon(clause))
      .flatMap((clause, i, all) => this.matchWordOrParts(clause, i === all.length - 1));
  }

  /**
   * Finds and ranks the pages that match a query. A page ranks higher if it contains more of the
   * words, and if one of its sections contains more of them.
   *
   * @param parsed clauses from `parseQuery`
   * @param isEligible filter for pages
   */
  search(
    parsed: readonly Clause[],
    isEligible: (page: SearchDocument) => boolean = () => true,
  ): RankedPages {
    const clauses = this.translate(parsed);
    const words = this.matchWords(clauses);
    const included = words.filter(({clause}) => clause.presence !== 'prohibited');
    const prohibited = words.filter(({clause}) => clause.presence === 'prohibited');
    const required = included.filter(({clause}) => clause.presence === 'required');
    const totalIdf = included.reduce((sum, {idf}) => sum + idf, 0);
    const includedClauses = clauses.filter(({presence}) => presence !== 'prohibited');
    const queryWords = includedClauses.flatMap(({text, meanings = [text]}) =>
      meanings.flatMap((meaning) => meaning.toLowerCase().split(' ')),
    );
    const names = namesOf(includedClauses);
    const queryName = nameKey(includedClauses.map(({text}) => text).join(''));
    const shares = this.prefixShares(queryName);
    const isTranslated = clauses.some(({meanings}) => meanings !== undefined);
    const matchPhrases = isTranslated ? phraseMatcher(included, this.corpus) : () => 0;
    const isPage = (address: string) => this.pageAddresses.has(address);
    const shareOf = ({matchedIdf}: Tally) => matchedIdf / totalIdf;
    const candidates = [...talliesOf(included)]
      .flatMap(([id, tally]) => {
        const page = this.corpus.pages.get(id);
        if (
          page === undefined ||
          !required.every((word) => word.pages.has(id)) ||
          prohibited.some((word) => word.pages.has(id)) ||
          !isEligible(page)
        ) {
          return [];
        }
        const weight =
          shareOf(tally) ** weights.coverage *
          (names.some((name) => this.names.get(name)?.has(id))
            ? weights.pageName
            : 1 + (weights.pageName - 1) * Math.sqrt(shares.get(id) ?? 0)) *
          pageWeight(page.u ?? '', isPage, queryWords);
        return [{id, page, weight, score: tally.score * weight}];
      })
      .sort((a, b) => b.score - a.score);
    const topPages = candidates.slice(0, maxTopPages).map(({id, page, weight, score}) => {
      const sections = sectionsIn(id, included).map((section) => section.score * shareOf(section));
      const total =
        (score + weight * weights.bestSection * Math.max(0, ...sections)) *
        (1 + weights.phrase * matchPhrases(id));
      return {
        id,
        page,
        score:
          names.some((name) => this.sections.get(name)?.has(id)) ||
          includedClauses.some(({text}) => this.identifiers.get(text)?.has(id))
            ? total * weights.sectionName
            : total,
      };
    });
    return {
      pages: [...topPages.sort((a, b) => b.score - a.score), ...candidates.slice(maxTopPages)],
      matched: included,
      words: included.map(({clause: {text}, idf, terms}) => ({text, idf, terms})),
      clauses,
    };
  }
}
