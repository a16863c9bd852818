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

/** Characters of a section before and after the first word, as the detailed view shows at once. */
const context = 150;

/** Texts of the suggestions for a query: titles, and the text around the first word. */
export async function suggestions(query) {
  const response = await globalThis.fetch('/minisearch/texts.json');
  const texts = await response.json();
  return index
    .search(query)
    .slice(0, 8)
    .map(({id, title, titles, terms}) => {
      const text = texts[id] ?? '';
      const lowerCase = text.toLowerCase();
      const offsets = terms.map((term) => lowerCase.indexOf(term)).filter((offset) => offset >= 0);
      const start = Math.max(0, Math.min(...offsets, text.length) - context);
      return [...titles, title, text.slice(start, start + 2 * context)].join(' ');
    });
}
