/**
 * Finds the entries of a list by what a reader types: names first, whole words
 * before parts, and a typo forgiven where nothing else fits. The finder, the
 * gallery, the index of everything programmable and the not-found page share it.
 */

import {beginsWithin, isWithin} from '../text/typo';

/** What an entry is found by. */
export interface Findable {
  readonly title: string;
  /** What the thing is called: its title, type, slug. */
  readonly names: readonly string[];
  /** What else a reader would type: makers, models, protocols, synonyms. */
  readonly words: readonly string[];
}

/** An entry that fits. */
export interface Match<T> {
  readonly entry: T;
  /** The word by which it was found, where the title does not show it. */
  readonly by: string | undefined;
}

/** What a query gives. */
export interface FindResult<T> {
  /** The best first. */
  readonly matches: readonly Match<T>[];
  /** No entry has all words: these have some. */
  readonly isPartial: boolean;
}

/** Letters and digits in lower case: accents, dashes, dots and blanks do not count. */
export function normalize(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]/gu, '');
}

/**
 * Names or words without those that are missing, and without those that read
 * like another one to whoever types: every reader of the list fetches them.
 *
 * @param known what is there already
 */
export function distinct(
  texts: readonly (string | undefined)[],
  known: readonly string[] = [],
): string[] {
  const seen = new Set(known.map(normalize));
  return texts.filter((text): text is string => {
    const isNew = text !== undefined && !seen.has(normalize(text));
    if (isNew) {
      seen.add(normalize(text));
    }
    return isNew;
  });
}

/** One way of writing a name or a word of an entry. */
interface Form {
  /** As it is written on the page. */
  readonly shown: string;
  readonly text: string;
  readonly isName: boolean;
  /** Whether it is all of what is shown, and no part of it. */
  readonly isWhole: boolean;
}

/** Parts of a word that dashes, dots and slashes join. */
function partsOf(word: string): string[] {
  return word.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '');
}

/** Forms that were made before: the phrases are those of the site, and the same at each key. */
const knownForms = {name: new Map<string, Form[]>(), word: new Map<string, Form[]>()};

/** The ways of writing a phrase: whole, its words, and the parts of these. */
function formsOf(shown: string, isName: boolean): Form[] {
  const known = isName ? knownForms.name : knownForms.word;
  const forms = known.get(shown) ?? makeForms(shown, isName);
  known.set(shown, forms);
  return forms;
}

function makeForms(shown: string, isName: boolean): Form[] {
  const whole = normalize(shown);
  const words = shown.split(/[\s,()]+/u);
  const texts = [whole, ...[...words, ...words.flatMap(partsOf)].map(normalize)];
  return [...new Set(texts)]
    .filter((text) => text !== '')
    .map((text) => ({shown, text, isName, isWhole: text === whole}));
}

/** Points that a term of a query gives an entry for one of its forms; 0 where they do not fit. */
type Fit = (term: string, form: Form) => number;

const fitsFromStart: Fit = (term, {text, isName, isWhole}) => {
  if (text === term) {
    return isName ? (isWhole ? 110 : 100) : 60;
  }
  if (text.startsWith(term)) {
    return isName ? 80 : 45;
  }
  // A model is looked for by its number on the plate; the page may name the series only.
  const isOfSeries = text.length >= 3 && /^\d/u.test(term.slice(text.length));
  return isOfSeries && term.startsWith(text) ? (isName ? 40 : 30) : 0;
};

const fitsInside: Fit = (term, {text}) => (term.length >= 3 && text.includes(term) ? 15 : 0);

const fitsAsTyped: Fit = (term, form) => fitsFromStart(term, form) || fitsInside(term, form);

/** Up to this length, a word that is like another is by chance: `mbus` and `combus`, `axis` and `AIS`. */
const shortWord = 4;

const fitsInsideAlone: Fit = (term, form) => (term.length > shortWord ? fitsInside(term, form) : 0);

/** Typos that are forgiven in a word. A word with a digit is a model: another digit is another one. */
function mostTypos(word: string): number {
  return word.length <= shortWord || /\p{N}/u.test(word) ? 0 : 1;
}

/** Whether the beginnings of two words can differ by one typo: it leaves one of the first two letters, or moves it by one place. */
function beginAlike(left: string, right: string): boolean {
  const [first, second] = left;
  const [other, next] = right;
  return first === other || second === next || first === next || second === other;
}

const fitsWithTypo: Fit = (term, {text, isName}) => {
  const most = mostTypos(term);
  if (most === 0 || !beginAlike(term, text) || !beginsWithin(term, text, most)) {
    return 0;
  }
  return (isName ? 12 : 8) + (isWithin(term, text, most) ? 2 : 0);
};

const fitsBeyondName: Fit = (term, {text, isName}) =>
  isName && text.length > shortWord && term.startsWith(text) ? 6 : 0;

/** A word of a query with the way in which it is looked for. */
interface Term {
  readonly text: string;
  readonly fit: Fit;
  /** The fewer entries have it, the more it says. */
  readonly weight: number;
}

/** The forms of some entries. */
interface Forms {
  readonly ofEntries: readonly (readonly Form[])[];
  /** Each of them once: many entries have the same words. */
  readonly all: readonly Form[];
}

/** The term of a word, looked for in the first way in which any entry has it; nothing where none has. */
function termOf(text: string, {ofEntries, all}: Forms): Term | undefined {
  const ways = [fitsFromStart, fitsInsideAlone, fitsWithTypo, fitsBeyondName];
  const way = ways.find((fit) => all.some((form) => fit(text, form) > 0));
  if (way === undefined) {
    return undefined;
  }
  const fit = way === fitsFromStart ? fitsAsTyped : way;
  const having = ofEntries.filter((forms) => forms.some((form) => fit(text, form) > 0));
  return {text, fit, weight: 1 / having.length};
}

/** Characters of a query, and words; so many parts of words, too: each is compared with every form of every entry. */
const longest = {characters: 200, words: 12};

/**
 * The terms of a query. A word that no entry has is looked for by the parts
 * that dashes join, where each says something by itself: a letter does not, and
 * a number only behind its series.
 */
function termsOf(query: string, forms: Forms): (Term | undefined)[] {
  const words = [...new Set(query.split(/[\s,;]+/u))].filter((word) => normalize(word) !== '');
  let spare = longest.words - words.length;
  const terms = words.flatMap((word) => {
    const whole = termOf(normalize(word), forms);
    const parts = partsOf(word).map(normalize);
    const isSplit =
      whole === undefined && parts.length > 1 && parts.every(({length}) => length > 1);
    if (!isSplit) {
      return [whole];
    }
    const telling = [...new Set(parts)].filter((part) => !/^\d+$/u.test(part)).slice(0, 1 + spare);
    spare -= Math.max(0, telling.length - 1);
    return telling.map((part) => termOf(part, forms));
  });
  return terms.filter(
    (term, index) =>
      term === undefined || terms.findIndex((other) => other?.text === term.text) === index,
  );
}

interface ScoredMatch<T> extends Match<T> {
  /** Terms that the entry has. */
  readonly count: number;
  readonly weight: number;
  readonly points: number;
  /** Whether it is called just as one of the terms. */
  readonly isNamed: boolean;
}

function score<T extends Findable>(
  entry: T,
  forms: readonly Form[],
  terms: readonly Term[],
  whole: string,
): ScoredMatch<T> {
  const hits = terms.flatMap((term) => {
    const [best] = forms
      .map((form) => ({form, points: term.fit(term.text, form), weight: term.weight}))
      .filter(({points}) => points > 0)
      .sort((a, b) => b.points - a.points);
    return best ?? [];
  });
  const exact = forms.find(({text}) => text === whole);
  const by = exact ?? hits.find(({form}) => !form.isName)?.form ?? hits[0]?.form;
  const isShown = by === undefined || normalize(entry.title).includes(normalize(by.shown));
  return {
    entry,
    by: isShown ? undefined : by.shown,
    count: hits.length,
    weight: hits.reduce((sum, {weight}) => sum + weight, 0),
    points:
      hits.reduce((sum, {points}) => sum + points, 0) +
      (exact === undefined ? 0 : exact.isName ? 100 : 50),
    isNamed: forms.some(
      ({text, isName, isWhole}) => isName && isWhole && terms.some((term) => term.text === text),
    ),
  };
}

/** As much of a query as can be looked for in a moment. */
function shortened(query: string): string {
  return query
    .slice(0, longest.characters)
    .split(/[\s,;]+/u)
    .slice(0, longest.words)
    .join(' ');
}

/** Share of the best entry's weight that another needs to be listed when none has all terms. */
const leastShare = 0.5;

/**
 * Entries that fit what was typed, the best first, those that fit alike in their
 * own order; all of them when nothing was typed.
 *
 * Behind the entries that have all terms stand those that are called as one of
 * them: who types `KNX gateway` also means KNX. When no entry has all terms,
 * those with the telling ones are given.
 *
 * @param query what the reader typed
 * @example
 * find([{title: 'KNX', names: ['KNX'], words: ['EIB']}], 'eib').matches[0]?.by; // 'EIB'
 */
export function find<T extends Findable>(entries: readonly T[], query: string): FindResult<T> {
  const typed = shortened(query);
  const whole = normalize(typed);
  if (whole === '') {
    return {matches: entries.map((entry) => ({entry, by: undefined})), isPartial: false};
  }
  const forms = entries.map(({names, words}) => [
    ...names.flatMap((name) => formsOf(name, true)),
    ...words.flatMap((word) => formsOf(word, false)),
  ]);
  const terms = termsOf(typed, {ofEntries: forms, all: [...new Set(forms.flat())]});
  const fitting = terms.filter((term) => term !== undefined);
  const matches = entries
    .map((entry, index) => score(entry, forms[index] ?? [], fitting, whole))
    .filter(({count}) => count > 0);
  const isComplete = ({count}: ScoredMatch<T>) => count === terms.length;
  if (matches.some(isComplete)) {
    const listed = matches.filter((match) => isComplete(match) || match.isNamed);
    return {
      matches: listed.sort(
        (a, b) => Number(isComplete(b)) - Number(isComplete(a)) || b.points - a.points,
      ),
      isPartial: false,
    };
  }
  const heaviest = Math.max(0, ...matches.map(({weight}) => weight));
  return {
    matches: matches
      .filter(({weight}) => weight >= heaviest * leastShare)
      .sort((a, b) => b.weight - a.weight || b.points - a.points),
    isPartial: true,
  };
}
