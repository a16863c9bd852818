import {functionWords as words} from './lexicon.data';

export {lexicon as default} from './lexicon.data';

/** Words of the four languages that are ignored in forms. */
export const functionWords: ReadonlySet<string> = new Set(words.split(' '));
