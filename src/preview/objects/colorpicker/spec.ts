import type {ObjectSpec} from '../../model/object';
import {flex, height, id, position, sketchAttribute, width} from '../../model/commonAttributes';
import Picture from './Picture';

export default {
  element: 'colorpicker',
  Picture,
  sample:
    '<project width="160" height="80"><colorpicker pos="x4y4" width="152" height="72" value="0;128;255" /></project>',
  attributes: [
    id(
      'names it for UISET; several objects may share one; a value binding can change it, UISET cannot',
    ),
    {...position, default: '`x0y0`'},
    ...flex.map((attribute) => ({...attribute, default: '`true`'})),
    width,
    height,
    {
      group: 'own',
      label: 'Action',
      sketch: 'action',
      values: {kind: 'choice', of: ['command', 'datapoint']},
      meaning: 'what happens when the colour changes',
    },
    {
      group: 'own',
      label: 'Name',
      sketch: 'name',
      values: {kind: 'text'},
      meaning: 'with `command`: name of the command',
    },
    {
      group: 'own',
      label: 'Parameter',
      sketch: 'parameter',
      values: {kind: 'text'},
      meaning: 'with `command`: parameter of the command',
    },
    sketchAttribute('address'),
    sketchAttribute('value'),
  ],
} satisfies ObjectSpec;
