/**
 * What a record holds under a name that a project chose, be it `constructor`.
 *
 * @returns `undefined` when it holds nothing of its own under that name
 */
export function ownValue(
  record: Readonly<Record<string, string>>,
  name: string,
): string | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
