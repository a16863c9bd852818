import type {ObjectSpec} from '../model/object';
import * as objects from '../objects';

/** The elements of a project file, by name. Their sources are on the pages of the objects. */
export const specs: ReadonlyMap<string, ObjectSpec> = new Map(Object.entries(objects));

/** The spec of an element; `undefined` if the preview does not have it. */
export function specOf(element: string): ObjectSpec | undefined {
  return specs.get(element);
}
