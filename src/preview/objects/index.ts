import type {ObjectSpec} from '../model/object';
import * as list from './list';

/** The elements of a project file, by name. Each statement stands on the page of its object with its source. */
export const specs: ReadonlyMap<string, ObjectSpec> = new Map(
  Object.values(list).map((spec: ObjectSpec) => [spec.element, spec]),
);

/** What is known of an element of a project file; nothing of one that the preview does not know. */
export function specOf(element: string): ObjectSpec | undefined {
  return specs.get(element);
}
