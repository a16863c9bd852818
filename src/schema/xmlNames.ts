/**
 * Names in XML that public project files show, by element: the four `index.xml`
 * of the vendor's tutorial tables, of versions 4.0.0.12b and 4.0.0.13b, which
 * the page of the table has among its sources. No other project file of 4.x is
 * public.
 */
export const publicNames: Readonly<Record<string, readonly string[]>> = {
  project: ['title', 'language', 'width', 'height', 'skin', 'version'],
  page: ['id', 'title', 'pe-collapsed'],
  table: ['id', 'pos', 'width', 'height', 'datamode', 'datasourceid', 'columns', 'editmode'],
  button: [
    ...['pos', 'width', 'height', 'style', 'label', 'icon'],
    ...['action', 'name', 'parameter', 'link'],
  ],
};

/**
 * Objects that public files show, and none with an `id`. That they have an ID,
 * set in the Project Editor, is told by pages of the 4.x manual, as that of the
 * timer.
 */
export const objectsWithoutId: readonly string[] = ['button'];

const value = String.raw`\s*=\s*(?:"[^"]*"|'[^']*')`;
const idsOfObjects = new RegExp(
  String.raw`(?<before><(?:${objectsWithoutId.join('|')})(?:\s+(?!id\s*=)[\w-]+${value})*)\s+id${value}`,
  'gu',
);

/** Project XML without the IDs of objects on which no public file shows one. */
export function withoutIds(xml: string): string {
  return xml.replaceAll(idsOfObjects, '$<before>');
}
