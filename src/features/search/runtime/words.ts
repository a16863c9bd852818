import lunr from 'lunr';
import {fields, type Field, type SearchDocument} from '../documents';
import type {Corpus, FieldIndex} from './corpus';
import {expand, isModelNumber, type Expansion, type Synonyms, type TermClause} from './expansion';
import type {Clause} from './query';
import {weights} from './weights';

/** A place in a page that a query is about. */
export interface Place {
  readonly field: Field;
  readonly document: SearchDocument;
  readonly score: number;
}

/** Matches of a word in one page. */
export interface PageMatch {
  /** Sum of the best score in each field. */
  readonly score: number;
  readonly isInTitle: boolean;
  /** Whether neither a title, a heading, the description nor a keyword has it. */
  readonly isInTextAlone: boolean;
  readonly places: readonly Place[];
  /** Share of a term of several words that the page has; 1 where left out. */
  readonly share?: number;
}

/** A word of a query with what it finds. */
export interface Word {
  readonly clause: Clause;
  /** Terms of the index that it means. */
  readonly terms: readonly string[];
  /** By the number of the page's document. */
  readonly pages: ReadonlyMap<number, PageMatch>;
  /** Weight of the word, as lunr weighs a term: the fewer pages have it, the higher. */
  readonly rarity: number;
}

/** Score of each document of a field, by lunr's reference. */
type Scores = ReadonlyMap<string, number>;

/**
 * Ask lunr. It divides a score by the length of the query's vector, which grows
 * with each form of a word; without that, scores of several words can be added.
 */
function ask(
  {index}: FieldIndex,
  clauses: readonly TermClause[],
  presence: lunr.Query.presence,
): Scores {
  if (clauses.length === 0) {
    return new Map();
  }
  const length = Math.hypot(...clauses.map(({boost}) => boost));
  const results = index.query((query) =>
    clauses.forEach(({term, boost}) => query.term(term, {boost, presence, usePipeline: false})),
  );
  return new Map(results.map(({ref, score}) => [ref, score * length]));
}

/** The nearer meaning of a word counts whole, the further one in part: a document that has both says little more. */
function scoresIn(index: FieldIndex, {own, others, all}: Expansion): Scores {
  const {OPTIONAL, REQUIRED} = lunr.Query.presence;
  const scores = new Map(ask(index, own, OPTIONAL));
  for (const [ref, score] of ask(index, others, OPTIONAL)) {
    const before = scores.get(ref) ?? 0;
    scores.set(ref, Math.max(before, score) + weights.further * Math.min(before, score));
  }
  for (const [ref, score] of ask(index, all, REQUIRED)) {
    scores.set(ref, Math.max(scores.get(ref) ?? 0, score / all.length));
  }
  return scores;
}

/** A match while it is collected. */
interface OpenMatch extends PageMatch {
  score: number;
  readonly places: Place[];
}

/** Collects what a word finds in the pages, field by field: titles first, texts last. */
class Matches {
  readonly pages = new Map<number, OpenMatch>();
  /** Best score of each page in the field at hand, which its sum has already. */
  private best = new Map<number, number>();

  nextField(): void {
    this.best = new Map();
  }

  add(place: Place): void {
    const {document, field, score} = place;
    const page = document.p ?? document.i;
    const best = this.best.get(page) ?? 0;
    const gained = Math.max(0, score - best);
    this.best.set(page, best + gained);
    const match = this.pages.get(page);
    if (match === undefined) {
      this.pages.set(page, {
        score: gained,
        isInTitle: field === 'title',
        isInTextAlone: field === 'content',
        places: [place],
      });
    } else {
      match.score += gained;
      match.places.push(place);
    }
  }
}

function matchesOf(corpus: Corpus, expansions: ReadonlyMap<Field, Expansion>): Matches {
  const matches = new Matches();
  fields.forEach((field, order) => {
    const [index, expansion] = [corpus.indexes[order], expansions.get(field)];
    if (index === undefined || expansion === undefined) {
      return;
    }
    matches.nextField();
    for (const [ref, score] of scoresIn(index, expansion)) {
      const document = index.documents.get(ref);
      if (document !== undefined) {
        matches.add({field, document, score: score * weights.field[field]});
      }
    }
  });
  return matches;
}

/**
 * Search a word of a query.
 *
 * @param isOpen whether the word may be the beginning of a longer one
 */
export function searchWord(
  corpus: Corpus,
  clause: Clause,
  synonyms: Synonyms,
  isOpen: boolean,
): Word {
  const expansions = expand(corpus, clause, synonyms, isOpen);
  const {pages} = matchesOf(corpus, expansions);
  const having = pages.size;
  return {
    clause,
    terms: [...expansions.values()].flatMap(({own, others, all}) =>
      [...own, ...others, ...all].map(({term}) => term),
    ),
    pages,
    rarity:
      Math.log(1 + (Math.max(0, corpus.pages.size - having) + 0.5) / (having + 0.5)) *
      (isModelNumber(clause.text) ? weights.modelNumber : 1),
  };
}

/** A term of several words as one: a page may have some of them. */
function joined(words: readonly Word[]): Map<number, PageMatch> {
  const all = words.reduce((sum, {rarity}) => sum + rarity, 0);
  const matches = new Map<number, PageMatch>();
  for (const id of new Set(words.flatMap(({pages}) => [...pages.keys()]))) {
    const found = words.flatMap((word) => {
      const match = word.pages.get(id);
      return match === undefined ? [] : [{match, rarity: word.rarity}];
    });
    const share = found.reduce((sum, {rarity}) => sum + rarity, 0) / all;
    matches.set(id, {
      score: found.reduce((sum, {match}) => sum + match.score, 0) * share ** weights.coverage,
      isInTitle: found.length === words.length && found.every(({match}) => match.isInTitle),
      isInTextAlone: found.every(({match}) => match.isInTextAlone),
      places: found.flatMap(({match}) => match.places),
      share,
    });
  }
  return matches;
}

/**
 * One word of several meanings: a page counts by the meaning that suits it best, and less
 * by the others.
 *
 * @param meanings words of each meaning
 */
export function unionOf(clause: Clause, meanings: readonly (readonly Word[])[]): Word {
  const pages = new Map<number, PageMatch>();
  for (const words of meanings) {
    for (const [id, match] of joined(words)) {
      const known = pages.get(id);
      if (known === undefined) {
        pages.set(id, match);
      } else {
        const [best, other] = match.score > known.score ? [match, known] : [known, match];
        pages.set(id, {...best, score: best.score + other.score * weights.further});
      }
    }
  }
  const rarities = meanings.map((words) => words.reduce((sum, {rarity}) => sum + rarity, 0));
  return {
    clause: {...clause, boost: clause.boost * weights.nearness.translation},
    terms: meanings.flatMap((words) => words.flatMap(({terms}) => terms)),
    pages,
    rarity: Math.min(...rarities),
  };
}
