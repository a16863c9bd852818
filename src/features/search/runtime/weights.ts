import type {Field} from '../documents';

/**
 * Weights of the ranking. They were chosen on the queries of
 * `bench/queries.tsv` that are marked `tune`; those marked `check` tell whether
 * they hold for others.
 */
export const weights = {
  /** Boost of a term, by how near it is to what was typed. */
  nearness: {
    exact: 1,
    /** Another form of an identifier: joined, or its numbers as placeholders. */
    form: 0.7,
    /** All parts of an identifier. */
    part: 0.31,
    synonym: 0.33,
    /** A term that begins with the word, less the longer it is. */
    prefix: 0.13,
    /** The stem of an unfinished word. */
    stem: 0.19,
    typo: 0.62,
    /** A model number of the same series. */
    series: 0.25,
    /** An English term for a word of another language. */
    translation: 0.9,
  },
  /** Typing hands seldom miss the first letter: what differs in it is so much further away. */
  otherFirstLetter: 2.5,
  /** Of the further meaning of a word where a text has both itself and, say, a synonym. */
  further: 0.5,
  field: {
    title: 4,
    heading: 1,
    description: 1.1,
    keywords: 5.6,
    content: 0.36,
  } satisfies Record<Field, number>,
  /** Of the words that stand together in the best section of a page. */
  section: 0.9,
  /** How much a section loses that has only some of the words: exponent of its share of them. */
  sectionCoverage: 0.9,
  /** A page whose name is what was typed is the one that is meant; less so, the less of the name is typed. */
  name: 4,
  /** So is a page with a section of that name, less so. */
  sectionName: 3,
  /** A page whose title has all of several words is about them. */
  allInTitle: 1.1,
  /** How much a page loses that has only some of the words: exponent of its share of them. */
  coverage: 0.7,
  /** A model number says more about what is meant than its rarity alone. */
  modelNumber: 3,
  /** A page is less about a word that only its texts have: share of the word that counts as found. */
  inTextAlone: 0.75,
};
