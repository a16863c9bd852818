import type {Attribute} from './attributes';

/**
 * Attributes that many objects have, told once. Each object has the label; the
 * name in XML is sourced for few, which say so with `shownInXml`.
 */

export const id = (meaning: string): Attribute => ({
  group: 'common',
  label: 'ID',
  sketch: 'id',
  values: {kind: 'text'},
  meaning,
});

export const position: Attribute = {
  group: 'position',
  label: 'Position',
  sketch: 'pos',
  values: {kind: 'position'},
  meaning: 'place of the top left corner',
};

export const width: Attribute = {
  group: 'position',
  label: 'Width',
  sketch: 'width',
  values: {kind: 'pixels'},
  meaning: 'width',
};

export const height: Attribute = {
  group: 'position',
  label: 'Height',
  sketch: 'height',
  values: {kind: 'pixels'},
  meaning: 'height',
};

export const flex: readonly Attribute[] = [
  {
    group: 'position',
    label: 'Flex Grow',
    sketch: 'flexgrow',
    values: {kind: 'boolean'},
    meaning: 'whether it grows into free space',
  },
  {
    group: 'position',
    label: 'Flex Shrink',
    sketch: 'flexshrink',
    values: {kind: 'boolean'},
    meaning: 'whether it shrinks when space is short',
  },
];

/** The same attribute of an element for which a source shows that name in XML. */
export function shownInXml({sketch, ...attribute}: Attribute): Attribute {
  return sketch === undefined ? attribute : {...attribute, xml: sketch};
}

export const comment: Attribute = {
  group: 'meta',
  label: 'Comment',
  values: {kind: 'text'},
  meaning: 'a note, seen only in the Project Editor',
};

/** A name by which the XML of a preview sets what no source names: never in a table. */
export function sketchAttribute(
  name: string,
  values: Attribute['values'] = {kind: 'text'},
): Attribute {
  return {group: 'own', sketch: name, values, meaning: ''};
}

/** What the preview takes on every object of a page, whether the sources of that object tell of it or not. */
export const commonAttributes: readonly Attribute[] = [
  id(''),
  position,
  width,
  height,
  ...flex,
  sketchAttribute('visible', {kind: 'boolean'}),
];
