import {longestHighlights} from '../limits';

/** A part of a text, and whether the query is about it. */
export interface Piece {
  readonly text: string;
  readonly isHighlighted: boolean;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
}

/**
 * Pattern of the words that begin with one of the highlights; it finds nothing
 * when there is none. Its first group is what precedes the word, its
 * second the word: phones of some years ago know no lookbehind.
 */
export function highlightPattern(highlights: readonly string[]): RegExp {
  const words = highlights
    .filter((word) => word !== '')
    .slice(0, longestHighlights.words)
    .map((word) => word.slice(0, longestHighlights.characters))
    .sort((a, b) => b.length - a.length)
    .map(escaped);
  return words.length === 0
    ? /()()(?!)/gu
    : new RegExp(String.raw`(^|[^\p{L}\p{N}])((?:${words.join('|')})[\p{L}\p{N}]*)`, 'giu');
}

function highlightedWords(
  text: string,
  highlights: readonly string[],
): {start: number; word: string}[] {
  return [...text.matchAll(highlightPattern(highlights))].map(
    ({1: front = '', 2: word = '', index}) => ({start: index + front.length, word}),
  );
}

/** Split a text into what is highlighted and what is not. */
export function highlightedPieces(text: string, highlights: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const {start, word} of highlightedWords(text, highlights)) {
    pieces.push(
      {text: text.slice(end, start), isHighlighted: false},
      {text: word, isHighlighted: true},
    );
    end = start + word.length;
  }
  pieces.push({text: text.slice(end), isHighlighted: false});
  return pieces.filter((piece) => piece.text !== '');
}

/** Where the first word begins at or after a place of a text; the place itself where none does before `end`. */
function wordStart(text: string, place: number, end: number): number {
  if (place <= 0 || /\s/u.test(text.charAt(place - 1))) {
    return Math.max(0, place);
  }
  const gap = text.slice(place, end).search(/\s\S/u);
  return gap < 0 ? place : place + gap + 1;
}

/** Where the last whole word ends at or before a place of a text; the place itself where none does after `start`. */
function wordEnd(text: string, place: number, start: number): number {
  if (place >= text.length || /\s/u.test(text.charAt(place))) {
    return Math.min(text.length, place);
  }
  const gap = text.slice(start, place).lastIndexOf(' ');
  return gap < 0 ? place : start + gap;
}

/**
 * The part of a text around the first highlighted word, in whole words.
 *
 * @param context characters in front of it at most, and after it
 */
export function excerptOf(text: string, highlights: readonly string[], context: number): Piece[] {
  const [first] = highlightedWords(text, highlights);
  const at = first?.start ?? 0;
  const after = at + (first?.word.length ?? 0);
  const start = wordStart(text, at - context, at);
  const end = wordEnd(text, after + context + (first === undefined ? context : 0), after);
  return highlightedPieces(
    `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`,
    highlights,
  );
}
