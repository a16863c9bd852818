import path from 'node:path';
import * as z from 'zod';
import {readYamlFile} from '../../lib/text/readYaml';
import {glossarySynonyms} from '../glossary';

/** Sets of words with the same meaning, from the glossary and from `synonyms.yml`. */
export const synonyms: readonly (readonly string[])[] = [
  ...glossarySynonyms(),
  ...readYamlFile(z.array(z.array(z.string()).min(2)), path.join(__dirname, 'synonyms.yml')),
];
