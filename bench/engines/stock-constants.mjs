// What the search plugin generates for its client, with its defaults.
export const language = ['en'];
export const searchIndexUrl = 'search-index.json';
export const searchResultLimits = 8;
export const fuzzyMatchingDistance = 1;
export const removeDefaultStopWordFilter = [];
export const removeDefaultStemmer = false;
