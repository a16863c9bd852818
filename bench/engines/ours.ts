import {SearchWorker} from '../../src/search/runtime/worker';

const limits = {hits: 20, pages: 20, sections: 0};
const index = '/ours/search-index.json';
const worker = new SearchWorker();

/** Fetch what a search needs. */
export async function load(): Promise<void> {
  await worker.load(index);
}

/** Addresses of the pages that a query finds, the best first. */
export async function search(query: string): Promise<string[]> {
  const answer = await worker.search({index, query, limits, client: 'bench'});
  return answer.state === 'found' ? answer.hits.map(({u}) => u) : [];
}
