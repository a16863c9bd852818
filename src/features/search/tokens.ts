import lunr from 'lunr';
import {undivided as names} from '../../site/search';
import {language} from './language';

/** Placeholder of a number in an identifier: `z<n>.alarm` in the manual, `z1.alarm` in a query. */
const numberSign = '#';
const longestJoined = 16;
/** Characters that end a word in text and in code. */
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

/**
 * A word of a query without the signs around it, as `wordsOf` finds it in a
 * text: `"knx",` is `knx`, `light's` is `light`; `<n>` is part of an identifier.
 */
export function bareWord(typed: string): string {
  const {word = ''} =
    /^(?:(?!<\p{L}+>\.)[^\p{L}\p{N}$#])*(?<word>.*?(?:[\p{L}\p{N}._#]<\p{L}+>)?)[^\p{L}\p{N}+#!]*$/u.exec(
      typed,
    )?.groups ?? {};
  return word.replace(/['’]s$/iu, '');
}

/** Whether a word has capitals after its first letter, as `FlexES` and `GRMS` do: a name, which has no endings. */
function isName(word: string): boolean {
  return /\p{Ll}\p{Lu}/u.test(word);
}

/** Parts of an identifier such as `uiSessionSet`, `TP8-88` or `p1.armed`. */
function partsOf(word: string): string[] {
  return names
    .reduce((text, name) => text.replaceAll(name, name.toLowerCase()), word)
    .replaceAll(/([\p{Ll}\p{N}])(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '')
    .map(plain);
}

function unique(forms: readonly string[]): string[] {
  return [...new Set(forms.filter((form) => form !== ''))];
}

/** Forms by which a word is looked up. */
export interface WordForms {
  /** The word as one: its stem, or an identifier as it is, with its numbers as placeholders, and joined. */
  readonly whole: readonly string[];
  /** Stems of the parts of an identifier; none for a plain word. */
  readonly parts: readonly string[];
}

function formsOfWord(word: string): WordForms {
  const text = plain(word);
  const parts = partsOf(word);
  const isPlain = /^[\p{L}\p{N}]*$/u.test(text);
  const joined = text.replaceAll(/[^\p{L}\p{N}]+/gu, '');
  const numbered =
    /\p{L}/u.test(text) && /[._]/u.test(text) ? text.replaceAll(/\d+/gu, numberSign) : '';
  return {
    whole: unique(
      isPlain
        ? [isName(word) ? text : language.stem(text)]
        : [
            text,
            numbered,
            joined.length <= longestJoined && !text.includes(numberSign) ? joined : '',
          ],
    ),
    parts: parts.length > 1 || !isPlain ? unique(parts.map(language.stem)) : [],
  };
}

/** Forms of what was typed without a space; several words, as in `a=b`, are its parts. */
export function formsOf(typed: string): WordForms {
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

/** The words that a typed one is made of, where it is found in no other way. */
export function wordsIn(typed: string): string[] {
  return wordsOf(typed).flatMap(partsOf);
}

/** Tokenizer of lunr for this manual: identifiers stay whole and keep their capitals, at which they are cut later. */
export function tokenizer(text: string, metadata?: object): lunr.Token[] {
  return wordsOf(text).map((word) => new lunr.Token(word, {...metadata}));
}

/** Pipeline function of lunr: leaves out words that are too common to be looked for. */
function dropStopWords(token: lunr.Token): lunr.Token | null {
  return language.isStopWord(plain(token.toString())) ? null : token;
}

/** Pipeline function of lunr: a word becomes its stem, an identifier all its forms. */
function expandForms(token: lunr.Token): lunr.Token[] {
  const {whole, parts} = formsOfWord(token.toString());
  return unique([...whole, ...parts]).map((form) => token.clone(() => form));
}

/** Pipeline functions of an index, in their order, by the names under which lunr serialises them. */
const pipelineFunctions = {
  'manual-drop-stop-words': dropStopWords,
  'manual-expand-forms': expandForms,
} as unknown as Readonly<Record<string, lunr.PipelineFunction>>;

for (const [name, run] of Object.entries(pipelineFunctions)) {
  // While the site is built, this module is loaded more than once, lunr only once.
  if (!Object.hasOwn(lunr.Pipeline.registeredFunctions, name)) {
    lunr.Pipeline.registerFunction(run, name);
  }
}

export const pipelineNames: readonly string[] = Object.keys(pipelineFunctions);

/** The pipeline of an index: lunr runs it over the tokens of each document. */
export const pipeline: lunr.Pipeline = lunr.Pipeline.load(pipelineNames);

/** Terms of the words of a text in the index. */
export function termsOf(text: string): string[] {
  return pipeline.run(tokenizer(text)).map(String);
}
