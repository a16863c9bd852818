// Constants that the search plugin generates with its default options.
export const language = ['en'];
export const searchIndexUrl = 'search-index.json';
export const searchResultLimits = 8;
export const fuzzyMatchingDistance = 1;
export const removeDefaultStopWordFilter = [];
export const removeDefaultStemmer = false;
export const searchResultContextMaxLength = 50;
