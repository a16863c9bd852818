import {compoundNames} from '../../site/search';
import {language} from './language';

/** Placeholder for a number in an identifier, so that `z1.alarm` matches `z<n>.alarm` in the manual. */
export const numberPlaceholder = '#';
/** Maximum length of an identifier that is also indexed without its punctuation. */
const maxJoinedLength = 16;
/** Word separators in text and code. */
const wordSeparators = /[\s"'`()[\]{}<>=,;|]+/u;

function normalize(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Splits text or code at spaces and signs, with a placeholder for `<n>` in an identifier. */
function chunksOf(text: string): string[] {
  // Most texts have no placeholder.
  const replaced = text.includes('<')
    ? text
        .replaceAll(/<[\p{L}_]+>(?=\.)/gu, numberPlaceholder)
        .replaceAll(/([\p{L}\p{N}._#])<[\p{L}_]+>/gu, `$1${numberPlaceholder}`)
    : text;
  return replaced.split(wordSeparators);
}

/** Trims punctuation, except that of `C++`, `$var!` and `#1`. */
function trimmed(chunk: string): string {
  return chunk.replaceAll(/^[^\p{L}\p{N}$#]+|[^\p{L}\p{N}+#!]+$/gu, '');
}

/** Splits text or code into words without the punctuation around them. */
export function wordsOf(text: string): string[] {
  return chunksOf(text)
    .map(trimmed)
    .filter((word) => word !== '');
}

/**
 * Trims the punctuation around a word of a query, as `wordsOf` does for text: `"knx",` becomes
 * `knx` and `light's` becomes `light`; `<n>` belongs to an identifier.
 */
export function trimPunctuation(text: string): string {
  const {word = ''} =
    /^(?:(?!<[\p{L}_]+>\.)[^\p{L}\p{N}$#])*(?<word>.*?(?:[\p{L}\p{N}._#]<[\p{L}_]+>)?)[^\p{L}\p{N}+#!]*$/u.exec(
      text,
    )?.groups ?? {};
  return word.replace(/['’]s$/iu, '');
}

/** Whether a word is a name such as `FlexES` or `UPS`, which must not be stemmed: `UPS` is not the plural of `up`. */
function isName(word: string): boolean {
  return /\p{Ll}\p{Lu}|^\p{Lu}{1,3}S$/u.test(word);
}

/** Splits an identifier such as `uiSessionSet`, `TP8-88` or `p1.armed`. */
function partsOf(word: string): string[] {
  return compoundNames
    .reduce((text, name) => text.replaceAll(name, name.toLowerCase()), word)
    .replaceAll(/([\p{Ll}\p{N}])(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '')
    .map(normalize);
}

function unique(forms: readonly string[]): string[] {
  return [...new Set(forms.filter((form) => form !== ''))];
}

/** Terms by which a word is indexed and looked up. */
export interface WordForms {
  /** Stem of a plain word; an identifier unchanged, with number placeholders, and without punctuation. */
  readonly whole: readonly string[];
  /** Stems of the parts of an identifier; empty for a plain word. */
  readonly parts: readonly string[];
}

function formsOfWord(word: string): WordForms {
  const text = normalize(word);
  const parts = partsOf(word);
  const isPlain = /^[\p{L}\p{N}]*$/u.test(text);
  const joined = text.replaceAll(/[^\p{L}\p{N}]+/gu, '');
  const numbered =
    /\p{L}/u.test(text) && /[._]/u.test(text) ? text.replaceAll(/\d+/gu, numberPlaceholder) : '';
  return {
    whole: unique(
      isPlain
        ? [isName(word) ? text : language.stem(text)]
        : [
            text,
            numbered,
            joined.length <= maxJoinedLength && !text.includes(numberPlaceholder) ? joined : '',
          ],
    ),
    parts: parts.length > 1 || !isPlain ? unique(parts.map(language.stem)) : [],
  };
}

/** Forms of a text without spaces. If it has several words, as `a=b` does, they are its parts. */
export function formsOf(text: string): WordForms {
  const words = wordsOf(text).map(formsOfWord);
  return words.length === 1 && words[0] !== undefined
    ? words[0]
    : {
        whole: [],
        parts: unique(
          words.flatMap(({whole: [first = ''], parts}) => (parts.length > 0 ? parts : [first])),
        ),
      };
}

/** Splits a text without spaces into words, and identifiers into their parts. */
export function subwordsOf(text: string): string[] {
  return wordsOf(text).flatMap(partsOf);
}

/** Terms of a word; none for punctuation alone. */
function termsOfWord(word: string): string[] {
  const {whole, parts} = formsOfWord(word);
  return unique([...whole, ...parts]);
}

/** Whether a word is a stop word. One in capitals, such as `CAN` or `WHO`, is a name. */
export function isStopWord(word: string): boolean {
  return language.isStopWord(normalize(word)) && !/^\p{Lu}{2,}$/u.test(word);
}

/**
 * Index terms of a text: each word without stop words, and identifiers in all their forms.
 *
 * @param known cache of terms by word; new words are added
 */
export function termsOf(text: string, known = new Map<string, readonly string[]>()): string[] {
  return chunksOf(text).flatMap((chunk) => {
    let terms = known.get(chunk);
    if (terms === undefined) {
      const word = trimmed(chunk);
      terms = isStopWord(word) ? [] : termsOfWord(word);
      known.set(chunk, terms);
    }
    return terms;
  });
}

/** Index terms of each keyword; one of stop words alone keeps them. */
export function keywordTermsOf(keywords: string): string[][] {
  return keywords.split(',').map((keyword) => {
    const terms = termsOf(keyword);
    return terms.length > 0 ? terms : wordsOf(keyword).flatMap(termsOfWord);
  });
}
