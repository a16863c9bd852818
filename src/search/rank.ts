import type {FieldIndex} from './compact';
import type {Corpus, SearchDocument} from './indexFile';
import {matchesOf, splitWord, type FieldMatches, type Matches} from './matches';
import {ranking} from './limits';
import {fields, type Clause, type Field} from './query';
import {isStopWord} from './tokens';

/** A place in a page that a query is about. */
export interface Place {
  readonly field: Field;
  readonly document: SearchDocument;
  readonly score: number;
}

/** A page that a query is about, with its best places, the best first. */
export interface FoundPage {
  readonly page: SearchDocument;
  readonly score: number;
  readonly places: readonly Place[];
}

/** What a search finds. */
export interface Found {
  readonly pages: readonly FoundPage[];
  /** Terms of the index that the query stands for. */
  readonly terms: readonly string[];
}

const {saturation, lengthWeight} = ranking;
/** Measured with the queries of `bench/queries.tsv`, as are the weights below. */
const fieldWeights: Readonly<Record<Field, number>> = {
  title: 4,
  heading: 1.5,
  description: 2.5,
  keywords: 4,
  content: 0.6,
};
/** The page of a device comes before its UI object, and before what is built with it. */
const pageWeights = {device: 1.1, objectOfDevice: 0.45, tutorial: 0.7};
/** Weight of the words that stand together in the best section of a page. */
const jointWeight = 0.5;
/** A page whose name is what was typed is the one that is meant. */
const nameBonus = 4;

/** Score of each document, by its place in the field. */
type Scores = ReadonlyMap<number, number>;

/** Rarity of a term among documents, of which so many have it. */
function rarityOf(documents: number, having: number): number {
  return Math.log(1 + (documents - having + 0.5) / (having + 0.5));
}

/** Score each document by the term that fits it best. */
function scoresOf(index: FieldIndex, matches: Matches): Map<number, number> {
  const scores = new Map<number, number>();
  for (const [term, near] of matches) {
    const [start = 0, end = 0] = index.starts.subarray(term, term + 2);
    const worth = near * rarityOf(index.lengths.length, end - start);
    for (let at = start; at < end; at += 1) {
      const place = index.places[at] ?? 0;
      const count = index.counts[at] ?? 1;
      const length = (index.lengths[place] ?? 0) / index.averageLength;
      const frequency =
        (count * (saturation + 1)) /
        (count + saturation * (1 - lengthWeight + lengthWeight * length));
      scores.set(place, Math.max(scores.get(place) ?? 0, worth * frequency));
    }
  }
  return scores;
}

/** Documents that have all of several parts; the weakest part decides. */
function common([first = new Map(), ...rest]: readonly Scores[]): Map<number, number> {
  const shared = new Map<number, number>();
  for (const [place, score] of first) {
    const all = rest.map((part) => part.get(place) ?? 0);
    if (!all.includes(0)) {
      shared.set(place, Math.min(score, ...all));
    }
  }
  return shared;
}

function scoresIn(index: FieldIndex, {whole, parts}: FieldMatches): Scores {
  const scores = scoresOf(index, whole);
  if (parts.length > 0) {
    for (const [place, score] of common(parts.map((part) => scoresOf(index, part)))) {
      scores.set(place, Math.max(scores.get(place) ?? 0, score));
    }
  }
  return scores;
}

interface Word {
  readonly clause: Clause;
  readonly matches: readonly FieldMatches[];
}

function hasAny({matches}: Word): boolean {
  return matches.some(({whole, parts}) => whole.size > 0 || parts.some((part) => part.size > 0));
}

/** Words that are looked for: common ones only where there is nothing else. */
function wordsOf(corpus: Corpus, clauses: readonly Clause[]): Word[] {
  const spoken = clauses.filter(
    ({text, presence}) => presence !== 'optional' || !isStopWord(text.toLowerCase()),
  );
  return (spoken.length > 0 ? spoken : clauses).flatMap((clause, order, all) => {
    const word = {clause, matches: matchesOf(corpus, clause, order === all.length - 1)};
    const isWhole = clause.presence !== 'optional' || hasAny(word);
    const parts = isWhole ? [] : splitWord(corpus, clause.text);
    return parts.length === 0
      ? [word]
      : parts
          .filter((text) => !isStopWord(text))
          .map((text) => ({clause, matches: matchesOf(corpus, {...clause, text}, false)}));
  });
}

/** A name without its signs and capitals, for comparison. */
function nameKey(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

/** Whether a page has this name: its title, or the last part of its address. */
function isNamed({t = '', u = ''}: SearchDocument, name: string): boolean {
  return nameKey(t) === name || nameKey(lastPart(u)) === name;
}

/** What the words found in the section of a page that has most of them. */
function bestSection({places}: Tally): number {
  const sums = new Map<string, number>();
  for (const {document, field, score} of places.values()) {
    if (field === 'content' || field === 'heading') {
      sums.set(document.h ?? '', (sums.get(document.h ?? '') ?? 0) + score);
    }
  }
  return Math.max(0, ...sums.values());
}

function lastPart(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1);
}

/** Weights of pages by where they stand. */
function weigher({pages}: Corpus): (page: SearchDocument) => number {
  const isDevice = (address: string) => address.includes('/io-servers/');
  const addresses = [...pages.values()].map(({u = ''}) => u);
  const devices = new Set(addresses.filter(isDevice).map(lastPart));
  return ({u = ''}) => {
    if (isDevice(u)) {
      return pageWeights.device;
    }
    if (u.includes('/objects/') && devices.has(lastPart(u))) {
      return pageWeights.objectOfDevice;
    }
    return u.includes('/tutorials/') ? pageWeights.tutorial : 1;
  };
}

/** What the words of a query found in one page so far. */
interface Tally {
  score: number;
  matched: number;
  required: number;
  readonly places: Map<SearchDocument, Place>;
}

class Tallies {
  readonly byPage = new Map<number, Tally>();
  readonly prohibited = new Set<number>();

  constructor(private readonly corpus: Corpus) {}

  private of(page: number): Tally {
    const tally = this.byPage.get(page) ?? {
      score: 0,
      matched: 0,
      required: 0,
      places: new Map<SearchDocument, Place>(),
    };
    this.byPage.set(page, tally);
    return tally;
  }

  /** For each page the sum of the best score in each field; places are kept on the way. */
  private scoresOfPages({clause, matches}: Word): Map<number, number> {
    const sums = new Map<number, number>();
    fields.forEach((field, order) => {
      const [index, found] = [this.corpus.indexes[order], matches[order]];
      if (index === undefined || found === undefined) {
        return;
      }
      const best = new Map<number, number>();
      for (const [at, score] of scoresIn(index, found)) {
        const document = this.corpus.documents[order]?.[at];
        if (document !== undefined) {
          const page = document.p ?? document.i;
          const weighted = score * fieldWeights[field] * clause.boost;
          best.set(page, Math.max(best.get(page) ?? 0, weighted));
          if (clause.presence !== 'prohibited') {
            const {places} = this.of(page);
            const before = places.get(document)?.score ?? 0;
            places.set(document, {field, document, score: before + weighted});
          }
        }
      }
      best.forEach((score, page) => sums.set(page, (sums.get(page) ?? 0) + score));
    });
    return sums;
  }

  add(word: Word): void {
    const {presence} = word.clause;
    for (const [page, score] of this.scoresOfPages(word)) {
      if (presence === 'prohibited') {
        this.prohibited.add(page);
      } else {
        const tally = this.of(page);
        tally.score += score;
        tally.matched += 1;
        tally.required += presence === 'required' ? 1 : 0;
      }
    }
  }
}

function termsOf({indexes}: Corpus, words: readonly Word[]): string[] {
  const terms = words
    .filter(({clause}) => clause.presence !== 'prohibited')
    .flatMap(({matches}) =>
      matches.flatMap(({whole, parts}, order) =>
        [whole, ...parts].flatMap((each) =>
          [...each.keys()].map((term) => indexes[order]?.terms[term] ?? ''),
        ),
      ),
    );
  return [...new Set(terms)];
}

/**
 * Find the pages that a query is about, the best first. Pages that have more
 * of the words come before pages that have fewer.
 *
 * @param clauses the query, as `parseQuery` reads it
 * @param isWanted which pages may be found
 */
export function search(
  corpus: Corpus,
  clauses: readonly Clause[],
  isWanted: (page: SearchDocument) => boolean = () => true,
): Found {
  const words = wordsOf(corpus, clauses);
  const sought = clauses.filter(({presence}) => presence !== 'prohibited');
  const typed = nameKey(sought.map(({text}) => text).join(''));
  const weightOf = weigher(corpus);
  const tallies = new Tallies(corpus);
  words.forEach((word) => tallies.add(word));
  const required = words.filter(({clause}) => clause.presence === 'required').length;
  const total = words.filter(({clause}) => clause.presence !== 'prohibited').length;
  const pages = [...tallies.byPage].flatMap(([id, tally]) => {
    const page = corpus.pages.get(id);
    return page === undefined ||
      tally.matched === 0 ||
      tally.required < required ||
      tallies.prohibited.has(id) ||
      !isWanted(page)
      ? []
      : [
          {
            page,
            score:
              (tally.score + jointWeight * bestSection(tally)) *
              (tally.matched / total) ** 2 *
              (isNamed(page, typed) ? nameBonus : 1) *
              weightOf(page),
            places: [...tally.places.values()].sort((a, b) => b.score - a.score),
          },
        ];
  });
  return {
    pages: pages.sort((a, b) => b.score - a.score),
    terms: termsOf(corpus, words),
  };
}
