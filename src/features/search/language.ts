import lunr from 'lunr';

/** Stemmer and stop words of a language. */
export interface Language {
  /** Stem of a lower-case word. */
  readonly stem: (word: string) => string;
  /** Whether a lower-case word is a stop word. */
  readonly isStopWord: (word: string) => boolean;
}

const english: Language = {
  stem: (word) => lunr.stemmer(new lunr.Token(word, {})).toString(),
  isStopWord: (word) => {
    // The type omits `undefined`, which the filter returns for a stop word.
    const token = lunr.stopWordFilter(new lunr.Token(word, {})) as lunr.Token | undefined;
    return token === undefined;
  },
};

/** Supported languages by language code. */
export const languages = {en: english} as const satisfies Readonly<Record<string, Language>>;
export type LanguageCode = keyof typeof languages;

/** Language of the manual. Indexing and querying must use the same stemmer and stop words. */
export const languageCode: LanguageCode = 'en';
export const language: Language = languages[languageCode];
