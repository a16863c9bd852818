import path from 'node:path';
import * as z from 'zod';
import {readSource} from '../../lib/text/readSource';
import {readYamlFile} from '../../lib/text/readYaml';
import {lexiconOf} from './lexiconOf';

const languages = z.strictObject({
  Italian: z.string(),
  German: z.string(),
  French: z.string(),
  Spanish: z.string(),
});

/** Lexicon as text, see `lexiconOf`. */
export const lexicon = lexiconOf(readSource(path.join(__dirname, 'lexicon.tsv')));

/** Function words of the four languages, separated by spaces. */
export const functionWords = Object.values(
  readYamlFile(languages, path.join(__dirname, 'function-words.yml')),
).join(' ');
