/** Suggestions below the search box at most. */
export const suggestions = 8;
/** Characters of an excerpt in front of the first highlighted word, and after it. */
export const excerptContext = 50;
