import path from 'node:path';
import {readSource} from '../src/lib/text/readSource';

/** Search query with its relevant pages. */
export interface Query {
  readonly query: string;
  /** `tune` for ranking adjustments, `check` to verify that they generalise. */
  readonly set: 'tune' | 'check';
  /**
   * Installer, integrator, developer, or any of them; in `queries-by-kind.tsv` language, task
   * or lookup.
   */
  readonly reader: string;
  /** Source of the query; in `queries-by-kind.tsv` its language. */
  readonly origin: string;
  /** Page paths relative to the root of a version. */
  readonly pages: readonly string[];
}

/** Maximum rank that counts as found. */
const depth = 20;

/**
 * Queries with all relevant pages, also by kind, and a larger set with the one page that
 * each query was written for.
 */
export type QueryFile = 'queries.tsv' | 'queries-by-kind.tsv' | 'queries-by-page.tsv';

/**
 * Reads the queries of a file.
 *
 * @throws Error naming a query whose set is neither `tune` nor `check`
 */
export function readQueries(file: QueryFile = 'queries.tsv'): Query[] {
  const [, ...lines] = readSource(path.join(__dirname, file)).trim().split('\n');
  return lines.map((line) => {
    const [query = '', set = '', reader = '', origin = '', pages = ''] = line.split('\t');
    if (set !== 'tune' && set !== 'check') {
      throw new Error(`bench/${file}: the set of "${query}" is "${set}", not tune or check.`);
    }
    return {query, set, reader, origin, pages: pages.split(' ')};
  });
}

/** Relevance metrics, as shares of the queries. */
export interface Relevance {
  /** A relevant page is first. */
  readonly first: number;
  /** A relevant page is among the first three. */
  readonly firstThree: number;
  /** Mean reciprocal rank of the first relevant page. */
  readonly reciprocalRank: number;
  /**
   * Queries whose first result is not relevant, with the rank of the first relevant one; 0 if
   * none was found.
   */
  readonly missed: readonly {query: string; rank: number; results: readonly string[]}[];
}

/**
 * Measures the relevance of a search.
 *
 * @param find page paths for a query, best first
 */
export function measure(
  queries: readonly Pick<Query, 'query' | 'pages'>[],
  find: (query: string) => readonly string[],
): Relevance {
  const ranked = queries.map(({query, pages}) => {
    const results = find(query).slice(0, depth);
    return {
      query,
      results: results.slice(0, 3),
      rank: results.findIndex((page) => pages.includes(page)) + 1,
    };
  });
  const share = (isIn: (rank: number) => boolean) =>
    ranked.filter(({rank}) => rank > 0 && isIn(rank)).length / ranked.length;
  return {
    first: share((rank) => rank === 1),
    firstThree: share((rank) => rank <= 3),
    reciprocalRank:
      ranked.reduce((sum, {rank}) => sum + (rank > 0 ? 1 / rank : 0), 0) / ranked.length,
    missed: ranked.filter(({rank}) => rank !== 1),
  };
}

/** Look-up with the texts that a suggestion must show. */
export interface LookUp {
  readonly query: string;
  readonly set: 'tune' | 'check';
  /** Texts that answer it equally well: for each its parts, normalised. */
  readonly answers: readonly (readonly string[])[];
}

/** Lower case, without the signs between cells and around code. */
function normalised(text: string): string {
  return text
    .replaceAll(/[`·\u200B]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .toLowerCase();
}

/** Reads the look-ups of `answers.tsv`; ` || ` separates answers, and ` & ` the parts of one. */
export function readLookUps(): LookUp[] {
  const [, ...lines] = readSource(path.join(__dirname, 'answers.tsv')).trim().split('\n');
  return lines.map((line) => {
    const [query = '', set = '', , , answer = ''] = line.split('\t');
    return {
      query,
      set: set === 'tune' ? set : 'check',
      answers: answer.split(' || ').map((text) => normalised(text).split(' & ')),
    };
  });
}

/**
 * Shares of the look-ups whose answer can be read in the first suggestion, and in any.
 *
 * @param suggestionsOf texts of the suggestions for a query
 */
export function measureAnswers(
  lookUps: readonly LookUp[],
  suggestionsOf: (query: string) => readonly string[],
): {readonly first: number; readonly any: number} {
  const ranks = lookUps.map(({query, answers}) =>
    suggestionsOf(query).findIndex((text) => {
      const shown = normalised(text);
      return answers.some((parts) => parts.every((part) => shown.includes(part)));
    }),
  );
  const share = (isIn: (rank: number) => boolean) => ranks.filter(isIn).length / ranks.length;
  return {first: share((rank) => rank === 0), any: share((rank) => rank >= 0)};
}
