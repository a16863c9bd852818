import type {Field} from '../documents';

/**
 * Ranking weights, tuned with the queries of `bench/queries.tsv` that are marked `tune`. The
 * queries marked `check` show whether they generalise.
 */
export const weights = {
  /** Boost of an index term by the way in which it matches a word of the query. */
  matchBoost: {
    /** Also a variant of an identifier: without punctuation, or with number placeholders. */
    exact: 1,
    /** Match by the parts of an identifier; a document must contain all of them. */
    parts: 0.31,
    synonym: 0.33,
    /** Term with the word as a prefix; multiplied by the share of the term that the word covers. */
    prefix: 0.13,
    typo: 0.62,
    /** English term for a word of another language. */
    translation: 0.9,
  },
  /** Factor for the weaker of two matches in a document, such as the word and its synonym. */
  secondaryMatch: 0.5,
  field: {
    title: 4,
    heading: 1,
    description: 1.1,
    keywords: 5.6,
    content: 0.36,
  } satisfies Record<Field, number>,
  /** Factor for the score of a page's best section, which is added to the score of the page. */
  bestSection: 0.9,
  /**
   * Maximum bonus, as a factor minus 1, for a keyword phrase with the words of a translated query,
   * whose terms are often several common words, such as `remote access`.
   */
  phrase: 1,
  /** Factor if the query is the name of a page; less for a prefix of the name. */
  pageName: 4,
  /** Factor if the query is the name of a section of a page. */
  sectionName: 3,
  /** Exponent for the share of the words that a page contains. */
  coverage: 0.7,
};
