import MiniSearch from 'minisearch';

// As VitePress has it: one document a section, stored titles, options of its dialog.
export const indexOptions = {fields: ['title', 'titles', 'text'], storeFields: ['title', 'titles']};
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
