import path from 'node:path';
import {readSource} from '../src/text/readSource';

/** A query that a reader types, and the pages that answer it. */
export interface Query {
  readonly query: string;
  /** What the ranking may be tuned with, and what tells whether it holds for others. */
  readonly set: 'tune' | 'check';
  /** Installer, integrator, developer, or any of them; in `queries-by-kind.tsv` language, task or lookup. */
  readonly reader: string;
  /** What the query was taken from; in `queries-by-kind.tsv` its language. */
  readonly origin: string;
  /** Paths of pages below the docs of a version. */
  readonly pages: readonly string[];
}

/** How far down a list a right page still counts. */
const depth = 20;

/** Queries with every page that answers them, also by kind, and many more with the one page that each was written for. */
export type QueryFile = 'queries.tsv' | 'queries-by-kind.tsv' | 'queries-by-page.tsv';

/**
 * The queries of a file.
 *
 * @throws Error that names the query whose set is neither `tune` nor `check`
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

/** How well a search finds, as shares of the queries. */
export interface Relevance {
  /** A right page is the first. */
  readonly first: number;
  /** A right page is among the first three. */
  readonly firstThree: number;
  /** Mean of one through the rank of the first right page. */
  readonly reciprocalRank: number;
  /** Queries whose first page is not right, with the rank of the right one, 0 where it is not found. */
  readonly missed: readonly {query: string; rank: number; got: readonly string[]}[];
}

/**
 * Measure a search.
 *
 * @param find paths of the pages that a query finds, the best first
 */
export function measure(
  queries: readonly Query[],
  find: (query: string) => readonly string[],
): Relevance {
  const answers = queries.map(({query, pages}) => {
    const got = find(query).slice(0, depth);
    return {query, got: got.slice(0, 3), rank: got.findIndex((page) => pages.includes(page)) + 1};
  });
  const share = (isIn: (rank: number) => boolean) =>
    answers.filter(({rank}) => rank > 0 && isIn(rank)).length / answers.length;
  return {
    first: share((rank) => rank === 1),
    firstThree: share((rank) => rank <= 3),
    reciprocalRank:
      answers.reduce((sum, {rank}) => sum + (rank > 0 ? 1 / rank : 0), 0) / answers.length,
    missed: answers.filter(({rank}) => rank !== 1),
  };
}
