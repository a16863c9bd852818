import {scoresOf} from '../compactIndex';
import {fields, type Field, type SearchDocument} from '../documents';
import type {Corpus, FieldIndex} from './corpus';
import {expand, type Expansion} from './expansion';
import type {Clause} from './query';
import {weights} from './weights';

/** Document in which a word occurs, with its score. */
export interface Occurrence {
  readonly field: Field;
  readonly document: SearchDocument;
  readonly score: number;
}

/** Match of a word in a page. */
export interface PageMatch {
  /** Sum of the best scores of the fields. */
  readonly score: number;
  readonly occurrences: readonly Occurrence[];
  /** Share of a multi-word term that the page contains; 1 by default. */
  readonly share?: number;
}

/** Word of a query with its matches. */
export interface MatchedWord {
  readonly clause: Clause;
  /** Index terms of the word, and how well each matches it: 1 for the best. */
  readonly terms: ReadonlyMap<string, number>;
  /** Matches by ID of the page's title document. */
  readonly pages: ReadonlyMap<number, PageMatch>;
  /** Inverse document frequency, calculated as in lunr. */
  readonly idf: number;
}

/**
 * Scores by document. The better of two matches counts in full; the weaker one counts in part,
 * because it adds little evidence.
 */
function scoresIn(index: FieldIndex, {forms, alternatives, parts}: Expansion): Map<number, number> {
  const scores = scoresOf(index, forms);
  for (const [docId, score] of scoresOf(index, alternatives)) {
    const previous = scores.get(docId) ?? 0;
    scores.set(
      docId,
      Math.max(previous, score) + weights.secondaryMatch * Math.min(previous, score),
    );
  }
  for (const [docId, score] of scoresOf(index, parts, true)) {
    scores.set(docId, Math.max(scores.get(docId) ?? 0, score / parts.length));
  }
  return scores;
}

/** Matches of a word by page: the sum of the best scores of the fields. */
function matchesOf(corpus: Corpus, expansions: ReadonlyMap<Field, Expansion>) {
  const pages = new Map<number, {score: number; occurrences: Occurrence[]}>();
  for (const [i, index] of corpus.indexes.entries()) {
    const field = fields[i] ?? 'content';
    const expansion = expansions.get(field);
    const best = new Map<number, number>();
    for (const [docId, unweighted] of expansion ? scoresIn(index, expansion) : []) {
      const document = index.documents[docId];
      if (document !== undefined) {
        const [page, score] = [document.p ?? document.i, unweighted * weights.field[field]];
        const match = pages.get(page) ?? {score: 0, occurrences: []};
        const previous = best.get(page) ?? 0;
        match.score += Math.max(0, score - previous);
        match.occurrences.push({field, document, score});
        best.set(page, Math.max(score, previous));
        pages.set(page, match);
      }
    }
  }
  return pages;
}

/** Terms with their matches, as shares of the best match. */
function termsOf(matches: readonly (readonly [string, number])[]): Map<string, number> {
  const terms = new Map<string, number>();
  const best = Math.max(...matches.map(([, match]) => match));
  for (const [term, match] of matches) {
    terms.set(term, Math.max(terms.get(term) ?? 0, match / best));
  }
  return terms;
}

/**
 * Finds the pages that match a word of a query.
 *
 * @param isPrefix whether the word may be the prefix of a term
 */
export function searchWord(corpus: Corpus, clause: Clause, isPrefix: boolean): MatchedWord {
  const expansions = expand(corpus, clause, isPrefix);
  const pages = matchesOf(corpus, expansions);
  return {
    clause,
    terms: termsOf(
      [...expansions.values()].flatMap(({forms, alternatives, parts}) =>
        [...forms, ...alternatives, ...parts].map(({term, boost}) => [term, boost] as const),
      ),
    ),
    pages,
    idf: Math.log(1 + (Math.max(0, corpus.pages.size - pages.size) + 0.5) / (pages.size + 0.5)),
  };
}

/** Matches of a multi-word term. A page may contain only some of its words. */
function matchesOfTerm(words: readonly MatchedWord[]): Map<number, PageMatch> {
  const totalIdf = words.reduce((sum, {idf}) => sum + idf, 0);
  const matches = new Map<number, PageMatch>();
  for (const id of new Set(words.flatMap(({pages}) => [...pages.keys()]))) {
    const matched = words.flatMap((word) => {
      const match = word.pages.get(id);
      return match === undefined ? [] : [{match, idf: word.idf}];
    });
    const share = matched.reduce((sum, {idf}) => sum + idf, 0) / totalIdf;
    matches.set(id, {
      score: matched.reduce((sum, {match}) => sum + match.score, 0) * share ** weights.coverage,
      occurrences: matched.flatMap(({match}) => match.occurrences),
      share,
    });
  }
  return matches;
}

/**
 * Merges the meanings of a translated word. The best meaning of a page counts in full, the
 * others in part.
 *
 * @param meanings words of the English term of each meaning
 */
export function unionOf(
  clause: Clause,
  meanings: readonly (readonly MatchedWord[])[],
): MatchedWord {
  const pages = new Map<number, PageMatch>();
  for (const words of meanings) {
    for (const [id, match] of matchesOfTerm(words)) {
      const existing = pages.get(id);
      if (existing === undefined) {
        pages.set(id, match);
      } else {
        const [best, other] = match.score > existing.score ? [match, existing] : [existing, match];
        pages.set(id, {...best, score: best.score + other.score * weights.secondaryMatch});
      }
    }
  }
  const meaningIdf = meanings.map((words) => words.reduce((sum, {idf}) => sum + idf, 0));
  return {
    clause: {...clause, boost: clause.boost * weights.matchBoost.translation},
    terms: termsOf(meanings.flatMap((words) => words.flatMap(({terms}) => [...terms]))),
    pages,
    idf: Math.min(...meaningIdf),
  };
}
