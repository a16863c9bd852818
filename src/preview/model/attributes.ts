import {editionMark} from '../../schema/editions';

/** Values of an attribute; also shown on the page of its object. */
export type AttributeValues =
  | {readonly kind: 'text'; readonly what?: string}
  | {readonly kind: 'pixels'}
  | {readonly kind: 'position'}
  | {readonly kind: 'boolean'}
  | {readonly kind: 'choice'; readonly of: readonly string[]; readonly isOpen?: boolean}
  | {readonly kind: 'icon'}
  | {readonly kind: 'page'}
  | {readonly kind: 'json'; readonly what: string};

/** Groups of attributes, in the order of an object's page. */
export const attributeGroups = {
  common: 'Common',
  position: 'Position and size',
  layout: 'Layout',
  data: 'Data',
  field: 'Field',
  own: 'Own',
  meta: 'Meta',
} as const;
export type AttributeGroup = keyof typeof attributeGroups;

/** One attribute of an object. */
export interface Attribute {
  readonly group: AttributeGroup;
  /** Name in the Project Editor; absent if no source gives it. */
  readonly label?: string;
  /** Name in the project file; absent if no source gives it. */
  readonly xml?: string;
  /** Placeholder in the XML of a preview, if no source gives the name in the project file. */
  readonly sketch?: string;
  /** Its name for UISET, where it has one that differs from the project file. */
  readonly uiset?: string;
  /** Its name among the parameters of the object in 3.x. */
  readonly parameter?: string;
  readonly values: AttributeValues;
  readonly default?: string;
  /** What it does, in Markdown. */
  readonly meaning: string;
  /** `3` if it is documented for version 3 alone, on pages that have both. */
  readonly edition?: '3';
}

/** The values that an attribute takes, in Markdown. */
export function valuesText(values: AttributeValues): string {
  switch (values.kind) {
    case 'text':
      return values.what ?? 'text';
    case 'pixels':
      return 'pixels, 1 or more';
    case 'position':
      return '`x<left>y<top>`, pixels';
    case 'boolean':
      return '`true`, `false`';
    case 'choice':
      return `${values.of.map((value) => `\`${value}\``).join(', ')}${values.isOpen ? ', …' : ''}`;
    case 'icon':
      return '`icon:<name>`';
    case 'page':
      return "a page's `id`";
    case 'json':
      return values.what;
  }
}

/** Pixels of a position such as `x16y56`; the top left corner without one. */
export function coordinatesOf(position: string | undefined): {left: number; top: number} {
  const groups = /^x(?<left>-?\d+)y(?<top>-?\d+)$/u.exec(position ?? '')?.groups;
  return {left: Number(groups?.left ?? 0), top: Number(groups?.top ?? 0)};
}

/** Pixels of a side at most, and of a place in both directions. */
export const [sizeLimit, placeLimit] = [4000, 9999];

/**
 * The fault of a value in a project file.
 *
 * @returns `undefined` if the value is valid
 */
export function valueFault(values: AttributeValues, value: string): string | undefined {
  switch (values.kind) {
    case 'pixels':
      return /^\d{1,4}$/u.test(value) && Number(value) >= 1 && Number(value) <= sizeLimit
        ? undefined
        : `"${value}" is not a number of pixels from 1 to ${sizeLimit}`;
    case 'position':
      return /^x-?\d{1,4}y-?\d{1,4}$/u.test(value)
        ? undefined
        : `"${value}" is not a position: write x<left>y<top> in pixels, for example x16y56`;
    case 'boolean':
      return value === 'true' || value === 'false' ? undefined : `"${value}" is not true or false`;
    case 'choice':
      return values.isOpen || values.of.includes(value)
        ? undefined
        : `"${value}" is not one of ${values.of.join(', ')}`;
    case 'icon':
      return /^icon:[a-z0-9_-]+$/u.test(value)
        ? undefined
        : `"${value}" is not an icon: write icon:<name>`;
    case 'json':
      try {
        return Array.isArray(JSON.parse(value)) ? undefined : 'the value must be a JSON array';
      } catch (error) {
        return `the JSON is not valid: ${(error as Error).message}`;
      }
    case 'text':
    case 'page':
      return undefined;
  }
}

/** Name of an attribute in code, or else in the Project Editor. */
export function codeName({xml, uiset, parameter, label}: Attribute): string {
  return xml ?? uiset ?? parameter ?? label ?? '';
}

/** Name of an attribute in the XML of a preview; absent if only code sets it. */
export function previewName({xml, sketch}: Attribute): string | undefined {
  return xml ?? sketch;
}

/** Whether an attribute has a source; the others are placeholders of the preview. */
export function hasSource(attribute: Attribute): boolean {
  return codeName(attribute) !== '';
}

/** Columns of the table; those without a value in any row are left out. */
const columns: readonly (readonly [head: string, cell: (attribute: Attribute) => string])[] = [
  ['Group', ({group}) => attributeGroups[group]],
  [
    'Attribute',
    (attribute) =>
      `${attribute.label ?? `\`${codeName(attribute)}\``}${attribute.edition === '3' ? ` ${editionMark}` : ''}`,
  ],
  ['In XML', ({xml}) => (xml === undefined ? '' : `\`${xml}\``)],
  ['UISET', ({uiset}) => (uiset === undefined ? '' : `\`${uiset}\``)],
  ['Values', ({values}) => valuesText(values)],
  ['Default', ({default: initial = ''}) => initial],
  ['Meaning', ({meaning}) => meaning],
];

/** The table of an object's attributes as Markdown, for its page. */
export function attributeTable(attributes: readonly Attribute[]): string {
  const publicAttributes = attributes.filter(hasSource);
  const tableColumns = columns.filter(([, cell]) =>
    publicAttributes.some((attribute) => cell(attribute) !== ''),
  );
  const head = tableColumns.map(([name]) => name);
  const rows = publicAttributes.map((attribute) => tableColumns.map(([, cell]) => cell(attribute)));
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
