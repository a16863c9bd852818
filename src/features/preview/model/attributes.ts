import {editionMark} from '../../../content/schema/editions';
import type {Attribute} from './attributes.data';

type AttributeValues = Attribute['values'];

/** Groups of attributes, in the order of an object's page. */
const attributeGroups = {
  common: 'Common',
  position: 'Position and size',
  layout: 'Layout',
  data: 'Data',
  field: 'Field',
  own: 'Own',
  meta: 'Meta',
} as const;

/** Ways to change an attribute while a project is open; `fixed` is none. */
export const runTimes = ['UISET', 'value binding', 'value binding, UISET', 'fixed'] as const;

/** The values that an attribute accepts, in Markdown. */
function valuesText(values: AttributeValues): string {
  switch (values.kind) {
    case 'text':
      return values.description ?? 'text';
    case 'pixels':
      return 'pixels, 1 or more';
    case 'position':
      return '`x<left>y<top>`, pixels';
    case 'boolean':
      return '`true`, `false`';
    case 'choice':
      return `${values.of.map((value) => (value === '' ? 'empty' : `\`${value}\``)).join(', ')}${values.isOpen ? ', …' : ''}`;
    case 'icon':
      return '`icon:<name>`';
    case 'page':
      return "a page's `id`";
    case 'json':
      return values.description;
  }
}

/** Pixels of a position such as `x16y56`; without one, the top left corner. */
export function coordinatesOf(position: string | undefined): {left: number; top: number} {
  const groups = /^x(?<left>-?\d+)y(?<top>-?\d+)$/u.exec(position ?? '')?.groups;
  return {left: Number(groups?.left ?? 0), top: Number(groups?.top ?? 0)};
}

/** Maximum pixels of a side. */
const sizeLimit = 4000;

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
  return xml ?? parameter ?? uiset ?? label ?? '';
}

/** Name of an attribute in the XML of a preview; absent if only code sets it. */
export function previewName({xml, sketch}: Attribute): string | undefined {
  return xml ?? sketch;
}

/** Whether a source documents an attribute; otherwise its name is a placeholder of the preview. */
function hasSource(attribute: Attribute): boolean {
  return codeName(attribute) !== '';
}

/** Ways to change an attribute while a project is open; absent if no source gives any. */
function runTimeOf({runTime, uiset}: Attribute): Attribute['runTime'] {
  return runTime ?? (uiset === undefined ? undefined : 'UISET');
}

/** Ways to change an attribute, and its name for UISET if that is not the name of its row. */
function runTimeText(attribute: Attribute, mark: string): string {
  const {label, xml, uiset, edition} = attribute;
  const isRowName = label === undefined && uiset === codeName(attribute);
  const isOfVersion3 = edition !== '3' && uiset !== undefined && (label ?? xml) !== undefined;
  return [
    runTimeOf(attribute) ?? '',
    uiset === undefined || isRowName ? '' : ` \`${uiset}\``,
    isOfVersion3 ? mark : '',
  ].join('');
}

/** Columns of the table; those without a value in any row are left out. */
const columns: readonly (readonly [
  head: string,
  cell: (attribute: Attribute, mark: string) => string,
])[] = [
  ['Group', ({group}) => attributeGroups[group]],
  [
    'Attribute',
    (attribute, mark) =>
      `${attribute.label ?? `\`${codeName(attribute)}\``}${attribute.edition === '3' ? mark : ''}`,
  ],
  ['In XML', ({xml}) => (xml === undefined ? '' : `\`${xml}\``)],
  ['Values', ({values}) => valuesText(values)],
  ['Default', ({default: initial = ''}) => initial],
  ['At run time', runTimeText],
  ['Meaning', ({meaning}) => meaning],
];

/**
 * The table of an object's attributes as Markdown, for its page.
 *
 * @param isMarked whether names that are documented for version 3 alone have a mark
 */
export function attributeTable(attributes: readonly Attribute[], isMarked: boolean): string {
  const publicAttributes = attributes.filter(hasSource);
  const mark = isMarked ? ` ${editionMark}` : '';
  const tableColumns = columns.filter(([, cell]) =>
    publicAttributes.some((attribute) => cell(attribute, mark) !== ''),
  );
  const head = tableColumns.map(([name]) => name);
  const rows = publicAttributes.map((attribute) =>
    tableColumns.map(([, cell]) => cell(attribute, mark)),
  );
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
