import type {ObjectSpec} from '../model/object';
import * as objects from '../objects';
import {drawnObjects} from '../objects/drawings';

/** XML of a whole project: samples without one are on a page of 160 by 80 pixels. */
const projectXml = (sample: string) =>
  sample.startsWith('<project') ? sample : `<project width="160" height="80">${sample}</project>`;

/** The elements of a project file, by name. Their sources are on the pages of the objects. */
export const specs: ReadonlyMap<string, ObjectSpec> = new Map(
  Object.entries<ObjectSpec>({...objects, ...drawnObjects}).map(([element, spec]) => [
    element,
    spec.sample === undefined ? spec : {...spec, sample: projectXml(spec.sample)},
  ]),
);

/** The spec of an element; `undefined` if the preview does not have it. */
export function specOf(element: string): ObjectSpec | undefined {
  return specs.get(element);
}
