import type {Attribute, AttributeGroup, AttributeValues} from './attributes';

/** @param description the accepted text, for the table */
export const string = (description?: string): AttributeValues => ({kind: 'text', description});
export const boolean: AttributeValues = {kind: 'boolean'};
export const choice = (...of: string[]): AttributeValues => ({kind: 'choice', of});
/** A choice with more values than the documentation lists. */
export const openChoice = (...of: string[]): AttributeValues => ({
  kind: 'choice',
  of,
  isOpen: true,
});

/** Creates the builder of attributes whose source gives this kind of name. */
function namedBy(
  source: 'label' | 'xml' | 'uiset' | 'parameter',
  edition?: '3',
): (
  name: string,
  values: AttributeValues,
  meaning: string,
  more?: Partial<Attribute>,
) => Attribute {
  return (name, values, meaning, more) => ({
    group: 'own',
    [source]: name,
    values,
    meaning,
    edition,
    ...more,
  });
}

/** An attribute of the Project Editor. */
export const editor = namedBy('label');
/** An attribute that a public project file shows. */
export const xml = namedBy('xml');
/** An attribute that UISET sets, in the documentation of version 3. */
export const uiset = namedBy('uiset', '3');
/** A parameter of an object in the documentation of version 3. */
export const parameter = namedBy('parameter', '3');

export function inGroup(group: AttributeGroup, attributes: readonly Attribute[]): Attribute[] {
  return attributes.map((attribute) => ({...attribute, group}));
}

/** A placeholder in the XML of a preview for a name without a source; it is not in tables. */
export function sketch(name: string, values = string()): Attribute {
  return {group: 'own', sketch: name, values, meaning: ''};
}

/** Placeholders that accept any text. */
export function sketches(...names: string[]): Attribute[] {
  return names.map((name) => sketch(name));
}
