import {corpusOf} from '../../src/features/search/runtime/corpus';
import {parseQuery} from '../../src/features/search/runtime/query';
import {Engine} from '../../src/features/search/runtime/ranking';

/**
 * Search engine without the worker.
 *
 * @param file parsed JSON of an index file
 */
export function searchOf(file: unknown) {
  const corpus = corpusOf(file);
  const engine = new Engine(corpus);
  return {corpus, search: (query: string) => engine.search(parseQuery(query))};
}
