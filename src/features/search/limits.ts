/** Maximum number of characters of a query: each word costs time, and a text of a megabyte cannot be shown. */
export const longestQuery = 200;
/** Words that are highlighted in a page at most, and characters of one: an address may bring any number. */
export const longestHighlights = {words: 16, characters: 60} as const;
/** Suggestions below the search box at most. */
export const suggestions = 8;
/** Characters of an excerpt in front of the first highlighted word, and after it. */
export const excerptContext = 50;
