// cspell:ignore aeinos
import {functionWords} from '../../../site/search/lexicon';
import {isWithin} from '../../../lib/text/typo';
import type {Clause} from './query';

const betweenWords = /[^\p{L}\p{M}\p{N}]+/u;

/** Words of a form or of a query, without accents, articles and the words that join others. */
function keysOf(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/œ|oe/gu, 'o')
    .replaceAll('ae', 'a')
    .replaceAll('ue', 'u')
    .split(betweenWords)
    .filter((word) => word !== '' && !functionWords.has(word));
}

/** A word without its ending: `pompa` and `pompe`, `Regel` and `Regeln`. */
function stemOf(key: string): string {
  return key.length < 5 ? key : key.replace(/(?:as|os|en|er|es|[aeinos])$/u, '');
}

/** Words of a form at most. */
const longestForm = 4;
/** Letters that one part of a compound has at least. */
const shortestPart = 4;
/** Letters from which an inflected part is recognised. */
const shortestStemmedPart = 6;
/** Letters from which a beginning, or a word with a typo, is recognised. */
const shortestBeginning = 5;
/** Linking elements between the parts of a German compound. */
const joints = ['', 's', 'n', 'en', 'es', 'er', 'e'];
/** Maximum number of meanings of a word: a beginning with more is too vague. */
const mostMeanings = 4;

/** Whether a word is two English ones. */
function isJoined(key: string, isEnglish: (word: string) => boolean): boolean {
  return Array.from(key).some(
    (_, at) =>
      at >= shortestPart &&
      key.length - at >= shortestPart &&
      isEnglish(key.slice(0, at)) &&
      isEnglish(key.slice(at)),
  );
}

/** Words that the manual has. */
export interface Vocabulary {
  /** Whether it has a word, in one of its English forms. */
  readonly isEnglish: (word: string) => boolean;
  /** Whether it has the word as it is. */
  readonly isTerm: (word: string) => boolean;
  /** Whether a title has a word that begins so. */
  readonly isBeginning: (word: string) => boolean;
  /** Whether a search for a word finds anything, also with typos. */
  readonly isFound: (clause: Clause, isLast: boolean) => boolean;
}

/** A word of a query, with what counts of it; nothing of a word that joins others. */
interface QueryWord {
  readonly clause: Clause;
  readonly keys: readonly string[];
}

/**
 * Words of the trade in the languages of the readers, with the English terms
 * of the manual.
 */
export class Lexicon {
  /** English terms by form. */
  private readonly exact = new Map<string, string[]>();
  /** English terms by the stems of a form. */
  private readonly stems = new Map<string, string[]>();

  /** @param text an entry a line: the English term, a colon, forms with commas or bars between them */
  constructor(text: string) {
    const add = (terms: Map<string, string[]>, key: string, term: string) => {
      const known = terms.get(key);
      if (known === undefined) {
        terms.set(key, [term]);
      } else if (!known.includes(term)) {
        known.push(term);
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
   * Terms of a form that has a word which is not English.
   *
   * @param isLast whether the last of the words may be unfinished
   */
  private termsOfForm(
    words: readonly QueryWord[],
    isLast: boolean,
    {isTerm, isEnglish, isBeginning}: Vocabulary,
  ): readonly string[] | undefined {
    const keys = words.flatMap((word) => word.keys);
    const texts = words.flatMap(({clause}) => clause.text.split(betweenWords));
    const has = (isKnown: (word: string) => boolean) =>
      texts.some((text) => keysOf(text).length > 0 && !isKnown(text));
    if (has(isTerm)) {
      const exact = this.exact.get(keys.join(' '));
      if (exact !== undefined) {
        return exact;
      }
    }
    // The stem of an English word may be that of a foreign one, `port` of `porte`,
    // and so may the beginning of a name: `parado` of Paradox, of `parada`.
    const isUnfinished = isLast && isBeginning(texts.at(-1) ?? '');
    return has(isEnglish) && !isUnfinished ? this.stems.get(keys.map(stemOf).join(' ')) : undefined;
  }

  /** Terms of the parts of a compound, in their order; a part may be English, as in `Serverneustart`. */
  private partsOf(
    key: string,
    isTerm: (word: string) => boolean,
  ): readonly (readonly string[])[] | undefined {
    // Short stems are in many words: `creen` of `touchscreen` has that of a French one.
    const termsOf = (part: string) =>
      isTerm(part)
        ? [part]
        : (this.exact.get(part) ??
          (part.length < shortestStemmedPart ? undefined : this.stems.get(stemOf(part))));
    for (let length = key.length - shortestPart; length >= shortestPart; length -= 1) {
      const terms = termsOf(key.slice(0, length));
      if (terms !== undefined) {
        for (const joint of joints) {
          const rest = key.slice(length + joint.length);
          if (key.startsWith(joint, length) && rest.length >= shortestPart) {
            const own = termsOf(rest);
            const parts = own === undefined ? this.partsOf(rest, isTerm) : [own];
            if (parts !== undefined) {
              return [terms, ...parts];
            }
          }
        }
      }
    }
    return undefined;
  }

  private termsWhere(isMeant: (form: string) => boolean): readonly string[] | undefined {
    const terms = new Set<string>();
    for (const [form, some] of this.exact) {
      if (isMeant(form)) {
        some.forEach((term) => terms.add(term));
      }
    }
    return terms.size > 0 && terms.size <= mostMeanings ? [...terms] : undefined;
  }

  private termsBeginning(key: string): readonly string[] | undefined {
    return key.length < shortestBeginning
      ? undefined
      : this.termsWhere((form) => form.startsWith(key));
  }

  private termsWithTypo(key: string): readonly string[] | undefined {
    return key.length <= shortestBeginning
      ? undefined
      : this.termsWhere((form) => isWithin(key, form, 1));
  }

  /**
   * Replace words of another language by English terms. A word that the
   * manual has is never translated alone.
   *
   * Words that join others in those languages are left out; one that is English
   * too is so only beside a translation.
   */
  translate(clauses: readonly Clause[], vocabulary: Vocabulary): readonly Clause[] {
    const words = clauses.map((clause) => ({
      clause,
      keys: clause.presence === 'prohibited' ? [] : keysOf(clause.text),
    }));
    const translated: Clause[] = [];
    const joining: Clause[] = [];
    for (let at = 0; at < words.length;) {
      const first = words[at];
      if (first === undefined) {
        break;
      }
      const found = this.translateAt(words.slice(at), vocabulary);
      if (found === undefined) {
        translated.push(first.clause);
        if (first.keys.length === 0 && first.clause.presence === 'optional') {
          joining.push(first.clause);
        }
        at += 1;
      } else {
        const typed = words.slice(at, at + found.length).map(({clause}) => clause.text);
        found.meanings.forEach((meanings) =>
          translated.push({...first.clause, text: typed.join(' '), meanings}),
        );
        at += found.length;
      }
    }
    if (translated.every(({meanings}) => meanings === undefined)) {
      return clauses;
    }
    const left = translated.filter((clause) => !joining.includes(clause));
    return left.length > 0 ? left : clauses;
  }

  /** Terms of the longest form with which the words begin, and how many words it has. */
  private translateAt(
    words: readonly QueryWord[],
    vocabulary: Vocabulary,
  ): {meanings: readonly (readonly string[])[]; length: number} | undefined {
    const [first] = words;
    if (first === undefined || first.keys.length === 0) {
      return undefined;
    }
    for (let length = Math.min(words.length, 2 * longestForm); length > 0; length -= 1) {
      const some = words.slice(0, length);
      const isForm =
        some.flatMap((word) => word.keys).length <= longestForm &&
        (some.at(-1)?.keys.length ?? 0) > 0;
      const terms = isForm
        ? this.termsOfForm(some, length === words.length, vocabulary)
        : undefined;
      if (terms !== undefined) {
        return {meanings: [terms], length};
      }
    }
    const {isTerm, isEnglish, isFound} = vocabulary;
    const [key = ''] = first.keys;
    if (first.keys.length > 1 || isEnglish(first.clause.text)) {
      return undefined;
    }
    // Two English words that were joined are split elsewhere.
    const parts = isJoined(key, isEnglish) ? undefined : this.partsOf(key, isTerm);
    if (parts !== undefined) {
      return {meanings: parts, length: 1};
    }
    const isLast = words.length === 1;
    if (isFound(first.clause, isLast)) {
      return undefined;
    }
    const near = (isLast ? this.termsBeginning(key) : undefined) ?? this.termsWithTypo(key);
    return near === undefined ? undefined : {meanings: [near], length: 1};
  }
}
