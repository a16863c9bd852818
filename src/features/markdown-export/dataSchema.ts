/** Schema of the facts for other tools; source of the published JSON Schemas. */

import * as z from 'zod';
import {
  capabilities,
  ioServerGroups,
  licences,
  objectGroups,
  transports,
} from '../../content/schema/labels.data';
import {keysOf} from '../../content/schema/frontMatter';
import {attributeGroups, runTimes} from '../preview';

/** Increased when a field changes its meaning or is removed, not for new fields. */
export const dataFormat = 2;

const markdown = z.string().describe('Markdown');

const edition = z
  .enum(['3', '4'])
  .describe('`3` if the row is documented only for version 3, otherwise `4`');

const pageSchema = z.strictObject({
  slug: z.string().describe('last part of the address of the page'),
  title: z.string(),
  address: z.string().describe('address of the page'),
  markdown: z.string().describe('address of the page as Markdown'),
  description: z.string(),
  keywords: z.array(z.string()),
});

const optionSchema = z.strictObject({
  section: z.string().optional().describe('heading above the table, if there are several tables'),
  ids: z.array(z.string()).min(1),
  default: markdown,
  values: markdown,
  meaning: markdown,
});

export const accesses = ['R', 'W', 'R/W'] as const;

const dataPointSchema = z.strictObject({
  section: z.string().optional().describe('heading above the table, if there are several tables'),
  ids: z
    .array(z.string())
    .min(1)
    .describe('below the name of the I/O server; parts in angle brackets are placeholders'),
  value: markdown,
  access: z
    .array(z.enum(accesses))
    .describe('one for all IDs, or one for each ID; empty if `accessNote` gives the access'),
  accessNote: z.string().optional(),
  meaning: markdown,
  edition,
});

const ioServerSchema = pageSchema.extend({
  capabilities: z.array(keysOf(capabilities)).optional(),
  type: z.string().optional().describe('name to select in Settings'),
  group: keysOf(ioServerGroups),
  vendor: z.string().optional(),
  models: z.array(z.string()).optional(),
  transport: z.array(keysOf(transports)).optional(),
  port: z.int().optional().describe('default port'),
  serial: z.record(z.string(), z.unknown()).optional(),
  shutdownWhenInactive: z.boolean().optional(),
  licence: keysOf(licences).optional(),
  gui: z.boolean().optional().describe('default of the option `gui`'),
  objects: z.array(z.string()).optional().describe('slugs of its UI objects'),
  options: z.array(optionSchema),
  dataPoints: z.array(dataPointSchema),
});

const attributeSchema = z.strictObject({
  group: keysOf(attributeGroups),
  label: z.string().optional().describe('name in the Project Editor'),
  xml: z.string().optional().describe('name in the project file'),
  uiset: z
    .string()
    .optional()
    .describe('name for UISET; of version 3 if `label` or `xml` is there too'),
  parameter: z.string().optional().describe('name of the parameter in version 3'),
  values: markdown,
  default: z.string().optional(),
  runTime: z.enum(runTimes).optional().describe('ways to change it while a project is open'),
  meaning: markdown,
  edition: edition.optional(),
});

const objectSchema = pageSchema.extend({
  group: keysOf(objectGroups),
  element: z.string().optional().describe('name of the XML element'),
  ioServer: z.string().optional().describe('slug of the I/O server that it belongs to'),
  attributes: z.array(attributeSchema).describe('documented attributes'),
});

function fileOf<T extends z.ZodType>(schema: T) {
  return z.strictObject({
    $schema: z.string(),
    format: z.literal(dataFormat),
    release: z.string().describe('release of the site that the facts come from'),
    site: z.url(),
    versions: z.array(
      z.strictObject({
        version: z.string().describe('number of the release of the product'),
        label: z.string(),
        entries: z.array(schema),
      }),
    ),
  });
}

export const dataSchemas = {
  'io-servers': fileOf(ioServerSchema),
  objects: fileOf(objectSchema),
} as const;

export type IoServerFacts = z.infer<typeof ioServerSchema>;
export type ObjectFacts = z.infer<typeof objectSchema>;
export type Option = z.infer<typeof optionSchema>;
export type DataPoint = z.infer<typeof dataPointSchema>;

export function jsonSchemaOf(name: keyof typeof dataSchemas): object {
  return z.toJSONSchema(dataSchemas[name]);
}
