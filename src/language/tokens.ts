import {actionKeywords, comparisons, eventKeywords, logic, patterns} from './keywords';

/** What a token is. A `block` is JavaScript in its braces, over several lines. */
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

/** A place in a text, both from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** The smallest part of an EVENTS text that means something. */
export interface Token extends Position {
  readonly kind: TokenKind;
  /** As it stands in the text. */
  readonly text: string;
}

/** A mistake in an EVENTS file, at its place. */
export interface EventsFault extends Position {
  readonly what: string;
}

const keywords = new Set<string>([...eventKeywords, ...actionKeywords]);
const joiners = new Set<string>(logic);
const whole = (pattern: RegExp) => new RegExp(`^(?:${pattern.source})$`, pattern.flags);
const wholeNumber = whole(patterns.number);
const wholeAddress = whole(patterns.address);

function kindOfWord(text: string): TokenKind {
  if (joiners.has(text)) {
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
 * Tried in this order at each place. A colon is the one of the rule where a
 * blank, a brace or the end of the line follows, as in `NIGHT: …` (Event
 * Keywords 1657); any other belongs to its word, as in the MAC address of
 * `LOCATION`. A `#` begins a comment after a blank and at the start of a line
 * (Events Programming 1438), and within a word it is part of it `?`.
 */
const scanners: readonly [TokenKind, RegExp][] = [
  ['comment', /#.*/uy],
  ['string', sticky(patterns.string)],
  ['variable', sticky(patterns.variable)],
  // Not shown, but found, so that the fault can name it.
  ['operator', new RegExp(`!=|${comparisons.join('|')}`, 'uy')],
  ['comma', /,/uy],
  ['bracket', /[()]/uy],
  ['colon', /:(?=\s|\{|$)/uy],
  ['word', /(?:(?![!<>]?=|[<>]|:(?:\s|\{|$))[^\s",()])+/uy],
];

/** Where a block ends that begins at this line and place, or nothing. */
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
 * Cut an EVENTS text into tokens, with a `newline` at the end of each line. A
 * block of JavaScript ends on its own line, or at the closing brace that stands
 * at the start of a line.
 *
 * @returns the tokens, and the places that are none
 */
export function tokenize(text: string): {tokens: Token[]; faults: EventsFault[]} {
  const lines = text.split('\n').map((line) => line.replace(/\r$/u, ''));
  const tokens: Token[] = [];
  const faults: EventsFault[] = [];
  for (let row = 0; row < lines.length; row += 1) {
    const line = lines[row] ?? '';
    const place = (column: number): Position => ({line: row + 1, column: column + 1});
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
            ...place(at),
            what: 'the block has no closing brace at the start of a line',
          });
          return {tokens, faults};
        }
        const rest = [line.slice(at), ...lines.slice(row + 1, last + 1)];
        tokens.push({kind: 'block', text: rest.join('\n').trimEnd(), ...place(at)});
        end = last;
        break;
      }
      let found: Token | undefined;
      for (const [kind, scanner] of scanners) {
        scanner.lastIndex = at;
        const word = scanner.exec(line)?.[0];
        const isInWord = kind === 'comment' && at > 0 && !/\s/u.test(line.charAt(at - 1));
        if (word !== undefined && !isInWord) {
          found = {kind: kind === 'word' ? kindOfWord(word) : kind, text: word, ...place(at)};
          break;
        }
      }
      if (found === undefined) {
        faults.push({...place(at), what: 'the quotation mark is not closed on its line'});
        break;
      }
      tokens.push(found);
      at += found.text.length;
    }
    row = end;
    tokens.push({kind: 'newline', text: '\n', ...place(line.length)});
  }
  return {tokens, faults};
}
