/** Script of the service worker, relative to the base URL. */
export const workerName = 'sw.js';

/** Search index of a version, relative to the folder of the version. */
export const indexName = 'search-index.json';

/**
 * Folder of the page texts, from which the search takes excerpts; relative to the folder of the
 * version.
 */
export const textFolder = 'search-texts';
