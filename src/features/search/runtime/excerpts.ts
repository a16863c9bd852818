import {highlightLimits, maxLine} from '../limits';

/** Part of a text, highlighted or not. */
export interface Piece {
  readonly text: string;
  readonly isHighlighted: boolean;
  readonly isCode?: boolean;
}

function escapeRegExp(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
}

/**
 * Pattern for words with one of the highlights as a prefix; never matches without highlights.
 * Group 1 is the character before the word and group 2 the word, because older phones do not
 * support lookbehind.
 */
export function highlightPattern(highlights: readonly string[]): RegExp {
  const words = highlights
    .filter((word) => word !== '')
    .slice(0, highlightLimits.words)
    .map((word) => word.slice(0, highlightLimits.characters))
    .sort((a, b) => b.length - a.length)
    // The stem of `energy` is `energi`.
    .map((word) => escapeRegExp(word).replace(/i$/u, '[iy]'));
  return words.length === 0
    ? /()()(?!)/gu
    : new RegExp(String.raw`(^|[^\p{L}\p{N}])((?:${words.join('|')})[\p{L}\p{N}]*)`, 'giu');
}

function highlightedWords(
  text: string,
  highlights: readonly string[],
): {start: number; word: string}[] {
  return [...text.matchAll(highlightPattern(highlights))].map(
    ({1: separator = '', 2: word = '', index}) => ({start: index + separator.length, word}),
  );
}

/** Splits a text into highlighted and other pieces. */
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

/**
 * Excerpt of whole words around the first highlighted word.
 *
 * @param context maximum number of characters before and after the word
 */
export function excerptOf(text: string, highlights: readonly string[], context: number): Piece[] {
  const [first] = highlightedWords(text, highlights);
  const {start: from, word} = first ?? {start: 0, word: ''};
  const to = from + word.length;
  const [start, end] = [from - context, to + (first === undefined ? 2 : 1) * context];
  const isWhole = (edge: number) => /\s/u.test(text.charAt(edge));
  const before = text.slice(Math.max(0, start), from);
  const after = text.slice(to, end);
  return highlightedPieces(
    [
      start <= 0
        ? before
        : `…${isWhole(start - 1) ? before : before.replace(/^.*?\s+(?=\S)/u, '')}`,
      word,
      end >= text.length ? after : `${isWhole(end) ? after : after.replace(/ [^ ]*$/u, '')}…`,
    ].join(''),
    highlights,
  );
}

/** Minimum length of a cell that is cut. */
const minCell = 40;

/**
 * Cells of a row that fit into a length: the first, those with highlighted words, the last,
 * others. A cell with a highlighted word is cut, and so is the last, which has the meaning.
 */
function fittingCells(row: string, highlights: readonly string[], maxLength: number): string {
  const cells = row.split(' · ');
  const last = cells.at(-1) ?? '';
  const isMatch = (cell: string) => highlightedWords(cell, highlights).length > 0;
  const kept = new Map<string, string>();
  let remaining = maxLength;
  for (const cell of [...cells.slice(0, 1), ...cells.filter(isMatch), last, ...cells]) {
    const fits = cell.length <= remaining || kept.size === 0;
    if (!kept.has(cell) && (fits || ((isMatch(cell) || cell === last) && remaining > minCell))) {
      const context = (remaining - minCell / 2) / 2;
      const shown = fits
        ? cell
        : excerptOf(cell, highlights, context)
            .map(({text}) => text)
            .join('');
      kept.set(cell, shown);
      remaining -= shown.length + 3;
    }
  }
  return cells.flatMap((cell) => kept.get(cell) ?? []).join(' · ');
}

/** Pieces of a line: a row without some of its cells, or an excerpt of a sentence. */
export function linePieces(
  line: string,
  highlights: readonly string[],
  maxLength = maxLine,
): Piece[] {
  const isLongRow = line.length > maxLength && line.includes(' · ');
  const text = isLongRow ? fittingCells(line, highlights, maxLength) : line;
  const {code = '', rest = ''} = /^(?:`(?<code>[^`]*)`)?(?<rest>.*)$/su.exec(text)?.groups ?? {};
  return [
    ...highlightedPieces(code, highlights).map((piece) => ({...piece, isCode: true})),
    ...(rest.length > maxLength
      ? excerptOf(rest, highlights, maxLength / 2)
      : highlightedPieces(rest, highlights)),
  ];
}
