import lunr from 'lunr';

/** Rules of a language for the search. */
export interface Language {
  /** The stem of a word, in lower case. */
  readonly stem: (word: string) => string;
  /** Whether a word, in lower case, is too common to be looked for. */
  readonly isStopWord: (word: string) => boolean;
}

const english: Language = {
  stem: (word) => lunr.stemmer(new lunr.Token(word, {})).toString(),
  isStopWord: (word) => {
    // The types leave out that a filter drops words.
    const rest = lunr.stopWordFilter(new lunr.Token(word, {})) as lunr.Token | undefined;
    return rest === undefined;
  },
};

/** Languages that the search knows, by their code; another one is added here, with its stemmer and stop words. */
export const languages = {en: english} as const satisfies Readonly<Record<string, Language>>;
export type LanguageCode = keyof typeof languages;

/**
 * Language of the manual. The index is built and searched with it, so that a
 * word in a query meets the word in a page.
 */
export const languageCode: LanguageCode = 'en';
export const language: Language = languages[languageCode];
