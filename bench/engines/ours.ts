import {textAddress} from '../../src/features/search/addresses';
import {fetchFile} from '../../src/features/search/fetchFile';
import {SearchWorker} from '../../src/features/search/runtime/worker';

/** Whether excerpts are loaded, as in the search box; defined by the bundler. */
declare const withExcerpts: boolean;

const folder = '/ours/';
const index = `${folder}search-index.json`;
const version = {name: '', label: '', folder, root: '/', hash: ''};
const worker = new SearchWorker();

/** Loads the index. */
export async function load(): Promise<void> {
  await worker.load(index, await fetchFile(index));
}

/** Page addresses that match a query, best first; the excerpts of eight are loaded. */
export async function search(query: string, limit = 8): Promise<string[]> {
  const limits = {hits: limit, pages: limit, sections: 0};
  const answer = await worker.search({index, query, limits, client: 'bench'});
  if (answer.state !== 'found') {
    return [];
  }
  const {hits, highlights} = answer;
  if (withExcerpts && limit === 8) {
    await Promise.all(
      hits
        .filter(({s}) => s !== undefined)
        .map(({i, u, h = ''}) =>
          worker.excerpt({texts: textAddress(version, i), page: u, anchor: h}, highlights),
        ),
    );
  }
  return hits.map(({u}) => u);
}
