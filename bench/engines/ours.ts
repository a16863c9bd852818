import {fetchFile} from '../../src/features/search/fetchFile';
import {maxLine, maxOtherLine, maxSuggestions} from '../../src/features/search/limits';
import {linePieces} from '../../src/features/search/runtime/excerpts';
import {SearchWorker} from '../../src/features/search/runtime/worker';

/** Whether lines of the pages are loaded, as in the search box; defined by the bundler. */
declare const withExcerpts: boolean;

const index = '/ours/search-index.json';
const worker = new SearchWorker();

/** Loads the index. */
export async function load(): Promise<void> {
  await worker.load(index, await fetchFile(index));
}

/**
 * Page addresses that match a query, best first. The lines of the first eight hits are loaded after
 * the list, as in the search box.
 */
export async function search(query: string, limit = 8, onListed?: () => void): Promise<string[]> {
  const limits = {hits: limit, pages: limit, sections: 0};
  const answer = await worker.search({index, query, limits, client: 'bench'});
  if (answer.state !== 'found') {
    return [];
  }
  const {hits, words} = answer;
  onListed?.();
  if (withExcerpts && limit === 8) {
    await worker.lines(index, hits, words);
  }
  return hits.map(({u}) => u);
}

/** Texts of the suggestions for a query, as the search box shows them. */
export async function suggestions(query: string): Promise<string[]> {
  const limits = {hits: maxSuggestions, pages: 5, sections: 2};
  const answer = await worker.search({index, query, limits, client: 'bench'});
  if (answer.state !== 'found') {
    return [];
  }
  const {hits, words, highlights} = answer;
  return (await worker.lines(index, hits, words)).map(({t, s = '', lines = []}, rank) =>
    [
      t,
      s,
      ...lines.map((line) =>
        linePieces(line, highlights, rank === 0 ? maxLine : maxOtherLine)
          .map(({text}) => text)
          .join(''),
      ),
    ].join(' '),
  );
}
