import type {ObjectSpec} from '../../model/object';
import {flex, height, id, position, sketchAttribute, width} from '../../model/commonAttributes';
import Picture from './Picture';

export default {
  element: 'tree',
  Picture,
  sample:
    '<project width="160" height="96"><tree pos="x12y2" width="136" height="90" items="House/Hall" /></project>',
  attributes: [
    id(
      'name of the tree in code; several objects can share an ID; a value binding can change the ID, UISET cannot',
    ),
    {...position, default: '`x0y0`'},
    ...flex.map((attribute) => ({...attribute, default: '`true`'})),
    width,
    height,
    {
      group: 'data',
      label: 'Data Mode',
      sketch: 'datamode',
      values: {kind: 'choice', of: ['items', 'list']},
      default: '`items`',
      meaning: 'which of the two attributes below holds the data',
    },
    {
      group: 'own',
      label: 'Items',
      sketch: 'items',
      values: {kind: 'text', what: 'see the Project Editor'},
      meaning: 'the branches and their items; a UI attribute, so code can set it',
    },
    {
      group: 'own',
      label: 'List',
      sketch: 'list',
      values: {kind: 'text', what: 'values separated by commas'},
      meaning: 'with the Data Mode `list`: the items',
    },
    sketchAttribute('action', {kind: 'choice', of: ['command', 'datapoint']}),
    sketchAttribute('name'),
    sketchAttribute('address'),
  ],
} satisfies ObjectSpec;
