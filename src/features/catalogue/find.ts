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
}

/** Parts of a word that punctuation joins. */
const partsOf = (word: string): string[] => word.split(/[^\p{L}\p{N}]+/u);

/** Forms of the entries of a list, because they are the same at each keystroke. */
const knownForms = new WeakMap<Findable, readonly Form[]>();

/** Forms of an entry: its phrases, their words, and the parts of these. */
function formsOf(entry: Findable): readonly Form[] {
  const formsIn = (shown: string, isName: boolean): Form[] => {
    const words = shown.split(/[\s,()]+/u);
    return distinct([shown, ...words, ...words.flatMap(partsOf)], [''])
      .map(normalize)
      .map((text) => ({shown, text, isName}));
  };
  const forms = knownForms.get(entry) ?? [
    ...entry.names.flatMap((name) => formsIn(name, true)),
    ...entry.words.flatMap((word) => formsIn(word, false)),
  ];
  knownForms.set(entry, forms);
  return forms;
}

/** Points of a term for a form; 0 if they do not match. */
type Fit = (term: string, form: Form) => number;

const fitsFromStart: Fit = (term, {text, isName}) => {
  if (text.startsWith(term)) {
    return (isName ? 9 : 5) + (text === term ? 2 : 0);
  }
  // Readers type the number of a model; the page may name the series only.
  const isOfSeries = text.length >= 3 && /^\d/u.test(term.slice(text.length));
  return isOfSeries && term.startsWith(text) ? (isName ? 4 : 3) : 0;
};

const fitsInside: Fit = (term, {text}) => Number(term.length >= 3 && text.includes(term));

/** Maximum length of words that are similar by chance: `mbus` and `combus`, `axis` and `AIS`. */
const shortWord = 4;

/** Kinds of match, the best first. A word with a digit is a model: another digit is no typo. */
const kinds: readonly Fit[] = [
  fitsFromStart,
  (term, form) => (term.length > shortWord ? fitsInside(term, form) : 0),
  (term, {text, isName}) =>
    term.length > shortWord && !/\p{N}/u.test(term) && isPrefixWithin(term, text, 1)
      ? (isName ? 2 : 1) + Number(isWithin(term, text, 1)) / 2
      : 0,
  (term, {text, isName}) => Number(isName && text.length > shortWord && term.startsWith(text)),
];

interface Hit {
  readonly form: Form;
  readonly points: number;
}

/** Word of a query. */
interface Term {
  readonly text: string;
  /** Best match of each entry, of the first kind that any entry has. */
  readonly hits: readonly (Hit | undefined)[];
  /** Higher for rarer words. */
  readonly weight: number;
}

function termOf(text: string, entries: readonly (readonly Form[])[]): Term {
  const kind = kinds.find((fit) => entries.some((forms) => forms.some((form) => fit(text, form))));
  const fit: Fit = (term, form) => {
    const points = kind?.(term, form) ?? 0;
    return points === 0 && kind === fitsFromStart ? fitsInside(term, form) : points;
  };
  const hits = entries.map(
    (forms) =>
      forms
        .map((form) => ({form, points: fit(text, form)}))
        .filter(({points}) => points > 0)
        .sort((a, b) => b.points - a.points)[0],
  );
  return {text, hits, weight: 1 / hits.filter((hit) => hit !== undefined).length};
}

/**
 * Terms of a query. A word without a match is split at its punctuation, unless a part is a single
 * letter; numbers are dropped.
 */
function termsOf(query: string, entries: readonly (readonly Form[])[]): Term[] {
  const words = query.split(/[\s,;]+/u);
  const texts = distinct(words, ['']).flatMap((word) => {
    const parts = partsOf(word).filter((part) => part !== '');
    const isWhole = parts.length < 2 || parts.some(({length}) => length < 2);
    return isWhole || termOf(normalize(word), entries).hits.some(Boolean)
      ? word
      : parts.filter((part) => !/^\d+$/u.test(part));
  });
  return distinct(texts).map((text) => termOf(normalize(text), entries));
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
  const whole = normalize(query);
  if (whole === '') {
    return {matches: entries.map((entry) => ({entry, by: undefined})), isPartial: false};
  }
  const terms = termsOf(query, entries.map(formsOf));
  const scored = entries.flatMap((entry, index) => {
    const hits = terms.flatMap(({hits: all, weight}) => {
      const hit = all[index];
      return hit === undefined ? [] : {...hit, weight};
    });
    const exact = formsOf(entry).find(({text}) => text === whole);
    const by = exact ?? hits.find(({form}) => !form.isName)?.form ?? hits[0]?.form;
    if (by === undefined) {
      return [];
    }
    const isShown = normalize(entry.title).includes(normalize(by.shown));
    const points = hits.reduce((sum, hit) => sum + hit.points, 0);
    return {
      match: {entry, by: isShown ? undefined : by.shown},
      isComplete: hits.length === terms.length,
      isNamed: entry.names.some((name) => terms.some(({text}) => text === normalize(name))),
      weight: hits.reduce((sum, hit) => sum + hit.weight, 0),
      points: points + (exact === undefined ? 0 : exact.isName ? 10 : 5),
    };
  });
  const isPartial = !scored.some(({isComplete}) => isComplete);
  const heaviest = Math.max(0, ...scored.map(({weight}) => weight));
  const listed = scored
    .filter(({isComplete, isNamed, weight}) =>
      isPartial ? weight >= heaviest * minShare : isComplete || isNamed,
    )
    .sort((a, b) =>
      isPartial
        ? b.weight - a.weight || b.points - a.points
        : Number(b.isComplete) - Number(a.isComplete) || b.points - a.points,
    );
  return {matches: listed.map(({match}) => match), isPartial};
}
