import {glossarySynonyms} from '../glossary';

/**
 * Synonyms from the glossary. In a built site, `src/features/search/plugin` replaces this module
 * with JSON, so that the search worker does not contain the definitions.
 */
export default glossarySynonyms();
