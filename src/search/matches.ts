import {lettersOf, type FieldIndex} from './compact';
import type {Corpus} from './indexFile';
import {fields, type Clause} from './query';
import {differingLetters, isWithin} from '../text/typo';
import {synonyms} from './synonyms';
import {formsOf, isStopWord, stem} from './tokens';

/** Weight of a match, by how near it is to what was typed. */
const nearness = {
  exact: 1,
  form: 0.9,
  part: 0.5,
  synonym: 0.35,
  prefix: 0.7,
  stem: 0.6,
  slip: 0.45,
};
/** Hands that slip seldom miss the first letter: what differs in it is so much further away. */
const otherFirstLetter = 2.5;
/** A beginning that has less of the term than this says little about it. */
const nearEnough = nearness.prefix / 2;
/** Terms that one beginning may stand for; more would be half of the index. */
const mostPrefixed = 40;

/** Terms of one field's index, by their place in it, that a word stands for, each with its nearness. */
export type Matches = ReadonlyMap<number, number>;

/** What a word stands for in one field. */
export interface FieldMatches {
  readonly whole: Matches;
  /** Parts of an identifier, of which a document must have every one. */
  readonly parts: readonly Matches[];
}

const synonymsOf = new Map<string, Set<string>>();
for (const set of synonyms) {
  const stems = set.map(stem);
  for (const one of stems) {
    const others = synonymsOf.get(one) ?? new Set<string>();
    stems.filter((other) => other !== one).forEach((other) => others.add(other));
    synonymsOf.set(one, others);
  }
}

/** First place in sorted terms at which this one stands or would stand. */
function lowerBound(terms: readonly string[], wanted: string): number {
  let [low, high] = [0, terms.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] ?? '') < wanted) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

function exact({terms}: FieldIndex, wanted: string): number | undefined {
  const at = lowerBound(terms, wanted);
  return terms[at] === wanted ? at : undefined;
}

/** Collects the terms of one field. */
class Collector {
  readonly matches = new Map<number, number>();

  constructor(private readonly index: FieldIndex) {}

  private add(term: number, near: number): void {
    this.matches.set(term, Math.max(this.matches.get(term) ?? 0, near));
  }

  addExact(wanted: string, near: number): boolean {
    const term = exact(this.index, wanted);
    if (term !== undefined) {
      this.add(term, near);
    }
    return term !== undefined;
  }

  addPrefixed(wanted: string): void {
    const {terms} = this.index;
    const start = lowerBound(terms, wanted);
    for (let at = start; at < start + mostPrefixed && terms[at]?.startsWith(wanted); at += 1) {
      const share = wanted.length / (terms[at]?.length ?? 1);
      this.add(at, share === 1 ? nearness.exact : nearness.prefix * share);
    }
  }

  /** A word may be longer than its stem: `programmi` on the way to `programming`. */
  addShorter(wanted: string): void {
    const least = Math.max(4, wanted.length - 4);
    for (let length = wanted.length - 1; length >= least; length -= 1) {
      if (this.addExact(wanted.slice(0, length), nearness.stem)) {
        return;
      }
    }
  }

  addSlips(wanted: string, most: number): void {
    const own = lettersOf(wanted);
    const {terms, letters} = this.index;
    for (let at = 0; at < terms.length; at += 1) {
      const term = terms[at] ?? '';
      if (
        Math.abs(term.length - wanted.length) <= most &&
        differingLetters(own, letters[at] ?? 0) <= 2 * most &&
        term !== wanted &&
        isWithin(wanted, term, most)
      ) {
        this.add(at, nearness.slip / (term.startsWith(wanted.charAt(0)) ? 1 : otherFirstLetter));
      }
    }
  }

  get isNear(): boolean {
    return [...this.matches.values()].some((near) => near >= nearEnough);
  }
}

/** Slips that are forgiven in a word where nothing near it was found, by its length. */
function slipsIn(word: string): number {
  if (/\d/u.test(word) || word.length < 4) {
    return 0;
  }
  return word.length < 8 ? 1 : 2;
}

/**
 * What a word of a query stands for, field by field: the word itself, its
 * synonyms and what begins with it; where none of them is near, also what
 * differs by a slip. A query that names an edit distance gets its slips always.
 * A word that is required stands for itself and its beginning, one that is
 * prohibited for itself alone: nothing else was excluded by the reader.
 *
 * @param isLast whether the word may still be unfinished, however short
 */
export function matchesOf(corpus: Corpus, clause: Clause, isLast: boolean): FieldMatches[] {
  const {whole, parts} = formsOf(clause.text);
  const word = clause.text.toLowerCase();
  const collectors = corpus.indexes.map((index) => new Collector(index));
  const wanted = collectors.filter(
    (_, order) => clause.field === undefined || fields[order] === clause.field,
  );
  for (const collector of wanted) {
    whole.forEach((form, rank) =>
      collector.addExact(form, rank === 0 ? nearness.exact : nearness.form),
    );
    if (clause.presence === 'optional') {
      synonymsOf.get(stem(word))?.forEach((other) => collector.addExact(other, nearness.synonym));
    }
    if (clause.presence !== 'prohibited' && word.length > (isLast ? 1 : 2)) {
      collector.addPrefixed(word);
    }
  }
  const isFound = wanted.some(({isNear}) => isNear);
  const isLoose = clause.presence === 'optional' && !isFound;
  const most = clause.editDistance ?? (isLoose ? slipsIn(word) : 0);
  for (const collector of wanted) {
    if (isLoose) {
      collector.addShorter(word);
    }
    if (most > 0) {
      new Set([stem(word), word]).forEach((form) => collector.addSlips(form, most));
    }
  }
  return collectors.map((collector, order) => {
    const index = corpus.indexes[order];
    return {
      whole: collector.matches,
      parts:
        parts.length > 1 && wanted.includes(collector) && index !== undefined
          ? parts.map((part) => {
              const term = exact(index, part);
              return new Map(term === undefined ? [] : [[term, nearness.part]]);
            })
          : [],
    };
  });
}

/** Words that were written as one, where the corpus knows each; empty where it does not. */
export function splitWord(corpus: Corpus, text: string, most = 3): readonly string[] {
  const word = text.toLowerCase();
  const isKnown = (part: string) =>
    isStopWord(part) ||
    corpus.indexes.some(
      (index) => exact(index, stem(part)) !== undefined || exact(index, part) !== undefined,
    );
  const cuts = Array.from({length: Math.max(0, word.length - 5)}, (_, order) => order + 3)
    .map((at) => [word.slice(0, at), word.slice(at)] as const)
    .filter(([left]) => isKnown(left));
  const both = cuts.find(([, right]) => isKnown(right));
  if (both !== undefined || most < 3) {
    return both ?? [];
  }
  for (const [left, right] of cuts) {
    const rest = splitWord(corpus, right, most - 1);
    if (rest.length > 0) {
      return [left, ...rest];
    }
  }
  return [];
}
