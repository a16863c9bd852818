import path from 'node:path';
import * as z from 'zod';
import {readYamlFile} from '../../lib/text/readYaml';

const text = z.string().min(1);

/** A term with one meaning in this manual; `glossary.yml` explains the fields. */
const termSchema = z.strictObject({
  term: text,
  meaning: text.max(160),
  aliases: z.array(text).optional(),
  page: text,
  subject: text,
  about: text.optional(),
  notAfter: text.optional(),
  listedOnly: z.literal(true).optional(),
});
export type Term = Readonly<z.infer<typeof termSchema>>;

const schema = z
  .strictObject({subjects: z.record(z.string(), text), terms: z.array(termSchema)})
  .superRefine(({subjects: known, terms: all}, context) =>
    all.forEach(({subject}, index) => {
      if (!Object.hasOwn(known, subject)) {
        context.addIssue({
          code: 'custom',
          path: ['terms', index, 'subject'],
          message: `"${subject}" is not one of the subjects ${Object.keys(known).join(', ')}`,
        });
      }
    }),
  );

/** Glossary: subjects in the order of the list, and terms of the platform and of the trade. */
export const {subjects, terms} = readYamlFile(schema, path.join(__dirname, 'glossary.yml'));
