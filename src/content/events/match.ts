import {comparisons, type Comparison, type Form} from './keywords';
import {ParseError, type Token} from './tokens';

/** Part of an address or value; a text is without its quotes. */
export interface Part {
  readonly kind: 'text' | 'variable' | 'word';
  readonly text: string;
}

/** Parts of a condition or action, matched by a form of its keyword. */
export interface FormMatch {
  /** The parts before the operator, or all parts after the keyword if there is none. */
  readonly left: readonly Part[];
  readonly operator?: Comparison;
  readonly right: readonly Part[];
}

export function partOf({kind, text}: Token): Part {
  return kind === 'string'
    ? {kind: 'text', text: text.slice(1, -1)}
    : {kind: kind === 'variable' ? kind : 'word', text};
}

function isComparison(text: string): text is Comparison {
  return (comparisons as readonly string[]).includes(text);
}

const isName = ({kind}: Token) => kind === 'word' || kind === 'address' || kind === 'number';
const time = /^(?:[01]\d|2[0-3])[0-5]\d$/u;
const attribute = /^[^.]+\.\w+$/u;

const kinds: Readonly<Record<string, (token: Token) => boolean>> = {
  // A program timer can have the name of a variable, which then has its remaining seconds.
  name: (token) => isName(token) || token.kind === 'variable',
  value: (token) => isName(token) || token.kind === 'variable' || token.kind === 'string',
  number: ({kind}) => kind === 'number',
  'id.attribute': (token) => isName(token) && attribute.test(token.text),
  time: ({text}) => time.test(text),
  text: ({kind}) => kind === 'string',
  boolean: ({text}) => /^(?:TRUE|FALSE|true|false)$/u.test(text),
  // Documented in lower case for Sonos, as in `voice:Name`.
  voice: ({text}) => /^voice:./iu.test(text),
  FILE: ({text}) => text === 'FILE' || text === 'file',
};

/** Placeholder in a form: its printed label, its kind of value, and whether it can be repeated. */
interface Placeholder {
  readonly label: string;
  readonly kind: string;
  readonly isRepeated: boolean;
}

function placeholdersOf([form]: Form): readonly Placeholder[] {
  const words = form.matchAll(
    /(?<label>(?:"[^"]*"|[^\s"])+?)(?::(?<kind>[a-z]+))?(?<many>\+)?(?=\s|$)/gu,
  );
  return [...words].map(({groups}) => {
    const {label = '', kind = label, many} = groups ?? {};
    return {label, kind, isRepeated: many !== undefined};
  });
}

/** Lines that an entry prints for a form, one for each combination of its alternatives. */
export function printedLines(form: Form): readonly string[] {
  const [, , notPrinted] = form;
  return notPrinted === undefined
    ? placeholdersOf(form)
        .map(({label}) => label.split('|'))
        .reduce((lines, words) => lines.flatMap((line) => words.map((word) => `${line} ${word}`)))
    : [];
}

function accepts({kind}: Placeholder, token: Token): boolean {
  const test = kinds[kind];
  return test ? test(token) : token.kind !== 'string' && kind.split('|').includes(token.text);
}

/** Whether tokens fill placeholders: one token each, or several for a repeated one. */
function matches(
  placeholders: readonly Placeholder[],
  tokens: readonly Token[],
  placeholderAt = 0,
  tokenAt = 0,
): boolean {
  const [placeholder, token] = [placeholders[placeholderAt], tokens[tokenAt]];
  if (placeholder === undefined || token === undefined) {
    return placeholder === undefined && token === undefined;
  }
  return (
    accepts(placeholder, token) &&
    (matches(placeholders, tokens, placeholderAt + 1, tokenAt + 1) ||
      (placeholder.isRepeated && matches(placeholders, tokens, placeholderAt, tokenAt + 1)))
  );
}

/** Whether a token contains characters that require straight quotation marks. */
const needsQuotes = ({kind, text}: Token) => kind !== 'string' && /[{}“”]/u.test(text);

/**
 * Matches the tokens after a keyword with the forms of the keyword.
 *
 * @returns `undefined` if no form matches
 */
export function matchForms(rest: readonly Token[], forms: readonly Form[]): FormMatch | undefined {
  if (
    rest.some(needsQuotes) ||
    !forms.some((form) => matches(placeholdersOf(form).slice(1), rest))
  ) {
    return undefined;
  }
  const at = rest.findIndex(({kind}) => kind === 'operator');
  const operator = rest[at]?.text;
  return operator === undefined || !isComparison(operator)
    ? {left: rest.map(partOf), right: []}
    : {left: rest.slice(0, at).map(partOf), operator, right: rest.slice(at + 1).map(partOf)};
}

/**
 * Error for tokens that match no form, at the token that causes it.
 *
 * @param keyword the keyword, or the variable that a rule uses as one
 */
export function mismatchOf(
  keyword: Token,
  rest: readonly Token[],
  forms: readonly Form[],
): ParseError {
  const operators = rest.filter(({kind}) => kind === 'operator');
  const last = rest.at(-1);
  const isValue = ({text}: Token, index: number) =>
    rest[index - 1]?.kind === 'operator' && forms.some(([form]) => form.includes(`= ${text} `));
  const unquoted = rest.find(needsQuotes);
  const word = rest.find(
    (token, index) =>
      (token.kind === 'keyword' || token.kind === 'logic') && !isValue(token, index),
  );
  const reasons: readonly (readonly [at: Token | undefined, message: string])[] = [
    [
      unquoted,
      `"${unquoted?.text}": put a value with these characters in straight quotation marks`,
    ],
    [
      operators.find(({text}) => !isComparison(text)),
      '"!=" is not an operator: write NOT before the condition, with "="',
    ],
    [operators[1], 'a second operator: separate two actions with a comma'],
    [
      rest.find(({kind}) => kind === 'bracket'),
      'round brackets are allowed in events only: quote the value',
    ],
    [
      last?.kind === 'operator' ? last : undefined,
      `a value is missing after "${last?.text}": quote a value that begins with #`,
    ],
    [word, `"${word?.text}" is a keyword: a comma or a quotation mark is missing`],
  ];
  for (const [at, message] of reasons) {
    if (at) {
      return new ParseError(at, message);
    }
  }
  const list = forms.map((form) => {
    const words = placeholdersOf(form).map(
      ({label, isRepeated}) => `${label}${isRepeated ? '…' : ''}`,
    );
    return `"${words.join(' ')}"`;
  });
  return new ParseError(rest[0] ?? keyword, `${keyword.text} has the form ${list.join(' or ')}`);
}
