/**
 * Objects that have no `id` in public files. According to the documentation of 4.x, the Project
 * Editor sets it.
 */
export const objectsWithoutId: readonly string[] = ['button'];

const value = String.raw`\s*=\s*(?:"[^"]*"|'[^']*')`;
const idsOfObjects = new RegExp(
  String.raw`(?<before><(?:${objectsWithoutId.join('|')})(?:\s+(?!id\s*=)[\w-]+${value})*)\s+id${value}`,
  'gu',
);

/** Project XML without the IDs of these objects. */
export function withoutIds(xml: string): string {
  return xml.replaceAll(idsOfObjects, '$<before>');
}
