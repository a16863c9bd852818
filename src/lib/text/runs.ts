/** Kinds of code with a colour, by their letters in a page. */
const kinds = {
  c: 'comment',
  s: 'string',
  k: 'keyword',
  f: 'function',
  n: 'number',
  v: 'variable',
  p: 'punctuation',
} as const;

/** Kind of a piece of code, which is also its class. */
export type Kind = (typeof kinds)[keyof typeof kinds];

/** Text of one kind within a line; without a kind, it has no colour. */
export interface Run {
  readonly text: string;
  readonly kind?: Kind;
}

const plainLetter = '.';
const kindOf = new Map<string, Kind>(Object.entries(kinds));
const letterOf = new Map(Object.entries(kinds).map(([letter, kind]) => [kind, letter]));

/**
 * Encodes the colours of a block of code. A semicolon ends a line, and each run is the
 * letter of its kind and its length, unless that is 1. Text without a colour at the
 * end of a line, and lines without a colour at the end, are left out.
 *
 * @param lines runs of each line, in order
 */
export function encodeRuns(lines: readonly (readonly Run[])[]): string {
  const encodeLine = (runs: readonly Run[]): string => {
    const merged: {letter: string; length: number}[] = [];
    for (const {kind, text} of runs) {
      const letter = kind === undefined ? plainLetter : (letterOf.get(kind) ?? plainLetter);
      const last = merged.at(-1);
      if (last?.letter === letter) {
        last.length += text.length;
      } else if (text !== '') {
        merged.push({letter, length: text.length});
      }
    }
    if (merged.at(-1)?.letter === plainLetter) {
      merged.pop();
    }
    return merged.map(({letter, length}) => `${letter}${length === 1 ? '' : length}`).join('');
  };
  return lines.map(encodeLine).join(';').replace(/;+$/u, '');
}

function runsOfLine(line: string, encoded: string): Run[] {
  const runs: Run[] = [];
  let at = 0;
  for (const [, letter = '', length = ''] of encoded.matchAll(/([a-z.])(\d*)/gu)) {
    const end = at + (length === '' ? 1 : Number(length));
    runs.push({text: line.slice(at, end), kind: kindOf.get(letter)});
    at = end;
  }
  return at < line.length ? [...runs, {text: line.slice(at)}] : runs;
}

/**
 * Decodes the lines of a block of code with their runs.
 *
 * @param encoded the result of `encodeRuns` for the same code; without it, the code has no colour
 */
export function decodeRuns(code: string, encoded = ''): Run[][] {
  const encodedLines = encoded.split(';');
  return code
    .split(/\r\n|\r|\n/u)
    .map((line, index) => runsOfLine(line, encodedLines[index] ?? ''));
}
