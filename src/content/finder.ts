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

interface Scored<T> extends Match<T> {
  readonly found: number;
  readonly points: number;
}

/**
 * Entries that fit what was typed, the best first; all of them, in their own
 * order, when nothing was typed.
 *
 * A token that no entry has is taken for a typing slip. When no entry has all
 * tokens, those with the most of them are given, marked as partial.
 *
 * @param query what the reader typed
 */
export function find<T extends Findable>(entries: readonly T[], query: string): Found<T> {
  const tokens = [...new Set(query.split(/[\s,;]+/u).map(plain))].filter((token) => token !== '');
  if (tokens.length === 0) {
    return {matches: entries.map((entry) => ({entry, by: undefined})), partial: false};
  }
  const candidates = entries.map((entry) => ({entry, words: wordsOf(entry)}));
  const whole = plain(query);
  const pointsOf = tokens.map((token) =>
    candidates.some(({words}) => words.some((word) => directPoints(token, word) > 0))
      ? directPoints
      : slipPoints,
  );
  const scored = candidates
    .map(({entry, words}): Scored<T> => {
      const best = tokens.map((token, index) =>
        words
          .map((word) => ({word, points: pointsOf[index]?.(token, word) ?? 0}))
          .reduce((a, b) => (b.points > a.points ? b : a), {
            word: undefined as Word | undefined,
            points: 0,
          }),
      );
      const exact = words.find(({text}) => text === whole);
      return {
        entry,
        by:
          (exact ?? best.find(({word}) => word && !word.isName)?.word)?.shown ??
          best.find(({word}) => word)?.word?.shown,
        found: best.filter(({points}) => points > 0).length,
        points:
          best.reduce((sum, {points}) => sum + points, 0) +
          (exact === undefined ? 0 : exact.isName ? 100 : 50),
      };
    })
    .filter(({found}) => found > 0);
  const most = Math.max(0, ...scored.map(({found}) => found));
  const matches = scored
    .filter(({found}) => found === most)
    .sort((a, b) => b.points - a.points || a.entry.title.localeCompare(b.entry.title))
    .map(({entry, by}) => ({
      entry,
      by: by !== undefined && plain(entry.title).includes(plain(by)) ? undefined : by,
    }));
  return {matches, partial: most < tokens.length};
}
