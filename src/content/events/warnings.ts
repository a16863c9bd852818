import {tokenize, type EventsFault, type Token} from './tokens';

/** Greek letters that resemble Latin ones, and Cyrillic letters. */
const lookalikes =
  '\u0391\u0392\u0395-\u0397\u0399\u039A\u039C\u039D\u039F\u03A1\u03A4\u03A5\u03A7\u03BD\u03BF\u0400-\u04FF';
/**
 * Ends with an invisible character, or with a letter of another alphabet beside the Latin
 * letters that it resembles. Safari 15 has no lookbehind.
 */
const hidden = new RegExp(
  `[\\u00AD\\u200B\\u2060\\uFEFF]|[A-Za-z][${lookalikes}]|[${lookalikes}](?=[A-Za-z])`,
  'u',
);
/** Spaces, dashes and quotation marks that text editors and web pages insert. */
const typographic = /(?![ -~\t])[\p{C}\p{Zs}\p{Pd}\p{Pf}…]/u;

const codeOf = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/**
 * Words with invisible, lookalike or typographic characters. Strings and JavaScript may contain
 * typographic ones.
 */
function unusualWords(text: string, blocks: readonly Token[]): EventsFault[] {
  return text.split('\n').flatMap((source, at) => {
    const line = at + 1;
    const code = source.replace(/("[^"]*")|(?:^|\s)#.*/gu, '$1');
    return [...code.matchAll(/"[^"]*"|[^ \t\r"]+/gu)].flatMap(({0: word, index}) => {
      const isText =
        /["“”]/u.test(word) ||
        blocks.some(
          (block) =>
            (line > block.line || (line === block.line && index >= block.column)) &&
            line < block.line + block.text.split('\n').length,
        );
      const [match = ''] = hidden.exec(word) ?? (isText ? null : typographic.exec(word)) ?? [];
      const found = Array.from(match).at(-1);
      return found === undefined
        ? []
        : [
            {
              line,
              column: index + 1,
              message: `"${word.replaceAll('"', '')}" contains ${codeOf(found)}, which is invisible or resembles another character: type the word again`,
            },
          ];
    });
  });
}

/** Conditions and actions as lists of tokens. */
function phrasesOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const phrases: Token[][] = [[]];
  for (const token of tokens) {
    if (/^(?:block|bracket|colon|comma|comment|logic|newline)$/u.test(token.kind)) {
      phrases.push([]);
    } else {
      phrases.at(-1)?.push(token);
    }
  }
  return phrases;
}

/** The first part of a value that seems to be read or calculated. */
function misreadValue(
  [keyword, ...rest]: readonly Token[],
  points: ReadonlySet<string>,
): EventsFault[] {
  const [operator, second] = rest.filter(({kind}) => kind === 'operator');
  const values = operator && !second ? rest.slice(rest.indexOf(operator) + 1) : [];
  const isPoint = ({kind, text}: Token, index: number) =>
    kind === 'address' &&
    values[index - 1]?.kind !== 'keyword' &&
    (keyword?.text === 'IO' || points.has(text.toLowerCase())) &&
    // Some servers take the second half of a name as a value, as in mb.house.voltage.
    ![...points].some((point) => point.endsWith(`.${text.toLowerCase()}`));
  const sum = values.find(({text}, index) => index > 0 && /^(?:[-+*/%]$|[+*/%]\d)/u.test(text));
  const [found = sum] = values.filter(isPoint);
  return found
    ? [
        {
          line: found.line,
          column: found.column,
          message:
            found === sum
              ? `"${found.text}" is part of a text: calculate in JavaScript`
              : `"${found.text}" is a text, not the value of the data point: copy the value with "= IO ${found.text}" in an action, or use ioGet in JavaScript`,
        },
      ]
    : [];
}

/**
 * Parts of an EVENTS text that probably mean something else than they do: characters that resemble
 * others, and values that are the name of a data point or a sum.
 */
export function eventsWarnings(text: string): readonly EventsFault[] {
  const {tokens} = tokenize(text);
  const phrases = phrasesOf(tokens);
  const points = new Set(
    phrases
      .filter(([keyword]) => keyword?.text === 'IO')
      .flatMap((phrase) => phrase.filter(({kind}) => kind === 'address').slice(0, 1))
      .map(({text: name}) => name.toLowerCase()),
  );
  return [
    ...unusualWords(
      text,
      tokens.filter(({kind}) => kind === 'block'),
    ),
    ...phrases.flatMap((phrase) => misreadValue(phrase, points)),
  ];
}
