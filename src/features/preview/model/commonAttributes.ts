import {boolean, choice, editor, sketch, sketches, string, uiset} from './attributeBuilders';
import type {Attribute} from './attributes';

/**
 * Attributes that many objects share. Each object has the label; few have a
 * sourced name in XML, which `shownInXml` marks.
 */

export const id = (meaning: string): Attribute =>
  editor('ID', string(), meaning, {group: 'common', sketch: 'id', runTime: 'value binding'});

const placed = {group: 'position'} as const;

export const position = editor('Position', {kind: 'position'}, 'position of the top left corner', {
  ...placed,
  sketch: 'pos',
});
/** The position of an object that has an ID in version 3: UISET sets it. */
export const movablePosition: Attribute = {...position, uiset: 'pos'};
export const width = editor('Width', {kind: 'pixels'}, 'width', {...placed, sketch: 'width'});
export const height = editor('Height', {kind: 'pixels'}, 'height', {...placed, sketch: 'height'});
export const size: readonly Attribute[] = [width, height];
export const flex: readonly Attribute[] = [
  editor('Flex Grow', boolean, 'whether the object grows into free space', {
    ...placed,
    sketch: 'flexgrow',
  }),
  editor('Flex Shrink', boolean, 'whether the object shrinks if there is not enough space', {
    ...placed,
    sketch: 'flexshrink',
  }),
];

export const blink = uiset(
  'blink',
  choice('true', 'slow', 'fast', 'false'),
  'speed of blinking, or none; `true` is `slow`',
);

export const comment = editor('Comment', string(), 'a note, shown only in the Project Editor', {
  group: 'meta',
  runTime: 'fixed',
});

/** Placeholders of an object that sends its value to a command or a data point. */
export const boundAction: readonly Attribute[] = [
  sketch('action', choice('command', 'datapoint')),
  ...sketches('name', 'address'),
];

/** The same attribute of an element for which a source shows that name in XML. */
export function shownInXml({sketch: xml, ...attribute}: Attribute): Attribute {
  return {...attribute, xml};
}

/** The same attributes with this value as their default. */
export function withDefault(value: string, ...attributes: readonly Attribute[]): Attribute[] {
  return attributes.map((attribute) => ({...attribute, default: value}));
}

/** Attributes that a preview accepts on every object of a page, also if the object does not document them. */
export const commonAttributes: readonly Attribute[] = [
  id(''),
  position,
  ...size,
  ...flex,
  sketch('visible', boolean),
];
