import {fields, type Field} from '../documents';
import {language} from '../language';
import {formsOf} from '../tokens';
import {differingLetters, isWithin, letterSet} from '../../../lib/text/typo';
import type {Corpus, FieldIndex} from './corpus';
import type {Clause} from './query';
import {weights} from './weights';

/** A term of an index as a clause of lunr: what matches it is worth so much. */
export interface TermClause {
  readonly term: string;
  readonly boost: number;
}

/** Terms of a word in one field. */
export interface Expansion {
  /** The word itself, in its forms or without its typos, of which a document needs one. */
  readonly own: readonly TermClause[];
  /** Alternatives, such as synonyms and longer words; a document needs one of them. */
  readonly others: readonly TermClause[];
  /** Parts of an identifier, of which a document needs every one. */
  readonly all: readonly TermClause[];
}

const {nearness} = weights;
/** A beginning that has less of the term than this says little about it. */
const nearEnough = 0.5;
/** Documents that one beginning may find in a field; more would be half of the index. */
const mostPrefixed = 120;

/** Minimum beginning that two models of a series have in common: share of the number, characters. */
const series = {share: 0.3, characters: 2};
/** Maximum number of terms of a series. */
const mostOfSeries = 10;

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

function hasTerm({terms}: FieldIndex, wanted: string): boolean {
  return terms[lowerBound(terms, wanted)] === wanted;
}

/** Collects the terms of one field. */
class Collector {
  /** Whether something was found that the reader can have meant; otherwise the word may have typos. */
  isNear = false;
  private readonly ownBoosts = new Map<string, number>();
  private readonly otherBoosts = new Map<string, number>();

  constructor(private readonly index: FieldIndex) {}

  private addOther(term: string, boost: number): void {
    if (!this.ownBoosts.has(term)) {
      this.otherBoosts.set(term, Math.max(this.otherBoosts.get(term) ?? 0, boost));
    }
  }

  private addOwn(term: string, boost: number): void {
    this.ownBoosts.set(term, Math.max(this.ownBoosts.get(term) ?? 0, boost));
    this.otherBoosts.delete(term);
  }

  /** A form of the word itself, if the index has it. */
  addForm(wanted: string, boost: number): void {
    if (hasTerm(this.index, wanted)) {
      this.addOwn(wanted, boost);
      this.isNear = true;
    }
  }

  /** @returns whether the index has the term */
  private addNear(wanted: string, boost: number): boolean {
    const isThere = hasTerm(this.index, wanted);
    if (isThere) {
      this.addOther(wanted, boost);
      this.isNear = true;
    }
    return isThere;
  }

  addSynonyms(form: string, synonyms: Synonyms): void {
    synonyms.get(form)?.forEach((other) => this.addNear(other, nearness.synonym));
  }

  /** Terms that begin with what was typed, the shortest first, as long as they do not find too much. */
  addPrefixed(wanted: string): void {
    const {terms, documentCounts} = this.index;
    const found: {term: string; documents: number}[] = [];
    for (let at = lowerBound(terms, wanted); terms[at]?.startsWith(wanted); at += 1) {
      found.push({term: terms[at] ?? '', documents: documentCounts[at] ?? 0});
    }
    found.sort((a, b) => a.term.length - b.term.length);
    let room = mostPrefixed;
    for (const {term, documents} of found) {
      room -= documents;
      if (room < 0) {
        break;
      }
      const share = wanted.length / term.length;
      if (share === 1) {
        this.addOwn(term, nearness.exact);
      } else {
        this.addOther(term, nearness.prefix * share);
      }
      this.isNear ||= share >= nearEnough;
    }
  }

  /** A word may be longer than its stem: `programmi` on the way to `programming`. */
  addShorter(wanted: string): void {
    const least = Math.max(4, wanted.length - 4);
    for (let length = wanted.length - 1; length >= least; length -= 1) {
      if (this.addNear(wanted.slice(0, length), nearness.stem)) {
        return;
      }
    }
  }

  /**
   * Model numbers of one series differ at the end: `RX-V673` on the way to
   * `RX-V6A`. The terms that share most of the beginning are taken; plain words are not models.
   */
  addSeries(wanted: string): void {
    const {terms} = this.index;
    for (
      let length = wanted.length - 1;
      length >= Math.max(series.characters, wanted.length * series.share);
      length -= 1
    ) {
      const beginning = wanted.slice(0, length);
      const start = lowerBound(terms, beginning);
      if (terms[start]?.startsWith(beginning) === true) {
        for (
          let at = start;
          at < start + mostOfSeries && terms[at]?.startsWith(beginning);
          at += 1
        ) {
          const term = terms[at] ?? '';
          if (/[^\p{L}]/u.test(term)) {
            this.addOther(term, (nearness.series * length) / wanted.length);
          }
        }
        return;
      }
    }
  }

  /** Terms that differ by typos, and the synonyms of what was meant. */
  addTypos(wanted: string, most: number, synonyms: Synonyms): void {
    const own = letterSet(wanted);
    const {terms, letters} = this.index;
    for (let at = 0; at < terms.length; at += 1) {
      const term = terms[at] ?? '';
      if (
        Math.abs(term.length - wanted.length) <= most &&
        differingLetters(own, letters[at] ?? 0) <= 2 * most &&
        term !== wanted &&
        isWithin(wanted, term, most)
      ) {
        this.addOwn(
          term,
          nearness.typo / (term.startsWith(wanted.charAt(0)) ? 1 : weights.otherFirstLetter),
        );
        this.addSynonyms(term, synonyms);
      }
    }
  }

  get clauses(): Pick<Expansion, 'own' | 'others'> {
    const clausesOf = (boosts: ReadonlyMap<string, number>) =>
      [...boosts].map(([term, boost]) => ({term, boost}));
    return {own: clausesOf(this.ownBoosts), others: clausesOf(this.otherBoosts)};
  }
}

/** Whether a word has letters and digits, as model numbers have. */
export function isModelNumber(word: string): boolean {
  return /\p{L}.*\d|\d.*\p{L}/u.test(word);
}

/** Typos that are forgiven in a word where nothing near it was found, by its length. */
function typosIn(word: string): number {
  if (/\d/u.test(word) || word.length < 4) {
    return 0;
  }
  return word.length < 8 ? 1 : 2;
}

/** Words for the same thing, by the stem of each. */
export type Synonyms = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * @param sets words for the same thing, a set each
 */
export function synonymsOf(sets: readonly (readonly string[])[]): Synonyms {
  const others = new Map<string, Set<string>>();
  for (const set of sets) {
    const stems = set.map(language.stem);
    for (const stem of stems) {
      const own = others.get(stem) ?? new Set<string>();
      stems.filter((other) => other !== stem).forEach((other) => own.add(other));
      others.set(stem, own);
    }
  }
  return others;
}

/** Letters from which a word whose stem another word has may be a title with a typo. */
const shortestTitle = 6;

/**
 * Words of titles from which a word differs by one letter, where the pages have
 * its stem alone: `notifer` has that of `notification`, and means Notifier.
 */
function titlesNear(word: string, {titleWords}: Pick<Corpus, 'titleWords'>): string[] {
  const stem = language.stem(word);
  return word.length < shortestTitle || stem === word || titleWords.has(word)
    ? []
    : [...titleWords].filter(
        (title) =>
          title.length >= shortestTitle &&
          isWithin(word, title, 1) &&
          language.stem(title) !== stem,
      );
}

/**
 * Terms of a word of a query in each field: the word, its synonyms and terms that
 * begin with it; if none of them is near, also terms that differ by a typo. A query
 * with an edit distance gets its typos always. A required word matches itself and
 * terms that begin with it; a prohibited word matches itself only, because the
 * reader has excluded nothing else.
 *
 * @param isOpen whether the word may be the beginning of a longer one
 */
export function expand(
  corpus: Pick<Corpus, 'indexes' | 'titleWords'>,
  clause: Clause,
  synonyms: Synonyms,
  isOpen: boolean,
): Map<Field, Expansion> {
  const {indexes} = corpus;
  const {whole, parts} = formsOf(clause.text);
  const word = clause.text.toLowerCase();
  const titles = clause.presence === 'optional' ? titlesNear(word, corpus) : [];
  const collectors = new Map(
    fields.flatMap((field, order) => {
      const index = indexes[order];
      return index !== undefined && clause.fields.includes(field)
        ? [[field, {index, collector: new Collector(index)}] as const]
        : [];
    }),
  );
  for (const {collector} of collectors.values()) {
    whole.forEach((form, rank) =>
      collector.addForm(form, rank === 0 ? nearness.exact : nearness.form),
    );
    if (clause.presence === 'optional') {
      new Set([language.stem(word), ...whole]).forEach((form) =>
        collector.addSynonyms(form, synonyms),
      );
    }
    titles.forEach((title) => collector.addForm(language.stem(title), nearness.typo));
    if (clause.presence !== 'prohibited' && isOpen) {
      collector.addPrefixed(word);
    }
  }
  const isFound = [...collectors.values()].some(({collector}) => collector.isNear);
  const isLoose = clause.presence === 'optional' && !isFound;
  const most = clause.editDistance ?? (isLoose ? typosIn(word) : 0);
  return new Map(
    [...collectors].map(([field, {index, collector}]) => {
      if (isLoose && isModelNumber(word)) {
        whole.forEach((form) => collector.addSeries(form));
      } else if (isLoose) {
        collector.addShorter(word);
      }
      if (most > 0) {
        new Set([language.stem(word), word]).forEach((form) =>
          collector.addTypos(form, most, synonyms),
        );
      }
      const hasParts = parts.length > 1 && parts.every((part) => hasTerm(index, part));
      return [
        field,
        {
          ...collector.clauses,
          all: hasParts ? parts.map((term) => ({term, boost: nearness.part})) : [],
        },
      ];
    }),
  );
}

/**
 * Whether the pages have a word as it is.
 *
 * @param among the kinds of text that count
 */
export function hasWord(
  {indexes}: Pick<Corpus, 'indexes'>,
  word: string,
  among: readonly Field[] = fields,
): boolean {
  return indexes.some(
    (index, order) =>
      among.includes(fields[order] ?? 'title') && hasTerm(index, word.toLowerCase()),
  );
}

/**
 * Whether the pages have a word, in one of its forms.
 *
 * @param among the kinds of text that count
 */
export function isKnown(
  corpus: Pick<Corpus, 'indexes'>,
  word: string,
  among: readonly Field[] = fields,
): boolean {
  return hasWord(corpus, word, among) || hasWord(corpus, language.stem(word.toLowerCase()), among);
}

/** Whether a title has a word that begins so: the name of a page that is being typed. */
export function beginsTitle({indexes}: Pick<Corpus, 'indexes'>, beginning: string): boolean {
  const {terms} = indexes[fields.indexOf('title')] ?? {terms: []};
  const wanted = beginning.toLowerCase();
  return terms[lowerBound(terms, wanted)]?.startsWith(wanted) === true;
}

/** Words that were written as one, where the corpus knows each; empty where it does not. */
export function splitWord(
  corpus: Pick<Corpus, 'indexes'>,
  text: string,
  most = 3,
): readonly string[] {
  const word = text.toLowerCase();
  const isPart = (part: string) => language.isStopWord(part) || isKnown(corpus, part);
  const cuts = Array.from({length: Math.max(0, word.length - 5)}, (_, order) => order + 3)
    .map((at) => [word.slice(0, at), word.slice(at)] as const)
    .filter(([left]) => isPart(left));
  const both = cuts.find(([, right]) => isPart(right));
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
