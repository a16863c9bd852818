/** What an attribute takes; also how its values are told on the page of its object. */
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
  field: 'Field',
  own: 'Own',
  meta: 'Meta',
} as const;
export type AttributeGroup = keyof typeof attributeGroups;

/** One attribute of an object. */
export interface Attribute {
  readonly group: AttributeGroup;
  /** Its name in the Project Editor; left out where no source gives it. */
  readonly label?: string;
  /** Its name in the project file; left out where no source gives it. */
  readonly xml?: string;
  /** Its name for UISET, where it has one that differs from the project file. */
  readonly uiset?: string;
  readonly values: AttributeValues;
  readonly default?: string;
  /** What it does, in Markdown. */
  readonly meaning: string;
}

/** One kind of object, as the preview, the tables and the tests know it. */
export interface ObjectSpec {
  /** Name of the XML element. */
  readonly element: string;
  readonly attributes: readonly Attribute[];
  /** XML of its small picture in the gallery. */
  readonly sample?: string;
  /** Whether other objects may stand in it. */
  readonly holdsObjects?: boolean;
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

const sizeLimit = 4000;

/**
 * What is wrong with a value in a project file, for the writer.
 *
 * @returns `undefined` when it fits
 */
export function valueFault(values: AttributeValues, value: string): string | undefined {
  switch (values.kind) {
    case 'pixels':
      return /^\d{1,4}$/u.test(value) && Number(value) >= 1 && Number(value) <= sizeLimit
        ? undefined
        : `"${value}" is no number of pixels from 1 to ${sizeLimit}`;
    case 'position':
      return /^x-?\d{1,4}y-?\d{1,4}$/u.test(value)
        ? undefined
        : `"${value}" is no position; write x, the pixels from the left, y, the pixels from the top, such as x16y56`;
    case 'boolean':
      return value === 'true' || value === 'false' ? undefined : `"${value}" is not true or false`;
    case 'choice':
      return values.isOpen || values.of.includes(value)
        ? undefined
        : `"${value}" is none of ${values.of.join(', ')}`;
    case 'icon':
      return /^icon:[a-z0-9_-]+$/u.test(value)
        ? undefined
        : `"${value}" is no icon; write icon: and its name`;
    case 'json':
      try {
        return Array.isArray(JSON.parse(value)) ? undefined : 'a JSON array is wanted';
      } catch (error) {
        return `the JSON cannot be read: ${(error as Error).message}`;
      }
    case 'text':
    case 'page':
      return undefined;
  }
}

/** What code calls an attribute; its name in the Project Editor where no other is known. */
export function codeName({xml, uiset, label}: Attribute): string {
  return xml ?? uiset ?? label ?? '';
}

/** The table of an object's attributes as Markdown, for its page. */
export function attributeTable({attributes}: ObjectSpec): string {
  const hasDefault = attributes.some((attribute) => attribute.default !== undefined);
  const rows = attributes.map((attribute) => {
    const {group, label, xml, uiset, values, default: first, meaning} = attribute;
    const inCode = xml ?? uiset;
    return [
      attributeGroups[group],
      label ?? `\`${codeName(attribute)}\``,
      inCode === undefined ? '' : `\`${inCode}\`${xml === undefined ? ' (UISET)' : ''}`,
      valuesText(values),
      ...(hasDefault ? [first ?? ''] : []),
      meaning,
    ];
  });
  const head = [
    'Group',
    'Attribute',
    'In XML',
    'Values',
    ...(hasDefault ? ['Default'] : []),
    'Meaning',
  ];
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
