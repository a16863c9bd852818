/** A part of a text, and whether the query is about it. */
export interface Piece {
  readonly text: string;
  readonly isMarked: boolean;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
}

/**
 * Pattern of the words that begin with one of the marks; it finds nothing when
 * there is none. Its first group is what stands in front of the word, its second the
 * word: phones of some years ago know no lookbehind.
 */
export function markPattern(marks: readonly string[]): RegExp {
  const words = marks
    .filter((mark) => mark !== '')
    .sort((a, b) => b.length - a.length)
    .map(escaped);
  return words.length === 0
    ? /()()(?!)/gu
    : new RegExp(String.raw`(^|[^\p{L}\p{N}])((?:${words.join('|')})[\p{L}\p{N}]*)`, 'giu');
}

function markedWords(text: string, marks: readonly string[]): {start: number; word: string}[] {
  return [...text.matchAll(markPattern(marks))].map(({1: front = '', 2: word = '', index}) => ({
    start: index + front.length,
    word,
  }));
}

/** Split a text into what is marked and what is not. */
export function markedPieces(text: string, marks: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const {start, word} of markedWords(text, marks)) {
    pieces.push({text: text.slice(end, start), isMarked: false}, {text: word, isMarked: true});
    end = start + word.length;
  }
  pieces.push({text: text.slice(end), isMarked: false});
  return pieces.filter((piece) => piece.text !== '');
}

/**
 * The part of a text around the first marked word.
 *
 * @param context characters in front of it, and after it
 */
export function excerptOf(text: string, marks: readonly string[], context: number): Piece[] {
  const [first] = markedWords(text, marks);
  const at = first?.start ?? 0;
  const end = Math.min(text.length, at + (first?.word.length ?? context) + context);
  const start = Math.max(0, at - context);
  return markedPieces(
    `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`,
    marks,
  );
}
