import path from 'node:path';
import * as z from 'zod';
import {readYamlFile} from '../../lib/text/readYaml';
import {bySource} from './sources';

/** Code block of an entry. */
export interface Block {
  readonly lang: 'events' | 'java' | 'javascript' | 'json' | 'text';
  readonly value: string;
}

const page = z.strictObject({
  doc: z.string(),
  kind: z.string(),
  lang: z.enum(['java', 'text']),
  entries: bySource(
    z.record(z.string(), z.strictObject({does: z.string(), form: z.string().optional()})),
  ),
});

/** Page of entries without a counterpart in another language. */
export type OtherPage = z.infer<typeof page>;

export const otherPages = readYamlFile(z.array(page), path.join(__dirname, 'other-pages.yml'));

/** Page about the responses of `userCommand`. */
export const responsesPage = 'development/project-development/command-api';
