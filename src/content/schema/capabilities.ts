import path from 'node:path';
import * as z from 'zod';
import {readYamlFile} from '../../lib/text/readYaml';
import {capabilities, ioServerGroups} from './labels.data';

const words = z.string().transform((text) => text.split(' '));

const schema = z
  .strictObject({
    sets: z.record(z.string(), words),
    groups: z.strictObject(
      Object.fromEntries(Object.keys(ioServerGroups).map((group) => [group, words])),
    ),
  })
  .transform(({sets, groups}) =>
    Object.fromEntries(
      Object.entries(groups).map(([group, keys]) => [
        group,
        keys.flatMap((key) => sets[key] ?? key),
      ]),
    ),
  )
  .superRefine((groups, context) => {
    for (const [group, keys] of Object.entries(groups)) {
      for (const key of keys.filter((one) => !Object.hasOwn(capabilities, one))) {
        context.addIssue({
          code: 'custom',
          path: ['groups', group],
          message: `"${key}" is neither a set nor a capability; correct it, or add it to "capabilities" in labels.yml`,
        });
      }
    }
  });

/** Capabilities that the I/O servers of a group may have. */
export const capabilitiesOf: Readonly<Record<string, readonly string[]>> = readYamlFile(
  schema,
  path.join(__dirname, 'capabilities.yml'),
);
