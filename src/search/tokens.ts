import lunr from 'lunr';

/** Placeholder of a number in an identifier: `z<n>.alarm` in the manual, `z1.alarm` in a query. */
const numberSign = '#';
const longestJoined = 16;
/** What ends a word in text and in code. */
const breaks = /[\s"'`()[\]{}<>=,;|]+/u;

function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The words of a text or of a line of code, without the signs around them; `C++`, `$var!` and `#1` keep theirs. */
function wordsOf(text: string): string[] {
  return text
    .replaceAll(/<\p{L}+>(?=\.)/gu, numberSign)
    .replaceAll(/([\p{L}\p{N}._#])<\p{L}+>/gu, `$1${numberSign}`)
    .split(breaks)
    .map((word) => word.replaceAll(/^[^\p{L}\p{N}$#]+|[^\p{L}\p{N}+#!]+$/gu, ''))
    .filter((word) => word !== '');
}

/** Stem of an English word, as lunr makes it. */
export function stem(word: string): string {
  return lunr.stemmer(new lunr.Token(word, {})).toString();
}

/** Whether a word is too common to be looked for. */
export function isStopWord(word: string): boolean {
  // The types leave out that a filter drops words.
  const kept = lunr.stopWordFilter(new lunr.Token(word, {})) as lunr.Token | undefined;
  return kept === undefined;
}

/** Whether a word has capitals after its first letter, as `FlexES` and `GRMS` do: a name, which has no endings. */
function isName(word: string): boolean {
  return /\p{Ll}\p{Lu}/u.test(word);
}

/** Parts of an identifier such as `uiSessionSet`, `TP8-88` or `p1.armed`. */
function partsOf(word: string): string[] {
  return word
    .replaceAll(/([\p{Ll}\p{N}])(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '')
    .map(plain);
}

function unique(forms: readonly string[]): string[] {
  return [...new Set(forms.filter((form) => form !== ''))];
}

function formsOfWord(word: string): {whole: string[]; parts: string[]} {
  const text = plain(word);
  const parts = partsOf(word);
  const isPlain = /^[\p{L}\p{N}]*$/u.test(text);
  const joined = text.replaceAll(/[^\p{L}\p{N}]+/gu, '');
  const numbered =
    /\p{L}/u.test(text) && /[._]/u.test(text) ? text.replaceAll(/\d+/gu, numberSign) : '';
  return {
    whole: unique(
      isPlain
        ? [isName(word) ? text : stem(text)]
        : [
            text,
            numbered,
            joined.length <= longestJoined && !text.includes(numberSign) ? joined : '',
          ],
    ),
    parts: parts.length > 1 || !isPlain ? unique(parts.map(stem)) : [],
  };
}

/**
 * Forms of what was typed without a space: whole, joined, its numbers as
 * placeholders, and its parts.
 */
export function formsOf(typed: string): {whole: string[]; parts: string[]} {
  const words = wordsOf(typed).map(formsOfWord);
  return words.length === 1 && words[0] !== undefined
    ? words[0]
    : {
        whole: [],
        parts: unique(
          words.flatMap(({whole: [first = ''], parts}) => (parts.length > 0 ? parts : [first])),
        ),
      };
}

/** Everything under which the words of a text stand in the index; words that are too common do not. */
export function termsOf(text: string): string[] {
  return wordsOf(text)
    .filter((word) => !isStopWord(plain(word)))
    .flatMap((word) => {
      const {whole, parts} = formsOfWord(word);
      return [...whole, ...parts.filter((part) => !whole.includes(part))];
    });
}
