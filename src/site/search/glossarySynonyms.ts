import {glossarySynonyms} from '../glossary';

/**
 * The synonyms that the glossary has. In a built site `src/features/search/plugin`
 * puts them here as data: the meanings of the terms are of no use in a search.
 */
export default glossarySynonyms();
