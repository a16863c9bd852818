import lunr from 'lunr';
import {fields, type Field, type SearchDocument} from '../documents';
import {language} from '../language';
import type {Corpus, FieldIndex} from './corpus';
import {expand, splitWord, type Expansion, type Synonyms, type TermClause} from './expansion';
import type {Clause} from './query';
import {weights} from './weights';

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
  /** The best first. */
  readonly pages: readonly FoundPage[];
  /** Terms of the index that the query stands for. */
  readonly terms: readonly string[];
}

/** What the site around the search knows of its pages. */
export interface Knowledge {
  readonly synonyms: Synonyms;
  /**
   * Weight of a page by its kind, 1 for most.
   *
   * @param address of the page
   * @param isPage whether there is a page at an address
   */
  readonly weigh: (address: string, isPage: (address: string) => boolean) => number;
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

function scoresIn(index: FieldIndex, {any, all}: Expansion): Scores {
  const scores = new Map(ask(index, any, lunr.Query.presence.OPTIONAL));
  for (const [ref, score] of ask(index, all, lunr.Query.presence.REQUIRED)) {
    scores.set(ref, Math.max(scores.get(ref) ?? 0, score / all.length));
  }
  return scores;
}

/** A word of a query with what it finds. */
interface Word {
  readonly clause: Clause;
  /** Terms of the index that it stands for. */
  readonly terms: readonly string[];
  readonly scores: ReadonlyMap<Field, Scores>;
}

/** A name without its signs and capitals, for comparison. */
function nameKey(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

function lastPart(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1);
}

/** Whether a page has this name: its title, or the last part of its address. */
function isNamed({t = '', u = ''}: SearchDocument, name: string): boolean {
  return nameKey(t) === name || nameKey(lastPart(u)) === name;
}

/** What the words of a query found in one page so far. */
interface Tally {
  score: number;
  /** Sum of the rarities of the words that were found. */
  found: number;
  required: number;
  readonly places: Map<SearchDocument, Place>;
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

/** How much a word tells, as lunr weighs a term: the fewer pages have it, the more. */
function rarityOf(having: number, pages: number): number {
  return Math.log(1 + (Math.max(0, pages - having) + 0.5) / (having + 0.5));
}

class Tallies {
  readonly byPage = new Map<number, Tally>();
  readonly prohibited = new Set<number>();
  /** Sum of the rarities of all words. */
  sought = 0;

  constructor(private readonly corpus: Corpus) {}

  private of(page: number): Tally {
    const tally = this.byPage.get(page) ?? {
      score: 0,
      found: 0,
      required: 0,
      places: new Map<SearchDocument, Place>(),
    };
    this.byPage.set(page, tally);
    return tally;
  }

  /** For each page the sum of the best score in each field; places are noted on the way. */
  private scoresOfPages({clause, scores}: Word): Map<number, number> {
    const sums = new Map<number, number>();
    fields.forEach((field, order) => {
      const documents = this.corpus.indexes[order]?.documents;
      const best = new Map<number, number>();
      for (const [ref, score] of scores.get(field) ?? []) {
        const document = documents?.get(ref);
        if (document !== undefined) {
          const page = document.p ?? document.i;
          const weighted = score * weights.field[field] * clause.boost;
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
    const scores = this.scoresOfPages(word);
    const rarity = rarityOf(scores.size, this.corpus.pages.size);
    this.sought += presence === 'prohibited' ? 0 : rarity;
    for (const [page, score] of scores) {
      if (presence === 'prohibited') {
        this.prohibited.add(page);
      } else {
        const tally = this.of(page);
        tally.score += score;
        tally.found += rarity;
        tally.required += presence === 'required' ? 1 : 0;
      }
    }
  }
}

/** Words whose scores are kept: while a query is typed, all but its last word stay the same. */
const cachedWords = 100;

/** Searches one version. */
export class Engine {
  private readonly addresses: ReadonlySet<string>;
  private readonly cache = new Map<string, Word>();

  constructor(
    private readonly corpus: Corpus,
    private readonly knowledge: Knowledge,
  ) {
    this.addresses = new Set([...corpus.pages.values()].map(({u = ''}) => u));
  }

  /** @param isLast whether the word may still be unfinished, however short */
  private wordOf(clause: Clause, isLast: boolean): Word {
    const key = JSON.stringify([clause, isLast]);
    const cached = this.cache.get(key);
    if (cached !== undefined) {
      return cached;
    }
    const expansions = expand(this.corpus, clause, this.knowledge.synonyms, isLast);
    const scores = new Map<Field, Scores>();
    fields.forEach((field, order) => {
      const [index, expansion] = [this.corpus.indexes[order], expansions.get(field)];
      if (index !== undefined && expansion !== undefined) {
        scores.set(field, scoresIn(index, expansion));
      }
    });
    const terms = [...expansions.values()].flatMap(({any, all}) =>
      [...any, ...all].map(({term}) => term),
    );
    const word = {clause, terms, scores};
    const [oldest] = this.cache.keys();
    if (this.cache.size >= cachedWords && oldest !== undefined) {
      this.cache.delete(oldest);
    }
    this.cache.set(key, word);
    return word;
  }

  /** The words that are looked for. Common ones are not; one alone may be the beginning of a title. */
  private wordsOf(clauses: readonly Clause[]): Word[] {
    const isCommon = ({text, presence}: Clause) =>
      presence === 'optional' && language.isStopWord(text.toLowerCase());
    const [only] = clauses;
    if (clauses.length === 1 && only !== undefined && isCommon(only)) {
      return [this.wordOf({...only, fields: ['title']}, true)];
    }
    return clauses
      .filter((clause) => !isCommon(clause))
      .flatMap((clause, order, all) => {
        const word = this.wordOf(clause, order === all.length - 1);
        const isSplit = clause.presence === 'optional' && word.terms.length === 0;
        const parts = isSplit ? splitWord(this.corpus, clause.text) : [];
        return parts.length === 0
          ? [word]
          : parts
              .filter((text) => !language.isStopWord(text))
              .map((text) => this.wordOf({...clause, text}, false));
      });
  }

  /**
   * Find the pages that a query is about. Pages that have more of the words come
   * before pages that have fewer.
   *
   * @param clauses the query, as `parseQuery` reads it
   * @param isWanted which pages may be found
   */
  search(
    clauses: readonly Clause[],
    isWanted: (page: SearchDocument) => boolean = () => true,
  ): Found {
    const words = this.wordsOf(clauses);
    const sought = clauses.filter(({presence}) => presence !== 'prohibited');
    const typed = nameKey(sought.map(({text}) => text).join(''));
    const tallies = new Tallies(this.corpus);
    words.forEach((word) => tallies.add(word));
    const required = words.filter(({clause}) => clause.presence === 'required').length;
    const isPage = (address: string) => this.addresses.has(address);
    const pages = [...tallies.byPage].flatMap(([id, tally]) => {
      const page = this.corpus.pages.get(id);
      return page === undefined ||
        tally.found === 0 ||
        tally.required < required ||
        tallies.prohibited.has(id) ||
        !isWanted(page)
        ? []
        : [
            {
              page,
              score:
                (tally.score + weights.section * bestSection(tally)) *
                (tally.found / tallies.sought) ** weights.coverage *
                (isNamed(page, typed) ? weights.name : 1) *
                this.knowledge.weigh(page.u ?? '', isPage),
              places: [...tally.places.values()].sort((a, b) => b.score - a.score),
            },
          ];
    });
    const terms = words
      .filter(({clause}) => clause.presence !== 'prohibited')
      .flatMap((word) => word.terms);
    return {pages: pages.sort((a, b) => b.score - a.score), terms: [...new Set(terms)]};
  }
}
