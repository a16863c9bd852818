/**
 * Finds the entries of a list by what a reader types: names first, whole words
 * before parts, and one typing slip forgiven where nothing else fits.
 */

/** What an entry is found by. */
export interface Findable {
  readonly title: string;
  /** What the thing is called: its title, type, slug. */
  readonly names: readonly string[];
  /** What else a reader would type: makers, models, protocols, synonyms. */
  readonly words: readonly string[];
}

/** An entry that was found. */
export interface Match<T> {
  readonly entry: T;
  /** The word by which it was found, where the title does not show it. */
  readonly by: string | undefined;
}

/** What a search of the list gave. */
export interface Found<T> {
  readonly matches: readonly Match<T>[];
  /** No entry has all words: these have some. */
  readonly partial: boolean;
}

/** Letters and digits in lower case: accents, dashes, dots and blanks do not count. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]/gu, '');
}

interface Word {
  /** As it is written on the page. */
  readonly shown: string;
  readonly text: string;
  readonly isName: boolean;
}

/** The ways of writing a phrase: whole, its words, and the parts that dashes and slashes join. */
function forms(phrase: string): string[] {
  const pieces = phrase.split(/[\s,()]+/u);
  return [
    ...new Set([phrase, ...pieces, ...pieces.flatMap((piece) => piece.split(/[^\p{L}\p{N}]+/u))]),
  ]
    .map(plain)
    .filter((form) => form !== '');
}

function wordsOf(entry: Findable): Word[] {
  const of = (phrases: readonly string[], isName: boolean) =>
    phrases.flatMap((shown) => forms(shown).map((text) => ({shown, text, isName})));
  return [...of(entry.names, true), ...of(entry.words, false)];
}

/** Points for a word that has the token in it as it was typed; 0 for none. */
function directPoints(token: string, {text, isName}: Word): number {
  if (text === token) {
    return isName ? 100 : 60;
  }
  if (text.startsWith(token)) {
    return isName ? 80 : 45;
  }
  // A model is looked for by its number on the plate; the page may name the series only.
  if (token.startsWith(text) && text.length >= 3 && /^\d/u.test(token.slice(text.length))) {
    return isName ? 40 : 30;
  }
  return token.length >= 3 && text.includes(token) ? 15 : 0;
}

/** Whether the beginning of a word is the token with one letter wrong, missing, added or swapped. */
export function isOneSlip(token: string, text: string): boolean {
  let same = 0;
  while (same < token.length && token[same] === text[same]) {
    same += 1;
  }
  const typed = token.slice(same);
  const meant = text.slice(same);
  return (
    meant.slice(1).startsWith(typed.slice(1)) ||
    meant.startsWith(typed.slice(1)) ||
    meant.slice(1).startsWith(typed) ||
    (typed.length >= 2 && meant.startsWith(`${typed[1]}${typed[0]}${typed.slice(2)}`))
  );
}

function slipPoints(token: string, {text, isName}: Word): number {
  const long = token.length >= 4 && text.length >= token.length - 1 && !/^\d+$/u.test(token);
  return long && isOneSlip(token, text) ? (isName ? 12 : 8) : 0;
}

/** A token of the query with the way in which it is looked for. */
interface Sought {
  readonly token: string;
  readonly pointsFor: (token: string, word: Word) => number;
  /** The fewer entries have it, the more it says. */
  readonly weight: number;
}

function sought(token: string, candidates: readonly (readonly Word[])[]): Sought | undefined {
  for (const pointsFor of [directPoints, slipPoints]) {
    const having = candidates.filter((words) =>
      words.some((word) => pointsFor(token, word) > 0),
    ).length;
    if (having > 0) {
      return {token, pointsFor, weight: 1 / having};
    }
  }
  return undefined;
}

/** Tokens of a query; one that no entry has is looked for by the parts that dashes join. */
function tokensOf(query: string, candidates: readonly (readonly Word[])[]): (Sought | undefined)[] {
  const pieces = query.split(/[\s,;]+/u).filter((piece) => plain(piece) !== '');
  const tokens = pieces.flatMap((piece) => {
    const whole = sought(plain(piece), candidates);
    const parts = piece.split(/[^\p{L}\p{N}]+/u).map(plain);
    return whole === undefined && parts.length > 1
      ? parts.filter((part) => part !== '').map((part) => sought(part, candidates))
      : [whole];
  });
  return tokens.filter(
    (one, index) =>
      one === undefined || tokens.findIndex((other) => other?.token === one.token) === index,
  );
}

interface Scored<T> extends Match<T> {
  readonly found: number;
  readonly weight: number;
  readonly points: number;
}

/** Share of the best entry's weight that another needs to be listed when none has all tokens. */
const worthListing = 0.5;

/**
 * Entries that fit what was typed, the best first; all of them, in their own
 * order, when nothing was typed.
 *
 * A token that no entry has is taken for a typing slip. When no entry has all
 * tokens, those with the telling ones are given, marked as partial.
 *
 * @param query what the reader typed
 */
export function find<T extends Findable>(entries: readonly T[], query: string): Found<T> {
  const whole = plain(query);
  if (whole === '') {
    return {matches: entries.map((entry) => ({entry, by: undefined})), partial: false};
  }
  const candidates = entries.map((entry) => ({entry, words: wordsOf(entry)}));
  const tokens = tokensOf(
    query,
    candidates.map(({words}) => words),
  );
  const known = tokens.filter((one) => one !== undefined);
  const scored = candidates
    .map(({entry, words}): Scored<T> => {
      const best = known.map(({token, pointsFor, weight}) => ({
        weight,
        ...words
          .map((word) => ({word, points: pointsFor(token, word)}))
          .reduce((a, b) => (b.points > a.points ? b : a), {
            word: undefined as Word | undefined,
            points: 0,
          }),
      }));
      const hits = best.filter(({points}) => points > 0);
      const exact = words.find(({text}) => text === whole);
      return {
        entry,
        by:
          (exact ?? hits.find(({word}) => word && !word.isName)?.word)?.shown ??
          hits[0]?.word?.shown,
        found: hits.length,
        weight: hits.reduce((sum, {weight}) => sum + weight, 0),
        points:
          hits.reduce((sum, {points}) => sum + points, 0) +
          (exact === undefined ? 0 : exact.isName ? 100 : 50),
      };
    })
    .filter(({found}) => found > 0);
  const complete = scored.filter(({found}) => found === tokens.length);
  const heaviest = Math.max(0, ...scored.map(({weight}) => weight));
  const chosen =
    complete.length > 0
      ? complete.sort((a, b) => b.points - a.points || a.entry.title.localeCompare(b.entry.title))
      : scored
          .filter(({weight}) => weight >= heaviest * worthListing)
          .sort((a, b) => b.weight - a.weight || b.points - a.points);
  return {
    matches: chosen.map(({entry, by}) => ({
      entry,
      by: by !== undefined && plain(entry.title).includes(plain(by)) ? undefined : by,
    })),
    partial: complete.length === 0,
  };
}
