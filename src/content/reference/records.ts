import path from 'node:path';
import * as z from 'zod';
import {readYamlFile} from '../../lib/text/readYaml';
import {actionForms, eventForms} from '../events/forms.data';
import {bySource} from './sources';

const signatures = bySource(
  z.union([z.string(), z.array(z.string())], {error: 'write a signature or a list of signatures'}),
);

export type Signatures = z.infer<typeof signatures>;

/** Schema of the records of a direction, whose keywords have forms. */
const recordsOf = (forms: object) =>
  z.record(
    z.string(),
    z.strictObject({
      EVENTS: z
        .string()
        .transform((keywords) => keywords.split(' '))
        .refine((keywords) => keywords.every((keyword) => keyword in forms), {
          error: 'use keywords of src/content/events/forms.yml, or add their forms there',
        })
        .optional(),
      JavaScript: signatures.optional(),
      Java: signatures.optional(),
      note: z
        .union([z.string(), z.record(z.string(), z.string())], {
          error: 'write a note, or notes by name or language',
        })
        .optional(),
    }),
  );

/** All events (`callback`) and actions (`command`) of the server, by a sentence that describes each. */
export const records = readYamlFile(
  z.strictObject({callback: recordsOf(eventForms), command: recordsOf(actionForms)}),
  path.join(__dirname, 'records.yml'),
);
