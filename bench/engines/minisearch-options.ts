import {language} from '../../src/features/search/language';
import {formsOf, wordsOf} from '../../src/features/search/tokens';

/** Index terms of a word; MiniSearch stems no words. */
function processTerm(word: string): string[] | null {
  const {whole, parts} = formsOf(word);
  return language.isStopWord(word.toLowerCase()) ? null : [...new Set([...whole, ...parts])];
}

/**
 * One document for each section, as in VitePress, with description and keywords and the
 * tokenizer of this manual.
 */
export const indexOptions = {
  fields: ['title', 'titles', 'description', 'keywords', 'text'],
  storeFields: ['title', 'titles'],
  tokenize: wordsOf,
  processTerm,
};
