import {language} from '../../src/search/language';
import {formsOf, tokenizer} from '../../src/search/tokens';

/** Terms of a word for MiniSearch, which has no pipeline of its own. */
function processTerm(word: string): string[] | null {
  const {whole, parts} = formsOf(word);
  return language.isStopWord(word.toLowerCase()) ? null : [...new Set([...whole, ...parts])];
}

/** One document a section, as VitePress has them, with description and keywords, and the tokens of this manual. */
export const indexOptions = {
  fields: ['title', 'titles', 'description', 'keywords', 'text'],
  storeFields: ['title', 'titles'],
  tokenize: (text: string): string[] => tokenizer(text).map(String),
  processTerm,
};
