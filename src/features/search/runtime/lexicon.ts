// cspell:ignore aeinos
import {functionWords} from '../../../site/search/lexiconText';
import {isWithin} from '../../../lib/text/typo';
import type {Clause} from './query';

const wordSeparators = /[^\p{L}\p{M}\p{N}]+/u;

/** Normalised words of a form or a query, without accents and function words. */
function keysOf(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/œ|oe/gu, 'o')
    .replaceAll('ae', 'a')
    .replaceAll('ue', 'u')
    .split(wordSeparators)
    .filter((word) => word !== '' && !functionWords.has(word));
}

/** Removes the inflectional ending: `pompa` and `pompe`, `Regel` and `Regeln` have the same stem. */
function stemOf(key: string): string {
  return key.length < 5 ? key : key.replace(/(?:as|os|en|er|es|[aeinos])$/u, '');
}

/** Maximum number of words of a form. */
const maxFormWords = 4;
/** Minimum length of a part of a compound. */
const minPartLength = 4;
/** Minimum length of a part of a compound that is matched by its stem. */
const minStemmedPartLength = 6;
/** Minimum length of a prefix; a word with a typo must be longer. */
const minPrefixLength = 5;
/** Linking elements between the parts of a German compound. */
const linkingElements = ['', 's', 'n', 'en', 'es', 'er', 'e'];
/** Maximum number of meanings of a prefix; more are too ambiguous. */
const maxMeanings = 4;

/** Vocabulary of the manual. */
export interface Vocabulary {
  /** Whether the manual contains a word or its English stem. */
  readonly isEnglish: (word: string) => boolean;
  /** Whether the manual contains a word unchanged. */
  readonly isTerm: (word: string) => boolean;
  /** Whether a word is the prefix of a title word. */
  readonly isTitlePrefix: (word: string) => boolean;
  /** Whether a word has matches, including typos. */
  readonly hasMatches: (clause: Clause, isLast: boolean) => boolean;
}

/** Word of a query with its keys; a function word has none. */
interface QueryWord {
  readonly clause: Clause;
  readonly keys: readonly string[];
}

/** Translates technical terms of other languages to the English terms of the manual. */
export class Lexicon {
  /** English terms by normalised form. */
  private readonly exact = new Map<string, string[]>();
  /** English terms by stemmed form. */
  private readonly stems = new Map<string, string[]>();

  /** @param text one entry per line: the English term, a colon, and forms separated by commas or bars */
  constructor(text: string) {
    const add = (terms: Map<string, string[]>, key: string, term: string) => {
      const knownTerms = terms.get(key);
      if (knownTerms === undefined) {
        terms.set(key, [term]);
      } else if (!knownTerms.includes(term)) {
        knownTerms.push(term);
      }
    };
    for (const line of text.trim().split('\n')) {
      const [term = '', forms = ''] = line.split(':');
      for (const form of forms.split(/[,|]/u)) {
        const keys = keysOf(form);
        if (keys.length > 0) {
          add(this.exact, keys.join(' '), term);
          add(this.stems, keys.map(stemOf).join(' '), term);
        }
      }
    }
  }

  /**
   * English terms of a form that contains a word unknown to the manual.
   *
   * @param isLast whether the last word may be unfinished
   */
  private termsOfForm(
    words: readonly QueryWord[],
    isLast: boolean,
    {isTerm, isEnglish, isTitlePrefix}: Vocabulary,
  ): readonly string[] | undefined {
    const keys = words.flatMap((word) => word.keys);
    const texts = words.flatMap(({clause}) => clause.text.split(wordSeparators));
    const hasUnknown = (isKnown: (word: string) => boolean) =>
      texts.some((text) => keysOf(text).length > 0 && !isKnown(text));
    if (hasUnknown(isTerm)) {
      const exact = this.exact.get(keys.join(' '));
      if (exact !== undefined) {
        return exact;
      }
    }
    // English words and unfinished names can share the stem of a foreign word: `port` and
    // `porte`, `parado` (Paradox) and `parada`.
    const isUnfinished = isLast && isTitlePrefix(texts.at(-1) ?? '');
    return hasUnknown(isEnglish) && !isUnfinished
      ? this.stems.get(keys.map(stemOf).join(' '))
      : undefined;
  }

  /** English terms of the parts of a compound, in order. A part can be English, as in `Serverneustart`. */
  private partsOf(
    key: string,
    isTerm: (word: string) => boolean,
  ): readonly (readonly string[])[] | undefined {
    // Short stems are ambiguous: `creen` in `touchscreen` has the stem of a French word.
    const termsOf = (part: string) =>
      isTerm(part)
        ? [part]
        : (this.exact.get(part) ??
          (part.length < minStemmedPartLength ? undefined : this.stems.get(stemOf(part))));
    for (let length = key.length - minPartLength; length >= minPartLength; length -= 1) {
      const terms = termsOf(key.slice(0, length));
      if (terms !== undefined) {
        for (const linkingElement of linkingElements) {
          const rest = key.slice(length + linkingElement.length);
          if (key.startsWith(linkingElement, length) && rest.length >= minPartLength) {
            const restTerms = termsOf(rest);
            const parts = restTerms === undefined ? this.partsOf(rest, isTerm) : [restTerms];
            if (parts !== undefined) {
              return [terms, ...parts];
            }
          }
        }
      }
    }
    return undefined;
  }

  private termsMatching(matches: (form: string) => boolean): readonly string[] | undefined {
    const terms = new Set<string>();
    for (const [form, formTerms] of this.exact) {
      if (matches(form)) {
        formTerms.forEach((term) => terms.add(term));
      }
    }
    return terms.size > 0 && terms.size <= maxMeanings ? [...terms] : undefined;
  }

  private termsByPrefix(key: string): readonly string[] | undefined {
    return key.length < minPrefixLength
      ? undefined
      : this.termsMatching((form) => form.startsWith(key));
  }

  private termsByTypo(key: string): readonly string[] | undefined {
    return key.length <= minPrefixLength
      ? undefined
      : this.termsMatching((form) => isWithin(key, form, 1));
  }

  /**
   * Replaces words of other languages with English terms. A single word that the manual contains
   * is never translated. If anything is translated, function words of those languages are removed.
   */
  translate(clauses: readonly Clause[], vocabulary: Vocabulary): readonly Clause[] {
    const words = clauses.map((clause) => ({
      clause,
      keys: clause.presence === 'prohibited' ? [] : keysOf(clause.text),
    }));
    const translated: Clause[] = [];
    for (let i = 0; i < words.length;) {
      const translation = this.translateAt(words.slice(i), vocabulary);
      const source = words.slice(i, i + (translation?.length ?? 1)).map(({clause}) => clause);
      const text = source.map((clause) => clause.text).join(' ');
      translated.push(
        ...source
          .slice(0, 1)
          .flatMap(
            (first) =>
              translation?.meanings.map((meanings) => ({...first, text, meanings})) ?? first,
          ),
      );
      i += source.length;
    }
    if (translated.every(({meanings}) => meanings === undefined)) {
      return clauses;
    }
    const isFunctionWord = (clause: Clause) =>
      clause.presence === 'optional' &&
      words.some((word) => word.clause === clause && word.keys.length === 0);
    const remaining = translated.filter((clause) => !isFunctionWord(clause));
    return remaining.length > 0 ? remaining : clauses;
  }

  /** English terms of the longest form at the start of the words, and the number of words it covers. */
  private translateAt(
    words: readonly QueryWord[],
    vocabulary: Vocabulary,
  ): {meanings: readonly (readonly string[])[]; length: number} | undefined {
    const [first] = words;
    if (first === undefined || first.keys.length === 0) {
      return undefined;
    }
    for (let length = Math.min(words.length, 2 * maxFormWords); length > 0; length -= 1) {
      const candidate = words.slice(0, length);
      const isForm =
        candidate.flatMap((word) => word.keys).length <= maxFormWords &&
        (candidate.at(-1)?.keys.length ?? 0) > 0;
      const terms = isForm
        ? this.termsOfForm(candidate, length === words.length, vocabulary)
        : undefined;
      if (terms !== undefined) {
        return {meanings: [terms], length};
      }
    }
    const {isTerm, isEnglish, hasMatches} = vocabulary;
    const [key = ''] = first.keys;
    if (first.keys.length > 1 || isEnglish(first.clause.text)) {
      return undefined;
    }
    const parts = this.partsOf(key, isTerm);
    if (parts !== undefined) {
      return {meanings: parts, length: 1};
    }
    const isLast = words.length === 1;
    if (hasMatches(first.clause, isLast)) {
      return undefined;
    }
    const terms = (isLast ? this.termsByPrefix(key) : undefined) ?? this.termsByTypo(key);
    return terms === undefined ? undefined : {meanings: [terms], length: 1};
  }
}
