/**
 * What a record holds under a name that a project chose, be it `constructor`.
 *
 * @returns `undefined` when it holds nothing of its own under that name
 */
export function ownValue<Value>(
  record: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
