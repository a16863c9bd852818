import path from 'node:path';
import * as z from 'zod';
import {readYamlFile} from '../../../lib/text/readYaml';
import {runTimes} from './attributes';

/** Values of an attribute; also shown on the page of its object. */
const values = z.discriminatedUnion('kind', [
  z.strictObject({kind: z.literal('text'), description: z.string().optional()}),
  z.strictObject({kind: z.literal('pixels')}),
  z.strictObject({kind: z.literal('position')}),
  z.strictObject({kind: z.literal('boolean')}),
  z.strictObject({
    kind: z.literal('choice'),
    of: z.array(z.string()).readonly(),
    /** Whether there are more values than the documentation lists. */
    isOpen: z.boolean().optional(),
  }),
  z.strictObject({kind: z.literal('icon')}),
  z.strictObject({kind: z.literal('page')}),
  z.strictObject({kind: z.literal('json'), description: z.string()}),
]);

const fields = z.strictObject({
  /** By default, `own`. */
  group: z.enum(['common', 'position', 'layout', 'data', 'field', 'own', 'meta']).optional(),
  /** Name in the Project Editor; absent if unknown. */
  label: z.string().optional(),
  /** Name in the project file; absent if unknown. */
  xml: z.string().optional(),
  /** Placeholder in the XML of a preview for an unknown name in the project file. */
  sketch: z.string().optional(),
  /** Name for UISET; of version 3 if the attribute has another name too. */
  uiset: z.string().optional(),
  /** Name of the parameter of the object in version 3. */
  parameter: z.string().optional(),
  /** By default, any text. */
  values: values.optional(),
  default: z.string().optional(),
  /**
   * Ways to change the attribute while a project is open, if a source gives others than `uiset`.
   */
  runTime: z.enum(runTimes).optional(),
  /** Effect of the attribute, in Markdown. */
  meaning: z.string().optional(),
  /**
   * `3` for an attribute that is documented for version 3 alone, on a page that has both versions.
   */
  edition: z.literal('3').optional(),
});

type Fields = z.infer<typeof fields>;

/** One attribute of an object. */
export type Attribute = Fields & Required<Pick<Fields, 'group' | 'values' | 'meaning'>>;

/** Fields that many objects share; a preview accepts these attributes on every object of a page. */
const sharedNames = [
  'id',
  'position',
  'width',
  'height',
  'flexgrow',
  'flexshrink',
  'visible',
] as const;
const sharedName = z.enum(sharedNames);

const {named, samples, shared, elements} = readYamlFile(
  z.strictObject({
    named: z.array(z.string()),
    samples: z.record(z.string(), z.string()),
    shared: z.record(sharedName, fields),
    elements: z.record(z.string(), z.array(fields.extend({same: sharedName.optional()}))),
  }),
  path.join(__dirname, 'attributes.yml'),
);

const complete = (...some: readonly Fields[]): Attribute =>
  Object.assign({group: 'own', values: {kind: 'text'}, meaning: ''}, ...some) as Attribute;

export {named, samples};

/** Attributes of each element, see `attributes.yml`. */
export const attributes: Readonly<Record<string, readonly Attribute[]>> = Object.fromEntries(
  Object.entries(elements).map(([element, list]) => [
    element,
    list.map(({same, ...own}) => complete(same ? shared[same] : {}, own)),
  ]),
);

/** Attributes that a preview accepts on every object of a page, also if the object does not document them. */
export const commonAttributes: readonly Attribute[] = sharedNames.map((name) =>
  complete(shared[name], {meaning: ''}),
);
