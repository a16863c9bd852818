import lunr from 'lunr';

/** Stemmer and stop words of the manual, for its index and for queries; words are in lower case. */
export const language = {
  stem: (word: string): string => lunr.stemmer(new lunr.Token(word, {})).toString(),
  isStopWord: (word: string): boolean => {
    // The type omits `undefined`, which the filter returns for a stop word.
    const token = lunr.stopWordFilter(new lunr.Token(word, {})) as lunr.Token | undefined;
    return token === undefined;
  },
};
