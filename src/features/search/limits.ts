/** Maximum length of a query in characters, because each word takes time. */
export const maxQueryLength = 200;
/** Maximum number of highlighted words and their length, because the URL is untrusted. */
export const highlightLimits = {words: 16, characters: 60} as const;
/** Maximum number of suggestions below the search box. */
export const maxSuggestions = 8;
