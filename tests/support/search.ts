import {corpusOf, type Corpus} from '../../src/features/search/runtime/corpus';
import {synonymsOf} from '../../src/features/search/runtime/expansion';
import {Lexicon} from '../../src/features/search/runtime/lexicon';
import {parseQuery} from '../../src/features/search/runtime/query';
import {Engine, type RankedPages} from '../../src/features/search/runtime/ranking';
import {pageWeight, synonyms} from '../../src/site/search';
import words from '../../src/site/search/lexiconText';

/** Search engine without the worker. */
export interface Search {
  readonly corpus: Corpus;
  readonly search: (query: string) => RankedPages;
}

const lexicon = new Lexicon(words);

/** @param file parsed JSON of an index file */
export function searchOf(file: unknown): Search {
  const corpus = corpusOf(file);
  const engine = new Engine(corpus, {
    synonyms: synonymsOf(synonyms),
    lexicon: () => lexicon,
    pageWeight,
  });
  return {corpus, search: (query) => engine.search(parseQuery(query))};
}
