import MiniSearch from 'minisearch';
import {indexOptions} from './minisearch-options';

// Options of VitePress' search dialog.
const searchOptions = {fuzzy: 0.2, prefix: true, boost: {title: 4, text: 2, titles: 1}};

let index;

/** Loads the index. */
export async function load() {
  const response = await globalThis.fetch('/minisearch/index.json');
  index = MiniSearch.loadJSON(await response.text(), {...indexOptions, searchOptions});
}

/** Page addresses that match a query, best first. */
export function search(query) {
  return Promise.resolve(index.search(query).map(({id}) => id.split('#')[0]));
}
