import type {Attribute} from './attributes';

/**
 * Attributes that many objects share. Each object has the label; few have a
 * sourced name in XML, which `shownInXml` marks.
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
  meaning: 'position of the top left corner',
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
    meaning: 'whether the object grows into free space',
  },
  {
    group: 'position',
    label: 'Flex Shrink',
    sketch: 'flexshrink',
    values: {kind: 'boolean'},
    meaning: 'whether the object shrinks if there is not enough space',
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
  meaning: 'a note, shown only in the Project Editor',
};

/** A placeholder in the XML of a preview for a name that no source gives: never in a table. */
export function sketchAttribute(
  name: string,
  values: Attribute['values'] = {kind: 'text'},
): Attribute {
  return {group: 'own', sketch: name, values, meaning: ''};
}

/** Attributes that a preview accepts on every object of a page, also if the object does not document them. */
export const commonAttributes: readonly Attribute[] = [
  id(''),
  position,
  width,
  height,
  ...flex,
  sketchAttribute('visible', {kind: 'boolean'}),
];
