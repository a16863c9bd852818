import {actionKeywords, comparisons, eventKeywords, logic, patterns} from './keywords';

/** Kinds of tokens. A `block` is JavaScript in braces and may have several lines. */
export type TokenKind =
  | 'address'
  | 'block'
  | 'bracket'
  | 'colon'
  | 'comma'
  | 'comment'
  | 'keyword'
  | 'logic'
  | 'newline'
  | 'number'
  | 'operator'
  | 'string'
  | 'variable'
  | 'word';

/** Position in a text, counted from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

export interface Token extends Position {
  readonly kind: TokenKind;
  /** Source of the token. */
  readonly text: string;
}

export interface EventsFault extends Position {
  readonly message: string;
}

/** Error that ends the parsing of a rule. */
export class ParseError extends Error {
  constructor(
    readonly at: Position,
    message: string,
  ) {
    super(message);
  }
}

const keywords = new Set<string>([...eventKeywords, ...actionKeywords]);
const logicWords = new Set<string>(logic);
const anchored = (pattern: RegExp) => new RegExp(`^(?:${pattern.source})$`, pattern.flags);
const wholeNumber = anchored(patterns.number);
const wholeAddress = anchored(patterns.address);

function kindOfWord(text: string): TokenKind {
  if (logicWords.has(text)) {
    return 'logic';
  }
  if (keywords.has(text)) {
    return 'keyword';
  }
  if (wholeNumber.test(text)) {
    return 'number';
  }
  return wholeAddress.test(text) ? 'address' : 'word';
}

const sticky = (pattern: RegExp) => new RegExp(pattern.source, `${pattern.flags}y`);

/**
 * Tried in this order at each position. The colon of a rule is followed by a space, a brace or the
 * end of the line, as in `NIGHT: …`; any other colon is part of its word, as in the MAC address of
 * `LOCATION`. A `#` begins a comment after a space and at the start of a line. No source
 * describes a `#` within a word: it is read as part of the word.
 */
const scanners: readonly [TokenKind, RegExp][] = [
  ['comment', /#.*/uy],
  ['string', sticky(patterns.string)],
  ['variable', sticky(patterns.variable)],
  // `!=` is not documented; it is a token so that the error can name it.
  ['operator', new RegExp(`!=|${comparisons.join('|')}`, 'uy')],
  ['comma', /,/uy],
  ['bracket', /[()]/uy],
  ['colon', /:(?=\s|\{|$)/uy],
  ['word', /(?:(?![!<>]?=|[<>]|:(?:\s|\{|$))[^\s",()])+/uy],
];

/** Last line of the block that begins at this position; `undefined` if it is not closed. */
function endOfBlock(lines: readonly string[], line: number, from: number): number | undefined {
  if (/\}\s*$/u.test((lines[line] ?? '').slice(from + 1))) {
    return line;
  }
  for (let end = line + 1; end < lines.length; end += 1) {
    if (/^\}\s*$/u.test(lines[end] ?? '')) {
      return end;
    }
  }
  return undefined;
}

/**
 * Splits an EVENTS text into tokens, with a `newline` at the end of each line. A
 * block of JavaScript ends on the line on which it begins, or at a closing brace
 * at the start of a line.
 *
 * @returns the tokens, and the faults at positions without a token
 */
export function tokenize(text: string): {tokens: Token[]; faults: EventsFault[]} {
  const lines = text.split('\n').map((line) => line.replace(/\r$/u, ''));
  const tokens: Token[] = [];
  const faults: EventsFault[] = [];
  for (let row = 0; row < lines.length; row += 1) {
    const line = lines[row] ?? '';
    const positionAt = (column: number): Position => ({line: row + 1, column: column + 1});
    let at = 0;
    let end = row;
    while (at < line.length) {
      if (/\s/u.test(line.charAt(at))) {
        at += 1;
        continue;
      }
      if (line.charAt(at) === '{' && tokens.at(-1)?.kind === 'colon') {
        const last = endOfBlock(lines, row, at);
        if (last === undefined) {
          faults.push({
            ...positionAt(at),
            message: 'the block has no closing brace at the start of a line',
          });
          return {tokens, faults};
        }
        const rest = [line.slice(at), ...lines.slice(row + 1, last + 1)];
        tokens.push({kind: 'block', text: rest.join('\n').trimEnd(), ...positionAt(at)});
        end = last;
        break;
      }
      let found: Token | undefined;
      for (const [kind, scanner] of scanners) {
        scanner.lastIndex = at;
        const word = scanner.exec(line)?.[0];
        const isInWord = kind === 'comment' && at > 0 && !/\s/u.test(line.charAt(at - 1));
        if (word !== undefined && !isInWord) {
          found = {kind: kind === 'word' ? kindOfWord(word) : kind, text: word, ...positionAt(at)};
          break;
        }
      }
      if (found === undefined) {
        faults.push({...positionAt(at), message: 'the quotation mark is not closed on its line'});
        break;
      }
      tokens.push(found);
      at += found.text.length;
    }
    row = end;
    tokens.push({kind: 'newline', text: '\n', ...positionAt(line.length)});
  }
  return {tokens, faults};
}
