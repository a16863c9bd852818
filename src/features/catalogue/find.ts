/**
 * Filter of the finder, the gallery, the indexes and the not-found page: names rank above other
 * words, whole words above parts; typos match only if nothing else does.
 */

import {isPrefixWithin, isWithin} from '../../lib/text/typo';

/** Texts of an entry that match. */
export interface Findable {
  readonly title: string;
  /** Title, type and slug. */
  readonly names: readonly string[];
  /** Manufacturers, models, protocols and synonyms. */
  readonly words: readonly string[];
}

export interface Match<T> {
  readonly entry: T;
  /** Matching word, unless the title contains it. */
  readonly by: string | undefined;
}

export interface FindResult<T> {
  /** Best first. */
  readonly matches: readonly Match<T>[];
  /** Whether no entry matches all words. */
  readonly isPartial: boolean;
}

/** Letters and digits in lower case, without accents, punctuation and spaces. */
export function normalize(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]/gu, '');
}

/**
 * Removes missing and equivalent texts, so that readers do not load them.
 *
 * @param known texts that are already present
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

/** Spelling of a name or word of an entry. */
interface Form {
  /** As written on the page. */
  readonly shown: string;
  readonly text: string;
  readonly isName: boolean;
  /** Whether it is the whole phrase. */
  readonly isWhole: boolean;
}

/** Parts of a word that punctuation joins. */
function partsOf(word: string): string[] {
  return word.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '');
}

/** Cache: the phrases are the same at each keystroke. */
const knownForms = new Map<string, Form[]>();

/** Spellings of a phrase: whole, its words, and their parts. */
function formsOf(shown: string, isName: boolean): Form[] {
  const key = `${isName} ${shown}`;
  let forms = knownForms.get(key);
  if (forms === undefined) {
    const whole = normalize(shown);
    const words = shown.split(/[\s,()]+/u);
    const texts = [whole, ...[...words, ...words.flatMap(partsOf)].map(normalize)];
    forms = [...new Set(texts)]
      .filter((text) => text !== '')
      .map((text) => ({shown, text, isName, isWhole: text === whole}));
    knownForms.set(key, forms);
  }
  return forms;
}

/** Score of a term for a form; 0 if they do not match. */
type Fit = (term: string, form: Form) => number;

const fitsFromStart: Fit = (term, {text, isName, isWhole}) => {
  if (text === term) {
    return isName ? (isWhole ? 110 : 100) : 60;
  }
  if (text.startsWith(term)) {
    return isName ? 80 : 45;
  }
  // Readers type the number of a model; the page may name the series only.
  const isOfSeries = text.length >= 3 && /^\d/u.test(term.slice(text.length));
  return isOfSeries && term.startsWith(text) ? (isName ? 40 : 30) : 0;
};

const fitsInside: Fit = (term, {text}) => (term.length >= 3 && text.includes(term) ? 15 : 0);

const fitsAsTyped: Fit = (term, form) => fitsFromStart(term, form) || fitsInside(term, form);

/** Maximum length of words that are similar by chance: `mbus` and `combus`, `axis` and `AIS`. */
const shortWord = 4;

const fitsInsideAlone: Fit = (term, form) => (term.length > shortWord ? fitsInside(term, form) : 0);

/** Maximum number of typos. A word with a digit is a model, and another digit is another model. */
function maxTypos(word: string): number {
  return word.length <= shortWord || /\p{N}/u.test(word) ? 0 : 1;
}

/** Cheap filter before the edit distance: a typo keeps or shifts one of the first two letters. */
function haveSimilarStart(left: string, right: string): boolean {
  const [first, second] = left;
  const [other, next] = right;
  return first === other || second === next || first === next || second === other;
}

const fitsWithTypo: Fit = (term, {text, isName}) => {
  const typos = maxTypos(term);
  if (typos === 0 || !haveSimilarStart(term, text) || !isPrefixWithin(term, text, typos)) {
    return 0;
  }
  return (isName ? 12 : 8) + (isWithin(term, text, typos) ? 2 : 0);
};

const fitsBeyondName: Fit = (term, {text, isName}) =>
  isName && text.length > shortWord && term.startsWith(text) ? 6 : 0;

/** Word of a query with its kind of match. */
interface Term {
  readonly text: string;
  readonly fit: Fit;
  /** Higher for rarer words. */
  readonly weight: number;
}

interface Forms {
  readonly ofEntries: readonly (readonly Form[])[];
  /** Without duplicates. */
  readonly all: readonly Form[];
}

/** Term with the first kind of match that any entry has; `undefined` if none has. */
function termOf(text: string, {ofEntries, all}: Forms): Term | undefined {
  const kinds = [fitsFromStart, fitsInsideAlone, fitsWithTypo, fitsBeyondName];
  const kind = kinds.find((fit) => all.some((form) => fit(text, form) > 0));
  if (kind === undefined) {
    return undefined;
  }
  const fit = kind === fitsFromStart ? fitsAsTyped : kind;
  const having = ofEntries.filter((forms) => forms.some((form) => fit(text, form) > 0));
  return {text, fit, weight: 1 / having.length};
}

/** Limits of a query, because each word and part is compared with every form. */
const limits = {characters: 200, words: 12};

/**
 * Terms of a query. A word without a match is split at its punctuation, unless a part is a single
 * letter; numbers are dropped.
 */
function termsOf(query: string, forms: Forms): (Term | undefined)[] {
  const words = [...new Set(query.split(/[\s,;]+/u))].filter((word) => normalize(word) !== '');
  let spare = limits.words - words.length;
  const texts = words.flatMap((word) => {
    const whole = normalize(word);
    const parts = partsOf(word).map(normalize);
    if (parts.length < 2 || parts.some(({length}) => length < 2) || termOf(whole, forms)) {
      return whole;
    }
    const names = [...new Set(parts)].filter((part) => !/^\d+$/u.test(part)).slice(0, 1 + spare);
    spare -= Math.max(0, names.length - 1);
    return names;
  });
  return [...new Set(texts)].map((text) => termOf(text, forms));
}

interface ScoredMatch<T> extends Match<T> {
  readonly count: number;
  readonly weight: number;
  readonly points: number;
  /** Whether a name is equal to a term. */
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

function truncatedQuery(query: string): string {
  return query
    .slice(0, limits.characters)
    .split(/[\s,;]+/u)
    .slice(0, limits.words)
    .join(' ');
}

/** Minimum share of the best weight for a partial match. */
const minShare = 0.5;

/**
 * Entries that match a query, best first; all entries for an empty query. Entries with all terms
 * rank above those whose name is a term: `KNX gateway` also finds KNX. If no entry has all terms,
 * those with the rarest terms are returned.
 *
 * @example
 * find([{title: 'KNX', names: ['KNX'], words: ['EIB']}], 'eib').matches[0]?.by; // 'EIB'
 */
export function find<T extends Findable>(entries: readonly T[], query: string): FindResult<T> {
  const truncated = truncatedQuery(query);
  const whole = normalize(truncated);
  if (whole === '') {
    return {matches: entries.map((entry) => ({entry, by: undefined})), isPartial: false};
  }
  const forms = entries.map(({names, words}) => [
    ...names.flatMap((name) => formsOf(name, true)),
    ...words.flatMap((word) => formsOf(word, false)),
  ]);
  const terms = termsOf(truncated, {ofEntries: forms, all: [...new Set(forms.flat())]});
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
      .filter(({weight}) => weight >= heaviest * minShare)
      .sort((a, b) => b.weight - a.weight || b.points - a.points),
    isPartial: true,
  };
}
