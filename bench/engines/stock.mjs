import '@easyops-cn/autocomplete.js';
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
