import type {ObjectSpec} from '../model/object';
import * as objects from '../objects';
import {attributes, type Attribute} from '../model/attributes.data';
import {drawnObjects} from '../objects/drawings';

/** XML of a whole project: samples without one are on a page of 160 by 80 pixels. */
const projectXml = (sample: string) =>
  sample.startsWith('<project') ? sample : `<project width="160" height="80">${sample}</project>`;

/** The spec of an element with its attributes. */
export type ElementSpec = ObjectSpec & {readonly attributes: readonly Attribute[]};

/** The elements of a project file, by name. Their sources are on the pages of the objects. */
export const specs: ReadonlyMap<string, ElementSpec> = new Map(
  Object.entries<ObjectSpec>({...objects, ...drawnObjects}).map(([element, spec]) => [
    element,
    {
      ...spec,
      ...(spec.sample !== undefined && {sample: projectXml(spec.sample)}),
      attributes: attributes[element] ?? [],
    },
  ]),
);

/** The spec of an element; `undefined` if the preview does not have it. */
export function specOf(element: string): ElementSpec | undefined {
  return specs.get(element);
}
