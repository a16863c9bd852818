import type {ObjectSpec} from '../../model/object';
import {flex, height, id, position, sketchAttribute, width} from '../../model/commonAttributes';
import Picture from './Picture';

export default {
  element: 'tabview',
  Picture,
  holdsObjects: true,
  sample:
    '<project width="160" height="80"><tabview pos="x12y8" width="136" height="64" tabs="A,B"><button pos="x8y4" width="48" height="22" label="On" /><button pos="x72y4" width="48" height="22" label="Up" /></tabview></project>',
  attributes: [
    id(
      'name of the tab view in code; several objects can share an ID; a value binding can change the ID, UISET cannot',
    ),
    {
      ...position,
      default: '`x0y0`',
      meaning: 'top left corner, from which the positions of its objects are counted',
    },
    {...width, meaning: 'width'},
    {...height, meaning: 'height'},
    ...flex.map((attribute) => ({...attribute, default: '`true`'})),
    {
      group: 'layout',
      label: 'Layout',
      values: {kind: 'text', what: 'listed in the Project Editor'},
      meaning: 'arrangement of the objects inside',
    },
    {
      group: 'layout',
      label: 'Content',
      values: {kind: 'text', what: 'listed in the Project Editor'},
      meaning: 'objects inside; can be set at run time',
    },
    sketchAttribute('tabs', {kind: 'text', what: 'names separated by commas'}),
  ],
} satisfies ObjectSpec;
