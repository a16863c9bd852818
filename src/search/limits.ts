/** Suggestions below the search box at most. */
export const suggestions = 8;
/** Characters of an excerpt in front of the first marked word, and after it. */
export const excerptContext = 50;
/** As lunr has them: saturation of repeated terms, and weight of the length of a text. */
export const ranking = {saturation: 1.2, lengthWeight: 0.75};
