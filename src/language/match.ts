import {comparisons, type Comparison, type Form} from './keywords';
import type {Token} from './tokens';

/** A part of an address or a value; a text is without its quotes. */
export interface Part {
  readonly kind: 'text' | 'variable' | 'word';
  readonly text: string;
}

/** What stands in the places of a form. */
export interface Filled {
  /** What stands before the operator, or after the keyword where there is none. */
  readonly left: readonly Part[];
  readonly operator?: Comparison;
  readonly right: readonly Part[];
}

/** A token as a part of a value. */
export function partOf({kind, text}: Token): Part {
  return kind === 'string'
    ? {kind: 'text', text: text.slice(1, -1)}
    : {kind: kind === 'variable' ? kind : 'word', text};
}

export function isComparison(text: string): text is Comparison {
  return (comparisons as readonly string[]).includes(text);
}

const isName = ({kind}: Token) => kind === 'word' || kind === 'address' || kind === 'number';
const time = /^(?:[01]\d|2[0-3])[0-5]\d$/u;
const attribute = /^[^.]+\.\w+$/u;

/** Whether a token is a value of this kind. */
const kinds: Readonly<Record<string, (token: Token) => boolean>> = {
  // A program timer of the name of a variable keeps that variable (Action Keywords 10351).
  name: (token) => isName(token) || token.kind === 'variable',
  value: (token) => isName(token) || token.kind === 'variable' || token.kind === 'string',
  number: ({kind}) => kind === 'number',
  'id.attribute': (token) => isName(token) && attribute.test(token.text),
  time: ({text}) => time.test(text),
  text: ({kind}) => kind === 'string',
  boolean: ({text}) => /^(?:TRUE|FALSE|true|false)$/u.test(text),
  // Small letters here, as in `voice:Name`: Sonos 6143.
  voice: ({text}) => /^voice:./iu.test(text),
  FILE: ({text}) => text === 'FILE' || text === 'file',
};

/** A word of a form: the text that entries print, the kind of its value, and whether it repeats. */
interface Place {
  readonly label: string;
  readonly kind: string;
  readonly isMany: boolean;
}

function placesOf([form]: Form): readonly Place[] {
  const words = form.matchAll(
    /(?<label>(?:"[^"]*"|[^\s"])+?)(?::(?<kind>[a-z]+))?(?<many>\+)?(?=\s|$)/gu,
  );
  return [...words].map(({groups}) => {
    const {label = '', kind = label, many} = groups ?? {};
    return {label, kind, isMany: many !== undefined};
  });
}

/** The lines that an entry prints for a form: one for each combination of its alternatives. */
export function printedLines(form: Form): readonly string[] {
  const [, , notPrinted] = form;
  return notPrinted === undefined
    ? placesOf(form)
        .map(({label}) => label.split('|'))
        .reduce((lines, words) => lines.flatMap((line) => words.map((word) => `${line} ${word}`)))
    : [];
}

function fits({kind}: Place, token: Token): boolean {
  const test = kinds[kind];
  return test ? test(token) : token.kind !== 'string' && kind.split('|').includes(token.text);
}

/** Whether tokens match the places of a form: one for each place, or several for a `+`. */
function isFormOf(
  form: readonly Place[],
  tokens: readonly Token[],
  placeAt = 0,
  tokenAt = 0,
): boolean {
  const [place, token] = [form[placeAt], tokens[tokenAt]];
  if (place === undefined || token === undefined) {
    return place === undefined && token === undefined;
  }
  return (
    fits(place, token) &&
    (isFormOf(form, tokens, placeAt + 1, tokenAt + 1) ||
      (place.isMany && isFormOf(form, tokens, placeAt, tokenAt + 1)))
  );
}

/** A form in a message: `name…` for one or more. */
const shown = (form: Form): string =>
  placesOf(form)
    .map(({label, isMany}) => `${label}${isMany ? '…' : ''}`)
    .join(' ');

/** Why the tokens after a keyword have none of its forms, at the place where it is seen. */
function whyNot(
  keyword: Token,
  rest: readonly Token[],
  forms: readonly Form[],
): {
  readonly at: Token;
  readonly what: string;
} {
  const operators = rest.filter(({kind}) => kind === 'operator');
  const wrong = operators.find(({text}) => !isComparison(text));
  if (wrong) {
    return {
      at: wrong,
      what: '"!=" is not an operator: write NOT before the condition, with "="',
    };
  }
  const [, second] = operators;
  if (second) {
    return {at: second, what: 'a second operator: separate two actions with a comma'};
  }
  const odd = rest.find(({kind}) => kind === 'bracket');
  if (odd) {
    return {at: odd, what: 'round brackets are allowed in events only: quote the value'};
  }
  const isShown = ({text}: Token, index: number) =>
    rest[index - 1]?.kind === 'operator' && forms.some(([form]) => form.includes(`= ${text} `));
  const word = rest.find(
    (token, index) =>
      (token.kind === 'keyword' || token.kind === 'logic') && !isShown(token, index),
  );
  const list = forms.map((form) => `"${shown(form)}"`).join(' or ');
  const last = rest.at(-1);
  if (last?.kind === 'operator') {
    return {
      at: last,
      what: `a value is missing after "${last.text}": quote a value that begins with #`,
    };
  }
  return word
    ? {at: word, what: `"${word.text}" is a keyword: a comma or a quotation mark is missing`}
    : {at: rest[0] ?? keyword, what: `${keyword.text} has the form ${list}`};
}

/**
 * Read what stands after a keyword by the forms of the keyword.
 *
 * @param keyword the keyword, or the variable that stands in its place
 * @param rest the tokens after it
 */
export function fill(
  keyword: Token,
  rest: readonly Token[],
  forms: readonly Form[],
): Filled | {readonly at: Token; readonly what: string} {
  const braced = rest.find(({kind, text}) => kind !== 'string' && /[{}“”]/u.test(text));
  if (braced) {
    return {
      at: braced,
      what: `"${braced.text}": put a value with these characters in straight quotation marks`,
    };
  }
  if (!forms.some((form) => isFormOf(placesOf(form).slice(1), rest))) {
    return whyNot(keyword, rest, forms);
  }
  const at = rest.findIndex(({kind}) => kind === 'operator');
  const operator = rest[at]?.text;
  return operator === undefined || !isComparison(operator)
    ? {left: rest.map(partOf), right: []}
    : {
        left: rest.slice(0, at).map(partOf),
        operator,
        right: rest.slice(at + 1).map(partOf),
      };
}
