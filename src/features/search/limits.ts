/** Maximum length of a query in characters, because each word takes time. */
export const maxQueryLength = 200;
/** Maximum number of highlighted words and their length, because the URL is untrusted. */
export const highlightLimits = {words: 16, characters: 60} as const;
/** Maximum number of suggestions below the search box. */
export const maxSuggestions = 8;
/** Maximum length of a line of a hit in characters; a longer one is cut. */
export const maxLine = 200;
/** Maximum length of the line of a suggestion other than the first. */
export const maxOtherLine = 120;
