import {attributes, named, samples, type Attribute} from '../model/attributes.data';
import type {ObjectSpec} from '../model/object';
import {objects} from '../objects';

/** The spec of an element with its data. */
export type ElementSpec = ObjectSpec & {
  readonly attributes: readonly Attribute[];
  /** Whether a source gives the name of the XML element; otherwise it is a placeholder. */
  readonly isNamed: boolean;
  /** XML of the small picture in the gallery; absent if it has none. */
  readonly sample?: string;
};

function sampleOf(element: string, {Picture}: ObjectSpec): string | undefined {
  const xml = samples[element] ?? (Picture && `<${element} pos="x16y8" width="128" height="64" />`);
  return xml === undefined || xml.startsWith('<project')
    ? xml
    : `<project width="160" height="80">${xml}</project>`;
}

/** The elements of a project file, by name. Their sources are on the pages of the objects. */
export const specs: ReadonlyMap<string, ElementSpec> = new Map(
  Object.entries(objects).map(([element, spec]) => [
    element,
    {
      ...spec,
      attributes: attributes[element] ?? [],
      isNamed: named.includes(element),
      sample: sampleOf(element, spec),
    },
  ]),
);

/** The spec of an element; `undefined` if the preview does not have it. */
export function specOf(element: string): ElementSpec | undefined {
  return specs.get(element);
}
