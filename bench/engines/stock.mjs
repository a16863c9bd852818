import '@easyops-cn/autocomplete.js';
import {getStemmedPositions} from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/getStemmedPositions.js';
import {highlightStemmed} from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/highlightStemmed.js';
import {SearchWorker} from '@easyops-cn/docusaurus-search-local/dist/client/client/theme/worker.js';

const worker = new SearchWorker();

/** Loads the index. */
export async function load() {
  await worker.fetchIndexes('/stock/', '');
}

/** Page addresses that match a query, best first. */
export async function search(query) {
  const results = await worker.search('/stock/', '', query, 20);
  return results.map(({page, document}) => (page || document).u);
}

const textOf = (html) =>
  new globalThis.DOMParser().parseFromString(html, 'text/html').body.textContent;

/** Texts of the suggestions for a query, as the search bar shows them. */
export async function suggestions(query) {
  const results = await worker.search('/stock/', '', query, 8);
  return results.map(({document, page, metadata, tokens}) => {
    const positions = getStemmedPositions(metadata, 't');
    return `${page?.t ?? ''} ${textOf(highlightStemmed(document.t, positions, tokens))}`;
  });
}
