import {fields, type SearchDocument} from '../documents';
import {language} from '../language';
import {wordsIn} from '../tokens';
import type {Corpus} from './corpus';
import {beginsTitle, hasWord, isKnown, splitWord, type Synonyms} from './expansion';
import type {Lexicon} from './lexicon';
import type {Clause} from './query';
import {weights} from './weights';
import {searchWord, unionOf, type Place, type Word} from './words';

/** A page that a query is about, with its best places, the best first. */
export interface FoundPage {
  readonly page: SearchDocument;
  readonly score: number;
  /** Found when they are asked for: only the pages that are shown need them. */
  readonly places: readonly Place[];
  /** Words of the query that the keywords of the page have, in the manual's language. */
  readonly keywords: readonly string[];
}

/** Result of a search. */
export interface Found {
  /** The best first. */
  readonly pages: readonly FoundPage[];
  /** Terms of the index that the query means. */
  readonly terms: readonly string[];
  /** The words that were searched for, in English. */
  readonly clauses: readonly Clause[];
}

/** Data of the site: synonyms, lexicon and the weights of pages. */
export interface Knowledge {
  readonly synonyms: Synonyms;
  /** Words of other languages; a function, as it is read only for a word that the pages do not have. */
  readonly lexicon: () => Lexicon;
  /**
   * Weight of a page by its kind, 1 for most.
   *
   * @param address of the page
   * @param isPage whether there is a page at an address
   * @param words of the query, in lower case
   */
  readonly weigh: (
    address: string,
    isPage: (address: string) => boolean,
    words: readonly string[],
  ) => number;
}

/** Score of the words of a query in one page, or in one of its sections. */
interface Tally {
  score: number;
  /** Sum of the rarities of the words that were found, less of those that only texts have. */
  found: number;
}

interface PageTally extends Tally {
  /** Number of the required words that were found. */
  required: number;
}

function talliesOf(words: readonly Word[]): Map<number, PageTally> {
  const tallies = new Map<number, PageTally>();
  for (const word of words) {
    const {boost} = word.clause;
    const required = word.clause.presence === 'required' ? 1 : 0;
    for (const [id, {score, isInTextAlone, share = 1}] of word.pages) {
      const tally = tallies.get(id) ?? {score: 0, found: 0, required: 0};
      tally.score += score * boost;
      tally.found += word.rarity * share * (isInTextAlone ? weights.inTextAlone : 1);
      tally.required += required;
      tallies.set(id, tally);
    }
  }
  return tallies;
}

/** Places of a page that the words are about, the best first. */
function placesIn(id: number, words: readonly Word[]): Place[] {
  const places = new Map<SearchDocument, Place>();
  for (const word of words) {
    const {boost} = word.clause;
    for (const {document, field, score} of word.pages.get(id)?.places ?? []) {
      const before = places.get(document)?.score ?? 0;
      places.set(document, {field, document, score: before + score * boost});
    }
  }
  return [...places.values()].sort((a, b) => b.score - a.score);
}

function isInKeywords(id: number, {pages}: Word): boolean {
  return pages.get(id)?.places.some(({field}) => field === 'keywords') === true;
}

/** Whether the title of a page has every one of several words. */
function isTitled(id: number, words: readonly Word[]): boolean {
  return words.length > 1 && words.every((word) => word.pages.get(id)?.isInTitle === true);
}

/** Score of the words in each section of a page. */
function sectionsIn(id: number, words: readonly Word[]): Tally[] {
  const sections = new Map<string, Tally>();
  for (const word of words) {
    const counted = new Set<string>();
    for (const {document, field, score} of word.pages.get(id)?.places ?? []) {
      if (field === 'content' || field === 'heading') {
        const anchor = document.h ?? '';
        const section = sections.get(anchor) ?? {score: 0, found: 0};
        section.score += score * word.clause.boost;
        section.found += counted.has(anchor) ? 0 : word.rarity;
        counted.add(anchor);
        sections.set(anchor, section);
      }
    }
  }
  return [...sections.values()];
}

/** A name without its signs and capitals, for comparison. */
function nameKey(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

function lastPart(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1);
}

/** Pages by what they are called. */
class Names {
  private readonly pages = new Map<string, Set<number>>();
  private readonly sections = new Map<string, Set<number>>();

  constructor({documents: [titles = [], headings = []]}: Corpus) {
    const add = (names: Map<string, Set<number>>, text: string, page: number) => {
      const key = nameKey(text);
      const known = names.get(key);
      if (known === undefined) {
        names.set(key, new Set([page]));
      } else {
        known.add(page);
      }
    };
    for (const {i, t = '', u = ''} of titles) {
      add(this.pages, t, i);
      add(this.pages, lastPart(u), i);
    }
    headings.forEach(({p = -1, t = ''}) => add(this.sections, t, p));
  }

  /** Whether a page has this name: its title, or the last part of its address. */
  isNamed(page: number, name: string): boolean {
    return this.pages.get(name)?.has(page) === true;
  }

  /**
   * Share of the name of each page that is typed, where it begins so: 0.5 for `scre` of
   * `Screen 2`. Empty where the whole name of a page is typed, which then is the one meant.
   */
  sharesOf(beginning: string): ReadonlyMap<number, number> {
    const shares = new Map<number, number>();
    if (beginning.length >= shortestBeginning && !this.pages.has(beginning)) {
      for (const [name, pages] of this.pages) {
        if (name.startsWith(beginning)) {
          for (const page of pages) {
            shares.set(page, Math.max(shares.get(page) ?? 0, beginning.length / name.length));
          }
        }
      }
    }
    return shares;
  }

  /** Whether a page has a section of this name. */
  hasSection(page: number, name: string): boolean {
    return this.sections.get(name)?.has(page) === true;
  }
}

/** Pages, the best ones by their words, whose order their sections may change. */
const pagesBySections = 60;
/** Letters from which a beginning says which name is meant. */
const shortestBeginning = 3;
/** Words whose matches are kept: while a query is typed, all but its last word stay the same. */
const cachedWords = 100;
/** Kinds of text that are English; keywords have words of other languages too. */
const englishFields = fields.filter((field) => field !== 'keywords');
/** Names that a query with words of several meanings may be. */
const mostNames = 8;

/** Names that a query can be, one for each meaning of its words. */
function namesOf(clauses: readonly Clause[]): string[] {
  return clauses
    .map(({text, meanings = [text]}) => meanings)
    .reduce<string[]>(
      (names, meanings) =>
        names.flatMap((name) => meanings.map((meaning) => name + meaning)).slice(0, mostNames),
      [''],
    )
    .map(nameKey);
}

/** Searches one version. */
export class Engine {
  private readonly names: Names;
  private readonly addresses: ReadonlySet<string>;
  private readonly cache = new Map<string, Word>();

  constructor(
    private readonly corpus: Corpus,
    private readonly knowledge: Knowledge,
  ) {
    this.names = new Names(corpus);
    this.addresses = new Set([...corpus.pages.values()].map(({u = ''}) => u));
  }

  /** @param isLast whether the word may still be unfinished, however short */
  private wordOf(clause: Clause, isLast: boolean): Word {
    const isOpen = clause.text.length > (isLast ? 1 : 2);
    const key = JSON.stringify([clause, isOpen]);
    const cached = this.cache.get(key);
    if (cached !== undefined) {
      return cached;
    }
    const word = searchWord(this.corpus, clause, this.knowledge.synonyms, isOpen);
    const [oldest] = this.cache.keys();
    if (this.cache.size >= cachedWords && oldest !== undefined) {
      this.cache.delete(oldest);
    }
    this.cache.set(key, word);
    return word;
  }

  /** Whether a word is too common to be looked for; one that the site has another word for is not. */
  isCommon({text, presence, meanings}: Clause): boolean {
    return (
      presence === 'optional' &&
      meanings === undefined &&
      language.isStopWord(text.toLowerCase()) &&
      !this.knowledge.synonyms.has(language.stem(text.toLowerCase()))
    );
  }

  /** Replaces words of another language by English terms. */
  private translated(clauses: readonly Clause[]): readonly Clause[] {
    const isCommon = (text: string) => language.isStopWord(text.toLowerCase());
    const isTerm = (text: string) => isCommon(text) || hasWord(this.corpus, text, englishFields);
    return clauses.every(({text}) => isTerm(text))
      ? clauses
      : this.knowledge.lexicon().translate(clauses, {
          isTerm,
          isEnglish: (text) => isCommon(text) || isKnown(this.corpus, text, englishFields),
          isBeginning: (text) => beginsTitle(this.corpus, text),
          isFound: (clause, isLast) => this.wordOf(clause, isLast).pages.size > 0,
        });
  }

  /** A word as it is written; if no page has it, the words that it is made of. */
  private wordOrParts(clause: Clause, isLast: boolean): Word[] {
    const {meanings: terms = [], ...plain} = clause;
    if (terms.length > 0) {
      const meanings = terms.map((term) =>
        term.split(' ').map((text) => this.wordOf({...plain, text}, false)),
      );
      const isOwn =
        isKnown(this.corpus, clause.text) || (isLast && beginsTitle(this.corpus, clause.text));
      return [unionOf(clause, isOwn ? [...meanings, [this.wordOf(plain, isLast)]] : meanings)];
    }
    const word = this.wordOf(clause, isLast);
    if (word.pages.size > 0 || clause.presence === 'prohibited') {
      return [word];
    }
    const [first = '', ...rest] = wordsIn(clause.text);
    // A letter alone, as of `can't`, says nothing.
    const parts = (rest.length > 0 ? [first, ...rest] : splitWord(this.corpus, first)).filter(
      (text) => text.length > 1 && !language.isStopWord(text),
    );
    return parts.length === 0
      ? [word]
      : parts.flatMap((text) => this.wordOrParts({...clause, text}, false));
  }

  /** The words that are looked for. A common one alone may be the beginning of a title. */
  private wordsOf(clauses: readonly Clause[]): Word[] {
    const [only] = clauses;
    if (clauses.length === 1 && only !== undefined && this.isCommon(only)) {
      return [this.wordOf({...only, fields: ['title']}, true)];
    }
    return clauses
      .filter((clause) => !this.isCommon(clause))
      .flatMap((clause, order, all) => this.wordOrParts(clause, order === all.length - 1));
  }

  /**
   * Find the pages that a query is about. Pages that have more of the words come
   * before pages that have fewer; so do those that have them in one section.
   *
   * @param typed the query, as `parseQuery` reads it
   * @param isWanted which pages may be found
   */
  search(
    typed: readonly Clause[],
    isWanted: (page: SearchDocument) => boolean = () => true,
  ): Found {
    const clauses = this.translated(typed);
    const words = this.wordsOf(clauses);
    const sought = words.filter(({clause}) => clause.presence !== 'prohibited');
    const prohibited = words.filter(({clause}) => clause.presence === 'prohibited');
    const required = sought.filter(({clause}) => clause.presence === 'required').length;
    const all = sought.reduce((sum, {rarity}) => sum + rarity, 0);
    const asked = clauses.filter(({presence}) => presence !== 'prohibited');
    const askedWords = asked.flatMap(({text, meanings = [text]}) =>
      meanings.flatMap((meaning) => meaning.toLowerCase().split(' ')),
    );
    const names = namesOf(asked);
    const shares = this.names.sharesOf(nameKey(asked.map(({text}) => text).join('')));
    const isPage = (address: string) => this.addresses.has(address);
    const shareOf = ({found}: Tally, exponent: number) => (found / all) ** exponent;
    const candidates = [...talliesOf(sought)]
      .flatMap(([id, tally]) => {
        const page = this.corpus.pages.get(id);
        if (
          page === undefined ||
          tally.required < required ||
          prohibited.some((word) => word.pages.has(id)) ||
          !isWanted(page)
        ) {
          return [];
        }
        const weight =
          shareOf(tally, weights.coverage) *
          (names.some((name) => this.names.isNamed(id, name))
            ? weights.name
            : 1 + (weights.name - 1) * Math.sqrt(shares.get(id) ?? 0)) *
          (isTitled(id, sought) ? weights.allInTitle : 1) *
          this.knowledge.weigh(page.u ?? '', isPage, askedWords);
        return [{id, page, weight, score: tally.score * weight}];
      })
      .sort((a, b) => b.score - a.score);
    const best = candidates.slice(0, pagesBySections).map(({id, page, weight, score}) => {
      const sections = sectionsIn(id, sought).map(
        (section) => section.score * shareOf(section, weights.sectionCoverage),
      );
      const whole = score + weight * weights.section * Math.max(0, ...sections);
      return {
        id,
        page,
        score: names.some((name) => this.names.hasSection(id, name))
          ? whole * weights.sectionName
          : whole,
      };
    });
    const pages = [
      ...best.sort((a, b) => b.score - a.score),
      ...candidates.slice(pagesBySections),
    ].map(({id, page, score}): FoundPage => ({
      page,
      score,
      get places() {
        return placesIn(id, sought);
      },
      get keywords() {
        return sought
          .filter((word) => isInKeywords(id, word))
          .map(({clause: {text, meanings}}) => meanings?.join(' ') ?? text);
      },
    }));
    return {
      pages,
      terms: [...new Set(sought.flatMap(({terms}) => terms))],
      clauses,
    };
  }
}
