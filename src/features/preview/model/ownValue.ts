/**
 * The value of a record for any name, such as `constructor`.
 *
 * @returns `undefined` if the record has no such property of its own
 */
export function ownValue<Value>(
  record: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
