import path from 'node:path';
import * as z from 'zod';
import {readYamlFile} from '../lib/text/readYaml';
import {mainDoc} from './index';
import {docsRoot, versions} from './versions';

const text = z.string().min(1);
const address = z.string().startsWith('/docs/');

/** Texts and links of the home page. */
export const {description, hero, audiences, popularPages} = readYamlFile(
  z.strictObject({
    description: text,
    hero: z.strictObject({title: text, text}),
    audiences: z.array(z.strictObject({reader: text, job: text, links: z.record(address, text)})),
    popularPages: z.array(z.strictObject({to: address, label: text, hint: text})),
  }),
  path.join(__dirname, 'home.yml'),
);

/** Address of the introduction. */
export const introduction = `${docsRoot(versions.latest)}/${mainDoc}`;
