/** Script of the service worker, relative to the base URL. */
export const workerName = 'sw.js';

/** Search index of a version, relative to the folder of the version. */
export const indexName = 'search-index.json';

/** Folder of the texts of which the search shows excerpts, relative to the folder of the version. */
export const textFolder = 'search-texts';
