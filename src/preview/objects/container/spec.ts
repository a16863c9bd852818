import type {ObjectSpec} from '../../model/object';
import {flex, height, id, position, width} from '../../model/commonAttributes';
import Picture from './Picture';

export default {
  element: 'container',
  Picture,
  holdsObjects: true,
  sample:
    '<project width="160" height="80"><container pos="x16y12" width="128" height="56"><button pos="x8y12" width="48" height="32" label="A" /><button pos="x72y12" width="48" height="32" label="B" /></container></project>',
  attributes: [
    id('also the target of a [value binding](../value-bindings.mdx)'),
    {
      ...position,
      default: '`x0y0`',
      meaning: 'top left corner, from which the positions of its objects are counted',
    },
    {...width, meaning: 'width of the visible part'},
    {...height, meaning: 'height of the visible part'},
    ...flex.map((attribute) => ({...attribute, default: '`true`'})),
    {
      group: 'layout',
      label: 'Layout',
      sketch: 'layout',
      values: {kind: 'text', what: 'see the Project Editor'},
      meaning: 'arrangement of the objects inside',
    },
    {
      group: 'layout',
      label: 'Content',
      values: {kind: 'text', what: 'see the Project Editor'},
      meaning: 'objects inside, set while the page is open',
    },
  ],
} satisfies ObjectSpec;
