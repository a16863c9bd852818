import MiniSearch from 'minisearch';
import {indexOptions} from './minisearch-options';

// As VitePress' dialog has them.
const searchOptions = {fuzzy: 0.2, prefix: true, boost: {title: 4, text: 2, titles: 1}};

let index;

/** Fetch what a search needs. */
export async function load() {
  const response = await globalThis.fetch('/minisearch/index.json');
  index = MiniSearch.loadJSON(await response.text(), {...indexOptions, searchOptions});
}

/** Addresses of the pages that a query finds, the best first. */
export function search(query) {
  return Promise.resolve(index.search(query).map(({id}) => id.split('#')[0]));
}
